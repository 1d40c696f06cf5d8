import { frPrice } from "./search.js";
import type { WelcomeTexts } from "../en/welcome.js";

export const welcome: WelcomeTexts = {
  rights: "Ce que permet cette clé",
  contentLanguage: (language) => `Contenu en ${language}, la langue des menus d’Excel.`,
  operation: "Quoi",
  price: "Crédits",
  allowed: "Permis",
  rightOf: { yes: "oui", no: "non", untried: "non testé" },
  free: "gratuit",
  untriedHint: "Seules des demandes gratuites ont été testées. Le reste se voit à l’usage.",
  assumedHint:
    "* supposé ; votre contrat peut dire autre chose. Les prix se changent sous Diagnostic.",
  steps: "Trois choses à essayer",
  noWorkbook: "Ouvrez ce volet dans Excel pour les essayer dans une feuille.",
  listQuery: "inflation",
  chartQuery: "PIB par habitant",
  fewerSteps: "Pour commencer",
  listStatistics: (query) => `Lister les statistiques sur ${query}`,
  list: (query) => `Lister les indicateurs : ${query}`,
  listHint: (cost) =>
    `Une formule dans la cellule choisie, ${cost.atMost === 0 ? "gratuite" : frPrice(cost)}.`,
  chart: (query) => `Un graphique : ${query}`,
  chartHint: "Montre d’abord graphique, lieux et prix ; Insérer le met dans la feuille.",
  sheet: "Comparer cinq pays",
  busy: "Un instant…",
};
