import type { Breaks, ChartSeries, ChartTable, MeasureKind } from "../../contract/index.js";
import type { Day } from "../dates/day.js";
import { joinTables } from "../tables/join-tables.js";
import { breaksOf, eraOf, isMixed } from "../periods/answers/breaks.js";
import { changeOf } from "./change.js";
import { fillGaps } from "./fill.js";
import { rebase, type BaseProblem } from "./rebase.js";
import { resample } from "./resample.js";
import { timeLineOf, type Parts, type Reading, type TimeLine } from "./time-line.js";
import type { CombineWord } from "../periods/answers/combine-words.js";
import { combineWordFor, isSummable } from "../periods/answers/combine-kinds.js";
import { hasTransforms, type Transforms } from "./wanted-transforms.js";

export interface TransformFacts {
  readonly today: Day;
  /** What kind of figure it is, as far as the service says it. */
  readonly kind?: MeasureKind | undefined;
  /** Where series break, by their names. */
  readonly breaks?: Breaks | undefined;
}

export type TransformProblem =
  /** The rows are no periods of one kind, in which a change could be measured. */
  | "irregular-periods"
  /** The figures are of longer periods than those wanted. */
  | "coarser-periods"
  /** Neither the formula nor the service says how several figures make one. */
  | "needs-agg"
  /** The sum of such figures is none: of rates, prices, stocks, figures at annual rates, the 13 or 14 weeks of a quarter. */
  | "no-sum"
  | "no-base-period";

/** A period of a longer frequency that a series has no whole figure of, since some of those it is made of are missing. */
export interface IncompletePeriod extends Parts {
  readonly label: string;
  readonly series: string;
}

type TransformOutcome =
  | {
      readonly table: ChartTable;
      /** By their places in the table: series that the base leaves without any figure. */
      readonly unbased: ReadonlyMap<number, BaseProblem>;
      readonly incomplete: readonly IncompletePeriod[];
    }
  | { readonly problem: TransformProblem };

/**
 * Each series by itself, in this order: gaps, frequency, change, base. Rows are in the order of time.
 * What stands against the figures of one series is no reason to refuse the others theirs.
 */
export function transformTable(
  table: ChartTable,
  wanted: Transforms,
  facts: TransformFacts,
): TransformOutcome {
  const unbased = new Map<number, BaseProblem>();
  const incomplete: IncompletePeriod[] = [];
  if (!hasTransforms(wanted)) return { table, unbased, incomplete };
  const tables: ChartTable[] = [];
  for (const [index, series] of table.series.entries()) {
    // What has no figure needs no base to have one, unless it is all there is.
    const isEmpty = !series.values.some((value) => typeof value === "number");
    const rules = isEmpty && table.series.length > 1 ? { ...wanted, rebase: undefined } : wanted;
    const outcome = transformSeries(table.categories, series, rules, facts);
    if ("problem" in outcome) return outcome;
    if (outcome.unbased !== undefined) unbased.set(index, outcome.unbased);
    tables.push(outcome.table);
    incomplete.push(...outcome.incomplete);
  }
  return { table: joinTables(tables), unbased, incomplete };
}

type SeriesOutcome =
  | {
      readonly table: ChartTable;
      readonly unbased: BaseProblem | undefined;
      readonly incomplete: readonly IncompletePeriod[];
    }
  | { readonly problem: TransformProblem };

function transformSeries(
  categories: readonly string[],
  { name, values }: ChartSeries,
  wanted: Transforms,
  { today, kind, breaks: all }: TransformFacts,
): SeriesOutcome {
  const found = timeLineOf(categories, values);
  if (found === undefined) return { problem: "irregular-periods" };
  const breaks = breaksOf(all, name);
  const withEras = (readings: readonly Reading[], how?: CombineWord) =>
    breaks.length === 0
      ? readings
      : readings.map((reading) => ({ ...reading, era: eraOf(breaks, reading.period, how) }));
  const given = withEras(found.readings);
  const filled = { ...found, readings: fillGaps(given, wanted.fill ?? "none") };
  const combined = atFrequency(filled, wanted, { today, kind });
  if (typeof combined === "string") return { problem: combined };
  const how = combined === filled ? undefined : (wanted.agg ?? combineWordFor(kind));
  const resampled = { ...combined, readings: withEras(combined.readings, how) };
  const changes = changeOf(resampled, wanted.change ?? "none");
  const outcome =
    wanted.rebase === undefined ? { readings: changes } : rebase(changes, wanted.rebase, today);
  if ("problem" in outcome) return outcome;
  const { readings, unbased } = { unbased: undefined, ...outcome };
  return {
    unbased,
    incomplete: resampled.readings.flatMap(({ label, parts }) =>
      parts === undefined ? [] : [{ ...parts, label, series: name }],
    ),
    table: {
      categories: readings.map(({ label }) => label),
      // A mean of what cannot be compared is one of nothing.
      series: [
        { name, values: readings.map((each) => (isMixed(each.era ?? 0) ? null : each.value)) },
      ],
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
  if (resampled === line) return line;
  if (how === undefined) return "needs-agg";
  const isPartOfYearOfWeeks = line.kind === "week" && freq !== "A";
  return how === "sum" && (isPartOfYearOfWeeks || !isSummable(kind)) ? "no-sum" : resampled;
}
