import type { FillTexts } from "../../en/tables/fill.js";
import { frPrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("fr");

export const fill: FillTexts = {
  intro:
    "Sélectionnez un tableau dont la première ligne et la première colonne nomment des lieux, des périodes ou des mesures, avec son titre, puis lisez-le. Lire ne coûte rien, ou le prix est dit avant.",
  noWorkbook: "Ouvrez ce volet dans Excel pour remplir des tableaux.",
  read: "Lire le tableau sélectionné",
  readAgain: "Relire",
  reading: "Lecture des en-têtes…",
  searching: (measures, cost) =>
    `Les indicateurs sont cherchés avec ${count(measures, "texte", "textes")} du tableau, ce qui coûte ici ${frPrice(cost)}.`,
  lookFor: (cost) => `Chercher des indicateurs (${frPrice(cost)})`,
  notRead: "Annulé\u00a0; rien n’a été lu.",
  problems: {
    "several-areas":
      "Plusieurs plages sont sélectionnées. Sélectionnez un seul tableau, puis lisez-le.",
    empty: "Les cellules sélectionnées sont vides. Sélectionnez un tableau avec ses en-têtes.",
    "too-large": "Plus de 50 000 cellules sont sélectionnées. Sélectionnez une partie plus petite.",
    "no-headers":
      "Aucun en-tête trouvé\u00a0: il faut des noms dans la première ligne et dans la première colonne de la sélection.",
    "nothing-to-fill":
      "Aucune cellule n’est vide entre les en-têtes. Seules les cellules vides sont remplies.",
    "too-many-measures":
      "Les en-têtes nomment plus de 60 mesures différentes. Sélectionnez moins de lignes ou de colonnes, puis lisez le tableau.",
  },
  secondHeaders: (address) =>
    `${address} semble être un second en-tête ou une unité, que les formules omettraient. Sélectionnez un tableau avec une seule ligne et une seule colonne d’en-têtes.`,
  locked: (sheet) =>
    `La feuille «\u00a0${sheet}\u00a0» est protégée. Ôtez la protection, puis relisez le tableau.`,
  sameKind:
    "Lignes et colonnes sont de même nature, aucune cellule n’a donc de chiffre. Dites ce qu’est l’une d’elles.",
  understood: "Ce qui a été compris",
  rows: "Les lignes sont",
  columns: "Les colonnes sont",
  kinds: { places: "Des lieux", periods: "Des périodes", measures: "Des mesures" },
  whole: {
    places: "Lieu de tout le tableau",
    periods: "Période de tout le tableau",
    measures: "Mesure de tout le tableau",
  },
  headersRead: (headers) => count(headers, "en-tête lu", "en-têtes lus"),
  choose: "Choisir…",
  leaveEmpty: "Aucun\u00a0: laisser vide",
  latest: "La dernière de chacun, qui peut différer",
  look: "Chercher une autre mesure",
  search: "Chercher",
  nothingFound: "Aucun indicateur trouvé. Cherchez avec d’autres mots.",
  unread: {
    "not-a-place": (address, text) =>
      `${address}\u00a0: «\u00a0${text}\u00a0» n’est pas un lieu connu.`,
    "not-a-period": (address, text) =>
      `${address}\u00a0: «\u00a0${text}\u00a0» n’est pas une période.`,
    "no-measure": (address, text) =>
      `${address}\u00a0: aucun indicateur trouvé pour «\u00a0${text}\u00a0».`,
    group: (address, text) =>
      `${address}\u00a0: «\u00a0${text}\u00a0» désigne plusieurs lieux\u00a0; nommez-en un par cellule.`,
  },
  left: {
    place: (cells, listed) =>
      `L’indicateur ne couvre pas le lieu\u00a0: ${listed} ${cells === 1 ? "reste vide" : "restent vides"}.`,
    period: (cells, listed) =>
      `L’indicateur n’a pas de chiffres de cette période\u00a0: ${listed} ${cells === 1 ? "reste vide" : "restent vides"}.`,
    currency: (cells, listed) =>
      `Le tableau demande une monnaie qui n’est pas celle des chiffres\u00a0: ${listed} ${cells === 1 ? "reste vide" : "restent vides"}.`,
    "unknown-unit": (cells, listed) =>
      `Le tableau demande une monnaie, et le service ne dit pas l’unité des chiffres\u00a0: ${listed} ${cells === 1 ? "reste vide" : "restent vides"}.`,
    unit: (cells, listed) =>
      `L’unité que nomme le titre ou un en-tête n’a pas été comprise, ou les chiffres n’y sont pas exprimés\u00a0: ${listed} ${cells === 1 ? "reste vide" : "restent vides"}. Écrivez-la comme dans «\u00a0(milliers)\u00a0» ou «\u00a0(millions EUR)\u00a0», ou enlevez-la.`,
  },
  twice: (listed, text) =>
    `${listed} disent la même chose, «\u00a0${text}\u00a0». Dites pour chacun s’il est voulu ainsi, ou laissez-le vide.`,
  hidden: (lines) =>
    `${count(lines, "ligne ou colonne masquée est laissée", "lignes et colonnes masquées sont laissées")} de côté.`,
  asked: (title, options) => `${title}\u00a0: converti comme le dit le tableau (${options}).`,
  preview: "Aperçu",
  toFill: "à remplir",
  more: (rows, columns) =>
    `Le tableau a ${count(rows, "ligne", "lignes")} et ${count(columns, "colonne", "colonnes")}.`,
  shape: "Formules",
  shapes: { cells: "Une dans chaque cellule", spill: "Une pour tout le tableau" },
  noSpill:
    "Une formule pour tout exige des cellules vides côte à côte, toutes avec des chiffres, hors d’un tableau Excel.",
  stillOpen: (entries) => `${count(entries, "choix reste", "choix restent")} à faire.`,
  fill: (cells, cost) => `Remplir ${count(cells, "cellule", "cellules")} (${frPrice(cost)})`,
  pricing: "Vérification du prix…",
  filling: (done, total) =>
    `Récupération de ${String(done)} sur ${count(total, "mesure", "mesures")}…`,
  cancel: "Annuler",
  cancelled: "Annulé\u00a0; aucune cellule n’a été modifiée.",
  filled: (cells) => `${count(cells, "cellule remplie", "cellules remplies")}.`,
  missing: (cells) => `${count(cells, "cellule reste vide", "cellules restent vides")}\u00a0:`,
  noReason: "pas de chiffre",
  changed: "Le tableau a été modifié entre-temps\u00a0; rien n’a été écrit. Relisez-le.",
  failed: (reason) => `Excel n’a pas pu le faire\u00a0: ${reason}`,
};
