import { deCrossings } from "./crossings/de.js";
import type { Beyond, Phrases } from "./phrase-model.js";

const isMonth = (period: string): boolean => !/^\d{4}$/.test(period);

/** "Über 5 Prozent", "bei mindestens 5 Prozent". */
const besideBound = ({ side, isInclusive, bound }: Beyond): string =>
  isInclusive
    ? `bei ${side === "above" ? "mindestens" : "höchstens"} ${bound}`
    : `${side === "above" ? "über" : "unter"} ${bound}`;

export const de: Phrases = {
  crossings: deCrossings,
  besideBound,
  colon: ":",
  and: " und ",
  value: (period, figure) =>
    `${isMonth(period) ? "im" : "im Jahr"} ${period} lag der Wert bei ${figure}.`,
  change: (direction, amount, from, figure) =>
    direction === "same"
      ? `${from} war er gleich hoch (${figure}).`
      : `Seit ${from} (${figure}) ist er um ${amount} ${direction === "up" ? "gestiegen" : "gesunken"}.`,
  perYear: (number) => `Das sind ${number} % pro Jahr (geometrisches Mittel).`,
  before: (period, figure) => `${isMonth(period) ? "Im" : "Im Jahr"} ${period} waren es ${figure}.`,
  average: (count, kind, from, to, figure) =>
    `der Durchschnitt der ${count} ${{ month: "Monatswerte", quarter: "Quartalswerte", year: "Jahreswerte" }[kind]} von ${from} bis ${to} liegt bei ${figure}.`,
  sum: (count, kind, from, to, figure) =>
    `die Summe der ${count} ${{ month: "Monatswerte", quarter: "Quartalswerte", year: "Jahreswerte" }[kind]} von ${from} bis ${to} liegt bei ${figure}.`,
  extreme: (order, count, kind, from, to) =>
    `Das ist der ${order === "highest" ? "höchste" : "niedrigste"} der ${count} ${{ month: "Monatswerte", quarter: "Quartalswerte", year: "Jahreswerte" }[kind]} von ${from} bis ${to}.`,
  extremeAlone:
    "Es ist der einzige Wert dazu in der Bibliothek: Frühere oder spätere können höher oder niedriger sein.",
  extremeAtEnd: (order, end) =>
    `Er ist zugleich der ${end === "last" ? "letzte: Spätere" : "erste: Frühere"} Werte können ${order === "highest" ? "höher" : "niedriger"} sein.`,
  oneFigure: (kind) =>
    `Das ist der Wert eines ${kind === "month" ? "Monats" : "Quartals"} und kein Durchschnitt: Nennen Sie dafür die Jahre.`,
  otherMaturities: (names) =>
    `Die Frage nennt keine Laufzeit: Es gibt auch ${names.map((name) => `„${name}“`).join(", ")}.`,
  unlike:
    "Diese Werte sind aus verschiedenen Zeiträumen: Für einen gemeinsamen enthält die Bibliothek keine.",
  otherScope:
    "Das sind nicht die beiden Seiten eines Haushalts: Die Werte sind unterschiedlich abgegrenzt, ihre Differenz ist kein Überschuss und kein Defizit.",
  eachPlace: "Das sind die Werte der einzelnen Länder und Gebiete und nicht ihr Durchschnitt.",
  noPartners: (places) =>
    `Für den Handel mit diesen Partnern enthält die Bibliothek keine solchen Werte: ${places}.`,
  balance:
    "Das ist weder Zu- noch Abwanderung, sondern die Zugezogenen abzüglich der Fortgezogenen.",
  tradeBalance: (place, period, figure) =>
    `Exporte abzüglich Importe – ${place}, ${period}: ${figure}, aus diesen beiden berechnet.`,
  reciprocal: (pair, value, period) => `${pair} ist der Kehrwert: ${value} (${period}).`,
  noSum: "Das sind die Werte der einzelnen Länder und Gebiete und nicht ihre Summe.",
  times: (first, number, last) => `${first}: das ${number}-Fache von ${last}.`,
  noRank: (period, places) =>
    places === ""
      ? `Der Rang ist nicht bekannt: Die Bibliothek hat keine Rangfolge für ${period}.`
      : `Der Rang ist nicht bekannt: Nach Werten anderer Jahre stünden diese darüber, und für ${period} haben sie keinen: ${places}.`,
  incomplete: (asked, { there, of, kind }, concept, places) =>
    `Kein Wert für ${asked} insgesamt: die zu „${concept}“${places === "" ? "" : ` für ${places}`} liegen für ${there} von ${of} ${{ month: "Monaten", quarter: "Quartalen", year: "Jahren" }[kind]} vor. Fragen Sie nach einem davon.`,
  levelAlone:
    "Das ist der Stand und nicht seine Veränderung: Es liegt kein Wert des Zeitraums davor zum Vergleich vor.",
  largestChange: (name) =>
    `Die Bibliothek sucht nicht nach der größten Veränderung von „${name}“. Fragen Sie nach den Zeiten, die verglichen werden sollen.`,
  levelOrder: (concept) =>
    `Die Bibliothek ordnet Länder und Gebiete nicht nach der Veränderung von „${concept}“. Fragen Sie nach einem Ort und den Jahren, die verglichen werden sollen.`,
  otherKind: (asked, concept, unit) =>
    `Gefragt ist nach ${asked === "share" ? "einem Anteil" : "einer Zahl"}, und die Bibliothek hat „${concept}“ allein in dieser Einheit: ${unit}.`,
  placeAlone: (place) =>
    `Die Frage nennt keinen Ort, und die Bibliothek hat dies nur von einem (${place}): Eine Rangfolge von Ländern ist es nicht.`,
  event: (said) =>
    `Die Frage sagt nicht, welche Zeit sie meint („${said}“): Fragen Sie nach den Jahren oder Monaten, die Sie meinen.`,
  condition: (said) =>
    `Die Frage stellt mehrere Bedingungen („${said}“), und die Bibliothek ordnet Orte nach einer Größe: fragen Sie nach einer davon.`,
  several:
    "Die Frage meint mehrere Größen und nennt kein Land: nennen Sie eines, oder fragen Sie nach einer der Größen.",
  partners: (place, partners) =>
    partners === ""
      ? `Die Bibliothek enthält keine Werte zum Handel mit einzelnen Ländern (${place}).`
      : `Die Bibliothek enthält keine Rangfolge der Handelspartner (${place}), aber Werte zum Handel mit einigen: ${partners}. Nennen Sie einen davon.`,
  placesAlone: (places) =>
    places === ""
      ? "Die Frage nennt keine Größe: Sagen Sie, was gewünscht ist, etwa BIP oder Bevölkerung."
      : `Die Frage nennt ${places} und sonst nichts: Sagen Sie, was davon gefragt ist, etwa BIP oder Bevölkerung.`,
  partOfNames: (subject, names) =>
    `„${subject}“ ist ein Teil dessen, was mehrere Größen heißen. Sagen Sie, welche gemeint ist, etwa ${names.map((name) => `„${name}“`).join(", ")}.`,
  rank: (position, of) =>
    `Das ist Rang ${position} von ${of} Ländern und Gebieten mit einem Wert dieses Zeitraums, gezählt vom höchsten Wert.`,
  order: (order, of, group) =>
    `die ${order === "highest" ? "höchsten" : "niedrigsten"} Werte unter ${of} Ländern und Gebieten${group === undefined ? "" : ` (${group})`}`,
  bounded: ({ count, isAll, ...beyond }, of, group) =>
    `${isAll ? "" : "die ersten der "}${count} von ${of} Ländern und Gebieten${group === undefined ? "" : ` (${group})`} ${besideBound(beyond)}`,
  noneBeyond: (beyond, concept, period, of) =>
    `Keines der ${of} Länder und Gebiete mit einem Wert zu „${concept}“ für ${period} liegt ${besideBound(beyond)}.`,
  noPortion: (said) =>
    `Das sind die ganzen Werte: einen Teil oder ein Vielfaches davon („${said}“) rechnet die Bibliothek nicht aus.`,
  partOfYear: (kind) =>
    `Gefragt ist nach einem Jahr, und das sind Werte von ${kind === "month" ? "Monaten" : "Quartalen"}.`,
  ofMembers: (group) =>
    `Für ${group} als Ganzes enthält die Bibliothek keinen Wert: dies sind die einzelner Länder und Gebiete.`,
  ofOne: (period) =>
    `Das ist die Rangfolge von ${period} allein und nicht die der ganzen gefragten Zeit.`,
  leftOut: (period, places) =>
    `Ohne Wert für ${period} und daher nicht dabei, obwohl Werte anderer Jahre darunter wären: ${places}.`,
  gap: (first, amount, last) => `${first} liegt ${amount} über ${last}.`,
  percent: (number) => `${number} %`,
  points: (number) => `${number} Prozentpunkte`,
  part: (kind, asked) =>
    `Das ist der Wert eines ${kind === "month" ? "Monats" : "Quartals"}: Für ${asked} insgesamt liegt keiner vor.`,
  coarser: (kind) =>
    `Das sind Werte ganzer ${kind === "year" ? "Jahre" : "Quartale"} und nicht ihrer Teile.`,
  noNewer: (isOrder) =>
    isOrder
      ? "Eine neuere Rangfolge dazu enthält die Bibliothek nicht."
      : "Neuere Werte dazu enthält die Bibliothek nicht.",
  forecast: "Die Quelle gibt das als Prognose an.",
  forecastTitle: "Prognose",
  missing: (asked, concept, places) =>
    `Keine Werte für ${asked}: die zu „${concept}“${places === "" ? "" : ` für ${places}`} `,
  missingSince: (asked, concept, places) =>
    `Keine Werte, die bis ${asked} zurückreichen: die zu „${concept}“${places === "" ? "" : ` für ${places}`} `,
  covered: (from, to) =>
    from === to ? `liegen nur für ${to} vor.` : `reichen von ${from} bis ${to}.`,
  gapBetween: (before, after) => `haben dort eine Lücke, nach ${before} und vor ${after}.`,
  longer: (kind, from, to) =>
    `gelten für ganze ${kind === "year" ? "Jahre" : "Quartale"}, von ${from} bis ${to}.`,
  source: (titles) => `Quelle: ${titles}.`,
  nothing: "Die Bibliothek enthält keine Werte, die diese Frage beantworten.",
  nothingOn: (subject, places) =>
    `Die Bibliothek enthält keine Werte zu „${subject}“${places === "" ? "" : ` für ${places}`}.`,
  boundOfPart: (name, kind) =>
    kind === "month"
      ? `„${name}“ wird nach Monaten angegeben: Sagen Sie „monatlich“, wenn die Grenze die eines Monats ist.`
      : `„${name}“ wird nach Quartalen angegeben: Sagen Sie „vierteljährlich“, wenn die Grenze die eines Quartals ist.`,
  broken: (asked, at, concept, places) =>
    `Kein gemeinsamer Wert für ${asked}: „${concept}“${places === "" ? "" : ` für ${places}`} hat einen Bruch (${at}), und frühere Werte sind mit späteren nicht vergleichbar. Fragen Sie nach einer Zeit davor oder danach.`,
  noOrder: (asked, concept, group, reach) =>
    `Keine Rangfolge ${group === undefined ? "aller Orte" : `der Orte (${group})`} nach „${concept}“ für ${asked}${reach === undefined ? "" : `: Es gibt sie für ${reach.from === reach.to ? reach.from : `${reach.from} bis ${reach.to}`}`}. Fragen Sie nach einem Ort${group === undefined ? " oder einem Kontinent" : ""}.`,
  ofOnePlace: (name) =>
    `„${name}“ gibt es für viele Orte: Sagen Sie in der Frage, welcher gemeint ist.`,
  elsewhere: (place) => `Von einem Ort liegen welche vor: Nennen Sie ihn in der Frage (${place}).`,
  lesserPlace: (name) =>
    `„${name}“ ist kein Ort, den sie kennt: Ihre Werte sind die von Ländern, Gebieten und Gruppen davon.`,
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
  sumTitle: "Summe",
  differenceTitle: "Unterschied",
  rankValue: (position, of) => `${position} von ${of}`,
  refused: {
    empty: "Die Frage ist leer.",
    "too-long": "Die Frage ist zu lang.",
    "not-a-question": "Das ist keine Frage nach Statistiken.",
  },
  failed: "Die Frage konnte nicht beantwortet werden. Bitte stellen Sie sie erneut.",
};
