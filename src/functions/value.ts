import {
  combineWordFor,
  hasTransforms,
  isForecast,
  isFraction,
  periodCell,
  rescale,
  type Transforms,
} from "../statistics/index.js";
import { guard, type Call } from "./calls/guard.js";
import { loadComputedValues, loadCurrency } from "./calls/lazy-parts.js";
import { idsOf, isOmitted, requireFilled } from "./read/arguments.js";
import { growthOptions, valueOptions } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { scaleFor } from "./read/scale.js";
import { requireClearScales } from "./shape/units/clear-scales.js";
import { percentCell } from "./shape/to-cells.js";
import { broadcastValues } from "./single-values/broadcast-values.js";
import { pickFigure, type Figure } from "./single-values/pick-figure.js";
import type { Series } from "./single-values/value-source.js";
import { startNotes, withNotes, type ValueNotes } from "./single-values/value-notes.js";

/**
 * Shows one number: the latest one, or that of a period; ranges of ids or periods give a matrix.
 * @customfunction VALUE VALUE
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statvalue
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; an indicator's place, places or group. The only one, or Worldwide, if omitted.
 * @param [period] A period, date, year or category, such as 2024, "Q2 2024" or -5Y. The latest if omitted.
 * @param [options] Such as "match=before; agg=avg; show=period; scale=1".
 * @param invocation Given by Excel.
 * @returns A number.
 * @cancelable
 * @requiresAddress
 * @requiresParameterAddresses
 */
export function value(
  id: unknown[][],
  series: unknown[][],
  period: unknown[][],
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.VALUE", invocation, async (call) => {
    requireFilled(invocation, { id, series, period });
    const chosen = readOptions(options, valueOptions);
    const { currency, agg } = chosen;
    // Nothing is awaited for figures as published: a sheet has thousands of them.
    const transformed =
      hasTransforms(chosen) || chosen.partial === true
        ? (await loadComputedValues()).transformedFigures(chosen, call.today)
        : undefined;
    const convert =
      currency === undefined
        ? undefined
        : (await loadCurrency()).seriesConversion(call, { currency, agg }, idsOf(id).flat().length);
    const notes = startNotes();
    const figure = async (published: Series, [wanted]: readonly unknown[]) => {
      const rules = rulesOf(call, published, chosen);
      const found = convert === undefined ? published : await convert(published);
      if (found.rates)
        await (await loadComputedValues()).requireRate(published, found, wanted, rules);
      notes.rates.push(found.rates);
      const { figure: picked, unit } =
        transformed === undefined
          ? { figure: await pickFigure(found.points, wanted, rules), unit: found.unit }
          : await transformed(found, wanted, rules);
      noteFigures(call, notes, found, [picked], [wanted]);
      const { name = "", about } = found;
      if (chosen.scale !== undefined)
        await requireClearScales([unit], chosen.scale, [picked.category, name, about]);
      const number = rescale(picked.value, unit.scale, scaleFor(unit, chosen.scale) ?? unit.scale);
      const cell = isFraction(chosen) ? percentCell(number, call.services) : number;
      return withPeriods([cell], [picked], chosen.show);
    };
    const rows = await broadcastValues(call, { id, series, notes }, [period], figure);
    return withNotes(call, rows, notes, chosen);
  });
}

/**
 * Shows the change between two periods: in total, or per year with rate=cagr.
 * @customfunction GROWTH GROWTH
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statgrowth
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; an indicator's place, places or group. The only one, or Worldwide, if omitted.
 * @param [from] A period, date or year, such as 2014, or before to, such as -10Y. The first one if omitted.
 * @param [to] A period, date or year. The latest that has ended if omitted.
 * @param [options] Such as "rate=cagr; agg=avg; match=before; show=period".
 * @param invocation Given by Excel.
 * @returns A fraction: 0.05 is 5 %.
 * @cancelable
 * @requiresAddress
 * @requiresParameterAddresses
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
    requireFilled(invocation, { id, series, from, to });
    const chosen = readOptions(options, growthOptions);
    const { growthFigure } = await loadComputedValues();
    const notes = startNotes();
    const figure = async (found: Series, [start, end]: readonly unknown[]) => {
      const rules = rulesOf(call, found, chosen);
      const { growth, ends } = await growthFigure(found.points, [start, end], rules);
      noteFigures(call, notes, found, ends, [start, end]);
      return withPeriods([percentCell(growth, call.services)], ends, chosen.show);
    };
    const rows = await broadcastValues(call, { id, series, notes }, [from, to], figure);
    return withNotes(call, rows, notes, chosen, true);
  });
}

/** How a period longer than the figures is made of them: as the formula says, else by their kind. */
const rulesOf = <
  Chosen extends Pick<Transforms, "agg"> & { readonly match?: "before" | "exact" | undefined },
>(
  call: Call,
  found: Series,
  chosen: Chosen,
) => ({
  ...chosen,
  ...found,
  parts: loadComputedValues,
  agg: chosen.agg ?? combineWordFor(found.kind),
  today: call.today,
});

function withPeriods(
  cells: readonly unknown[],
  figures: readonly Figure[],
  show: readonly ("notes" | "period")[] | undefined,
): readonly unknown[] {
  if (show?.includes("period") !== true) return cells;
  return [...cells, ...figures.map(({ category }) => periodCell(category))];
}

function noteFigures(
  call: Call,
  notes: ValueNotes,
  { publishedOn = call.today, unit, about, kind, adjustment, breaks, points }: Series,
  figures: readonly Figure[],
  wanted: readonly unknown[],
): void {
  for (const [index, figure] of figures.entries()) {
    const isOpen = isOmitted(wanted[index]);
    const { category, period, insteadOf } = figure;
    notes.figures.push({
      ...figure,
      ...{ publishedOn, unit, about, kind, adjustment, breaks, points },
      isOpen,
    });
    if (insteadOf !== undefined) call.noteFigure(category, insteadOf);
    if (isForecast(period, publishedOn)) call.noteFigure(category);
    // Which of them are old, STAT.STATUS knows.
    if (isOpen && !figures[index + 1] && period && period.end < call.today - 365)
      call.noteFigure(category, "");
  }
}
