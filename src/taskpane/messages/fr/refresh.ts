import type { Price } from "../../../client/index.js";
import type { RefreshTexts } from "../en/refresh.js";
import { frPrice } from "./search.js";
import { inSteps } from "../../model/in-sentence.js";
import { countIn } from "../../model/count-in.js";

const n = (value: number) => value.toLocaleString("fr");
const count = countIn("fr");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "environ ";
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "laissée telle quelle", "laissées telles quelles")}` : "";

const unprotect = "Ôtez la protection et actualisez de nouveau.";

export const refresh: RefreshTexts = {
  title: "Actualiser",
  noWorkbook: "Ouvrez ce volet dans Excel pour actualiser ses formules.",
  damaged: (things) =>
    `Endommagé dans ce fichier et désormais illisible\u00a0: ${things}. Les cellules ne sont pas touchées.`,
  keptThings: {
    figures: "chiffres conservés pour les collègues",
    options: "options et budget",
    formulas: "formules des cellules figées",
  },
  agreement: (refresh, questions) =>
    `Ce classeur ${[
      refresh ? "veut s’actualiser à chaque ouverture" : "",
      questions > 0
        ? `a ${count(questions, "cellule avec une question de recherche", "cellules avec des questions de recherche")}`
        : "",
    ]
      .filter((part) => part !== "")
      .join(
        " et ",
      )}. Rien n’est dépensé pour cela tant que vous ne l’autorisez pas sur cet appareil.`,
  agreementPrice: (cost) => `Maintenant, cela coûterait ${frPrice(cost)}.`,
  agree: "Autoriser pour ce classeur",
  agreed: "Autorisé pour ce classeur sur cet appareil.",
  health: {
    fresh: (cells) => `${n(cells)} à jour`,
    kept: (cells) => `${n(cells)} du fichier`,
    frozen: (cells) => count(cells, "figée", "figées"),
    unknown: (cells) => `${n(cells)} que seul Excel connaît`,
    due: (cells) => count(cells, "périmée", "périmées"),
    failed: (cells) => `${n(cells)} sans chiffre`,
  },
  oldest: (day) => `Réponse la plus ancienne\u00a0: ${day}`,
  scope: "Où",
  scopes: { workbook: "Tout le classeur", sheet: "Cette feuille", selection: "La sélection" },
  what: "Quoi",
  whats: {
    stale: "Ce qui est périmé et a de nouveaux chiffres à la source",
    all: "Tout ce qui est périmé",
    everything: "Tout, même les réponses récentes",
    errors: "Seulement les cellules en erreur",
  },
  research: "Poser à nouveau les questions de recherche",
  check: "Calculer le prix",
  planning: "Examen des formules…",
  plan: ({ formulas, requests, withoutCall, calls, price }) => {
    const left = requests - withoutCall;
    const calling = `${about(price)}${count(calls, "appel", "appels")}`;
    return inSteps([
      count(formulas, "formule", "formules"),
      count(requests, "requête", "requêtes"),
      `${n(withoutCall)} sans appel`,
      `${left === calls ? calling : `${n(left)} en ${calling}`}, ${frPrice({ ...price, isKnown: true })}.`,
    ]);
  },
  nothing: (formulas) =>
    formulas === 0
      ? "Il n’y a pas de formule STAT ici."
      : `${count(formulas, "formule", "formules")}\u00a0: tout est à jour.`,
  unmoved: (value) =>
    `${count(value, "requête omise", "requêtes omises")}\u00a0: rien de nouveau à la source.`,
  unplanned: (value) =>
    `${count(value, "formule a", "formules ont")} des arguments que seul Excel peut évaluer\u00a0; leur prix n’est connu qu’après.`,
  researchSkipped: (value) =>
    `${count(value, "question qui a une réponse reste inchangée", "questions qui ont une réponse restent inchangées")}.`,
  fromWorkbook: (cells) =>
    `${count(cells, "cellule montre", "cellules montrent")} des chiffres conservés dans le fichier et non récupérés sur cet appareil`,
  fetchedOn: (day) => `récupéré le ${day}`,
  manual: "Excel calcule manuellement\u00a0: F9 actualise les cellules qui utilisent ces chiffres.",
  start: (cost) => `Actualiser (${frPrice(cost)})`,
  fetching: (done, total) => `Récupération\u00a0: ${n(done)} sur ${n(total)}…`,
  calculating: (total) => `Calcul de ${count(total, "cellule", "cellules")}…`,
  reading: (done, total) => `Lecture\u00a0: ${n(done)} sur ${n(total)}…`,
  writing: (done, total) => `Écriture\u00a0: ${n(done)} sur ${n(total)}…`,
  stopped: "Annulé\u00a0; rien n’a été modifié.",
  cancel: "Annuler",
  cancelling: "Arrêt en cours\u00a0; ce qui a été récupéré est affiché…",
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
      ? `La formule demande maintenant un autre contenu\u00a0; titre, unité et source sont donc nouveaux\u00a0: ${listed}.`
      : `Les formules demandent maintenant d’autres contenus\u00a0; titres, unités et sources sont donc nouveaux\u00a0: ${listed}.`,
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
  tables: "Tableaux",
  fillTable: "Remplir un tableau",
  fillTableDoes:
    "Lit les en-têtes d’un tableau sélectionné et écrit des formules dans ses cellules vides.",
  care: "Figer et partager",
  actions: {
    freeze:
      "Les formules deviennent des valeurs\u00a0; le classeur garde les formules pour le dégel.",
    thaw: "Les formules reviennent, sans rien demander au service.",
    share: "Ouvre une copie avec les seules valeurs, pour qui n’a pas le complément.",
    repair: "Ressaisit les cellules qui ne finissent jamais ou ont perdu leur fonction.",
    findSource: "Cherche la source de chiffres saisis, pour les remplacer par des formules.",
    writeSources: "Liste chaque source, sa parution et ses cellules.",
    writeAudit: "Liste chaque cellule STAT, son état et sa requête.",
    keep: "Les collègues sans clé les voient alors.",
  },
  freeze: "Figer",
  frozen: (value, skipped) =>
    `${count(value, "formule est devenue valeur", "formules sont devenues valeurs")}${left(skipped)}.`,
  frozenByName: (cells) =>
    `${count(cells, "d’entre elles appelle", "d’entre elles appellent")} STAT par un nom défini, qui garde sa formule.`,
  thaw: "Dégeler",
  thawed: (value, skipped) =>
    `${count(value, "formule est revenue", "formules sont revenues")}${skipped > 0 ? `, ${count(skipped, "encore figée", "encore figées")}` : ""}.`,
  thawAnyway: "Dégeler et écraser",
  skipReasons: {
    protected: "la feuille est protégée\u00a0; ôtez la protection et réessayez",
    busy: "pas encore de valeur\u00a0; réessayez quand elle en affiche une",
    unresolved:
      "la fonction n’est pas chargée\u00a0; d’abord «\u00a0Réparer les cellules bloquées\u00a0»",
    "no-value": "elle n’affiche aucune valeur",
    picture: "elle affiche une image ou une carte",
    changed: "quelqu’un a écrit par-dessus",
    sorted:
      "ses lignes ont été triées, sa valeur serait donc à côté d’un autre nom\u00a0; rétablissez l’ordre d’avant",
    reordered:
      "ses lignes ont été triées\u00a0; rétablissez l’ordre d’avant, ou écrasez\u00a0: elles sont alors dans l’ordre de la formule, et ce qui est à côté reste où il est",
    "in-table":
      "il s’y trouve un tableau, où Excel n’affiche aucun résultat de plusieurs cellules\u00a0; convertissez-le en plage",
    moved: "il n’est pas sûr de quelle cellule il s’agit maintenant",
    gone: "les cellules n’existent plus",
    occupied: "il n’y a pas de place\u00a0; videz les cellules qu’il lui faut et réessayez",
    "read-by-protected":
      "une formule d’une feuille protégée la lit\u00a0; ôtez la protection de celle-ci et réessayez",
    "read-by-name":
      "un nom défini désigne sa plage étendue\u00a0; faites-lui désigner des cellules et réessayez",
  },
  referencesGone: (cells) =>
    `sa formule fait référence à des cellules introuvables (${cells}), sa valeur reste donc`,
  unkept: (cells) =>
    `${count(cells, "cellule n’affiche", "cellules n’affichent")} aucune valeur avant l’actualisation\u00a0: aucune réponse n’est conservée.`,
  share: "Ouvrir une copie figée",
  shared: (value) =>
    `Une copie avec ${count(value, "valeur", "valeurs")} au lieu de formules est ouverte.`,
  shareUnsupported:
    "Cet Excel ne peut pas ouvrir de copie. Figez, enregistrez une copie, puis dégelez.",
  shareFailed: {
    read: (reason) => `Excel n’a pas fourni le fichier du classeur\u00a0: ${reason}`,
    freeze: (reason) => `La copie figée n’a pas pu être créée\u00a0: ${reason}`,
    open: (reason) => `Excel n’a pas ouvert la copie\u00a0: ${reason}`,
  },
  repair: "Réparer les cellules bloquées",
  findSource: "D’où vient ce chiffre\u00a0?",
  repaired: (repaired, locked, remaining) =>
    repaired + locked + remaining === 0
      ? "Aucune cellule n’est bloquée."
      : `${count(repaired, "réparée", "réparées")}, ${n(locked)} sur des feuilles protégées, ${count(remaining, "inchangée", "inchangées")}.${locked > 0 ? " Ôtez leur protection et réparez de nouveau." : ""}`,
  sheets: "Feuilles sur les chiffres",
  writeSources: "Feuille des sources",
  writtenSources: (sheet, value) =>
    `La feuille «\u00a0${sheet}\u00a0» liste ${count(value, "source", "sources")}.`,
  writeAudit: "Feuille d’audit",
  writtenAudit: (sheet, value, marked) =>
    `La feuille «\u00a0${sheet}\u00a0» liste ${count(value, "cellule", "cellules")}${marked > 0 ? `. Regardez ${count(marked, "cellule marquée", "cellules marquées")} sous «\u00a0État\u00a0»` : ""}.`,
  writtenChanges: (sheet, value) =>
    `La feuille «\u00a0${sheet}\u00a0» liste ${count(value, "point", "points")}.`,
  keep: "Conserver les chiffres dans le fichier",
  kept: (kept, missing) =>
    `${count(kept, "réponse conservée", "réponses conservées")} dans le fichier\u00a0; les collègues sans clé les voient.${missing > 0 ? ` ${count(missing, "réponse n’a pas encore été demandée et n’est pas conservée", "réponses n’ont pas encore été demandées et ne sont pas conservées")}.` : ""}`,
  options: "Ce classeur",
  onOpen: "Actualiser ce qui est périmé quand le complément démarre dans ce classeur",
  budget: "Budget de ce classeur, crédits par jour",
  budgetHint: (spent) => `Vide\u00a0: aucune limite. Dépensé aujourd’hui\u00a0: ${n(spent)}.`,
  save: "Enregistrer",
  saved: "Enregistré dans le classeur.",
  badNumber: "Saisissez un nombre à partir de 0, ou laissez le champ vide.",
  failed: (reason) => `Excel n’a pas pu le faire\u00a0: ${reason}`,
};
