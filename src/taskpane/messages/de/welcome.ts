import type { WelcomeTexts } from "../en/welcome.js";

export const welcome: WelcomeTexts = {
  rights: "Was dieser Schlüssel kann",
  contentLanguage: (language) => `Inhalte auf ${language}, wie die Menüs von Excel.`,
  operation: "Was",
  price: "Credits",
  allowed: "Erlaubt",
  rightOf: { yes: "ja", no: "nein", untried: "ungeprüft" },
  free: "kostenlos",
  untriedHint:
    "Nur kostenlose Anfragen wurden geprüft. Was der Schlüssel sonst umfasst, zeigt sich beim Verwenden.",
  assumedHint:
    "* angenommen; Ihr Vertrag kann anderes sagen. Preise lassen sich unter Diagnose ändern.",
  steps: "Für den Anfang",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um ein Blatt in eine Mappe einzufügen.",
  sheet:
    "Ein eigenes Blatt mit Zinsen, Inflation, Arbeit, Wachstum und Währungen im heutigen Stand. Erst wird gesucht, dann steht der Preis da.",
  noIndicators:
    "Ihr Schlüssel umfasst keine Indikatoren, aus denen das Blatt mit den heutigen Zahlen besteht.",
  allTemplates: "Alle Vorlagen",
  chartQuery: "BIP pro Kopf",
  chart: (query) => `Ein Diagramm: ${query}`,
  chartHint: "Zeigt erst Diagramm, Orte und Preis; Einfügen bringt es ins Blatt.",
  busy: "Einen Augenblick …",
};
