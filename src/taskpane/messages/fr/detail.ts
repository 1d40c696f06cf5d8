import { sourceWords } from "../../../workbook/index.js";
import { frPrice } from "./search.js";
import type { DetailTexts, LinkTexts } from "../en/detail.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("fr");

export const detail: DetailTexts = {
  back: "Retour",
  insertAs: "Insérer comme",
  byDefault: (name) => `Par défaut\u00a0: ${name}`,
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
  notes: "Avec titre, unité et source",
  manyRows: (rows) =>
    `${rows.toLocaleString("fr")} lignes, c’est beaucoup pour une feuille. Choisissez le début et la fin, ou insérez tout.`,
  from: "De",
  to: "À",
  rowsChosen: (chosen, rows) =>
    `${count(chosen, "ligne", "lignes")} sur ${rows.toLocaleString("fr")}`,
  cost: (cost) => `Les données coûtent ${frPrice(cost)}.`,
  atHand: "Les données sont là et ne coûtent rien.",
  fetch: "Afficher graphique et données",
  fetching: "Récupération des données…",
  chart: "Graphique",
  data: "Tableau",
  about: "Provenance",
  view: "Afficher",
  chartOf: (title) => `Graphique\u00a0: ${title}`,
  chartRange: (count, from, to) =>
    `${count === 1 ? "Une série" : `${count.toLocaleString("fr")} séries`} de ${from} à ${to}`,
  chartKeys: "Lisez les valeurs avec les touches fléchées.",
  tableOf: (title) => `Données\u00a0: ${title}`,
  unit: (unit) => `Unité\u00a0: ${unit}`,
  category: "Catégorie",
  period: "Période",
  rowsShown: (shown, total) => `Les ${shown} premières lignes sur ${total}.`,
  allRows: "Afficher toutes les lignes",
  noChart: "Rien à dessiner\u00a0: les données n’ont pas de nombres.",
  sources: "Organismes sources",
  noSources: "Le service n’indique aucune source.",
  publishers: "Publié par",
  licence: "Licence\u00a0:",
  citation: "Référence",
  citationStyle: "Style de citation",
  copy: "Copier",
  copied: "Copié.",
  copyRefused: "La copie a été refusée. Sélectionnez le texte et copiez-le à la main.",
  places: (chosen, total) => `Lieux (${chosen} sur ${total})`,
  findPlace: "Chercher un lieu",
  placesLeft: (count) => `Encore ${count}\u00a0; saisissez un nom pour en réduire le nombre.`,
  worldwide: "Monde entier",
  gone: (title) => `«\u00a0${title}\u00a0» n’existe plus. Le contenu a peut-être été remplacé.`,
  searchInstead: (title) => `Chercher «\u00a0${title}\u00a0»`,
  path: "Dans",
  children: "Contient",
  findIndicators: "Chercher ses indicateurs",
  breaks: sourceWords.fr.breaks,
  forecast: (from) =>
    `À partir de ${from}\u00a0: prévision, car la période finit après la publication.`,
  industries: "Secteurs",
  description: "Présentation",
};

export const links: LinkTexts = {
  links: "Liens",
  page: (host) => `Page complète sur ${host}`,
  picture: "Image",
  reports: (cost) => `Obtenir les liens des rapports (${frPrice(cost)})`,
  fetchingReports: "Récupération des liens…",
  report: {
    pdf: "Rapport en PDF",
    ppt: "Rapport en PowerPoint",
    xls: "Rapport en Excel",
  },
  noReports: "Aucun rapport ne peut être ouvert en toute sécurité.",
  related: { studies: "Études sur ce sujet", indicators: "Indicateurs sur ce sujet" },
  price: (cost) => (cost.atMost === 0 ? "gratuit" : frPrice(cost)),
  facts: "Caractéristiques",
  industries: "Secteurs",
  places: "Lieux",
  market: "Marché",
  contentLanguage: "Langue",
  identifier: "Identifiant",
};
