import type { TemplateTexts } from "../en/templates.js";
import { esPrice } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("es");

export const templates: TemplateTexts = {
  title: "Plantillas",
  intro: "Hojas listas con fórmulas. Cambie las celdas azules; lo demás se actualiza solo.",
  names: {
    "country-comparison": "Comparación de países",
    "market-size": "Tamaño del mercado",
    dashboard: "Panel",
    "research-brief": "Nota de investigación",
  },
  descriptions: {
    "country-comparison":
      "Un indicador para cinco lugares: tabla, últimos valores, crecimiento y un gráfico.",
    "market-size": "El tamaño de un mercado, su crecimiento anual y una proyección, con la fuente.",
    dashboard: "Cuatro temas a su elección como gráficos en una hoja.",
    "research-brief": "Una pregunta con respuesta, datos clave, fuentes y más lecturas.",
  },
  price: (calls, cost) =>
    `Cuesta ${esPrice(cost)} en ${count(calls, "llamada", "llamadas")}, menos si hay respuestas guardadas.`,
  insert: "Insertar",
  insertNamed: (name) => `Insertar ${name}`,
  inserting: (name) => `Insertando ${name}; las cifras están en camino …`,
  inserted: (sheets, charts) =>
    `Insertado: ${sheets}${charts === 0 ? "" : charts === 1 ? ", con un gráfico" : `, con ${charts.toLocaleString("es")} gráficos`}.`,
  failed: (cells) => `Aún sin cifras en ${cells}; sus notas dicen por qué.`,
  refused: (reason) => `Excel no lo aceptó: ${reason}`,
  notAllowed: "Su clave no incluye todo lo que pide esta plantilla.",
  noWorkbook: "Abra este panel en Excel para insertar plantillas.",
};
