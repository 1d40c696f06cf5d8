import { esCrossings } from "./crossings/es.js";
import type { Beyond, Phrases } from "./phrase-model.js";

/** "Por encima de 5 por ciento", "en al menos 5 por ciento". */
const besideBound = ({ side, isInclusive, bound }: Beyond): string =>
  isInclusive
    ? `en ${side === "above" ? "al menos" : "como máximo"} ${bound}`
    : `por ${side === "above" ? "encima" : "debajo"} de ${bound}`;

export const es: Phrases = {
  crossings: esCrossings,
  besideBound,
  colon: ":",
  and: " y ",
  value: (period, figure) => `en ${period} el valor fue de ${figure}.`,
  change: (direction, amount, from, figure) =>
    direction === "same"
      ? `Era el mismo en ${from} (${figure}).`
      : `Desde ${from} (${figure}) ha ${direction === "up" ? "aumentado" : "disminuido"} ${amount}.`,
  perYear: (number) => `Equivale a un ${number} % al año (tasa compuesta).`,
  before: (period, figure) => `En ${period} fue de ${figure}.`,
  average: (count, kind, from, to, figure) =>
    `la media de las ${count} cifras ${{ month: "mensuales", quarter: "trimestrales", year: "anuales" }[kind]} de ${from} a ${to} es de ${figure}.`,
  sum: (count, kind, from, to, figure) =>
    `la suma de las ${count} cifras ${{ month: "mensuales", quarter: "trimestrales", year: "anuales" }[kind]} de ${from} a ${to} es de ${figure}.`,
  extreme: (order, count, kind, from, to) =>
    `Es la más ${order === "highest" ? "alta" : "baja"} de las ${count} cifras ${{ month: "mensuales", quarter: "trimestrales", year: "anuales" }[kind]} de ${from} a ${to}.`,
  extremeAlone:
    "Es la única cifra de la biblioteca sobre esto: las anteriores o posteriores pueden ser más altas o más bajas.",
  extremeAtEnd: (order, end) =>
    `Es también la ${end === "last" ? "última: las posteriores" : "primera: las anteriores"} pueden ser más ${order === "highest" ? "altas" : "bajas"}.`,
  oneFigure: (kind) =>
    `Es la cifra de un ${kind === "month" ? "mes" : "trimestre"} y no una media: indique los años para obtenerla.`,
  otherMaturities: (names) =>
    `La pregunta no nombra un plazo: también hay ${names.map((name) => `«${name}»`).join(", ")}.`,
  unlike:
    "Estas cifras son de períodos distintos: la biblioteca no contiene las de un mismo período para todas.",
  otherScope:
    "No son las dos partes de un mismo presupuesto: su alcance es distinto y su diferencia no es un superávit ni un déficit.",
  eachPlace: "Son las cifras de los países y territorios uno por uno, y no su media.",
  noPartners: (places) => `La biblioteca no tiene cifras así para estos socios: ${places}.`,
  balance: "No es la inmigración ni la emigración, sino las llegadas menos las salidas.",
  tradeBalance: (place, period, figure) =>
    `Exportaciones menos importaciones – ${place}, ${period}: ${figure}, calculado a partir de estas dos cifras.`,
  reciprocal: (pair, value, period) => `${pair} es el inverso: ${value} (${period}).`,
  noSum: "Son las cifras de los países y territorios uno por uno, y no su suma.",
  times: (first, number, last) => `${first}: ${number} veces ${last}.`,
  noRank: (period, places) =>
    places === ""
      ? `Su puesto no se conoce: la biblioteca no tiene un orden para ${period}.`
      : `Su puesto no se conoce: según cifras de otros años, estos estarían por encima, y no la tienen para ${period}: ${places}.`,
  incomplete: (asked, { there, of, kind }, concept, places) =>
    `No hay cifra para el conjunto de ${asked}: las de «${concept}»${places === "" ? "" : ` para ${places}`} existen para ${there} de ${of} ${{ month: "meses", quarter: "trimestres", year: "años" }[kind]}. Pregunte por una de ellas.`,
  levelAlone:
    "Es el nivel y no su variación: no hay ninguna cifra del período anterior con la que compararlo.",
  largestChange: (name) =>
    `La biblioteca no busca la mayor variación de «${name}». Pregunte por los períodos que se comparan.`,
  levelOrder: (concept) =>
    `La biblioteca no ordena los países y territorios por la variación de «${concept}». Pregunte por un lugar y los años que se comparan.`,
  otherKind: (asked, concept, unit) =>
    `La pregunta pide ${asked === "share" ? "una proporción" : "un número"}, y la biblioteca solo tiene «${concept}» en esta unidad: ${unit}.`,
  placeAlone: (place) =>
    `La pregunta no nombra ningún lugar y la biblioteca solo tiene esto de uno (${place}): no es una clasificación de países.`,
  event: (said) =>
    `La pregunta no dice a qué período se refiere («${said}»): pida los años o meses que quiera.`,
  condition: (said) =>
    `La pregunta pone varias condiciones («${said}»), y la biblioteca ordena los lugares por una sola medida: pregunte por una de ellas.`,
  several:
    "La pregunta se refiere a varias medidas y no nombra ningún país: indique uno, o pregunte por una sola medida.",
  partners: (place, partners) =>
    partners === ""
      ? `La biblioteca no contiene cifras sobre el comercio con países concretos (${place}).`
      : `La biblioteca no contiene un orden de los socios comerciales (${place}), pero sí cifras sobre el comercio con algunos: ${partners}. Nombre uno de ellos.`,
  placesAlone: (places) =>
    places === ""
      ? "La pregunta no nombra ninguna magnitud: diga qué quiere, por ejemplo el PIB o la población."
      : `La pregunta nombra ${places} y nada más: diga qué se pide de ellos, por ejemplo el PIB o la población.`,
  partOfNames: (subject, names) =>
    `«${subject}» es parte del nombre de varias magnitudes. Diga cuál quiere, por ejemplo ${names.map((name) => `«${name}»`).join(", ")}.`,
  rank: (position, of) =>
    `Es el puesto ${position} de ${of} países y territorios con una cifra de ese período, contando desde el valor más alto.`,
  order: (order, of, group) =>
    `los valores más ${order === "highest" ? "altos" : "bajos"} de ${of} países y territorios${group === undefined ? "" : ` (${group})`}`,
  bounded: ({ count, isAll, ...beyond }, of, group) =>
    `${isAll ? "los" : "los primeros de los"} ${count} de ${of} países y territorios${group === undefined ? "" : ` (${group})`} ${besideBound(beyond)}`,
  noneBeyond: (beyond, concept, period, of) =>
    `Ninguno de los ${of} países y territorios con una cifra de «${concept}» de ${period} está ${besideBound(beyond)}.`,
  noPortion: (said) =>
    `Son las cifras enteras: la biblioteca no calcula partes ni múltiplos de ellas («${said}»).`,
  partOfYear: (kind) =>
    `La pregunta es por un año, y estas son cifras de ${kind === "month" ? "meses" : "trimestres"}.`,
  ofMembers: (group) =>
    `La biblioteca no tiene ninguna cifra del conjunto (${group}): estas son de países y territorios que lo forman.`,
  ofOne: (period) => `Es el orden de ${period} solamente, y no el de todo el período pedido.`,
  leftOut: (period, places) =>
    `Ausentes por falta de cifra de ${period}, aunque las de otros años figurarían aquí: ${places}.`,
  gap: (first, amount, last) => `Diferencia entre ${first} y ${last}: ${amount}.`,
  percent: (number) => `un ${number} %`,
  points: (number) => `${number} puntos porcentuales`,
  part: (kind, asked) =>
    `Es la cifra de un ${kind === "month" ? "mes" : "trimestre"}: no hay ninguna para el conjunto de ${asked}.`,
  coarser: (kind) =>
    `Son cifras de ${kind === "year" ? "años enteros" : "trimestres enteros"} y no de sus partes.`,
  noNewer: (isOrder) =>
    isOrder
      ? "La biblioteca no tiene un orden más reciente al respecto."
      : "La biblioteca no tiene cifras más recientes al respecto.",
  forecast: "La fuente lo da como pronóstico.",
  forecastTitle: "pronóstico",
  missing: (asked, concept, places) =>
    `No hay cifras de ${asked}: las de «${concept}»${places === "" ? "" : ` para ${places}`} `,
  missingSince: (asked, concept, places) =>
    `No hay cifras que se remonten a ${asked}: las de «${concept}»${places === "" ? "" : ` para ${places}`} `,
  covered: (from, to) => (from === to ? `son solo de ${to}.` : `van de ${from} a ${to}.`),
  gapBetween: (before, after) => `tienen ahí un hueco, después de ${before} y antes de ${after}.`,
  longer: (kind, from, to) =>
    `son de ${kind === "year" ? "años enteros" : "trimestres enteros"}, de ${from} a ${to}.`,
  source: (titles) => `Fuente: ${titles}.`,
  nothing: "La biblioteca no contiene cifras que respondan a esta pregunta.",
  nothingOn: (subject, places) =>
    `La biblioteca no contiene cifras sobre «${subject}»${places === "" ? "" : ` para ${places}`}.`,
  boundOfPart: (name, kind) =>
    kind === "month"
      ? `«${name}» se da por meses: diga «mensual» si el límite es el de un mes.`
      : `«${name}» se da por trimestres: diga «trimestral» si el límite es el de un trimestre.`,
  broken: (asked, at, concept, places) =>
    `No hay una cifra común para ${asked}: «${concept}»${places === "" ? "" : ` de ${places}`} tiene una ruptura (${at}), y las cifras anteriores no son comparables con las posteriores. Pregunte por un período anterior o posterior.`,
  noOrder: (asked, concept, group, reach) =>
    `No hay clasificación de ${group === undefined ? "todos los lugares" : `lugares (${group})`} según «${concept}» para ${asked}${reach === undefined ? "" : `: la hay de ${reach.from === reach.to ? reach.from : `${reach.from} a ${reach.to}`}`}. Pregunte por un lugar${group === undefined ? " o por un continente" : ""}.`,
  ofOnePlace: (name) =>
    `«${name}» existe de muchos lugares: diga en la pregunta a cuál se refiere.`,
  elsewhere: (place) => `Las hay de un solo lugar: nómbrelo en la pregunta (${place}).`,
  lesserPlace: (name) =>
    `«${name}» no es un lugar que conozca: sus cifras son de países, territorios y grupos de ellos.`,
  nothingFor: (concept, places) =>
    concept === undefined
      ? `La biblioteca no contiene cifras al respecto para ${places}.`
      : `La biblioteca conoce «${concept}», pero no contiene cifras al respecto${places === "" ? "" : ` para ${places}`} que respondan a esta pregunta.`,
  onlyIndicator: (concept, places) =>
    `Ninguna estadística muestra cifras sobre «${concept}» para ${places}, pero el indicador de ese nombre sí las tiene.`,
  comparison: "comparación",
  ranking: (order) => (order === "highest" ? "valores más altos" : "valores más bajos"),
  rankTitle: "puesto",
  changeTitle: "variación",
  averageTitle: "media",
  sumTitle: "suma",
  differenceTitle: "diferencia",
  rankValue: (position, of) => `${position} de ${of}`,
  refused: {
    empty: "La pregunta está vacía.",
    "too-long": "La pregunta es demasiado larga.",
    "not-a-question": "Esta no es una pregunta sobre estadísticas.",
  },
  failed: "No se ha podido responder a la pregunta. Vuelva a plantearla, por favor.",
};
