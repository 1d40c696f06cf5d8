import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { detail, insert, saved, topics } from "./discover.js";
import { errors } from "./errors.js";
import { esCredits, search } from "./search.js";

export const es: Messages = {
  language: "es",
  app: {
    name: "Stat for Excel",
    purpose:
      "STAT lleva estadísticas con sus fuentes a sus celdas y gráficos, y las mantiene al día.",
    views: {
      search: "Búsqueda",
      builder: "Fórmula",
      ask: "Preguntar",
      templates: "Plantillas",
      refresh: "Actualizar",
      connection: "Conexión",
      diagnostics: "Diagnóstico",
    },
    viewsLabel: "Vistas",
    loading: "Cargando …",
    usage: (credits, budget) =>
      budget === null
        ? `Hoy: ${esCredits(credits, true)}`
        : `Hoy: ${credits.toLocaleString("es")} de ${esCredits(budget, true)}`,
    slow: "Tarda más de lo habitual; aún se espera al servicio.",
  },
  connection,
  search,
  saved,
  topics,
  detail,
  insert,
  errors,
  unknownError: {
    title: "Algo ha fallado",
    sentence: "Inténtelo de nuevo. Si continúa, abra de nuevo el panel.",
  },
  retryIn: (seconds) =>
    seconds === 1
      ? "El servicio pide una pausa de un segundo."
      : `El servicio pide una pausa de ${seconds.toLocaleString("es")} segundos.`,
  actions: {
    diagnostics: "Abrir diagnóstico",
    connection: "Abrir la conexión",
    retry: "Intentar de nuevo",
  },
};
