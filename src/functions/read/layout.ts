import {
  changeWords,
  combineWords,
  fillWords,
  frequencyWords,
  layoutWords,
  periodDateWords,
  sortWords,
} from "../../statistics/index.js";
import { scaleOption } from "./scale.js";

/** Options that every table takes. */
const tableOptions = {
  headers: { kind: "switch", default: "on" },
  transpose: { kind: "switch", default: "off" },
} as const;

/** Options of a result list: those of every table, and which columns, by their header words. */
export function listLayout<const Word extends string>(words: readonly Word[]) {
  return { ...tableOptions, columns: { kind: "list", words } } as const;
}

/** What is computed from the figures, in this order: currency, gaps, frequency, change, base. */
const transformOptions = {
  change: { kind: "word", words: changeWords, default: "none" },
  rebase: { kind: "text", example: "2015, 2015-06, Q2 2015" },
  freq: { kind: "word", words: frequencyWords },
  agg: { kind: "word", words: combineWords },
  partial: { kind: "switch", default: "off" },
  fill: { kind: "word", words: fillWords, default: "none" },
  currency: { kind: "text", example: "EUR, USD, GBP" },
} as const;

/** Options of a table of values. `limit=-5` shows the last five rows. */
export const dataOptions = {
  ...tableOptions,
  layout: { kind: "word", words: layoutWords, default: "wide" },
  sort: { kind: "word", words: sortWords, default: "none" },
  limit: { kind: "whole", min: -50_000, max: 50_000 },
  na: { kind: "text", example: "blank, 0, #N/A, any text", default: "blank" },
  unit: { kind: "switch", default: "off" },
  ...scaleOption,
  dates: { kind: "word", words: periodDateWords, default: "label" },
  ...transformOptions,
  show: { kind: "list", words: ["notes"] },
} as const;

/** Which figure a single value is. */
const pickOptions = {
  latest: { kind: "word", words: ["actual", "any"], default: "actual" },
  match: { kind: "word", words: ["exact", "before"], default: "exact" },
  agg: { kind: "word", words: combineWords },
  show: { kind: "list", words: ["period", "notes"] },
} as const;

export const valueOptions = { ...pickOptions, ...scaleOption, ...transformOptions } as const;

export const growthOptions = {
  rate: { kind: "word", words: ["total", "cagr"], default: "total" },
  ...pickOptions,
} as const;

export const indicatorOptions = {
  ...dataOptions,
  layout: { kind: "word", words: [...layoutWords, "cross"], default: "wide" },
  header: { kind: "list", words: ["code", "name", "one"], default: "code" },
  show: { kind: "list", words: ["period", "notes"] },
} as const;
