import type { DiagnosticsTexts } from "../en/diagnostics.js";
import { esCredits } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("es");

export const diagnostics: DiagnosticsTexts = {
  title: "Diagnóstico",
  state: "Estado",
  version: "Versión",
  host: "Aplicación",
  sets: "Conjuntos de API",
  address: "Dirección del servicio",
  key: "Clave API",
  hasKey: "guardada",
  noKey: "ninguna",
  today: "Hoy",
  session: "Esta sesión",
  usage: (calls, credits) => `${count(calls, "llamada", "llamadas")}, ${esCredits(credits)}`,
  pending: "Solicitudes en curso",
  kept: "Respuestas guardadas",
  keptAnswers: (count, kilobytes) =>
    `${count.toLocaleString("es")} (${kilobytes.toLocaleString("es")} KB)`,
  lastError: "Último error",
  none: "ninguno",
  limits: "Límites del servicio",
  copy: "Copiar todo",
  copied: "Copiado.",
  copyFailed:
    "Aquí el portapapeles está cerrado a los complementos. Seleccione el texto y cópielo.",
  clearCache: "Borrar respuestas guardadas",
  clearCacheHint:
    "En el próximo cálculo las fórmulas consultarán de nuevo el servicio, lo que cuesta créditos.",
  cleared: "Se borraron las respuestas guardadas.",
  budget: "Presupuesto",
  dailyBudget: "Créditos por día",
  budgetHint: "Vacío: sin límite. En el límite las fórmulas conservan lo que muestran.",
  save: "Guardar",
  saved: "Guardado.",
  badNumber: "Introduzca un número desde 0, o nada.",
  prices: "Precios en créditos por llamada",
  pricesHint: "Donde su contrato difiere de la tarifa publicada.",
  estimated: "supuesto",
  operations: {
    searchStatistics: "Buscar estadísticas",
    listStatistics: "Listar estadísticas",
    listInfographics: "Listar infografías",
    listTopics: "Listar temas",
    listStudies: "Listar estudios",
    getStatistic: "Estadística con datos",
    searchIndicators: "Buscar indicadores",
    getIndicator: "Indicador con datos",
    getReports: "Enlaces a informes",
    askResearch: "Pregunta de investigación",
    getResearchAnswer: "Respuesta a una pregunta",
  },
  log: "Errores en celdas",
  emptyLog: "Ninguna celda ha fallado en esta sesión.",
  clearLog: "Vaciar la lista",
};
