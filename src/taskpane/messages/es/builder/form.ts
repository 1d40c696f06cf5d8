import type { BuilderTexts } from "../../en/builder/form.js";
import { esPrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("es");

const number = (value: number) => value.toLocaleString("es");

export const builder: BuilderTexts = {
  title: "Fórmula",
  intro:
    "Seleccione una celda con una fórmula STAT para cambiarla aquí, o elija una función para una nueva.",
  noWorkbook: "Abra este panel en Excel para trabajar con fórmulas.",
  reading: "Leyendo la celda seleccionada…",
  failed: (reason) => `No se pudo leer la celda seleccionada: ${reason}`,
  cell: (address) => `Fórmula en ${address}`,
  noFormula: (address) => `Fórmula nueva en ${address}`,
  chooseFunction: "Función",
  noFunction: "Elija una función",
  call: "Llamada que se edita",
  required: "obligatorio",
  reference: (text) => `Tomado de ${text}`,
  options: "Opciones",
  places: "Lugares",
  addPlace: "Añadir un lugar",
  addPlaceHint: "Un país, un grupo de países o un código.",
  notCovered: (places) => `Sin cifras de este indicador para: ${places}`,
  add: "Añadir",
  remove: (name) => `Quitar ${name}`,
  pickDay: (name) => `Elegir un día para ${name}`,
  formula: "Texto de la fórmula",
  price: (requests, kept, cost) =>
    `${number(requests)} ${requests === 1 ? "solicitud" : "solicitudes"}, ${count(kept, "ya guardada", "ya guardadas")}: ${esPrice(cost)}.`,
  free: "No cuesta nada: las respuestas están guardadas.",
  unknownPrice: "Solo Excel puede evaluar un argumento; el precio solo se conoce después.",
  preview: "Vista previa",
  notCached: "Aún sin obtener.",
  loadPreview: "Obtener la vista previa",
  loadingPreview: "Obteniendo…",
  previewFailed: (reason) => `La celda mostraría un error: ${reason}`,
  more: (rows, columns) =>
    `${count(rows, "fila", "filas")} y ${count(columns, "columna", "columnas")} en total.`,
  write: (address) => `Escribir en ${address}`,
  insert: (address) => `Insertar en ${address}`,
  replace: "Reemplazar",
  occupied: (address) => `${address} no está vacía. ¿Reemplazar su contenido?`,
  reset: "Deshacer mis cambios",
  written: (address) => `Fórmula escrita en ${address}.`,
  changed: (address) =>
    `${address} cambió entretanto; no se escribió nada. La celda se ha vuelto a leer.`,
  protected: (sheet) =>
    `La hoja ${sheet} está protegida; no se escribió nada. Desprotéjala y escriba de nuevo.`,
  missing: (names) => `Falta rellenar: ${names}`,
};
