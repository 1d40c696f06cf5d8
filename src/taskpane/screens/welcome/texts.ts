import type { Platform } from "../../../contract/index.js";
import { deCredits } from "../../messages/de/search.js";
import { enCredits } from "../../messages/en/search.js";
import { esCredits } from "../../messages/es/search.js";
import { frCredits } from "../../messages/fr/search.js";

export interface WelcomeTexts {
  /** Heading of what the key may do, and what it costs. */
  readonly rights: string;
  readonly contentLanguage: (language: string) => string;
  readonly operation: string;
  readonly price: string;
  readonly allowed: string;
  readonly rightOf: Readonly<Record<"yes" | "no" | "untried", string>>;
  readonly free: string;
  readonly untriedHint: string;
  readonly assumedHint: string;
  readonly steps: string;
  readonly noWorkbook: string;
  /** What to look for in the first steps, in the content's language. */
  readonly listQuery: string;
  readonly chartQuery: string;
  readonly list: (query: string) => string;
  readonly listHint: (credits: number, isKnown: boolean) => string;
  readonly chart: (query: string) => string;
  readonly chartHint: string;
  readonly sheet: string;
  readonly busy: string;
}

export const texts: Readonly<Record<Platform, WelcomeTexts>> = {
  en: {
    rights: "What this key can do",
    contentLanguage: (language) => `Content in ${language}, the language of Excel’s menus.`,
    operation: "What",
    price: "Credits",
    allowed: "Allowed",
    rightOf: { yes: "yes", no: "no", untried: "not tried" },
    free: "free",
    untriedHint:
      "Nothing that costs was tried; what the key does not include says so when it is used.",
    assumedHint: "* assumed; your contract may say otherwise. Change prices under Diagnostics.",
    steps: "Three things to try",
    noWorkbook: "Open this pane in Excel to try them in a sheet.",
    listQuery: "inflation",
    chartQuery: "GDP per capita",
    list: (query) => `List indicators on ${query}`,
    listHint: (credits, isKnown) =>
      `A live formula at the selected cell, ${credits === 0 ? "free" : enCredits(credits, isKnown)}.`,
    chart: (query) => `Chart the ${query}`,
    chartHint: "Shows chart, places and price first; Insert puts it into the sheet.",
    sheet: "Compare five countries",
    busy: "One moment …",
  },
  de: {
    rights: "Was dieser Schlüssel kann",
    contentLanguage: (language) => `Inhalte auf ${language}, wie die Menüs von Excel.`,
    operation: "Was",
    price: "Credits",
    allowed: "Erlaubt",
    rightOf: { yes: "ja", no: "nein", untried: "ungeprüft" },
    free: "frei",
    untriedHint:
      "Was etwas kostet, wurde nicht geprüft; was der Schlüssel nicht umfasst, sagt es bei Gebrauch.",
    assumedHint:
      "* angenommen; Ihr Vertrag kann anderes sagen. Preise lassen sich unter Diagnose ändern.",
    steps: "Drei Dinge zum Ausprobieren",
    noWorkbook: "Öffnen Sie diesen Bereich in Excel, um sie in einem Blatt auszuprobieren.",
    listQuery: "Inflation",
    chartQuery: "BIP pro Kopf",
    list: (query) => `Indikatoren auflisten: ${query}`,
    listHint: (credits, isKnown) =>
      `Eine Formel in der gewählten Zelle, ${credits === 0 ? "kostenlos" : deCredits(credits, isKnown)}.`,
    chart: (query) => `Ein Diagramm: ${query}`,
    chartHint: "Zeigt erst Diagramm, Orte und Preis; Einfügen bringt es ins Blatt.",
    sheet: "Fünf Länder vergleichen",
    busy: "Einen Augenblick …",
  },
  fr: {
    rights: "Ce que permet cette clé",
    contentLanguage: (language) => `Contenu en ${language}, la langue des menus d’Excel.`,
    operation: "Quoi",
    price: "Crédits",
    allowed: "Permis",
    rightOf: { yes: "oui", no: "non", untried: "non testé" },
    free: "gratuit",
    untriedHint: "Rien de payant n’a été testé ; ce que la clé ne comprend pas le dira à l’usage.",
    assumedHint:
      "* supposé ; votre contrat peut dire autre chose. Les prix se changent sous Diagnostic.",
    steps: "Trois choses à essayer",
    noWorkbook: "Ouvrez ce volet dans Excel pour les essayer dans une feuille.",
    listQuery: "inflation",
    chartQuery: "PIB par habitant",
    list: (query) => `Lister les indicateurs : ${query}`,
    listHint: (credits, isKnown) =>
      `Une formule dans la cellule choisie, ${credits === 0 ? "gratuite" : frCredits(credits, isKnown)}.`,
    chart: (query) => `Un graphique : ${query}`,
    chartHint: "Montre d’abord graphique, lieux et prix ; Insérer le met dans la feuille.",
    sheet: "Comparer cinq pays",
    busy: "Un instant…",
  },
  es: {
    rights: "Lo que permite esta clave",
    contentLanguage: (language) => `Contenido en ${language}, el idioma de los menús de Excel.`,
    operation: "Qué",
    price: "Créditos",
    allowed: "Permitido",
    rightOf: { yes: "sí", no: "no", untried: "sin probar" },
    free: "gratis",
    untriedHint: "No se probó nada que cueste; lo que la clave no incluye lo dirá al usarlo.",
    assumedHint:
      "* supuesto; su contrato puede decir otra cosa. Los precios se cambian en Diagnóstico.",
    steps: "Tres cosas para probar",
    noWorkbook: "Abra este panel en Excel para probarlas en una hoja.",
    listQuery: "inflación",
    chartQuery: "PIB per cápita",
    list: (query) => `Listar indicadores: ${query}`,
    listHint: (credits, isKnown) =>
      `Una fórmula en la celda seleccionada, ${credits === 0 ? "gratis" : esCredits(credits, isKnown)}.`,
    chart: (query) => `Un gráfico: ${query}`,
    chartHint: "Muestra primero gráfico, lugares y precio; Insertar lo lleva a la hoja.",
    sheet: "Comparar cinco países",
    busy: "Un momento…",
  },
};
