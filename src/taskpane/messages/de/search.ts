import type { Price } from "../../../client/index.js";
import type { SavedTexts, SearchTexts } from "../en/search.js";
import { changeIn, countIn } from "../../model/count-in.js";

const count = countIn("de");
const change = changeIn("de");

const credits = (value: number) => count(value, "Credit", "Credits");
const price = ({ credits: expected, atMost, isKnown }: Price) =>
  `${atMost > expected ? "bis zu " : ""}${isKnown ? "" : "etwa "}${credits(atMost)}`;
export { credits as deCredits, price as dePrice };

export const search: SearchTexts = {
  title: "Daten finden",
  tabs: { search: "Suche", topics: "Themen", saved: "Gemerkt" },
  box: "Suchen",
  placeholder: "Zum Beispiel: BIP Deutschland",
  submit: "Suche starten",
  kind: "Was gesucht wird",
  kinds: {
    all: "Alles",
    statistics: "Statistiken",
    indicators: "Indikatoren",
    topics: "Themen",
    infographics: "Infografiken",
    studies: "Studien",
  },
  cost: price,
  enterForRest: (cost) => `Die Eingabetaste sucht den Rest für ${price(cost)}.`,
  emptyQuery: "Geben Sie ein, was Sie suchen.",
  searching: (query) => `Suche nach „${query}“ …`,
  results: (shown, total, query) =>
    `${shown.toLocaleString("de")} von ${count(total, "Treffer", "Treffern")} zu „${query}“.`,
  shownOf: (shown, total) => `${shown.toLocaleString("de")} von ${total.toLocaleString("de")}`,
  noResults: (query) => `Nichts gefunden zu „${query}“. Versuchen Sie weniger oder andere Wörter.`,
  noneIn: (kinds) => `Keine Ergebnisse unter: ${kinds}.`,
  browseTopics: "Themen durchsehen",
  showAll: (kind, total) => `Alle ${total.toLocaleString("de")} ${search.kinds[kind]} zeigen`,
  priced: price,
  more: "Mehr anzeigen",
  morePriced: (cost) => `Mehr anzeigen (${price(cost)})`,
  premium: "Premium",
  source: (names) => `Quelle: ${names}`,
  released: (date) => `Veröffentlicht am ${date}`,
  updated: (date) => `Aktualisiert am ${date}`,
  dataTo: (period) => `Daten bis ${period}`,
  dataToByTitle: (year) => `Daten bis ${year} (laut Titel)`,
  placed: (place, figure) => `${place}, ${figure}`,
  latest: (value, period) => `${period}: ${value}`,
  perYear: (figure) => `${figure}, Jahresrate`,
  yearChange: (change) => `${change} zum Vorjahr`,
  percentagePoints: (points) => change(points, "%-Pkt.", "%-Pkt."),
  places: (count) => `${count.toLocaleString("de")} ${count === 1 ? "Ort" : "Orte"}`,
  frequencies: {
    daily: "täglich",
    weekly: "wöchentlich",
    monthly: "monatlich",
    quarterly: "vierteljährlich",
    semiannual: "halbjährlich",
    annual: "jährlich",
    irregular: "unregelmäßig",
  },
  sparkline: (count, first, last, trend) =>
    `${count.toLocaleString("de")} Werte, von ${first} bis ${last}, ${{ up: "steigend", down: "fallend", flat: "unverändert" }[trend]}`,
  dataPrice: (cost) => `Daten: ${price(cost)}`,
  dataKept: "Schon abgerufen: kostet nichts",
  openLink: "Seite öffnen",
  openingLink: "Wird geöffnet …",
  insertData: "Einfügen",
  insertDataPriced: (cost) => `Einfügen · ${price(cost)}`,
  insertSearch: "Diese Suche als Formel einfügen",
  insertDataOf: (title) => `Formel einfügen für ${title}`,
  insertChartOf: (title) => `Diagramm einfügen zu ${title}`,
  selectItem: (title) => `${title} auswählen`,
  stale: (date) => `Der Dienst ist nicht erreichbar; diese Antwort ist vom ${date}.`,
  ignored: (filters) => `Diese Filter gelten hier nicht: ${filters}.`,
  filters: "Filter",
  filterNames: {
    platform: "Sprache",
    from: "Veröffentlicht ab",
    to: "Veröffentlicht bis",
    premium: "Zugang",
    industry: "Branche",
    place: "Ort",
    sort: "Reihenfolge",
  },
  narrowNames: { frequency: "Häufigkeit", source: "Quelle", since: "Zahlen bis" },
  orLater: (year) => `${year} oder später`,
  narrowed: (shown, fitting, loaded) =>
    `${shown.toLocaleString("de")} von ${fitting.toLocaleString("de")} passenden, aus ${loaded.toLocaleString("de")} geladenen.`,
  noneFits: (loaded) =>
    loaded === 1
      ? "Der eine geladene Treffer passt nicht zu den Filtern."
      : `Keiner der ${loaded.toLocaleString("de")} geladenen Treffer passt zu den Filtern.`,
  any: "Beliebig",
  automatic: "Automatisch",
  platforms: { en: "Englisch", de: "Deutsch", fr: "Französisch", es: "Spanisch" },
  premiumOnly: "Nur Premium",
  freeOnly: "Nur kostenlose",
  relevance: "Beste Treffer",
  newest: "Neueste zuerst",
  placeHint: "Ein Land oder eine Region, für Studien.",
  unknownPlace: (place) => `Der Dienst kennt den Ort „${place}“ nicht.`,
  loadIndustries: (cost) => `Branchen auflisten (${price(cost)})`,
  clearFilters: "Filter leeren",
  recent: "Letzte Suchen",
  clearRecent: "Vergessen",
  selected: (count) => `${count.toLocaleString("de")} ausgewählt`,
  clearSelection: "Leeren",
  insertSideBySide: "Nebeneinander einfügen",
  insertList: "Neueste Werte einfügen",
};

export const saved: SavedTexts = {
  title: "Gemerkte Inhalte",
  empty: "Noch nichts gemerkt. Der Stern an einem Treffer merkt ihn hier.",
  add: (title) => `${title} merken`,
  remove: (title) => `${title} nicht mehr merken`,
  added: (title) => `Gemerkt: ${title}`,
  removed: (title) => `Nicht mehr gemerkt: ${title}`,
};
