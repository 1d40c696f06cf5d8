import type { Messages } from "../types.js";
import { esCredits } from "./search.js";

export const saved: Messages["saved"] = {
  title: "Contenidos guardados",
  empty: "Aún no hay nada guardado. La estrella de un resultado lo guarda aquí.",
  add: (title) => `Guardar ${title}`,
  remove: (title) => `Quitar ${title} de los guardados`,
  added: (title) => `Guardado: ${title}`,
  removed: (title) => `Ya no está guardado: ${title}`,
};

export const topics: Messages["topics"] = {
  title: "Explorar los temas",
  hint: "Temas de los datos de mercado, de lo general a lo particular.",
  load: (count, isKnown) => `Cargar temas (${esCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} de ${total} temas conocidos. Cargar más (${esCredits(count, isKnown)})`,
  tree: "Árbol de temas",
  loadChildren: (topic, count, isKnown) => `Abrir ${topic} (${esCredits(count, isKnown)})`,
  searchIn: (topic) => `Indicadores sobre ${topic}`,
};

export const detail: Messages["detail"] = {
  back: "Volver",
  insertAs: "Insertar como",
  forms: {
    chart: "Gráfico dinámico",
    "chart-on-table": "Gráfico y tabla",
    formula: "Fórmula dinámica",
    table: "Tabla fija",
    image: "Imagen",
    card: "Tarjeta en celda",
    link: "Título con enlace",
  },
  insert: "Insertar",
  cost: (count, isKnown) => `Los datos cuestan ${esCredits(count, isKnown)}.`,
  atHand: "Los datos ya están y no cuestan nada.",
  fetch: "Mostrar gráfico y datos",
  fetching: "Obteniendo los datos …",
  chart: "Gráfico",
  data: "Tabla",
  about: "Procedencia",
  view: "Mostrar",
  chartOf: (title) => `Gráfico: ${title}`,
  tableOf: (title) => `Datos: ${title}`,
  unit: (unit) => `Unidad: ${unit}`,
  category: "Categoría",
  period: "Período",
  rowsShown: (shown, total) => `Las primeras ${shown} de ${total} filas.`,
  allRows: "Mostrar todas las filas",
  noChart: "No hay nada que dibujar: los datos no tienen números.",
  sources: "Fuentes",
  publishers: "Publicado por",
  citation: "Cita",
  citationStyle: "Estilo de cita",
  copy: "Copiar",
  copied: "Copiado.",
  copyRefused: "No se permitió copiar. Seleccione el texto y cópielo a mano.",
  places: (chosen, total) => `Lugares (${chosen} de ${total})`,
  findPlace: "Buscar un lugar",
  placesLeft: (count) => `${count} más; escriba para reducirlos.`,
  worldwide: "Todo el mundo",
  gone: (title) => `«${title}» ya no existe. Quizá fue sustituido.`,
  searchInstead: (title) => `Buscar «${title}»`,
  path: "En",
  children: "Contiene",
  findIndicators: "Buscar sus indicadores",
  forecast: (from) =>
    `A partir de ${from}: previsión, pues el período acaba después de publicarse.`,
  industries: "Sectores",
  description: "Descripción",
};

export const insert: Messages["insert"] = {
  inserted: (address) => `Fórmula insertada en ${address}.`,
  roomUnknown: "No se sabía cuánto espacio ocupa; si algo estorba, la celda lo indica.",
  occupied: (address) => `${address} no está vacía. ¿Reemplazar su contenido?`,
  overwrite: "Reemplazar",
  cancel: "Cancelar",
  noWorkbook: "Abra este panel en Excel para insertar fórmulas.",
  failed: (reason) => `Excel no lo aceptó: ${reason}`,
  noTable: (place, shown) =>
    `La fórmula en ${place} muestra ${shown} en lugar de datos, por eso no hay gráfico. El mensaje de la celda dice por qué.`,
  stillBusy: (place) =>
    `Los datos en ${place} aún no han llegado. La fórmula queda; inserte el gráfico cuando se muestren.`,
  working: "Insertando …",
  done: {
    chart: (place) => `Gráfico dinámico insertado en ${place}.`,
    "chart-on-table": (place) => `Tabla y gráfico insertados en ${place}.`,
    formula: (place) => `Fórmula insertada en ${place}.`,
    table: (place) => `Tabla insertada en ${place}.`,
    image: (place) => `Imagen insertada en ${place}.`,
    card: (place) => `Tarjeta insertada en ${place}.`,
    link: (place) => `Título insertado en ${place}.`,
  },
  notFree: {
    cells: (place) => `No hay bastante espacio libre en ${place}.`,
    table: (place) => `Hay una tabla en medio en ${place}.`,
    protected: (place) => `La hoja de ${place} está protegida.`,
    edge: (place) => `No cabe en ${place}: la hoja termina ahí.`,
  },
  useNext: (place) => `Insertar en ${place}`,
  useNewSheet: "Insertar en una hoja nueva",
  noPicture: "No se pudo obtener la imagen.",
  sourceLine: (source, released, retrieved) =>
    [
      ...(source === "" ? [] : [`Fuente: ${source}`]),
      ...(released === "" ? [] : [`publicado el ${released}`]),
      `consultado el ${retrieved}`,
    ].join(", "),
  listHeaders: ["Número", "Título", "Último valor", "Unidad"],
};
