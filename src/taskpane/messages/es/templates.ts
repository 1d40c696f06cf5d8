import type { TemplateTexts } from "../en/templates.js";
import { esPrice } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("es");

export const templates: TemplateTexts = {
  title: "Plantillas",
  intro: "Hojas listas con fórmulas. Cambie las celdas amarillas; lo demás se actualiza solo.",
  names: {
    "country-comparison": "Comparación de países",
    "market-size": "Tamaño del mercado",
    dashboard: "Panel",
    "research-brief": "Nota de investigación",
    "at-a-glance": "Economía de un vistazo",
    "market-monitor": "Monitor de mercados",
    "macro-dashboard": "Panel macroeconómico",
    "yield-curve": "Curva de tipos",
  },
  descriptions: {
    "country-comparison":
      "Un indicador para cinco lugares: tabla, últimos valores, crecimiento y un gráfico.",
    "market-size": "El tamaño de un mercado, su crecimiento anual y una proyección, con la fuente.",
    dashboard: "Cuatro temas a su elección como gráficos en una hoja.",
    "research-brief": "Una pregunta con respuesta, datos clave, fuentes y más lecturas.",
    "at-a-glance":
      "Tipos, inflación, empleo, crecimiento y divisas como están ahora, en una página: cifras, variaciones, fuentes y gráficos.",
    "market-monitor":
      "Tipos de cambio, petróleo y rendimientos: últimas cifras, variaciones y gráficos.",
    "macro-dashboard":
      "Tipos, precios, empleo y crecimiento de un país: últimas cifras, variaciones y gráficos.",
    "yield-curve": "Lo que paga un Estado según el plazo, en una fecha y un año antes.",
  },
  picture: (name, charts) =>
    `Disposición de ${name}${charts === 0 ? "" : `, con ${count(charts, "gráfico", "gráficos")}`}`,
  price: (calls, cost) =>
    `Cuesta ${esPrice(cost)} en ${count(calls, "llamada", "llamadas")}, menos si hay respuestas guardadas.`,
  insert: "Insertar",
  insertNamed: (name) => `Insertar ${name}`,
  inserting: (name) => `Insertando ${name}; las cifras están en camino…`,
  inserted: (sheets, charts) =>
    `Insertado: ${sheets}${charts === 0 ? "" : charts === 1 ? ", con un gráfico" : `, con ${charts.toLocaleString("es")} gráficos`}.`,
  failed: (cells) => `Aún sin cifras en ${cells}.`,
  refused: (reason) => `Excel no lo aceptó: ${reason}`,
  notAllowed: "Su clave no incluye todo lo que pide esta plantilla.",
  noWorkbook: "Abra este panel en Excel para insertar plantillas.",
  examplePlace: "Estados Unidos",
  place: "Lugar",
  placeOf: (name) => `Lugar para ${name}`,
  unknownPlace: (place) => `Ningún lugar se escribe «${place}». Introduzca un país o su código.`,
  find: "Buscar las cifras",
  findNamed: (name) => `Buscar las cifras de ${name}`,
  finding: "Buscando las cifras…",
  cancel: "Cancelar",
  found: (found) => `${count(found, "cifra encontrada", "cifras encontradas")} sin duda alguna.`,
  figuresOf: (name) => `Cifras de ${name}`,
  figure: (part, title, unit, end) => `${part}: ${title}, ${unit}, hasta ${end}`,
  tooFew: (fewest) =>
    fewest === 1
      ? "No queda nada que insertar."
      : `Hacen falta al menos ${count(fewest, "cifra", "cifras")}.`,
  searchPrice: (cost) => `Buscar cuesta ${esPrice(cost)}.`,
};
