import type { CrossingPhrases } from "./crossing-model.js";

const kinds = { month: "mensuels", quarter: "trimestriels", year: "annuels" };
const sides = { above: "au-dessus", below: "au-dessous" };
const opposite = { above: "below", below: "above" } as const;
const times = (count: number): string => (count === 1 ? "une fois" : `${String(count)} fois`);

export const frCrossings: CrossingPhrases = {
  figureOf: (place, figure) => `${place}\u00a0: ${figure}`,
  between: "\u00a0; ",
  beyondPlace: (side, first, other) => `${first} ${sides[side]}, ${other} ${sides[opposite[side]]}`,
  since: (state, from, last) =>
    last === undefined
      ? `${state} dans le dernier chiffre seulement, ${from}.`
      : `${state} depuis ${from}, jusqu’au dernier chiffre, ${last}.`,
  during: (state, from, to) => `${state} entre ${from} et ${to}, tous deux compris.`,
  once: (state, at) => `${state} dans un seul chiffre, ${at}.`,
  always: (state, count, kind, first, last) =>
    `${state} dans l’ensemble des ${count} chiffres ${kinds[kind]}, entre ${first} et ${last}.`,
  never: (state, count, kind, first, last) =>
    `${state} dans aucun des ${count} chiffres ${kinds[kind]}, entre ${first} et ${last}.`,
  before: (point) => `Le chiffre précédent\u00a0: ${point}.`,
  begun: "C’était déjà le cas dans le premier des chiffres\u00a0: ils ne disent pas depuis quand.",
  after: (point) => `Le chiffre suivant\u00a0: ${point}.`,
  last: (point) => `Le dernier chiffre\u00a0: ${point}.`,
  earlier: (count) => `Cela avait déjà été le cas ${times(count)} auparavant.`,
  later: (count) => `Cela a encore été le cas ${times(count)} par la suite.`,
  gap: (after, before) => `Il n’y a pas de chiffres entre ${after} et ${before}.`,
  moreGaps: "D’autres chiffres manquent dans cette période.",
  lookedAt: (from, to) => `Les chiffres examinés se situent entre ${from} et ${to}.`,
};
