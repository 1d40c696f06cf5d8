import type { Messages } from "../messages.js";
import { insert } from "./insert.js";
import { said } from "./said.js";
import { frCredits, saved, search } from "./search.js";

const errors: Messages["errors"] = {
  "missing-key": {
    title: "Pas de clé API",
    sentence: "Ajoutez votre clé API pour joindre le service.",
  },
  "bad-key": {
    title: "La clé API a été refusée",
    sentence: "Le service ne connaît pas cette clé. Vérifiez-la ou saisissez-en une autre.",
  },
  forbidden: { title: "Non autorisé", sentence: "Votre clé ne comprend pas ce contenu." },
  "not-found": {
    title: "Introuvable",
    sentence: "Le service n’a pas ce contenu\u00a0; il a peut-être été retiré.",
  },
  "bad-input": {
    title: "Le service n’a pas accepté la requête",
    sentence: "Vérifiez votre saisie.",
  },
  "rate-limited": {
    title: "Trop de requêtes",
    sentence: "Le service demande une pause. Réessayez dans un instant.",
  },
  timeout: {
    title: "Pas de réponse à temps",
    sentence: "Le service a mis trop longtemps. Réessayez.",
  },
  offline: {
    title: "Le service est injoignable",
    sentence: "Vérifiez votre réseau et l’adresse du service.",
  },
  server: {
    title: "Le service a un problème",
    sentence: "Rien n’est à corriger de votre côté. Réessayez dans un instant.",
  },
  "bad-response": {
    title: "La réponse n’a pas pu être lue",
    sentence: "Elle n’a pas la forme qu’utilisent ces services. Vérifiez l’adresse du service.",
  },
  aborted: { title: "Arrêté", sentence: "La requête a été arrêtée avant la réponse." },
  budget: {
    title: "Le budget du jour est épuisé",
    sentence:
      "Augmentez le budget quotidien sous Diagnostic ou celui du classeur sous Classeur, ou attendez demain.",
  },
  "research-failed": {
    title: "Pas de réponse à cette question",
    sentence: "Le service n’a pas pu y répondre. Posez-la autrement.",
  },
  "still-researching": {
    title: "Toujours en cours",
    sentence: "La réponse n’est pas prête. Revenez dans un instant.",
  },
  "not-cached": { title: "Pas encore demandé", sentence: "Aucune réponse n’est conservée." },
  outdated: {
    title: "Le service a modifié cet indicateur",
    sentence:
      "Certains de ces lieux ont été demandés auparavant. Réessayez pour les demander à nouveau.",
  },
};

export const fr: Messages = {
  language: "fr",
  app: {
    name: "Stat for Excel",
    purpose:
      "STAT apporte des statistiques et leurs sources dans vos cellules et vos graphiques, et les tient à jour.",
    views: {
      search: "Recherche",
      builder: "Formule",
      ask: "Question",
      source: "D’où vient ce chiffre\u00a0?",
      templates: "Modèles",
      fill: "Remplir un tableau",
      refresh: "Classeur",
      connection: "Connexion",
      diagnostics: "Diagnostic",
    },
    viewsLabel: "Vues",
    more: "Autres vues",
    documents: "Documentation",
    loading: "Chargement…",
    raiseBudget: (credits) => `Porter à ${credits.toLocaleString("fr")}`,
    usage: (credits, budget) =>
      budget === null
        ? `Aujourd’hui\u00a0: ${frCredits(credits)}`
        : `Aujourd’hui\u00a0: ${credits.toLocaleString("fr")} sur ${frCredits(budget)}`,
    slow: "Cela prend plus de temps que d’habitude. Le service n’a pas encore répondu…",
  },
  search,
  said,
  saved,
  insert,
  errors,
  unknownError: {
    title: "Un problème est survenu",
    sentence: "Réessayez. S’il se reproduit, fermez le volet et ouvrez-le de nouveau.",
  },
  noCellSelected: {
    title: "Aucune cellule n’est sélectionnée",
    sentence:
      "Un graphique ou une image est sélectionné. Sélectionnez des cellules, puis réessayez.",
  },
  retryIn: (seconds) =>
    seconds === 1
      ? "Le service demande une pause d’une seconde."
      : `Le service demande une pause de ${seconds.toLocaleString("fr")} secondes.`,
  actions: {
    diagnostics: "Ouvrir le diagnostic",
    connection: "Ouvrir la connexion",
    retry: "Réessayer",
  },
};
