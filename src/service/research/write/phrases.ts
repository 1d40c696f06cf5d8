/**
 * The sentences of an answer in four languages. They are built so that names and units never need an
 * article or a case: "Real GDP – Germany: in 2017 the value was …".
 */
import type { Platform } from "../../../contract/known-values.js";

type Kind = "month" | "quarter" | "year";

/** Of how many figures of a kind how many are there. */
interface Count {
  readonly there: string;
  readonly of: string;
  readonly kind: Kind;
}

interface Phrases {
  /** Before a colon: "a:", French "a :". */
  readonly colon: string;
  readonly and: string;
  value(period: string, figure: string): string;
  change(direction: "up" | "down" | "same", amount: string, from: string, figure: string): string;
  /** Absolute only, where a share of it would say nothing. */
  before(period: string, figure: string): string;
  average(count: string, kind: Kind, from: string, to: string, figure: string): string;
  /** The figure is an end of so many. */
  extreme(order: "highest" | "lowest", count: string, kind: Kind, from: string, to: string): string;
  /** An average was asked, and no years to have it of. */
  oneFigure(kind: "month" | "quarter"): string;
  /** An average of places was asked. */
  readonly eachPlace: string;
  /** Of a span whose figures are all needed, some are missing. */
  incomplete(asked: string, count: Count, concept: string, places: string): string;
  /** The change was asked, and there is no earlier figure. */
  readonly levelAlone: string;
  /** An order by the change was asked. */
  levelOrder(concept: string): string;
  rank(position: string, of: string): string;
  order(order: "highest" | "lowest", of: string, group: string | undefined): string;
  gap(first: string, amount: string, last: string): string;
  percent(number: string): string;
  points(number: string): string;
  /** The figure is of a part of the period that was asked for. */
  part(kind: "month" | "quarter", asked: string): string;
  readonly forecast: string;
  readonly forecastTitle: string;
  /** The asked period has no figures; why not follows. */
  missing(asked: string, concept: string, places: string): string;
  covered(from: string, to: string): string;
  gapBetween(before: string, after: string): string;
  /** There are figures of longer periods only. */
  longer(kind: "year" | "quarter", from: string, to: string): string;
  source(titles: string): string;
  readonly nothing: string;
  nothingFor(concept: string | undefined, places: string): string;
  /** There are figures, and no statistic shows them. */
  onlyIndicator(concept: string, places: string): string;
  readonly comparison: string;
  ranking(order: "highest" | "lowest"): string;
  readonly rankTitle: string;
  readonly changeTitle: string;
  readonly averageTitle: string;
  readonly differenceTitle: string;
  rankValue(position: string, of: string): string;
  readonly refused: Readonly<Record<"empty" | "too-long" | "not-a-question", string>>;
  readonly failed: string;
}

const isMonth = (period: string): boolean => !/^\d{4}$/.test(period);

