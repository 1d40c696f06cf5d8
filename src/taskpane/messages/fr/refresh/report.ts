import type { RefreshReportTexts } from "../../en/refresh/report.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("fr");
const count = countIn("fr");
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "laissée telle quelle", "laissées telles quelles")}` : "";
const unprotect = "Ôtez la protection et actualisez de nouveau.";

export const report: RefreshReportTexts = {
  report: (updated, unchanged, failed) =>
    `${count(updated, "actualisée", "actualisées")}, ${count(unchanged, "inchangée", "inchangées")}, ${n(failed)} en échec.`,
  cancelled: (count) =>
    count === 0
      ? "Annulé\u00a0; tout avait déjà été récupéré."
      : `Annulé\u00a0: ${n(count)} ${count < 2 ? "formule n’a pas été traitée et garde" : "formules n’ont pas été traitées et gardent"} ce qu’elle${count < 2 ? "" : "s"} affichai${count < 2 ? "t" : "ent"}.`,
  cancelledCells: "Pas encore traitées",
  notKept: "Les chiffres n’ont pas pu être conservés dans le fichier\u00a0; les cellules les ont.",
  retitled: (charts, listed) =>
    charts === 1
      ? `Titre, unité et source sont nouveaux, car la formule demande un autre contenu ou le service en indique d’autres\u00a0: ${listed}.`
      : `Titres, unités et sources sont nouveaux, car les formules demandent d’autres contenus ou le service en indique d’autres\u00a0: ${listed}.`,
  emptyCharts: (charts, listed) =>
    `${count(charts, "graphique n’a plus de chiffres, car ils sont supprimés ou sa", "graphiques n’ont plus de chiffres, car ils sont supprimés ou leur")} formule affiche une erreur\u00a0: ${listed}.`,
  chartOn: (title, sheetName) => `«\u00a0${title}\u00a0» sur la feuille «\u00a0${sheetName}\u00a0»`,
  heldTitles: (charts, listed) =>
    charts === 1
      ? `Le titre ou la source est encore celui d’un autre contenu, car une feuille est protégée\u00a0: ${listed}. ${unprotect}`
      : `Les titres ou les sources sont encore ceux d’autres contenus, car des feuilles sont protégées\u00a0: ${listed}. ${unprotect}`,
  heldCharts: (charts, listed) =>
    `${count(charts, "graphique ne montre pas tout ce que sont maintenant ses chiffres, car sa feuille est protégée", "graphiques ne montrent pas tout ce que sont maintenant leurs chiffres, car leurs feuilles sont protégées")}\u00a0: ${listed}. ${unprotect}`,
  heldSheets: (sheets, listed) =>
    `${sheets === 1 ? "Pas renouvelée, car protégée, et telle" : "Pas renouvelées, car protégées, et telles"} qu’avant cette actualisation\u00a0: ${listed}. ${unprotect}`,
  failedCells: "Cellules en échec",
  reasons: {
    changed: "La cellule a été modifiée ou supprimée entre-temps\u00a0; elle est restée intacte.",
    protected: `La feuille est protégée. ${unprotect}`,
    cancelled: "Annulé avant son tour.",
    busy: "Excel n’a pas terminé le calcul. «\u00a0Réparer les cellules bloquées\u00a0» peut aider.",
    "other-key":
      "La clé ou le service a changé pendant l’actualisation\u00a0; elle garde ses chiffres. Actualisez à nouveau pour demander avec le nouveau.",
    "no-room":
      "Son résultat n’a pas de place\u00a0: videz les cellules qu’il lui faut, annulez-y une fusion, ou convertissez en plage un tableau qui s’y trouve.",
    "error-value":
      "Elle affiche une erreur\u00a0: sélectionnez-la dans Excel pour en lire la raison.",
  },
  notAsked:
    "Non posée\u00a0: cochez «\u00a0Poser à nouveau les questions de recherche\u00a0» pour la poser à la prochaine actualisation.",
  goTo: (cell) => `Aller à ${cell}`,
  updatedCells: "Cellules actualisées",
  more: (value) => `et ${n(value)} de plus`,
  changes: "Ce qui a changé",
  noChanges: "Aucun chiffre ne diffère d’avant.",
  unit: (units) => `Unité\u00a0: ${units}`,
  changesOf: (title, counts) => `${title}\u00a0: ${counts}`,
  changeCounts: {
    revised: (value) => count(value, "révisé", "révisés"),
    added: (value) => count(value, "ajouté", "ajoutés"),
    removed: (value) => count(value, "retiré", "retirés"),
    moved: (value) => `${n(value)} désormais d’une autre série`,
  },
  columns: {
    series: "Série",
    place: "Lieu",
    point: "Repère",
    unit: "Unité",
    before: "Avant",
    after: "Maintenant",
  },
  writeChanges: "Écrire le journal des changements",
  restore: "Reprendre les valeurs d’avant",
  restored: (value, skipped) =>
    `${count(value, "cellule affiche", "cellules affichent")} les valeurs d’avant, figées${left(skipped)}. Dégeler ramène les formules.`,
  again: "Nouvelle actualisation",
  writtenChanges: (sheet, value) =>
    `La feuille «\u00a0${sheet}\u00a0» liste ${count(value, "point", "points")}.`,
  failed: (reason) => `Excel n’a pas pu le faire\u00a0: ${reason}`,
};
