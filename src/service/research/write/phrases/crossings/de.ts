import type { CrossingPhrases } from "./crossing-model.js";

const kinds = { month: "Monatswerte", quarter: "Quartalswerte", year: "Jahreswerte" };
const sides = { above: "über", below: "unter" };
const times = (count: number): string => (count === 1 ? "einmal" : `${String(count)}-mal`);

export const deCrossings: CrossingPhrases = {
  figureOf: (place, figure) => `${place}: ${figure}`,
  between: "; ",
  beyondPlace: (side, first, other) => `${first} ${sides[side]} ${other}`,
  since: (state, from, last) =>
    last === undefined
      ? `${state} allein im letzten Wert, ${from}.`
      : `${state} seit ${from}, bis zum letzten Wert, ${last}.`,
  during: (state, from, to) => `${state} von ${from} bis ${to}.`,
  once: (state, at) => `${state} allein in einem Wert, ${at}.`,
  always: (state, count, kind, first, last) =>
    `${state} in allen der ${count} ${kinds[kind]} von ${first} bis ${last}.`,
  never: (state, count, kind, first, last) =>
    `${state} in keinem der ${count} ${kinds[kind]} von ${first} bis ${last}.`,
  before: (point) => `Der Wert davor: ${point}.`,
  begun: "Das war schon im ersten der Werte so: Seit wann, lässt sich aus ihnen nicht ablesen.",
  after: (point) => `Der Wert danach: ${point}.`,
  last: (point) => `Der letzte Wert: ${point}.`,
  earlier: (count) => `Davor war es schon ${times(count)} so.`,
  later: (count) => `Danach war es noch ${times(count)} so.`,
  gap: (after, before) => `Zwischen ${after} und ${before} gibt es keine Werte.`,
  moreGaps: "In dieser Zeit fehlen weitere Werte.",
  lookedAt: (from, to) => `Die betrachteten Werte reichen von ${from} bis ${to}.`,
};
