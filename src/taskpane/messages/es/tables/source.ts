import { countIn } from "../../../model/count-in.js";
import type { SourceTexts } from "../../en/tables/source.js";
import { esPrice } from "../search.js";

const count = countIn("es");
const n = (value: number) => value.toLocaleString("es", { maximumFractionDigits: 10 });
const percent = (share: number) => `${String(Math.floor(share * 100 + 1e-9))} %`;

export const source: SourceTexts = {
  title: "¿De dónde es la cifra?",
  intro:
    "Seleccione cifras escritas a mano, con sus encabezados o sin ellos. Buscar no cuesta nada; las cifras de una fuente se piden cuando usted lo diga.",
  noWorkbook: "Abra este panel en Excel para buscar la fuente de unas cifras.",
  find: "Buscar la fuente",
  finding: "Buscando de quién son estas cifras…",
  cancel: "Cancelar",
  problems: {
    "several-areas": "Hay varias áreas seleccionadas. Seleccione una.",
    empty: "No hay nada en las celdas seleccionadas. Seleccione cifras escritas.",
    "too-large": "La tabla seleccionada es demasiado grande. Seleccione menos celdas.",
    "only-spans":
      "Los encabezados solo nombran intervalos de períodos, como 2015–2019. Seleccione cifras de períodos sueltos.",
    "no-figures":
      "No hay ninguna cifra escrita en las celdas seleccionadas: fórmulas, fechas y encabezados no lo son. De quién son los valores de una fórmula STAT se indica en Fórmula.",
  },
  candidates: "Fuentes posibles",
  found: (candidates) => `${count(candidates, "fuente posible", "fuentes posibles")}.`,
  read: (figures, hasPeriods, hasPlaces) =>
    `${count(figures, "cifra escrita", "cifras escritas")}. ${
      hasPeriods ? "Los encabezados nombran los períodos" : "Ningún encabezado nombra los períodos"
    }${hasPlaces ? "; los lugares también están allí." : "; ninguno nombra los lugares."}`,
  leftOut: (figures) =>
    `Cifras omitidas: ${n(figures)}. Sus encabezados no nombran lugar o período, nombran un período de otro tipo o un intervalo como 2015–2019, o son demasiadas.`,
  provesNothing:
    "Estas cifras son muy pocas o muy redondas para reconocer una fuente: 1, 2, 3 está en todas. Seleccione más cifras, con más dígitos o con sus encabezados.",
  none: "No se encontró ninguna fuente para estas cifras. Si ningún encabezado nombra los lugares o los períodos, añádalos.",
  share: (share) => `${percent(share)} coinciden`,
  byWords: "hallado por las palabras de los encabezados",
  ofLines: (lines, all) => `${n(lines)} de ${count(all, "serie", "series")}`,
  compare: (cost) => `Comparar (${esPrice(cost)})`,
  compareNamed: (title, cost) => `Comparar con ${title} (${esPrice(cost)})`,
  comparing: "Comparando las cifras…",
  dearer: (cost) =>
    `No se pidió nada: una respuesta guardada caducó entretanto. Comparar cuesta ahora ${esPrice(cost)}.`,
  agree: (agreed, all) =>
    `${n(agreed)} de ${count(all, "cifra coincide", "cifras coinciden")} (${percent(agreed / all)}).`,
  notEnough: "Es muy poco para decir que las cifras son de aquí. No se reemplaza nada.",
  scaled: (exponent) =>
    exponent > 0
      ? `Las cifras escritas son las de la fuente por ${n(10 ** exponent)}.`
      : `Las cifras escritas son las de la fuente divididas por ${n(10 ** -exponent)}.`,
  negated: "Las cifras escritas tienen el signo contrario.",
  offset: (periods) =>
    `La fuente las tiene ${count(Math.abs(periods), "período", "períodos")} ${periods > 0 ? "después" : "antes"} de lo que dicen los encabezados.`,
  missing: (cells) =>
    `La fuente no tiene cifra para ${count(cells, "celda", "celdas")}: no cambian.`,
  differ: (cells) =>
    `${count(cells, "celda difiere", "celdas difieren")}: ¿una revisión o un error al teclear?`,
  differing: (cell, typed, figure, period) =>
    `${cell}: ${n(typed)}, la fuente tiene ${n(figure)} (${period})`,
  differingToo: (cells) =>
    `Reemplazar también ${count(cells, "celda que difiere", "celdas que difieren")}`,
  keeps: "El registro de cambios guarda las cifras escritas; Deshacer lo devuelve todo.",
  replace: (cells) => `Reemplazar ${count(cells, "cifra por una fórmula", "cifras por fórmulas")}`,
  replacing: "Reemplazando…",
  replaced: (cells) =>
    `${count(cells, "cifra es ahora una fórmula", "cifras son ahora fórmulas")}.`,
  locked: "La hoja está protegida. Quite la protección y busque de nuevo.",
  noRoom: (room) =>
    `No se reemplazó nada: el registro de cambios guarda 5000 cifras escritas; espacio restante: ${n(room)}. Seleccione menos, o quite cifras escritas del registro.`,
  changed: (cells) =>
    `No se reemplazó nada: ${cells.join(", ")} ${cells.length === 1 ? "cambió" : "cambiaron"} entretanto. Busque de nuevo.`,
};