export const phrases: Readonly<Record<Platform, Phrases>> = {
  en: {
    colon: ":",
    and: " and ",
    value: (period, figure) => `in ${period} the value was ${figure}.`,
    change: (direction, amount, from, figure) =>
      direction === "same"
        ? `It was the same in ${from} (${figure}).`
        : `Since ${from} (${figure}) it has ${direction === "up" ? "risen" : "fallen"} by ${amount}.`,
    before: (period, figure) => `In ${period} it was ${figure}.`,
    average: (count, kind, from, to, figure) =>
      `the average of the ${count} ${{ month: "monthly", quarter: "quarterly", year: "annual" }[kind]} figures from ${from} to ${to} is ${figure}.`,
    extreme: (order, count, kind, from, to) =>
      `This is the ${order} of the ${count} ${{ month: "monthly", quarter: "quarterly", year: "annual" }[kind]} figures from ${from} to ${to}.`,
    oneFigure: (kind) =>
      `This is the figure of one ${kind} and no average: name the years to have one.`,
    eachPlace: "These are the figures of places one by one, and no average of them.",
    incomplete: (asked, { there, of, kind }, concept, places) =>
      `No figure for the whole of ${asked}: those on “${concept}”${places === "" ? "" : ` for ${places}`} are there for ${there} of ${of} ${kind}s. Ask for one of them.`,
    levelAlone:
      "This is the level and not its change: there is no figure of the period before to compare it with.",
    levelOrder: (concept) =>
      `The library has no order of places by the change of “${concept}”. Ask for one place and the years to compare.`,
    rank: (position, of) =>
      `That is rank ${position} of ${of} countries and territories, counted from the highest value.`,
    order: (order, of, group) =>
      `the ${order} values of ${of} countries and territories${group === undefined ? "" : ` (${group})`}`,
    gap: (first, amount, last) => `${first} is ${amount} above ${last}.`,
    percent: (number) => `${number}%`,
    points: (number) => `${number} percentage points`,
    part: (kind, asked) =>
      `This is the figure of one ${kind}: there is none for the whole of ${asked}.`,
    forecast: "The source gives this as a forecast.",
    forecastTitle: "forecast",
    missing: (asked, concept, places) =>
      `No figures for ${asked}: those on “${concept}”${places === "" ? "" : ` for ${places}`} `,
    covered: (from, to) => `go from ${from} to ${to}.`,
    gapBetween: (before, after) => `have a gap there, after ${before} and before ${after}.`,
    longer: (kind, from, to) => `are of whole ${kind}s, from ${from} to ${to}.`,
    source: (titles) => `Source: ${titles}.`,
    nothing: "The library holds no figures that answer this question.",
    nothingFor: (concept, places) =>
      concept === undefined
        ? `The library holds no figures on this for ${places}.`
        : `The library knows “${concept}” but holds no figures on it${places === "" ? "" : ` for ${places}`} that answer this question.`,
    onlyIndicator: (concept, places) =>
      `No statistic shows figures on “${concept}” for ${places}, but the indicator of that name has some.`,
    comparison: "in comparison",
    ranking: (order) => `${order} values`,
    rankTitle: "rank",
    changeTitle: "change",
    averageTitle: "average",
    differenceTitle: "difference",
    rankValue: (position, of) => `${position} of ${of}`,
    refused: {
      empty: "The question is empty.",
      "too-long": "The question is too long.",
      "not-a-question": "This is not a question about statistics.",
    },
    failed: "The question could not be answered. Please ask again.",
  },
  de: {
    colon: ":",
    and: " und ",
    value: (period, figure) =>
      `${isMonth(period) ? "im" : "im Jahr"} ${period} lag der Wert bei ${figure}.`,
    change: (direction, amount, from, figure) =>
      direction === "same"
        ? `${from} war er gleich hoch (${figure}).`
        : `Seit ${from} (${figure}) ist er um ${amount} ${direction === "up" ? "gestiegen" : "gesunken"}.`,
    before: (period, figure) =>
      `${isMonth(period) ? "Im" : "Im Jahr"} ${period} waren es ${figure}.`,
    average: (count, kind, from, to, figure) =>
      `der Durchschnitt der ${count} ${{ month: "Monatswerte", quarter: "Quartalswerte", year: "Jahreswerte" }[kind]} von ${from} bis ${to} liegt bei ${figure}.`,
    extreme: (order, count, kind, from, to) =>
      `Das ist der ${order === "highest" ? "höchste" : "niedrigste"} der ${count} ${{ month: "Monatswerte", quarter: "Quartalswerte", year: "Jahreswerte" }[kind]} von ${from} bis ${to}.`,
    oneFigure: (kind) =>
      `Das ist der Wert eines ${kind === "month" ? "Monats" : "Quartals"} und kein Durchschnitt: Nennen Sie dafür die Jahre.`,
    eachPlace: "Das sind die Werte der einzelnen Länder und Gebiete und nicht ihr Durchschnitt.",
    incomplete: (asked, { there, of, kind }, concept, places) =>
      `Kein Wert für ${asked} insgesamt: die zu „${concept}“${places === "" ? "" : ` für ${places}`} liegen für ${there} von ${of} ${{ month: "Monaten", quarter: "Quartalen", year: "Jahren" }[kind]} vor. Fragen Sie nach einem davon.`,
    levelAlone:
      "Das ist der Stand und nicht seine Veränderung: Es liegt kein Wert des Zeitraums davor zum Vergleich vor.",
    levelOrder: (concept) =>
      `Die Bibliothek ordnet Länder und Gebiete nicht nach der Veränderung von „${concept}“. Fragen Sie nach einem Ort und den Jahren, die verglichen werden sollen.`,
    rank: (position, of) =>
      `Das ist Rang ${position} von ${of} Ländern und Gebieten, gezählt vom höchsten Wert.`,
    order: (order, of, group) =>
      `die ${order === "highest" ? "höchsten" : "niedrigsten"} Werte unter ${of} Ländern und Gebieten${group === undefined ? "" : ` (${group})`}`,
    gap: (first, amount, last) => `${first} liegt ${amount} über ${last}.`,
    percent: (number) => `${number} %`,
    points: (number) => `${number} Prozentpunkte`,
    part: (kind, asked) =>
      `Das ist der Wert eines ${kind === "month" ? "Monats" : "Quartals"}: Für ${asked} insgesamt liegt keiner vor.`,
    forecast: "Die Quelle gibt das als Prognose an.",
    forecastTitle: "Prognose",
    missing: (asked, concept, places) =>
      `Keine Werte für ${asked}: die zu „${concept}“${places === "" ? "" : ` für ${places}`} `,
    covered: (from, to) => `reichen von ${from} bis ${to}.`,
    gapBetween: (before, after) => `haben dort eine Lücke, nach ${before} und vor ${after}.`,
    longer: (kind, from, to) =>
      `gelten für ganze ${kind === "year" ? "Jahre" : "Quartale"}, von ${from} bis ${to}.`,
    source: (titles) => `Quelle: ${titles}.`,
    nothing: "Die Bibliothek enthält keine Werte, die diese Frage beantworten.",
    nothingFor: (concept, places) =>
      concept === undefined
        ? `Die Bibliothek enthält dazu keine Werte für ${places}.`
        : `Die Bibliothek kennt „${concept}“, enthält dazu aber keine Werte${places === "" ? "" : ` für ${places}`}, die diese Frage beantworten.`,
    onlyIndicator: (concept, places) =>
      `Keine Statistik zeigt Werte zu „${concept}“ für ${places}, der Indikator dieses Namens hat aber welche.`,
    comparison: "im Vergleich",
    ranking: (order) => (order === "highest" ? "höchste Werte" : "niedrigste Werte"),
    rankTitle: "Rang",
    changeTitle: "Veränderung",
    averageTitle: "Durchschnitt",
    differenceTitle: "Unterschied",
    rankValue: (position, of) => `${position} von ${of}`,
    refused: {
      empty: "Die Frage ist leer.",
      "too-long": "Die Frage ist zu lang.",
      "not-a-question": "Das ist keine Frage nach Statistiken.",
    },
    failed: "Die Frage konnte nicht beantwortet werden. Bitte stellen Sie sie erneut.",
  },
  fr: {
    colon: " :",
    and: " et ",
    value: (period, figure) => `en ${period}, la valeur était de ${figure}.`,
    change: (direction, amount, from, figure) =>
      direction === "same"
        ? `Elle était la même en ${from} (${figure}).`
        : `Depuis ${from} (${figure}), elle a ${direction === "up" ? "augmenté" : "diminué"} de ${amount}.`,
    before: (period, figure) => `En ${period}, elle était de ${figure}.`,
    average: (count, kind, from, to, figure) =>
      `la moyenne des ${count} chiffres ${{ month: "mensuels", quarter: "trimestriels", year: "annuels" }[kind]} de ${from} à ${to} est de ${figure}.`,
    extreme: (order, count, kind, from, to) =>
      `C’est le plus ${order === "highest" ? "élevé" : "faible"} des ${count} chiffres ${{ month: "mensuels", quarter: "trimestriels", year: "annuels" }[kind]} de ${from} à ${to}.`,
    oneFigure: (kind) =>
      `C’est le chiffre d’un ${kind === "month" ? "mois" : "trimestre"} et non une moyenne : indiquez les années pour en obtenir une.`,
    eachPlace: "Ce sont les chiffres des pays et territoires un par un, et non leur moyenne.",
    incomplete: (asked, { there, of, kind }, concept, places) =>
      `Pas de chiffre pour l’ensemble de ${asked} : ceux sur « ${concept} »${places === "" ? "" : ` pour ${places}`} existent pour ${there} ${{ month: "mois", quarter: "trimestres", year: "années" }[kind]} sur ${of}. Demandez l’un d’eux.`,
    levelAlone:
      "C’est le niveau et non sa variation : il n’y a pas de chiffre de la période précédente auquel le comparer.",
    levelOrder: (concept) =>
      `La bibliothèque ne classe pas les pays et territoires selon la variation de « ${concept} ». Demandez un lieu et les années à comparer.`,
    rank: (position, of) =>
      `C’est le rang ${position} sur ${of} pays et territoires, à partir de la valeur la plus élevée.`,
    order: (order, of, group) =>
      `les valeurs les plus ${order === "highest" ? "élevées" : "faibles"} parmi ${of} pays et territoires${group === undefined ? "" : ` (${group})`}`,
    gap: (first, amount, last) => `Écart entre ${first} et ${last} : ${amount}.`,
    percent: (number) => `${number} %`,
    points: (number) => `${number} points de pourcentage`,
    part: (kind, asked) =>
      `C’est le chiffre d’un ${kind === "month" ? "mois" : "trimestre"} : il n’y en a pas pour l’ensemble de ${asked}.`,
    forecast: "La source le donne comme prévision.",
    forecastTitle: "prévision",
    missing: (asked, concept, places) =>
      `Pas de chiffres pour ${asked} : ceux sur « ${concept} »${places === "" ? "" : ` pour ${places}`} `,
    covered: (from, to) => `vont de ${from} à ${to}.`,
    gapBetween: (before, after) => `y ont une lacune, après ${before} et avant ${after}.`,
    longer: (kind, from, to) =>
      `portent sur des ${kind === "year" ? "années entières" : "trimestres entiers"}, de ${from} à ${to}.`,
    source: (titles) => `Source : ${titles}.`,
    nothing: "La bibliothèque ne contient pas de chiffres qui répondent à cette question.",
    nothingFor: (concept, places) =>
      concept === undefined
        ? `La bibliothèque ne contient pas de chiffres à ce sujet pour ${places}.`
        : `La bibliothèque connaît « ${concept} », mais ne contient pas de chiffres à ce sujet${places === "" ? "" : ` pour ${places}`} qui répondent à cette question.`,
    onlyIndicator: (concept, places) =>
      `Aucune statistique ne montre de chiffres sur « ${concept} » pour ${places}, mais l’indicateur de ce nom en a.`,
    comparison: "comparaison",
    ranking: (order) =>
      order === "highest" ? "valeurs les plus élevées" : "valeurs les plus faibles",
    rankTitle: "rang",
    changeTitle: "variation",
    averageTitle: "moyenne",
    differenceTitle: "écart",
    rankValue: (position, of) => `${position} sur ${of}`,
    refused: {
      empty: "La question est vide.",
      "too-long": "La question est trop longue.",
      "not-a-question": "Ce n’est pas une question de statistique.",
    },
    failed: "La question n’a pas pu recevoir de réponse. Veuillez la poser à nouveau.",
  },
  es: {
    colon: ":",
    and: " y ",
    value: (period, figure) => `en ${period} el valor fue de ${figure}.`,
    change: (direction, amount, from, figure) =>
      direction === "same"
        ? `Era el mismo en ${from} (${figure}).`
        : `Desde ${from} (${figure}) ha ${direction === "up" ? "aumentado" : "disminuido"} ${amount}.`,
    before: (period, figure) => `En ${period} fue de ${figure}.`,
    average: (count, kind, from, to, figure) =>
      `la media de las ${count} cifras ${{ month: "mensuales", quarter: "trimestrales", year: "anuales" }[kind]} de ${from} a ${to} es de ${figure}.`,
    extreme: (order, count, kind, from, to) =>
      `Es la más ${order === "highest" ? "alta" : "baja"} de las ${count} cifras ${{ month: "mensuales", quarter: "trimestrales", year: "anuales" }[kind]} de ${from} a ${to}.`,
    oneFigure: (kind) =>
      `Es la cifra de un ${kind === "month" ? "mes" : "trimestre"} y no una media: indique los años para obtenerla.`,
    eachPlace: "Son las cifras de los países y territorios uno por uno, y no su media.",
    incomplete: (asked, { there, of, kind }, concept, places) =>
      `No hay cifra para el conjunto de ${asked}: las de «${concept}»${places === "" ? "" : ` para ${places}`} existen para ${there} de ${of} ${{ month: "meses", quarter: "trimestres", year: "años" }[kind]}. Pregunte por una de ellas.`,
    levelAlone:
      "Es el nivel y no su variación: no hay ninguna cifra del período anterior con la que compararlo.",
    levelOrder: (concept) =>
      `La biblioteca no ordena los países y territorios por la variación de «${concept}». Pregunte por un lugar y los años que se comparan.`,
    rank: (position, of) =>
      `Es el puesto ${position} de ${of} países y territorios, contando desde el valor más alto.`,
    order: (order, of, group) =>
      `los valores más ${order === "highest" ? "altos" : "bajos"} de ${of} países y territorios${group === undefined ? "" : ` (${group})`}`,
    gap: (first, amount, last) => `Diferencia entre ${first} y ${last}: ${amount}.`,
    percent: (number) => `un ${number} %`,
    points: (number) => `${number} puntos porcentuales`,
    part: (kind, asked) =>
      `Es la cifra de un ${kind === "month" ? "mes" : "trimestre"}: no hay ninguna para el conjunto de ${asked}.`,
    forecast: "La fuente lo da como pronóstico.",
    forecastTitle: "pronóstico",
    missing: (asked, concept, places) =>
      `No hay cifras de ${asked}: las de «${concept}»${places === "" ? "" : ` para ${places}`} `,
    covered: (from, to) => `van de ${from} a ${to}.`,
    gapBetween: (before, after) => `tienen ahí un hueco, después de ${before} y antes de ${after}.`,
    longer: (kind, from, to) =>
      `son de ${kind === "year" ? "años enteros" : "trimestres enteros"}, de ${from} a ${to}.`,
    source: (titles) => `Fuente: ${titles}.`,
    nothing: "La biblioteca no contiene cifras que respondan a esta pregunta.",
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
    differenceTitle: "diferencia",
    rankValue: (position, of) => `${position} de ${of}`,
    refused: {
      empty: "La pregunta está vacía.",
      "too-long": "La pregunta es demasiado larga.",
      "not-a-question": "Esta no es una pregunta sobre estadísticas.",
    },
    failed: "No se ha podido responder a la pregunta. Vuelva a plantearla, por favor.",
  },
};
