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
    "Solo se probaron solicitudes gratuitas. Lo demás que incluye la clave se ve al usarlo.",
  assumedHint:
    "* supuesto; su contrato puede decir otra cosa. Los precios se cambian en Diagnóstico.",
  steps: "Para empezar",
  noWorkbook: "Abra este panel en Excel para insertar una hoja en un libro.",
  sheet:
    "Una hoja propia con tipos, inflación, empleo, crecimiento y divisas como están ahora. Primero se buscan, después se ve el precio.",
  noIndicators:
    "Su clave no incluye los indicadores de los que se compone la hoja con las cifras de hoy.",
  allTemplates: "Todas las plantillas",
  chartQuery: "PIB per cápita",
  chart: (query) => `Un gráfico: ${query}`,
  chartHint: "Muestra primero gráfico, lugares y precio; Insertar lo lleva a la hoja.",
  busy: "Un momento…",
};
