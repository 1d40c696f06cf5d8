import type { Price } from "../../../client/index.js";
import type { SavedTexts, SearchTexts } from "../en/search.js";
import { changeIn, countIn } from "../../model/count-in.js";

const count = countIn("fr");
const change = changeIn("fr");

const credits = (value: number) => count(value, "crédit", "crédits");
const price = ({ credits: expected, atMost, isKnown }: Price) =>
  `${atMost > expected ? "jusqu’à " : ""}${isKnown ? "" : "environ "}${credits(atMost)}`;
export { credits as frCredits, price as frPrice };

export const search: SearchTexts = {
  title: "Trouver des données",
  tabs: { search: "Recherche", topics: "Thèmes", saved: "Favoris" },
  box: "Rechercher",
  placeholder: "Par exemple\u00a0: PIB de la France",
  submit: "Lancer la recherche",
  kind: "Que chercher",
  kinds: {
    all: "Tout",
    statistics: "Statistiques",
    indicators: "Indicateurs",
    topics: "Thèmes",
    infographics: "Infographies",
    studies: "Études",
  },
  cost: price,
  enterForRest: (cost) => `Entrée cherche le reste pour ${price(cost)}.`,
  emptyQuery: "Saisissez ce que vous cherchez.",
  searching: (query) => `Recherche de «\u00a0${query}\u00a0»…`,
  results: (shown, total, query) =>
    `${count(shown, "résultat", "résultats")} sur ${total.toLocaleString("fr")} pour «\u00a0${query}\u00a0».`,
  shownOf: (shown, total) => `${shown.toLocaleString("fr")} sur ${total.toLocaleString("fr")}`,
  noResults: (query) =>
    `Rien trouvé pour «\u00a0${query}\u00a0». Essayez moins de mots ou d’autres.`,
  noneIn: (kinds) => `Aucun résultat dans\u00a0: ${kinds}.`,
  browseTopics: "Parcourir les thèmes",
  showAll: (kind, total) =>
    `${search.kinds[kind]}\u00a0: afficher les ${total.toLocaleString("fr")}`,
  priced: price,
  more: "Afficher plus",
  morePriced: (cost) => `Afficher plus (${price(cost)})`,
  premium: "Premium",
  source: (names) => `Source\u00a0: ${names}`,
  released: (date) => `Publié le ${date}`,
  updated: (date) => `Mis à jour le ${date}`,
  dataTo: (period) => `Données jusqu’à ${period}`,
  dataToByTitle: (year) => `Données jusqu’à ${year} (selon le titre)`,
  placed: (place, figure) => `${place}, ${figure}`,
  latest: (value, period) => `${period}\u00a0: ${value}`,
  perYear: (figure) => `${figure}, en rythme annuel`,
  yearChange: (change) => `${change} sur un an`,
  percentagePoints: (points) => change(points, "pt", "pts"),
  places: (count) => `${count.toLocaleString("fr")} ${count < 2 ? "lieu" : "lieux"}`,
  frequencies: {
    daily: "quotidien",
    weekly: "hebdomadaire",
    monthly: "mensuel",
    quarterly: "trimestriel",
    semiannual: "semestriel",
    annual: "annuel",
    irregular: "irrégulier",
  },
  sparkline: (count, first, last, trend) =>
    `${count.toLocaleString("fr")} valeurs, de ${first} à ${last}, ${{ up: "en hausse", down: "en baisse", flat: "stables" }[trend]}`,
  dataPrice: (cost) => `Données\u00a0: ${price(cost)}`,
  dataKept: "Déjà chargées\u00a0: rien à payer",
  openLink: "Ouvrir la page",
  openingLink: "Ouverture…",
  insertData: "Insérer",
  insertDataPriced: (cost) => `Insérer · ${price(cost)}`,
  insertSearch: "Insérer cette recherche comme formule",
  insertDataOf: (title) => `Insérer la formule pour ${title}`,
  insertChartOf: (title) => `Insérer un graphique\u00a0: ${title}`,
  selectItem: (title) => `Choisir ${title}`,
  stale: (date) => `Le service est injoignable\u00a0; cette réponse est du ${date}.`,
  ignored: (filters) => `Ces filtres ne s’appliquent pas ici\u00a0: ${filters}.`,
  filters: "Filtres",
  filterNames: {
    platform: "Langue",
    from: "Publié à partir du",
    to: "Publié jusqu’au",
    premium: "Accès",
    industry: "Secteur",
    place: "Lieu",
    sort: "Ordre",
  },
  narrowNames: { frequency: "Fréquence", source: "Organisme source", since: "Chiffres jusqu’à" },
  orLater: (year) => `${year} ou plus tard`,
  narrowed: (shown, fitting, loaded) =>
    `${shown.toLocaleString("fr")} sur ${fitting.toLocaleString("fr")} qui conviennent, parmi ${loaded.toLocaleString("fr")} chargés.`,
  noneFits: (loaded) =>
    loaded === 1
      ? "Le seul résultat chargé ne répond pas aux filtres."
      : `Aucun des ${loaded.toLocaleString("fr")} résultats chargés ne répond aux filtres.`,
  any: "Indifférent",
  automatic: "Automatique",
  platforms: { en: "Anglais", de: "Allemand", fr: "Français", es: "Espagnol" },
  premiumOnly: "Premium seulement",
  freeOnly: "Gratuit seulement",
  relevance: "Pertinence",
  newest: "Plus récents",
  placeHint: "Un pays ou une région, pour les études.",
  unknownPlace: (place) => `Le service ne connaît pas le lieu «\u00a0${place}\u00a0».`,
  loadIndustries: (cost) => `Lister les secteurs (${price(cost)})`,
  clearFilters: "Effacer les filtres",
  recent: "Recherches récentes",
  clearRecent: "Les oublier",
  selected: (count) =>
    `${count.toLocaleString("fr")} ${count < 2 ? "élément choisi" : "éléments choisis"}`,
  clearSelection: "Effacer",
  insertSideBySide: "Insérer côte à côte",
  insertList: "Insérer les dernières valeurs",
};

export const saved: SavedTexts = {
  title: "Contenus favoris",
  empty: "Aucun favori. L’étoile d’un résultat l’ajoute ici.",
  add: (title) => `Ajouter ${title} aux favoris`,
  remove: (title) => `Retirer ${title} des favoris`,
  added: (title) => `Ajouté aux favoris\u00a0: ${title}`,
  removed: (title) => `Retiré des favoris\u00a0: ${title}`,
};
