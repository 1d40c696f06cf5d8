import { citationStyles, type OptionRules } from "../statistics/index.js";
import { ask, askFacts, askOptions, askSources } from "./ask.js";
import { data, indicator } from "./data.js";
import { citation, info, report } from "./info.js";
import { card, image } from "./picture.js";
import { places, placesOptions } from "./places.js";
import { infoFieldNames, reportFormats, statusFieldNames } from "./read/field-words.js";
import { dataOptions, growthOptions, indicatorOptions, valueOptions } from "./read/layout.js";
import {
  indicators,
  indicatorsOptions,
  infographics,
  infographicsOptions,
  search,
  searchOptions,
  statistics,
  statisticsOptions,
  studies,
  studiesOptions,
  topics,
  topicsOptions,
} from "./search.js";
import { status } from "./status.js";
import { growth, value } from "./value.js";

/** What the add-in knows of one custom function beside its texts. */
interface RegisteredFunction {
  /** Takes the parameters in their order and Excel's invocation behind them. */
  readonly run: (...args: never[]) => Promise<unknown[][]>;
  /** Names as in functions.json, in their order. */
  readonly parameters: readonly string[];
  /** What the trailing `options` may say; absent where there are none. */
  readonly options?: OptionRules;
  /** The words that a parameter takes where it takes nothing else. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** The word that holds where such a parameter is left out; absent where that means all of them. */
  readonly defaults?: Readonly<Record<string, string>>;
}

const list = ["query", "from", "to", "size", "options"] as const;

/**
 * Every custom function by its id, in the order of the documentation: what runs, plans and previews it,
 * what the builder offers and what the pages list.
 */
export const registry = {
  SEARCH: { run: search, parameters: list, options: searchOptions },
  STATISTICS: { run: statistics, parameters: list, options: statisticsOptions },
  INFOGRAPHICS: { run: infographics, parameters: list, options: infographicsOptions },
  TOPICS: { run: topics, parameters: list, options: topicsOptions },
  STUDIES: { run: studies, parameters: list, options: studiesOptions },
  INDICATORS: {
    run: indicators,
    parameters: ["query", "size", "options"],
    options: indicatorsOptions,
  },
  DATA: { run: data, parameters: ["id", "options"], options: dataOptions },
  INDICATOR: {
    run: indicator,
    parameters: ["id", "geos", "from", "to", "options"],
    options: indicatorOptions,
  },
  PLACES: { run: places, parameters: ["of", "options"], options: placesOptions },
  VALUE: { run: value, parameters: ["id", "series", "period", "options"], options: valueOptions },
  GROWTH: {
    run: growth,
    parameters: ["id", "series", "from", "to", "options"],
    options: growthOptions,
  },
  INFO: { run: info, parameters: ["id", "field"], words: { field: infoFieldNames } },
  CITE: {
    run: citation,
    parameters: ["id", "style"],
    words: { style: citationStyles },
    defaults: { style: "apa" },
  },
  REPORT: { run: report, parameters: ["id", "format"], words: { format: reportFormats } },
  IMAGE: { run: image, parameters: ["id", "width"] },
  CARD: { run: card, parameters: ["id"] },
  ASK: { run: ask, parameters: ["question", "options"], options: askOptions },
  "ASK.FACTS": { run: askFacts, parameters: ["question"] },
  "ASK.SOURCES": { run: askSources, parameters: ["question"] },
  STATUS: { run: status, parameters: ["what"], words: { what: statusFieldNames } },
} as const satisfies Readonly<Record<string, RegisteredFunction>>;

export type FunctionId = keyof typeof registry;

/** A function by its id in any case; undefined for what is none of ours. */
export function registeredFunction(id: string): RegisteredFunction | undefined {
  const known: Readonly<Record<string, RegisteredFunction>> = registry;
  const name = id.toUpperCase();
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** Calls a function outside of any cell: what is left out is null, as Excel passes it. */
export function runFunction(
  { run, parameters }: RegisteredFunction,
  args: readonly unknown[],
  invocation: { onCanceled?: () => void },
): Promise<unknown[][]> {
  const padded = parameters.map((_, index) => args[index] ?? null);
  return (run as unknown as (...all: unknown[]) => Promise<unknown[][]>)(...padded, invocation);
}
