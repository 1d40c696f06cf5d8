import type { CrossingPhrases } from "./crossing-model.js";

const kinds = { month: "monthly", quarter: "quarterly", year: "annual" };
const times = (count: number): string => (count === 1 ? "once" : `${String(count)} times`);

export const enCrossings: CrossingPhrases = {
  figureOf: (place, figure) => `${place}: ${figure}`,
  between: "; ",
  beyondPlace: (side, first, other) => `${first} ${side} ${other}`,
  since: (state, from, last) =>
    last === undefined
      ? `${state} in the last figure alone, ${from}.`
      : `${state} since ${from}, up to the last figure, ${last}.`,
  during: (state, from, to) => `${state} from ${from} to ${to}.`,
  once: (state, at) => `${state} in ${at} alone.`,
  always: (state, count, kind, first, last) =>
    `${state} in all of the ${count} ${kinds[kind]} figures from ${first} to ${last}.`,
  never: (state, count, kind, first, last) =>
    `${state} in none of the ${count} ${kinds[kind]} figures from ${first} to ${last}.`,
  before: (point) => `The figure before: ${point}.`,
  begun: "That was so in the first of the figures already: since when is not known from them.",
  after: (point) => `The figure after: ${point}.`,
  last: (point) => `The last figure: ${point}.`,
  earlier: (count) => `It had been so ${times(count)} before.`,
  later: (count) => `It was so again ${times(count)} later.`,
  gap: (after, before) => `There are no figures between ${after} and ${before}.`,
  moreGaps: "More figures are missing within that time.",
  lookedAt: (from, to) => `The figures looked at go from ${from} to ${to}.`,
};
