import { sourceWords } from "../../../workbook/index.js";
import type { InsertTexts } from "../en/insert.js";

export const insert: InsertTexts = {
  nameId: "Con un nombre legible para el identificador, en la hoja STAT ids",
  idsProtected: (sheet) =>
    `La hoja «${sheet}» está protegida: el identificador no recibe nombre y no se insertó nada. Desprotéjala o inserte sin nombre.`,
  inserted: (address) => `Fórmula insertada en ${address}.`,
  roomUnknown: "No se conocía su tamaño: si algo estorba, la celda muestra #¡DESBORDAMIENTO!.",
  occupied: (address) => `${address} no está vacía. ¿Reemplazar su contenido?`,
  overwrite: "Reemplazar",
  cancel: "Cancelar",
  noWorkbook: "Abra este panel en Excel para insertar fórmulas.",
  failed: (reason) => `Excel no lo aceptó: ${reason}`,
  cellError: (place, shown, reason) =>
    reason === "" ? `${place} muestra ${shown}.` : `${place} muestra ${shown}: ${reason}`,
  moreErrors: (count) =>
    count === 1
      ? "Otra celda muestra un error."
      : `${count.toLocaleString("es")} celdas más muestran errores.`,
  noTable: (place, shown) =>
    `La fórmula en ${place} muestra ${shown} en lugar de datos, por eso no hay gráfico. El mensaje de la celda dice por qué.`,
  stillBusy: (place) =>
    `Los datos en ${place} aún no han llegado. La fórmula queda; inserte el gráfico en cuanto se muestren.`,
  working: "Insertando…",
  gaps: "Los valores que faltan aparecen como #N/D, para que el gráfico deje un hueco en vez de un cero.",
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
    merged: (place) =>
      `Hay celdas combinadas en medio en ${place}: se tragarían cifras. Sepárelas o inserte en otro lugar.`,
    hidden: (place) =>
      `Hay filas o columnas ocultas en ${place}, y con ellas quedarían ocultas cifras. Muéstrelas o inserte en otro lugar.`,
    protected: (place) =>
      `La hoja de ${place} está protegida. Desprotéjala o inserte en otra hoja.`,
    edge: (place) => `No cabe en ${place}: la hoja termina ahí.`,
  },
  useNext: (place) => `Insertar en ${place}`,
  useNewSheet: "Insertar en una hoja nueva",
  unreadPlace: (typed) =>
    `«${typed}» no es aquí ni el nombre ni el código de un lugar. Complételo, elija de la lista o vacíe el campo.`,
  noPicture: "No se pudo obtener la imagen.",
  noFigures: "No hay valores que insertar.",
  textsFirst:
    "Excel tomaría la primera columna, que contiene textos, por las categorías del gráfico. Insértela como tabla.",
  sourceLine: (source, released, retrieved) =>
    [
      source === "" ? sourceWords.es.noSource : sourceWords.es.source(source),
      ...(released === "" ? [] : [`publicado el ${released}`]),
      ...(retrieved === "" ? [] : [`consultado el ${retrieved}`]),
    ].join(", "),
  listHeaders: ["Número", "Título", "Último valor", "Unidad"],
};
