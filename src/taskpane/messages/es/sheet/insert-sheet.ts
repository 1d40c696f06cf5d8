import { countIn } from "../../../model/count-in.js";
import type { SheetTexts } from "../../en/sheet/insert-sheet.js";

const count = countIn("es");

export const sheet: SheetTexts = {
  addGroup: "Añadir un grupo",
  chooseGroup: "Elegir un grupo",
  group: (name, covered, members) =>
    covered === members
      ? `${name} (${count(covered, "lugar", "lugares")})`
      : `${name} (${covered.toLocaleString("es")} de ${count(members, "lugar", "lugares")})`,
  allPlaces: (places) => `Todos: ${places.toLocaleString("es")}`,
  onlyPlace: (place) => `Solo ${place}`,
  order: "Orden de los lugares",
  orders: {
    chosen: "Como se eligieron",
    name: "Por nombre",
    largest: "Primero la mayor última cifra",
    smallest: "Primero la menor última cifra",
  },
  rows: "Período y cálculo",
  allPeriods: "todos los períodos",
  first: "el primero",
  last: "el último",
  fields: { from: "Desde", to: "Hasta", frequency: "Frecuencia", change: "Variación" },
  asTheyAre: "Tal como son",
  badPeriod: (text) => `«${text}» no es un período. Escriba 2015, 2015-06 o 2015-Q2.`,
  reversed: "El final es anterior al comienzo.",
  look: "Disposición y notas",
  layout: "Disposición",
  layouts: {
    indicators: {
      columns: "Una columna por lugar",
      rows: "Una fila por lugar",
      long: "Una fila por cifra",
    },
    statistics: {
      columns: "Una columna por serie",
      rows: "Una fila por serie",
      long: "Una fila por cifra",
    },
  },
  headers: "Encabezados",
  headerWords: {
    name: "Nombres de los lugares",
    code: "Códigos de los lugares",
    shown: "Con encabezados",
    none: "Sin encabezados",
  },
  onlyFormula: (parts) =>
    `Esta forma no puede mostrar lo elegido: ${parts}. Inserte una fórmula, o quítelo.`,
  lost: {
    places: "lugares",
    period: "período",
    frequency: "frecuencia",
    change: "variación",
    order: "orden de los lugares",
  },
  where: "Dónde",
  selected: (address) => (address === "" ? "Celda seleccionada" : `Celda seleccionada: ${address}`),
  nextFree: "Siguiente sitio libre de esta hoja",
  newSheet: "Hoja nueva",
  preview: "Vista previa",
  previewFailed: (reason) => `La celda mostraría un error: ${reason}`,
  more: (rows, columns) =>
    `${count(rows, "fila", "filas")} y ${count(columns, "columna", "columnas")} en total.`,
  frequencies: { A: "años", Q: "trimestres", M: "meses" },
  changes: {
    diff: "diferencia con el período anterior",
    pct: "porcentaje sobre el período anterior",
    "diff-year": "diferencia con el año anterior",
    "pct-year": "porcentaje sobre el año anterior",
  },
};
