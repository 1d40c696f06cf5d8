import { countIn } from "../../../model/count-in.js";
import type { SourceTexts } from "../../en/tables/source.js";
import { frPrice } from "../search.js";

const count = countIn("fr");
const n = (value: number) => value.toLocaleString("fr", { maximumFractionDigits: 10 });
const percent = (share: number) => `${String(Math.floor(share * 100 + 1e-9))} %`;

export const source: SourceTexts = {
  title: "D’où vient ce chiffre\u00a0?",
  intro:
    "Sélectionnez des chiffres saisis à la main, avec leurs en-têtes ou sans. La recherche est gratuite\u00a0; les chiffres d’une source ne sont demandés que si vous le dites.",
  noWorkbook: "Ouvrez ce volet dans Excel pour chercher la source de chiffres.",
  find: "Chercher la source",
  finding: "Recherche de la source de ces chiffres…",
  cancel: "Annuler",
  problems: {
    "several-areas": "Plusieurs zones sont sélectionnées. Sélectionnez-en une.",
    empty: "Les cellules sélectionnées sont vides. Sélectionnez des chiffres saisis.",
    "too-large": "Le tableau sélectionné est trop grand. Sélectionnez moins de cellules.",
    "only-spans":
      "Les en-têtes ne nomment que des plages de périodes, comme 2015–2019. Sélectionnez des chiffres de périodes simples.",
    "no-figures":
      "Aucun chiffre saisi dans les cellules sélectionnées\u00a0: formules, dates et en-têtes n’en sont pas. La source des valeurs d’une formule STAT est indiquée sous Formule.",
  },
  candidates: "Sources possibles",
  found: (candidates) => `${count(candidates, "source possible", "sources possibles")}.`,
  read: (figures, hasPeriods, hasPlaces) =>
    `${count(figures, "chiffre saisi", "chiffres saisis")}. ${
      hasPeriods ? "Les en-têtes nomment les périodes" : "Aucun en-tête ne nomme les périodes"
    }${hasPlaces ? "\u00a0; les lieux y sont aussi." : "\u00a0; aucun ne nomme les lieux."}`,
  leftOut: (figures) =>
    `Chiffres laissés de côté\u00a0: ${n(figures)}. Leurs en-têtes ne nomment ni lieu ni période, une période d’un autre genre ou une plage comme 2015–2019, ou il y en a trop.`,
  provesNothing:
    "Ces chiffres sont trop peu nombreux ou trop ronds pour révéler une source\u00a0: 1, 2, 3 se trouve dans toutes. Sélectionnez plus de chiffres, plus précis ou avec leurs en-têtes.",
  none: "Aucune source trouvée pour ces chiffres. Si aucun en-tête ne nomme les lieux ou les périodes, ajoutez-les.",
  share: (share) => `${percent(share)} concordent`,
  byWords: "trouvé par les mots des en-têtes",
  ofLines: (lines, all) => `${n(lines)} sur ${count(all, "série", "séries")}`,
  compare: (cost) => `Comparer (${frPrice(cost)})`,
  compareNamed: (title, cost) => `Comparer avec ${title} (${frPrice(cost)})`,
  comparing: "Comparaison des chiffres…",
  dearer: (cost) =>
    `Rien n’a été demandé\u00a0: une réponse conservée a expiré entre-temps. Comparer coûte maintenant ${frPrice(cost)}.`,
  agree: (agreed, all) =>
    `Chiffres qui concordent\u00a0: ${n(agreed)} sur ${n(all)} (${percent(agreed / all)}).`,
  notEnough: "C’est trop peu pour dire que les chiffres viennent d’ici. Rien n’est remplacé.",
  scaled: (exponent) =>
    exponent > 0
      ? `Les chiffres saisis sont ceux de la source multipliés par ${n(10 ** exponent)}.`
      : `Les chiffres saisis sont ceux de la source divisés par ${n(10 ** -exponent)}.`,
  negated: "Les chiffres saisis ont le signe opposé.",
  offset: (periods) =>
    `La source les a ${count(Math.abs(periods), "période", "périodes")} plus ${periods > 0 ? "tard" : "tôt"} que ne le disent les en-têtes.`,
  missing: (cells) =>
    `La source n’a pas de chiffre pour ${count(cells, "cellule", "cellules")}\u00a0: rien n’y change.`,
  differ: (cells) =>
    `${count(cells, "cellule diffère", "cellules diffèrent")}\u00a0: révision ou faute de frappe\u00a0?`,
  differing: (cell, typed, figure, period) =>
    `${cell}\u00a0: ${n(typed)}, la source a ${n(figure)} (${period})`,
  differingToo: (cells) =>
    `Remplacer aussi ${count(cells, "cellule qui diffère", "cellules qui diffèrent")}`,
  keeps: "Le journal des changements garde les chiffres saisis\u00a0; Annuler reprend tout.",
  replace: (cells) =>
    `Remplacer ${count(cells, "chiffre par une formule", "chiffres par des formules")}`,
  replacing: "Remplacement…",
  replaced: (cells) =>
    `${count(cells, "chiffre est désormais une formule", "chiffres sont désormais des formules")}.`,
  locked: "La feuille est protégée. Ôtez la protection, puis cherchez de nouveau.",
  noRoom: (room) =>
    `Rien n’a été remplacé\u00a0: le journal des changements garde 5 000 chiffres saisis\u00a0; place restante\u00a0: ${n(room)}. Sélectionnez-en moins, ou ôtez des chiffres saisis du journal.`,
  changed: (cells) =>
    `Rien n’a été remplacé\u00a0: ${cells.join(", ")} ${cells.length === 1 ? "a" : "ont"} changé entre-temps. Cherchez de nouveau.`,
};
