import type { FillTexts } from "../../en/tables/fill.js";
import { esPrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("es");

export const fill: FillTexts = {
  intro:
    "Seleccione una tabla cuya primera fila y columna nombren lugares, períodos o medidas, con su título, y léala. Leer no cuesta nada, o antes se dice el precio.",
  noWorkbook: "Abra este panel en Excel para rellenar tablas.",
  read: "Leer la tabla seleccionada",
  readAgain: "Leer de nuevo",
  reading: "Leyendo los encabezados…",
  searching: (measures, cost) =>
    `Los indicadores se buscan con ${count(measures, "texto", "textos")} de la tabla, lo que aquí cuesta ${esPrice(cost)}.`,
  lookFor: (cost) => `Buscar indicadores (${esPrice(cost)})`,
  notRead: "Cancelado; no se leyó nada.",
  problems: {
    "several-areas": "Hay varios bloques seleccionados. Seleccione una sola tabla y léala.",
    empty: "No hay nada en las celdas seleccionadas. Seleccione una tabla con sus encabezados.",
    "too-large": "Hay más de 50.000 celdas seleccionadas. Seleccione una parte menor.",
    "no-headers":
      "No se encontraron encabezados: hacen falta nombres en la primera fila y en la primera columna de la selección.",
    "nothing-to-fill":
      "No hay celdas vacías entre los encabezados. Solo se rellenan las celdas vacías.",
    "too-many-measures":
      "Los encabezados nombran más de 60 medidas distintas. Seleccione menos filas o columnas y lea la tabla.",
  },
  secondHeaders: (address) =>
    `${address} parece un segundo encabezado o una unidad, que las fórmulas omitirían. Seleccione una tabla con una sola fila y una sola columna de encabezados.`,
  locked: (sheet) => `La hoja «${sheet}» está protegida. Desprotéjala y lea la tabla de nuevo.`,
  sameKind:
    "Filas y columnas son de la misma clase, así que ninguna celda tiene cifra. Diga qué es una de ellas.",
  understood: "Lo que se entendió",
  rows: "Las filas son",
  columns: "Las columnas son",
  kinds: { places: "Lugares", periods: "Períodos", measures: "Medidas" },
  whole: {
    places: "Lugar de toda la tabla",
    periods: "Período de toda la tabla",
    measures: "Medida de toda la tabla",
  },
  headersRead: (headers) => count(headers, "encabezado leído", "encabezados leídos"),
  choose: "Elegir…",
  leaveEmpty: "Ninguno: dejar vacío",
  latest: "El último de cada uno, que puede diferir",
  look: "Buscar otra medida",
  search: "Buscarla",
  nothingFound: "No se encontró ningún indicador. Búsquelo con otras palabras.",
  unread: {
    "not-a-place": (address, text) => `${address}: «${text}» no es un lugar conocido.`,
    "not-a-period": (address, text) => `${address}: «${text}» no es un período.`,
    "no-measure": (address, text) => `${address}: no se encontró ningún indicador para «${text}».`,
    group: (address, text) => `${address}: «${text}» son varios lugares; nombre uno por celda.`,
  },
  left: {
    place: (cells, listed) =>
      `El indicador no cubre el lugar: ${listed} ${cells === 1 ? "queda vacía" : "quedan vacías"}.`,
    period: (cells, listed) =>
      `El indicador no tiene cifras de ese tiempo: ${listed} ${cells === 1 ? "queda vacía" : "quedan vacías"}.`,
    currency: (cells, listed) =>
      `La tabla pide una moneda en la que no están las cifras: ${listed} ${cells === 1 ? "queda vacía" : "quedan vacías"}.`,
    "unknown-unit": (cells, listed) =>
      `La tabla pide una moneda y el servicio no dice en qué unidad están las cifras: ${listed} ${cells === 1 ? "queda vacía" : "quedan vacías"}.`,
    unit: (cells, listed) =>
      `La unidad que nombra el título o un encabezado no se ha entendido, o las cifras no están en ella: ${listed} ${cells === 1 ? "queda vacía" : "quedan vacías"}. Escríbala como en «(miles de personas)» o «(millones EUR)», o quítela.`,
  },
  twice: (listed, text) =>
    `${listed} dicen lo mismo, «${text}». Diga de cada uno si es lo que quiere, o déjelo vacío.`,
  hidden: (lines) =>
    `${count(lines, "fila o columna oculta queda", "filas y columnas ocultas quedan")} fuera.`,
  asked: (title, options) => `${title}: convertido como dice la tabla (${options}).`,
  preview: "Vista previa",
  toFill: "por rellenar",
  more: (rows, columns) =>
    `La tabla tiene ${count(rows, "fila", "filas")} y ${count(columns, "columna", "columnas")}.`,
  shape: "Fórmulas",
  shapes: { cells: "Una en cada celda", spill: "Una para toda la tabla" },
  noSpill:
    "Una fórmula para todo necesita celdas vacías contiguas, todas con cifras, fuera de una tabla de Excel.",
  stillOpen: (entries) => `${count(entries, "elección queda", "elecciones quedan")} por hacer.`,
  fill: (cells, cost) => `Rellenar ${count(cells, "celda", "celdas")} (${esPrice(cost)})`,
  pricing: "Comprobando el precio…",
  filling: (done, total) => `Obteniendo ${String(done)} de ${count(total, "medida", "medidas")}…`,
  cancel: "Cancelar",
  cancelled: "Cancelado; no se cambió ninguna celda.",
  filled: (cells) => `${count(cells, "celda rellenada", "celdas rellenadas")}.`,
  missing: (cells) => `${count(cells, "celda queda vacía", "celdas quedan vacías")}:`,
  noReason: "sin cifra",
  changed: "La tabla cambió entretanto y no se escribió nada. Léala de nuevo.",
  failed: (reason) => `Excel no pudo hacerlo: ${reason}`,
};
