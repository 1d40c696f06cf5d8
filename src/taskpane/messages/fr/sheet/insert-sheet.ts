import { countIn } from "../../../model/count-in.js";
import type { SheetTexts } from "../../en/sheet/insert-sheet.js";

const count = countIn("fr");

export const sheet: SheetTexts = {
  addGroup: "Ajouter un groupe",
  chooseGroup: "Choisir un groupe",
  group: (name, covered, members) =>
    covered === members
      ? `${name} (${count(covered, "lieu", "lieux")})`
      : `${name} (${covered.toLocaleString("fr")} sur ${count(members, "lieu", "lieux")})`,
  allPlaces: (places) => `Tous\u00a0: ${places.toLocaleString("fr")}`,
  onlyPlace: (place) => `Seulement ${place}`,
  order: "Ordre des lieux",
  orders: {
    chosen: "Comme choisis",
    name: "Par nom",
    largest: "Le plus grand dernier chiffre d’abord",
    smallest: "Le plus petit dernier chiffre d’abord",
  },
  rows: "Période et calcul",
  allPeriods: "toutes les périodes",
  first: "la première",
  last: "la dernière",
  fields: { from: "De", to: "À", frequency: "Fréquence", change: "Variation" },
  asTheyAre: "Tels quels",
  badPeriod: (text) =>
    `«\u00a0${text}\u00a0» n’est pas une période. Écrivez 2015, 2015-06 ou 2015-Q2.`,
  reversed: "La fin précède le début.",
  look: "Disposition et notes",
  layout: "Disposition",
  layouts: {
    indicators: {
      columns: "Une colonne par lieu",
      rows: "Une ligne par lieu",
      long: "Une ligne par chiffre",
    },
    statistics: {
      columns: "Une colonne par série",
      rows: "Une ligne par série",
      long: "Une ligne par chiffre",
    },
  },
  headers: "En-têtes",
  headerWords: {
    name: "Noms des lieux",
    code: "Codes des lieux",
    shown: "Avec en-têtes",
    none: "Sans en-têtes",
  },
  onlyFormula: (parts) =>
    `Cette forme ne peut pas montrer ce qui est choisi\u00a0: ${parts}. Insérez une formule, ou retirez-le.`,
  lost: {
    places: "lieux",
    period: "période",
    frequency: "fréquence",
    change: "variation",
    order: "ordre des lieux",
  },
  where: "Où",
  selected: (address) =>
    address === "" ? "Cellule sélectionnée" : `Cellule sélectionnée\u00a0: ${address}`,
  nextFree: "Prochaine place libre de cette feuille",
  newSheet: "Nouvelle feuille",
  preview: "Aperçu",
  previewFailed: (reason) => `La cellule afficherait une erreur\u00a0: ${reason}`,
  more: (rows, columns) =>
    `${count(rows, "ligne", "lignes")} et ${count(columns, "colonne", "colonnes")} en tout.`,
  frequencies: { A: "années", Q: "trimestres", M: "mois" },
  changes: {
    diff: "écart avec la période précédente",
    pct: "pourcentage sur la période précédente",
    "diff-year": "écart sur un an",
    "pct-year": "pourcentage sur un an",
  },
};
