import type { DiagnosticsTexts } from "../en/diagnostics.js";
import { frCredits } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("fr");

export const diagnostics: DiagnosticsTexts = {
  title: "Diagnostic",
  state: "État",
  version: "Version du complément",
  host: "Application",
  sets: "Ensembles d’API",
  address: "Adresse du service",
  key: "Clé API",
  hasKey: "enregistrée",
  noKey: "aucune",
  today: "Aujourd’hui",
  session: "Cette session",
  usage: (calls, credits) => `${count(calls, "appel", "appels")}, ${frCredits(credits)}`,
  pending: "Requêtes en cours",
  kept: "Réponses conservées",
  keptAnswers: (count, kilobytes) =>
    `${count.toLocaleString("fr")} (${kilobytes.toLocaleString("fr")} Ko)`,
  lastError: "Dernière erreur",
  none: "aucune",
  limits: "Limites du service",
  copy: "Tout copier",
  copied: "Copié.",
  copyFailed:
    "Le presse-papiers est fermé aux compléments ici. Sélectionnez le texte et copiez-le.",
  clearCache: "Effacer les réponses conservées",
  clearCacheHint:
    "Au prochain calcul, les formules interrogeront à nouveau le service, ce qui coûte des crédits.",
  cleared: "Les réponses conservées ont été effacées.",
  budget: "Plafond",
  dailyBudget: "Crédits par jour",
  budgetHint: "Vide : aucune limite. Au plafond, les formules gardent ce qu’elles affichent.",
  save: "Enregistrer",
  saved: "Enregistré.",
  badNumber: "Saisissez un nombre à partir de 0, ou rien.",
  prices: "Prix en crédits par appel",
  pricesHint: "Là où votre contrat diffère du tarif publié.",
  estimated: "supposé",
  operations: {
    searchStatistics: "Rechercher des statistiques",
    listStatistics: "Lister des statistiques",
    listInfographics: "Lister des infographies",
    listTopics: "Lister des thèmes",
    listStudies: "Lister des études",
    getStatistic: "Statistique avec données",
    searchIndicators: "Rechercher des indicateurs",
    getIndicator: "Indicateur avec données",
    getReports: "Liens vers les rapports",
    askResearch: "Question de recherche",
    getResearchAnswer: "Réponse à une question",
  },
  log: "Erreurs dans les cellules",
  emptyLog: "Aucune cellule n’a échoué pendant cette session.",
  clearLog: "Vider la liste",
};
