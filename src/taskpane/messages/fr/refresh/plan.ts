import type { Price } from "../../../../client/index.js";
import type { RefreshPlanTexts } from "../../en/refresh/plan.js";
import { frPrice } from "../search.js";
import { inSteps } from "../../../model/in-sentence.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("fr");
const count = countIn("fr");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "environ ";

export const plan: RefreshPlanTexts = {
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
  cancel: "Annuler",
  cancelling: "Arrêt en cours\u00a0; ce qui a été récupéré est affiché…",
  options: "Ce classeur",
  onOpen: "Actualiser ce qui est périmé quand le complément démarre dans ce classeur",
  budget: "Budget de ce classeur, crédits par jour",
  budgetHint: (spent) => `Vide\u00a0: aucune limite. Dépensé aujourd’hui\u00a0: ${n(spent)}.`,
  save: "Enregistrer",
  saved: "Enregistré dans le classeur.",
  badNumber: "Saisissez un nombre à partir de 0, ou laissez le champ vide.",
};
