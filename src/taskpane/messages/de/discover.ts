import type { Messages } from "../types.js";
import { deCredits } from "./search.js";

export const saved: Messages["saved"] = {
  title: "Gemerkte Inhalte",
  empty: "Noch nichts gemerkt. Der Stern an einem Treffer merkt ihn hier.",
  add: (title) => `${title} merken`,
  remove: (title) => `${title} nicht mehr merken`,
  added: (title) => `Gemerkt: ${title}`,
  removed: (title) => `Nicht mehr gemerkt: ${title}`,
};

export const topics: Messages["topics"] = {
  title: "Themen durchblättern",
  hint: "Themen der Marktdaten, vom weitesten abwärts.",
  load: (count, isKnown) => `Themen laden (${deCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} von ${total} Themen bekannt. Mehr laden (${deCredits(count, isKnown)})`,
  tree: "Themenbaum",
  loadChildren: (topic, count, isKnown) => `${topic} aufschlagen (${deCredits(count, isKnown)})`,
  searchIn: (topic) => `Indikatoren zu ${topic}`,
};

export const detail: Messages["detail"] = {
  back: "Zurück",
  insertAs: "Einfügen als",
  forms: {
    chart: "Live-Diagramm",
    "chart-on-table": "Diagramm mit Tabelle",
    formula: "Live-Formel",
    table: "Feste Tabelle",
    image: "Bild",
    card: "Karte in der Zelle",
    link: "Titel mit Link",
  },
  insert: "Einfügen",
  cost: (count, isKnown) => `Die Daten kosten ${deCredits(count, isKnown)}.`,
  atHand: "Die Daten liegen vor und kosten nichts.",
  fetch: "Diagramm und Daten zeigen",
  fetching: "Daten werden geholt …",
  chart: "Diagramm",
  data: "Tabelle",
  about: "Quellen",
  view: "Anzeigen",
  chartOf: (title) => `Diagramm: ${title}`,
  tableOf: (title) => `Daten: ${title}`,
  unit: (unit) => `Einheit: ${unit}`,
  category: "Kategorie",
  period: "Zeitraum",
  rowsShown: (shown, total) => `Die ersten ${shown} von ${total} Zeilen.`,
  allRows: "Alle Zeilen zeigen",
  noChart: "Es gibt nichts zu zeichnen: Die Daten enthalten keine Zahlen.",
  sources: "Quellen",
  publishers: "Herausgeber",
  citation: "Zitat",
  citationStyle: "Zitierstil",
  copy: "Kopieren",
  copied: "Kopiert.",
  copyRefused: "Das Kopieren wurde verweigert. Markieren und kopieren Sie den Text von Hand.",
  places: (chosen, total) => `Orte (${chosen} von ${total})`,
  findPlace: "Ort suchen",
  placesLeft: (count) => `${count} weitere; tippen Sie, um einzugrenzen.`,
  worldwide: "Weltweit",
  gone: (title) => `„${title}“ gibt es nicht mehr. Vielleicht wurde es ersetzt.`,
  searchInstead: (title) => `Nach „${title}“ suchen`,
  path: "Unter",
  children: "Enthält",
  findIndicators: "Indikatoren dazu suchen",
  forecast: (from) => `Ab ${from} Prognose: Der Zeitraum endet nach der Veröffentlichung.`,
  industries: "Branchen",
  description: "Beschreibung",
};

export const insert: Messages["insert"] = {
  inserted: (address) => `Formel eingefügt in ${address}.`,
  roomUnknown: "Wie viel Platz es braucht, war nicht bekannt; ist etwas im Weg, sagt es die Zelle.",
  occupied: (address) => `${address} ist nicht leer. Den Inhalt ersetzen?`,
  overwrite: "Ersetzen",
  cancel: "Abbrechen",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um Formeln einzufügen.",
  failed: (reason) => `Excel hat es nicht angenommen: ${reason}`,
  noTable: (place, shown) =>
    `Die Formel in ${place} zeigt ${shown} statt Daten, deshalb gibt es kein Diagramm. Die Meldung der Zelle sagt, warum.`,
  stillBusy: (place) =>
    `Die Daten in ${place} sind noch nicht da. Die Formel bleibt; fügen Sie das Diagramm ein, wenn sie da sind.`,
  working: "Wird eingefügt …",
  done: {
    chart: (place) => `Live-Diagramm eingefügt in ${place}.`,
    "chart-on-table": (place) => `Tabelle und Diagramm eingefügt in ${place}.`,
    formula: (place) => `Formel eingefügt in ${place}.`,
    table: (place) => `Tabelle eingefügt in ${place}.`,
    image: (place) => `Bild eingefügt in ${place}.`,
    card: (place) => `Karte eingefügt in ${place}.`,
    link: (place) => `Titel eingefügt in ${place}.`,
  },
  notFree: {
    cells: (place) => `Bei ${place} ist nicht genug Platz frei.`,
    table: (place) => `Bei ${place} ist eine Tabelle im Weg.`,
    protected: (place) => `Das Blatt von ${place} ist geschützt.`,
    edge: (place) => `Bei ${place} passt es nicht: Dort endet das Blatt.`,
  },
  useNext: (place) => `In ${place} einfügen`,
  useNewSheet: "Auf neuem Blatt einfügen",
  noPicture: "Das Bild ließ sich nicht holen.",
  sourceLine: (source, released, retrieved) =>
    [
      ...(source === "" ? [] : [`Quelle: ${source}`]),
      ...(released === "" ? [] : [`veröffentlicht am ${released}`]),
      `abgerufen am ${retrieved}`,
    ].join(", "),
  listHeaders: ["Nummer", "Titel", "Neuester Wert", "Einheit"],
};
