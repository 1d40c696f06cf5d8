import type { WelcomeTexts } from "../en/welcome.js";

export const welcome: WelcomeTexts = {
  rights: "Ce que permet cette clé",
  contentLanguage: (language) => `Contenu en ${language}, la langue des menus d’Excel.`,
  operation: "Quoi",
  price: "Crédits",
  allowed: "Permis",
  rightOf: { yes: "oui", no: "non", untried: "non testé" },
  free: "gratuit",
  untriedHint: "Seules des requêtes gratuites ont été testées. Le reste se voit à l’usage.",
  assumedHint:
    "* supposé\u00a0; votre contrat peut dire autre chose. Les prix se changent sous Diagnostic.",
  steps: "Pour commencer",
  noWorkbook: "Ouvrez ce volet dans Excel pour insérer une feuille dans un classeur.",
  sheet:
    "Une feuille à part avec taux, inflation, emploi, croissance et monnaies tels qu’ils sont aujourd’hui. La recherche vient d’abord, puis le prix.",
  noIndicators:
    "Votre clé ne comprend pas les indicateurs dont est faite la feuille des chiffres du jour.",
  allTemplates: "Tous les modèles",
  chartQuery: "PIB par habitant",
  chart: (query) => `Un graphique\u00a0: ${query}`,
  chartHint: "Montre d’abord graphique, lieux et prix\u00a0; Insérer le met dans la feuille.",
  busy: "Un instant…",
};
