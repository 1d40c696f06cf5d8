import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { errors } from "./errors.js";
import { search } from "./search.js";

export const fr: Messages = {
  language: "fr",
  app: {
    name: "Stat for Excel",
    purpose: "Des statistiques sourcées, en formules vivantes dans vos cellules.",
    views: { search: "Recherche", connection: "Connexion" },
    viewsLabel: "Vues",
    loading: "Chargement …",
  },
  connection,
  search,
  insert: {
    inserted: (address) => `Formule insérée en ${address}.`,
    occupied: (address) => `${address} n’est pas vide. Remplacer son contenu ?`,
    overwrite: "Remplacer",
    cancel: "Annuler",
    noWorkbook: "Ouvrez ce volet dans Excel pour insérer des formules.",
    failed: (reason) => `Excel n’a pas accepté la formule : ${reason}`,
  },
  errors,
  unknownError: {
    title: "Un problème est survenu",
    sentence: "Réessayez. S’il persiste, ouvrez de nouveau le volet.",
  },
  actions: { connection: "Ouvrir la connexion", retry: "Réessayer" },
};
