import type { CrossingPhrases } from "./crossing-model.js";

const kinds = { month: "mensuales", quarter: "trimestrales", year: "anuales" };
const sides = { above: "por encima", below: "por debajo" };
const opposite = { above: "below", below: "above" } as const;
const times = (count: number): string => (count === 1 ? "una vez" : `${String(count)} veces`);

export const esCrossings: CrossingPhrases = {
  figureOf: (place, figure) => `${place}: ${figure}`,
  between: "; ",
  beyondPlace: (side, first, other) => `${first} ${sides[side]}, ${other} ${sides[opposite[side]]}`,
  since: (state, from, last) =>
    last === undefined
      ? `${state} solo en la última cifra, ${from}.`
      : `${state} desde ${from}, hasta la última cifra, ${last}.`,
  during: (state, from, to) => `${state} desde ${from} hasta ${to}.`,
  once: (state, at) => `${state} en una sola cifra, ${at}.`,
  always: (state, count, kind, first, last) =>
    `${state} en todas las ${count} cifras ${kinds[kind]}, desde ${first} hasta ${last}.`,
  never: (state, count, kind, first, last) =>
    `${state} en ninguna de las ${count} cifras ${kinds[kind]}, desde ${first} hasta ${last}.`,
  before: (point) => `La cifra anterior: ${point}.`,
  begun: "Ya era así en la primera de las cifras: no dicen desde cuándo.",
  after: (point) => `La cifra siguiente: ${point}.`,
  last: (point) => `La última cifra: ${point}.`,
  earlier: (count) => `Antes ya había sido así ${times(count)}.`,
  later: (count) => `Después volvió a ser así ${times(count)}.`,
  gap: (after, before) => `No hay cifras entre ${after} y ${before}.`,
  moreGaps: "Faltan más cifras en ese tiempo.",
  lookedAt: (from, to) => `Las cifras consideradas van desde ${from} hasta ${to}.`,
};
