import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { detail, insert, saved, topics } from "./discover.js";
import { errors } from "./errors.js";
import { frCredits, search } from "./search.js";

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
      templates: "Modèles",
      refresh: "Actualiser",
      connection: "Connexion",
      diagnostics: "Diagnostic",
    },
    viewsLabel: "Vues",
    loading: "Chargement …",
    usage: (credits, budget) =>
      budget === null
        ? `Aujourd’hui : ${frCredits(credits, true)}`
        : `Aujourd’hui : ${credits.toLocaleString("fr")} sur ${frCredits(budget, true)}`,
    slow: "Cela prend plus de temps que d’habitude ; le service est toujours attendu.",
  },
  connection,
  search,
  saved,
  topics,
  detail,
  insert,
  errors,
  unknownError: {
    title: "Un problème est survenu",
    sentence: "Réessayez. S’il persiste, ouvrez de nouveau le volet.",
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
