import { esPrice } from "./search.js";
import type { WelcomeTexts } from "../en/welcome.js";

export const welcome: WelcomeTexts = {
  rights: "Lo que permite esta clave",
  contentLanguage: (language) => `Contenido en ${language}, el idioma de los menús de Excel.`,
  operation: "Qué",
  price: "Créditos",
  allowed: "Permitido",
  rightOf: { yes: "sí", no: "no", untried: "sin probar" },
  free: "gratis",
  untriedHint:
    "Solo se probaron peticiones gratuitas. Lo demás que incluye la clave se ve al usarlo.",
  assumedHint:
    "* supuesto; su contrato puede decir otra cosa. Los precios se cambian en Diagnóstico.",
  steps: "Tres cosas para probar",
  noWorkbook: "Abra este panel en Excel para probarlas en una hoja.",
  listQuery: "inflación",
  chartQuery: "PIB per cápita",
  fewerSteps: "Para empezar",
  listStatistics: (query) => `Enumerar estadísticas sobre ${query}`,
  list: (query) => `Listar indicadores: ${query}`,
  listHint: (cost) =>
    `Una fórmula en la celda seleccionada, ${cost.atMost === 0 ? "gratis" : esPrice(cost)}.`,
  chart: (query) => `Un gráfico: ${query}`,
  chartHint: "Muestra primero gráfico, lugares y precio; Insertar lo lleva a la hoja.",
  sheet: "Comparar cinco países",
  busy: "Un momento…",
};
