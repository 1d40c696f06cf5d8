import type { Messages } from "../types.js";

export const search: Messages["search"] = {
  title: "Statistiken suchen",
  box: "Statistiken suchen",
  placeholder: "Zum Beispiel: Bevölkerung Deutschland",
  submit: "Suchen",
  price: (credits, isKnown) =>
    `Eine Suche kostet ${isKnown ? "" : "etwa "}${credits.toLocaleString("de")} ${credits === 1 ? "Credit" : "Credits"}.`,
  emptyQuery: "Geben Sie ein, was Sie suchen.",
  searching: (query) => `Suche nach „${query}“ …`,
  results: (shown, total, query) =>
    `${shown.toLocaleString("de")} von ${total.toLocaleString("de")} Statistiken zu „${query}“.`,
  noResults: (query) => `Nichts gefunden zu „${query}“. Versuchen Sie weniger oder andere Wörter.`,
  more: "Mehr anzeigen",
  premium: "Premium",
  source: (names) => `Quelle: ${names}`,
  released: (date) => `Veröffentlicht am ${date}`,
  openLink: "Seite öffnen",
  insertData: "Formel einfügen",
  insertDataOf: (title) => `Formel einfügen für ${title}`,
  insertSearch: "Diese Suche als Formel einfügen",
  stale: (date) => `Der Dienst ist nicht erreichbar; diese Antwort ist vom ${date}.`,
};
