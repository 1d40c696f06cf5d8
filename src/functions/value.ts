import {
  combineWordFor,
  growthBetween,
  hasTransforms,
  isFraction,
  periodCell,
  rescale,
  type CombineWord,
  type Transforms,
} from "../statistics/index.js";
import { guard, type Call } from "./calls/guard.js";
import { loadCurrency, loadTransforms } from "./calls/lazy-parts.js";
import { idsOf } from "./read/arguments.js";
import { growthOptions, valueOptions } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { scaleFor } from "./read/scale.js";
import { percentCell } from "./shape/to-cells.js";
import { broadcastValues } from "./single-values/broadcast-values.js";
import { pickEnds } from "./single-values/pick-ends.js";
import { pickFigure, type Figure } from "./single-values/pick-figure.js";
import type { Series } from "./single-values/value-source.js";
import { startNotes, withNotes } from "./single-values/value-notes.js";
import { CellError } from "./messages/cell-error.js";

/**
 * Shows one number: the latest one, or that of a period; ranges of ids or periods give a matrix.
 * @customfunction VALUE VALUE
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statvalue
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; an indicator's place, places or group. The first, Worldwide or the only one if omitted.
 * @param [period] A period, date, year or category, such as 2024, "Q2 2024" or -5Y. The latest if omitted.
 * @param [options] Such as "match=before; agg=avg; show=period; scale=1".
 * @param invocation Given by Excel.
 * @returns A number.
 * @cancelable
 * @requiresAddress
 */
export function value(
  id: unknown[][],
  series: unknown[][],
  period: unknown[][],
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.VALUE", invocation, async (call) => {
    const chosen = readOptions(options, valueOptions);
    // Nothing is awaited for figures as published: a sheet has thousands of them.
    const transform = hasTransforms(chosen)
      ? (await loadTransforms()).seriesTransform(chosen, call.today)
      : (series: Series) => series;
    const { currency, agg } = chosen;
    const convert =
      currency === undefined
        ? undefined
        : (await loadCurrency()).seriesConversion(call, { currency, agg }, idsOf(id).flat().length);
    const notes = startNotes();
    const figure = async (published: Series, [wanted]: readonly unknown[]) => {
      const found = convert === undefined ? published : await convert(published);
      notes.rates.push(found.rates);
      const rules = { ...chosen, ...found, agg: aggOf(found, chosen), today: call.today };
      const { points, unit } = transform(found);
      const picked = await pickFigure(points, wanted, rules);
      noteSubstitutes(call, [picked]);
      const number = rescale(picked.value, unit.scale, scaleFor(unit, chosen.scale) ?? unit.scale);
      const cell = isFraction(chosen) ? percentCell(number, call.services) : number;
      return withPeriods([cell], [picked], chosen.show);
    };
    const rows = await broadcastValues(call, { id, series, notes }, [period], figure);
    return withNotes(rows, notes, chosen.show);
  });
}

/**
 * Shows the change between two periods: in total, or per year with rate=cagr.
 * @customfunction GROWTH GROWTH
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statgrowth
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; an indicator's place, places or group. The first, Worldwide or the only one if omitted.
 * @param [from] A period, date or year, such as 2014 or -10Y. The first one if omitted.
 * @param [to] A period, date or year. The latest that has ended if omitted.
 * @param [options] Such as "rate=cagr; agg=avg; match=before; show=period".
 * @param invocation Given by Excel.
 * @returns A fraction: 0.05 is 5 %.
 * @cancelable
 * @requiresAddress
 */
export function growth(
  id: unknown[][],
  series: unknown[][],
  from: unknown[][],
  to: unknown[][],
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.GROWTH", invocation, async (call) => {
    const chosen = readOptions(options, growthOptions);
    const notes = startNotes();
    const figure = async (found: Series, [start, end]: readonly unknown[]) => {
      const rules = { ...chosen, ...found, agg: aggOf(found, chosen), today: call.today };
      const [first, last] = await pickEnds(found.points, [start, end], rules);
      const outcome = growthBetween(first, last, chosen.rate ?? "total");
      if ("problem" in outcome) {
        throw new CellError(outcome.problem === "from-zero" ? "growth-zero" : "growth-sign");
      }
      noteSubstitutes(call, [first, last]);
      const cell = percentCell(outcome.growth, call.services);
      return withPeriods([cell], [first, last], chosen.show);
    };
    const rows = await broadcastValues(call, { id, series, notes }, [from, to], figure);
    return withNotes(rows, notes, chosen.show);
  });
}

/** Changes are combined only where the formula says so: the mean of growth rates is no growth rate. */
function aggOf({ kind }: Series, { agg, change = "none" }: Transforms): CombineWord | undefined {
  return agg ?? (change === "none" ? combineWordFor(kind) : undefined);
}

function withPeriods(
  cells: readonly unknown[],
  figures: readonly Figure[],
  show: readonly ("notes" | "period")[] | undefined,
): readonly unknown[] {
  if (show?.includes("period") !== true) return cells;
  return [...cells, ...figures.map(({ category }) => periodCell(category))];
}

function noteSubstitutes(call: Call, figures: readonly Figure[]): void {
  for (const { category, insteadOf } of figures) {
    if (insteadOf !== undefined) call.noteEarlierPeriod(insteadOf, category);
  }
}
