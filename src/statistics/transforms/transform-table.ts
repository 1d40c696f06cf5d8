import type { ChartSeries, ChartTable, MeasureKind } from "../../contract/index.js";
import type { Day } from "../dates/day.js";
import type { CombineWord } from "../periods/combine-points.js";
import { joinTables } from "../tables/join-tables.js";
import type { Unit } from "../units/read-unit.js";
import { changeOf, type ChangeWord } from "./change.js";
import { fillGaps, type FillWord } from "./fill.js";
import { rebase } from "./rebase.js";
import { combineWordFor, resample, type FrequencyWord } from "./resample.js";
import { timeLineOf, type TimeLine } from "./time-line.js";

export interface Transforms {
  readonly fill?: FillWord | undefined;
  readonly freq?: FrequencyWord | undefined;
  readonly agg?: CombineWord | undefined;
  readonly partial?: boolean | undefined;
  readonly change?: ChangeWord | undefined;
  readonly rebase?: string | undefined;
}

export interface TransformFacts {
  readonly today: Day;
  /** What kind of figure it is, as far as the service says it. */
  readonly kind?: MeasureKind | undefined;
}

export type TransformProblem =
  /** The rows are no periods of one kind, in which a change could be measured. */
  | "irregular-periods"
  /** The figures are of longer periods than those wanted. */
  | "coarser-periods"
  /** Neither the formula nor the service says how several figures make one. */
  | "needs-agg"
  | "no-base-period"
  | "base-not-covered"
  | "base-not-positive";

export type TransformOutcome =
  { readonly table: ChartTable } | { readonly problem: TransformProblem };

/** Whether any of them changes a table at all. */
export function hasTransforms({ fill, freq, change, rebase: base }: Transforms): boolean {
  const isSet = (word: string | undefined) => word !== undefined && word !== "none";
  return isSet(fill) || isSet(change) || freq !== undefined || base !== undefined;
}

/** Each series by itself, in this order: gaps, frequency, change, base. Rows are in the order of time. */
export function transformTable(
  table: ChartTable,
  wanted: Transforms,
  facts: TransformFacts,
): TransformOutcome {
  if (!hasTransforms(wanted)) return { table };
  const tables: ChartTable[] = [];
  for (const series of table.series) {
    const outcome = transformSeries(table.categories, series, wanted, facts);
    if ("problem" in outcome) return outcome;
    tables.push(outcome.table);
  }
  return { table: joinTables(tables) };
}

function transformSeries(
  categories: readonly string[],
  { name, values }: ChartSeries,
  wanted: Transforms,
  { today, kind }: TransformFacts,
): TransformOutcome {
  const found = timeLineOf(categories, values);
  if (found === undefined) return { problem: "irregular-periods" };
  const filled = { ...found, readings: fillGaps(found.readings, wanted.fill ?? "none") };
  const resampled = atFrequency(filled, wanted, { today, kind });
  if (typeof resampled === "string") return { problem: resampled };
  const changes = changeOf(resampled, wanted.change ?? "none");
  const outcome =
    wanted.rebase === undefined ? { readings: changes } : rebase(changes, wanted.rebase);
  if ("problem" in outcome) return outcome;
  const { readings } = outcome;
  return {
    table: {
      categories: readings.map(({ label }) => label),
      series: [{ name, values: readings.map(({ value }) => value) }],
    },
  };
}

function atFrequency(
  line: TimeLine,
  { freq, agg, partial = false }: Transforms,
  { today, kind }: TransformFacts,
): TimeLine | TransformProblem {
  if (freq === undefined) return line;
  const how = agg ?? combineWordFor(kind);
  const resampled = resample(line, { freq, agg: how ?? "last", partial, today });
  if (resampled === undefined) return "coarser-periods";
  return resampled !== line && how === undefined ? "needs-agg" : resampled;
}

/** The unit of what comes out: percentages are fractions, as Excel keeps them. */
export function transformedUnit(unit: Unit, { change = "none", rebase: base }: Transforms): Unit {
  if (base !== undefined) return { text: `${base} = 100`, scale: 1, base: null };
  switch (change) {
    case "none":
      return unit;
    case "diff":
    case "diff-year":
      return isPercent(unit)
        ? { ...unit, text: "percentage points", base: "percentage points" }
        : unit;
    case "log":
      return { text: "natural logarithm", scale: 1, base: "natural logarithm" };
    default:
      return { text: "percent", scale: 1, base: "percent" };
  }
}

const isPercent = ({ text }: Unit) =>
  text !== null && /^(?:percent|%|prozent|pour ?cent|por ?ciento)\b|^%/i.test(text.trim());

/** Whether figures are fractions that a percent format shows. */
export function isFraction({ change = "none", rebase: base }: Transforms): boolean {
  return base === undefined && !["none", "diff", "diff-year", "log"].includes(change);
}
