import {
  breaksAt,
  combineWordFor,
  differenceFor,
  isFraction,
  longerFrequency,
  parsePeriod,
  toPoints,
  type Day,
  type IncompletePeriod,
  type Point,
  type Unit,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted } from "../read/arguments.js";
import { figureOf, pickFigure, type Figure, type FigureRules } from "./pick-figure.js";
import type { Series } from "./value-source.js";
import { baseError, transformed, type TransformOptions } from "../transforms/transform-table.js";

interface Figures {
  readonly points: readonly Point[];
  readonly unit: Unit;
  readonly incomplete: readonly IncompletePeriod[];
}

/**
 * Single figures of transformed series, each series transformed once for all the cells that take a figure of it. A
 * change or an index of a period longer than the figures is that of whole periods of its length, as a table with
 * freq= has it. Which period there is, and which is the latest, the figures themselves say: one for which nothing can
 * be computed is a CellError, never an earlier one.
 */
export function transformedFigures(options: TransformOptions, today: Day) {
  const done = new Map<string, Map<Series["points"], Figures>>();
  const figures = (series: Series, wanted: TransformOptions): Figures => {
    const key = JSON.stringify([wanted, series.breaks]);
    const known = done.get(key) ?? new Map<Series["points"], Figures>();
    const found = known.get(series.points) ?? computed(series, wanted, today);
    done.set(key, known.set(series.points, found));
    return found;
  };
  const { change = "none", rebase, agg } = options;
  return async (series: Series, wanted: unknown, rules: FigureRules) => {
    const freq = options.freq ?? longerFrequency(series.points, wanted, options);
    const own = agg ?? combineWordFor(series.kind);
    const pick = async (points: readonly Point[], by: FigureRules["agg"]) =>
      pickFigure(points, wanted, { ...rules, agg: by }).catch(async (error: unknown) => {
        // Of a longer frequency a period that is not whole is no row: only the figures as published know of it.
        await rethrowIncomplete(pickFigure(series.points, wanted, { ...rules, agg: own }));
        throw error;
      });
    const levels = figures(series, { ...options, freq, change: undefined, rebase: undefined });
    if (change === "none" && rebase === undefined) {
      const figure = await pick(levels.points, own);
      return { figure: withSkipped(figure, wanted, levels), unit: levels.unit };
    }
    const { points, unit } = figures(series, { ...options, freq });
    // Changes are combined only where the formula says so: the mean of growth rates is no growth rate.
    const combined = rebase === undefined ? agg : own;
    const level = await pick(levels.points, combined);
    const same = sameRow(points, level);
    const isThere = (given: Series, wantedChange: TransformOptions["change"]) => {
      const { points: found } = figures(given, { ...options, freq, change: wantedChange });
      return typeof sameRow(found, level)?.value === "number";
    };
    const why = () => {
      if (isThere({ ...series, breaks: undefined }, options.change))
        return breakBefore(level, series);
      const better = differenceFor(change);
      return isFraction(options) && isThere(series, better)
        ? new CellError("change-sign", { ...noChange(level, options).values, better })
        : noChange(level, options);
    };
    const figure: Figure =
      same === undefined
        ? await pickFigure(points, wanted, { ...rules, ...ofIndex(rebase, combined) })
        : figureOf(same, why);
    const { insteadOf } = level;
    const shown = insteadOf === undefined ? figure : { ...figure, insteadOf };
    return { figure: withSkipped(shown, wanted, levels), unit };
  };
}

/** By its days: what rests on an estimate has a mark that the level has not. */
const sameRow = (points: readonly Point[], level: Figure): Point | undefined =>
  points.find(({ category }) => category === level.category) ??
  points.find(
    ({ period }) =>
      period !== undefined &&
      period.start === level.period?.start &&
      period.end === level.period.end,
  );

/** With its own period where that is not whole, and the latest with those after it that are not. */
function withSkipped(figure: Figure, wanted: unknown, { incomplete }: Figures): Figure {
  const end = figure.period?.end;
  if (end === undefined) return figure;
  const last = isOmitted(wanted) ? Infinity : end;
  const named = incomplete.filter(({ label }) => {
    const own = parsePeriod(label)?.end ?? 0;
    return own >= end && own <= last;
  });
  return named.length === 0 ? figure : { ...figure, incomplete: named };
}

/** An index is averaged, as its base is, also where the figures that it is made of are summed. */
const ofIndex = (rebase: string | undefined, agg: FigureRules["agg"]) =>
  rebase === undefined || agg !== "sum" ? { agg } : { agg: "avg" as const };

const notWhole: ReadonlySet<string> = new Set(["incomplete-period", "mixed-period"]);

/** Fails where a period lacks some of its figures or has a break within, and for nothing else. */
async function rethrowIncomplete(published: Promise<unknown>): Promise<void> {
  await published.catch((error: unknown) => {
    if (error instanceof CellError && notWhole.has(error.id)) throw error;
  });
}

function noChange(
  { category: period, value }: Figure,
  { change = "none", rebase }: TransformOptions,
): CellError {
  const option = rebase === undefined ? `change=${change}` : `rebase=${rebase}`;
  // The logarithm of a figure needs no other one.
  return change === "log"
    ? new CellError("no-logarithm", { option, period, value })
    : new CellError("no-change", { option, period });
}

/** The break that stands between a figure and what it would be compared with. */
function breakBefore({ category, period }: Figure, { breaks }: Series): CellError {
  const all = breaksAt(breaks);
  const found = all.findLast(({ start }) => start <= (period?.end ?? 0)) ?? all[0];
  return new CellError("series-breaks", { period: found?.label ?? category });
}

function computed(
  { points, unit, kind, breaks = [] }: Series,
  options: TransformOptions,
  today: Day,
): Figures {
  const table = {
    categories: points.map(({ category }) => category),
    series: [{ name: "", values: points.map(({ value }) => value) }],
  };
  const {
    table: found,
    unbased,
    unit: own,
    incomplete,
  } = transformed({ table, unit }, options, { today, kind, breaks: { "": [...breaks] } });
  const [problem] = unbased.values();
  if (problem !== undefined) throw baseError(problem, options);
  const { categories, series } = found;
  return {
    points: toPoints(categories, series[0]?.values ?? []),
    unit: own,
    incomplete,
  };
}
