import type { Messages } from "../types.js";
import { frCredits } from "./search.js";

export const saved: Messages["saved"] = {
  title: "Contenus favoris",
  empty: "Aucun favori. L’étoile d’un résultat l’ajoute ici.",
  add: (title) => `Ajouter ${title} aux favoris`,
  remove: (title) => `Retirer ${title} des favoris`,
  added: (title) => `Ajouté aux favoris : ${title}`,
  removed: (title) => `Retiré des favoris : ${title}`,
};

export const topics: Messages["topics"] = {
  title: "Parcourir les thèmes",
  hint: "Les thèmes des données de marché, du plus large au plus étroit.",
  load: (count, isKnown) => `Charger les thèmes (${frCredits(count, isKnown)})`,
  loadMore: (known, total, count, isKnown) =>
    `${known} thèmes connus sur ${total}. En charger d’autres (${frCredits(count, isKnown)})`,
  tree: "Arbre des thèmes",
  loadChildren: (topic, count, isKnown) => `Ouvrir ${topic} (${frCredits(count, isKnown)})`,
  searchIn: (topic) => `Indicateurs sur ${topic}`,
};

export const detail: Messages["detail"] = {
  back: "Retour",
  insertAs: "Insérer comme",
  forms: {
    chart: "Graphique dynamique",
    "chart-on-table": "Graphique et tableau",
    formula: "Formule dynamique",
    table: "Tableau figé",
    image: "Image",
    card: "Carte en cellule",
    link: "Titre avec lien",
  },
  insert: "Insérer",
  cost: (count, isKnown) => `Les données coûtent ${frCredits(count, isKnown)}.`,
  atHand: "Les données sont là et ne coûtent rien.",
  fetch: "Afficher graphique et données",
  fetching: "Récupération des données …",
  chart: "Graphique",
  data: "Tableau",
  about: "Provenance",
  view: "Afficher",
  chartOf: (title) => `Graphique : ${title}`,
  tableOf: (title) => `Données : ${title}`,
  unit: (unit) => `Unité : ${unit}`,
  category: "Catégorie",
  period: "Période",
  rowsShown: (shown, total) => `Les ${shown} premières lignes sur ${total}.`,
  allRows: "Afficher toutes les lignes",
  noChart: "Rien à dessiner : les données n’ont pas de nombres.",
  sources: "Organismes sources",
  publishers: "Publié par",
  citation: "Référence",
  citationStyle: "Style de citation",
  copy: "Copier",
  copied: "Copié.",
  copyRefused: "La copie a été refusée. Sélectionnez le texte et copiez-le à la main.",
  places: (chosen, total) => `Lieux (${chosen} sur ${total})`,
  findPlace: "Chercher un lieu",
  placesLeft: (count) => `${count} autres ; saisissez un nom pour les réduire.`,
  worldwide: "Monde entier",
  gone: (title) => `« ${title} » n’existe plus. Le contenu a peut-être été remplacé.`,
  searchInstead: (title) => `Chercher « ${title} »`,
  path: "Dans",
  children: "Contient",
  findIndicators: "Chercher ses indicateurs",
  forecast: (from) => `À partir de ${from} : prévision, car la période finit après la publication.`,
  industries: "Secteurs",
  description: "Présentation",
};

export const insert: Messages["insert"] = {
  inserted: (address) => `Formule insérée en ${address}.`,
  roomUnknown: "La place nécessaire n’était pas connue ; si quelque chose gêne, la cellule le dit.",
  occupied: (address) => `${address} n’est pas vide. Remplacer son contenu ?`,
  overwrite: "Remplacer",
  cancel: "Annuler",
  noWorkbook: "Ouvrez ce volet dans Excel pour insérer des formules.",
  failed: (reason) => `Excel ne l’a pas accepté : ${reason}`,
  noTable: (place, shown) =>
    `La formule en ${place} affiche ${shown} au lieu de données, il n’y a donc pas de graphique. Le message de la cellule dit pourquoi.`,
  stillBusy: (place) =>
    `Les données en ${place} ne sont pas encore arrivées. La formule reste ; insérez le graphique quand elles s’affichent.`,
  working: "Insertion en cours …",
  done: {
    chart: (place) => `Graphique dynamique inséré en ${place}.`,
    "chart-on-table": (place) => `Tableau et graphique insérés en ${place}.`,
    formula: (place) => `Formule insérée en ${place}.`,
    table: (place) => `Tableau inséré en ${place}.`,
    image: (place) => `Image insérée en ${place}.`,
    card: (place) => `Carte insérée en ${place}.`,
    link: (place) => `Titre inséré en ${place}.`,
  },
  notFree: {
    cells: (place) => `Il n’y a pas assez de place libre en ${place}.`,
    table: (place) => `Un tableau gêne en ${place}.`,
    protected: (place) => `La feuille de ${place} est protégée.`,
    edge: (place) => `Cela ne tient pas en ${place} : la feuille s’arrête là.`,
  },
  useNext: (place) => `Insérer en ${place}`,
  useNewSheet: "Insérer sur une nouvelle feuille",
  noPicture: "L’image n’a pas pu être récupérée.",
  sourceLine: (source, released, retrieved) =>
    [
      ...(source === "" ? [] : [`Source : ${source}`]),
      ...(released === "" ? [] : [`publié le ${released}`]),
      `consulté le ${retrieved}`,
    ].join(", "),
  listHeaders: ["Numéro", "Titre", "Dernière valeur", "Unité"],
};
