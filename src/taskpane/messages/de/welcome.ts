import { dePrice } from "./search.js";
import type { WelcomeTexts } from "../en/welcome.js";

export const welcome: WelcomeTexts = {
  rights: "Was dieser Schlüssel kann",
  contentLanguage: (language) => `Inhalte auf ${language}, wie die Menüs von Excel.`,
  operation: "Was",
  price: "Credits",
  allowed: "Erlaubt",
  rightOf: { yes: "ja", no: "nein", untried: "ungeprüft" },
  free: "frei",
  untriedHint:
    "Nur kostenlose Anfragen wurden geprüft. Was der Schlüssel sonst umfasst, zeigt sich beim Verwenden.",
  assumedHint:
    "* angenommen; Ihr Vertrag kann anderes sagen. Preise lassen sich unter Diagnose ändern.",
  steps: "Drei Dinge zum Ausprobieren",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um sie in einem Blatt auszuprobieren.",
  listQuery: "Inflation",
  chartQuery: "BIP pro Kopf",
  fewerSteps: "Für den Anfang",
  listStatistics: (query) => `Statistiken zu ${query} auflisten`,
  list: (query) => `Indikatoren auflisten: ${query}`,
  listHint: (cost) =>
    `Eine Formel in der gewählten Zelle, ${cost.atMost === 0 ? "kostenlos" : dePrice(cost)}.`,
  chart: (query) => `Ein Diagramm: ${query}`,
  chartHint: "Zeigt erst Diagramm, Orte und Preis; Einfügen bringt es ins Blatt.",
  sheet: "Fünf Länder vergleichen",
  busy: "Einen Augenblick …",
};
