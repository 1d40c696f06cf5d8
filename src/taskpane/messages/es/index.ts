import type { Messages } from "../messages.js";
import { insert } from "./insert.js";
import { said } from "./said.js";
import { esCredits, saved, search } from "./search.js";

const errors: Messages["errors"] = {
  "missing-key": {
    title: "Sin clave API",
    sentence: "Añada su clave API para acceder al servicio.",
  },
  "bad-key": {
    title: "La clave API fue rechazada",
    sentence: "El servicio no conoce esta clave. Compruébela o escriba otra.",
  },
  forbidden: { title: "No permitido", sentence: "Su clave no incluye este contenido." },
  "not-found": {
    title: "No encontrado",
    sentence: "El servicio no tiene ese contenido; quizá se retiró.",
  },
  "bad-input": {
    title: "El servicio no aceptó la solicitud",
    sentence: "Compruebe lo que ha escrito.",
  },
  "rate-limited": {
    title: "Demasiadas solicitudes",
    sentence: "El servicio pide una pausa. Inténtelo de nuevo en un momento.",
  },
  timeout: {
    title: "Sin respuesta a tiempo",
    sentence: "El servicio tardó demasiado. Inténtelo de nuevo.",
  },
  offline: {
    title: "No se puede acceder al servicio",
    sentence: "Compruebe su red y la dirección del servicio.",
  },
  server: {
    title: "El servicio tiene un problema",
    sentence: "No hay nada que corregir por su parte. Inténtelo de nuevo en un momento.",
  },
  "bad-response": {
    title: "La respuesta no se pudo leer",
    sentence: "No tiene la forma que usan estos servicios. Compruebe la dirección del servicio.",
  },
  aborted: { title: "Detenido", sentence: "La solicitud se detuvo antes de la respuesta." },
  budget: {
    title: "El presupuesto de hoy está agotado",
    sentence:
      "Aumente el presupuesto diario en Diagnóstico o el del libro en Libro, o espere a mañana.",
  },
  "research-failed": {
    title: "Sin respuesta a esta pregunta",
    sentence: "El servicio no pudo responderla. Formúlela de otra manera.",
  },
  "still-researching": {
    title: "Todavía en curso",
    sentence: "La respuesta no está lista. Vuelva a mirar en un momento.",
  },
  "not-cached": { title: "Aún no pedido", sentence: "No se conserva ninguna respuesta." },
  outdated: {
    title: "El servicio ha cambiado este indicador",
    sentence:
      "Algunos de estos lugares se pidieron antes. Inténtelo de nuevo para pedirlos otra vez.",
  },
};

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
      source: "¿De dónde es la cifra?",
      templates: "Plantillas",
      fill: "Rellenar una tabla",
      refresh: "Libro",
      connection: "Conexión",
      diagnostics: "Diagnóstico",
    },
    viewsLabel: "Vistas",
    more: "Más vistas",
    documents: "Documentación",
    loading: "Cargando…",
    raiseBudget: (credits) => `Aumentar a ${credits.toLocaleString("es")}`,
    usage: (credits, budget) =>
      budget === null
        ? `Hoy: ${esCredits(credits)}`
        : `Hoy: ${credits.toLocaleString("es")} de ${esCredits(budget)}`,
    slow: "Tarda más de lo habitual. El servicio aún no ha respondido…",
  },
  search,
  said,
  saved,
  insert,
  errors,
  unknownError: {
    title: "Algo ha fallado",
    sentence: "Inténtelo de nuevo. Si vuelve a ocurrir, cierre el panel y ábralo de nuevo.",
  },
  noCellSelected: {
    title: "No hay ninguna celda seleccionada",
    sentence: "Está seleccionado un gráfico o una imagen. Seleccione celdas e inténtelo de nuevo.",
  },
  retryIn: (seconds) =>
    seconds === 1
      ? "El servicio pide una pausa de un segundo."
      : `El servicio pide una pausa de ${seconds.toLocaleString("es")} segundos.`,
  actions: {
    diagnostics: "Abrir el diagnóstico",
    connection: "Abrir la conexión",
    retry: "Intentar de nuevo",
  },
};
