import { sourceWords } from "../../../workbook/index.js";
import type { InsertTexts } from "../en/insert.js";

export const insert: InsertTexts = {
  nameId: "Avec un nom lisible pour l’identifiant, sur la feuille STAT ids",
  idsProtected: (sheet) =>
    `La feuille «\u00a0${sheet}\u00a0» est protégée\u00a0: l’identifiant ne reçoit pas de nom, et rien n’a été inséré. Ôtez la protection, ou insérez sans nom.`,
  inserted: (address) => `Formule insérée en ${address}.`,
  roomUnknown:
    "La taille n’était pas connue\u00a0: si quelque chose gêne, la cellule affiche #EPARS!.",
  occupied: (address) => `${address} n’est pas vide. Remplacer son contenu\u00a0?`,
  overwrite: "Remplacer",
  cancel: "Annuler",
  noWorkbook: "Ouvrez ce volet dans Excel pour insérer des formules.",
  failed: (reason) => `Excel ne l’a pas accepté\u00a0: ${reason}`,
  cellError: (place, shown, reason) =>
    reason === "" ? `${place} affiche ${shown}.` : `${place} affiche ${shown}\u00a0: ${reason}`,
  moreErrors: (count) =>
    count === 1
      ? "Une autre cellule affiche une erreur."
      : `${count.toLocaleString("fr")} autres cellules affichent des erreurs.`,
  noTable: (place, shown) =>
    `La formule en ${place} affiche ${shown} au lieu de données, il n’y a donc pas de graphique. Le message de la cellule dit pourquoi.`,
  stillBusy: (place) =>
    `Les données en ${place} ne sont pas encore arrivées. La formule reste\u00a0; insérez le graphique dès qu’elles s’affichent.`,
  working: "Insertion en cours…",
  gaps: "Les valeurs manquantes sont affichées #N/A, pour que le graphique laisse un vide au lieu d’un zéro.",
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
    merged: (place) =>
      `Des cellules fusionnées gênent en ${place}\u00a0: elles avaleraient des chiffres. Annulez la fusion ou insérez ailleurs.`,
    hidden: (place) =>
      `Des lignes ou des colonnes sont masquées en ${place}, et des chiffres le seraient avec elles. Affichez-les ou insérez ailleurs.`,
    protected: (place) =>
      `La feuille de ${place} est protégée. Ôtez la protection ou insérez sur une autre feuille.`,
    edge: (place) => `Cela ne tient pas en ${place}\u00a0: la feuille s’arrête là.`,
  },
  useNext: (place) => `Insérer en ${place}`,
  useNewSheet: "Insérer sur une nouvelle feuille",
  unreadPlace: (typed) =>
    `«\u00a0${typed}\u00a0» n’est ici ni le nom ni le code d’un lieu. Complétez la saisie, choisissez dans la liste ou videz le champ.`,
  noPicture: "L’image n’a pas pu être récupérée.",
  noFigures: "Il n’y a aucune valeur à insérer.",
  textsFirst:
    "Excel prendrait la première colonne, faite de textes, pour les catégories du graphique. Insérez-la comme tableau.",
  sourceLine: (source, released, retrieved) =>
    [
      source === "" ? sourceWords.fr.noSource : sourceWords.fr.source(source),
      ...(released === "" ? [] : [`publié le ${released}`]),
      ...(retrieved === "" ? [] : [`consulté le ${retrieved}`]),
    ].join(", "),
  listHeaders: ["Numéro", "Titre", "Dernière valeur", "Unité"],
};
