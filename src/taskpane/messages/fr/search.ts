import type { Messages } from "../types.js";

export const search: Messages["search"] = {
  title: "Rechercher des statistiques",
  box: "Rechercher des statistiques",
  placeholder: "Par exemple : population de la France",
  submit: "Rechercher",
  price: (credits, isKnown) =>
    `Une recherche coûte ${isKnown ? "" : "environ "}${credits.toLocaleString("fr")} ${credits < 2 ? "crédit" : "crédits"}.`,
  emptyQuery: "Saisissez ce que vous cherchez.",
  searching: (query) => `Recherche de « ${query} » …`,
  results: (shown, total, query) =>
    `${shown.toLocaleString("fr")} sur ${total.toLocaleString("fr")} statistiques pour « ${query} ».`,
  noResults: (query) => `Rien trouvé pour « ${query} ». Essayez moins de mots, ou d’autres.`,
  more: "Afficher plus",
  premium: "Premium",
  source: (names) => `Source : ${names}`,
  released: (date) => `Publié le ${date}`,
  openLink: "Ouvrir la page",
  insertData: "Insérer la formule",
  insertDataOf: (title) => `Insérer la formule pour ${title}`,
  insertSearch: "Insérer cette recherche comme formule",
  stale: (date) => `Le service est injoignable ; cette réponse date du ${date}.`,
};
