import type { BuilderTexts } from "../../en/builder/form.js";
import { frPrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("fr");

const number = (value: number) => value.toLocaleString("fr");

export const builder: BuilderTexts = {
  title: "Formule",
  intro:
    "Sélectionnez une cellule contenant une formule STAT pour la modifier ici, ou choisissez une fonction pour une nouvelle.",
  noWorkbook: "Ouvrez ce volet dans Excel pour travailler avec des formules.",
  reading: "Lecture de la cellule sélectionnée…",
  failed: (reason) => `La cellule sélectionnée n’a pas pu être lue\u00a0: ${reason}`,
  cell: (address) => `Formule dans ${address}`,
  noFormula: (address) => `Nouvelle formule dans ${address}`,
  chooseFunction: "Fonction",
  noFunction: "Choisir une fonction",
  call: "Appel à modifier",
  required: "obligatoire",
  reference: (text) => `Repris de ${text}`,
  options: "Réglages",
  places: "Lieux",
  addPlace: "Ajouter un lieu",
  addPlaceHint: "Un pays, un groupe de pays ou un code.",
  notCovered: (places) => `Pas de valeurs de cet indicateur pour\u00a0: ${places}`,
  add: "Ajouter",
  remove: (name) => `Retirer ${name}`,
  pickDay: (name) => `Choisir un jour pour ${name}`,
  formula: "Texte de la formule",
  price: (requests, kept, cost) =>
    `${number(requests)} ${requests === 1 ? "requête" : "requêtes"}, dont ${count(kept, "conservée", "conservées")}\u00a0: ${frPrice(cost)}.`,
  free: "Gratuit\u00a0: les réponses sont conservées.",
  unknownPrice: "Seul Excel peut évaluer un argument\u00a0; le prix n’est connu qu’après.",
  preview: "Aperçu",
  notCached: "Pas encore récupéré.",
  loadPreview: "Récupérer l’aperçu",
  loadingPreview: "Récupération…",
  previewFailed: (reason) => `La cellule afficherait une erreur\u00a0: ${reason}`,
  more: (rows, columns) =>
    `${count(rows, "ligne", "lignes")} et ${count(columns, "colonne", "colonnes")} en tout.`,
  write: (address) => `Écrire dans ${address}`,
  insert: (address) => `Insérer dans ${address}`,
  replace: "Remplacer",
  occupied: (address) => `${address} n’est pas vide. Remplacer son contenu\u00a0?`,
  reset: "Annuler mes modifications",
  written: (address) => `Formule écrite dans ${address}.`,
  changed: (address) =>
    `${address} a été modifiée entre-temps\u00a0; rien n’a été écrit. La cellule est relue.`,
  protected: (sheet) =>
    `La feuille ${sheet} est protégée\u00a0; rien n’a été écrit. Ôtez la protection, puis écrivez de nouveau.`,
  missing: (names) => `Reste à remplir\u00a0: ${names}`,
};
