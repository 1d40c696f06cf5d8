import { growthBetween, periodCell, rescale } from "../statistics/index.js";
import { guard, type Call } from "./calls/guard.js";
import { growthOptions, valueOptions } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { scaleOf } from "./read/scale.js";
import { percentCell } from "./shape/to-cells.js";
import { broadcastValues } from "./single-values/broadcast-values.js";
import { pickEnds, pickFigure, type Figure } from "./single-values/pick-figure.js";
import type { Series } from "./single-values/value-source.js";
import { CellError } from "./messages/cell-error.js";

/**
 * Shows one number: the latest one, or that of a period; ranges of ids or periods give a matrix.
 * @customfunction VALUE VALUE
 * @helpurl https://localhost:3000/functions.html#value
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; an indicator's place. The first, Worldwide or the only one if omitted.
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
  return guard("STAT.VALUE", invocation, (call) => {
    const chosen = readOptions(options, valueOptions);
    const rules = { ...chosen, today: call.today };
    return broadcastValues(call, { id, series }, [period], async (found, [wanted]) => {
      const figure = await pickFigure(found.points, wanted, { ...rules, ...publicationOf(found) });
      noteSubstitutes(call, [figure]);
      const { scale } = found.unit;
      const number = rescale(figure.value, scale, scaleOf(chosen.scale) ?? scale);
      return withPeriods([number], [figure], chosen.show);
    });
  });
}

/**
 * Shows the change between two periods: in total, or per year with rate=cagr.
 * @customfunction GROWTH GROWTH
 * @helpurl https://localhost:3000/functions.html#growth
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; an indicator's place. The first, Worldwide or the only one if omitted.
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
  return guard("STAT.GROWTH", invocation, (call) => {
    const chosen = readOptions(options, growthOptions);
    const rules = { ...chosen, today: call.today };
    return broadcastValues(call, { id, series }, [from, to], async (found, [start, end]) => {
      const ends = [start, end] as const;
      const [first, last] = await pickEnds(found.points, ends, {
        ...rules,
        ...publicationOf(found),
      });
      const outcome = growthBetween(first, last, chosen.rate ?? "total");
      if ("problem" in outcome) {
        throw new CellError(outcome.problem === "from-zero" ? "growth-zero" : "growth-sign");
      }
      noteSubstitutes(call, [first, last]);
      const cell = percentCell(outcome.growth, call.services);
      return withPeriods([cell], [first, last], chosen.show);
    });
  });
}

const publicationOf = ({ publishedOn }: Series) => ({ publishedOn });

function withPeriods(
  cells: readonly unknown[],
  figures: readonly Figure[],
  show: readonly "period"[] | undefined,
): readonly unknown[] {
  if (show?.includes("period") !== true) return cells;
  return [...cells, ...figures.map(({ category }) => periodCell(category))];
}

function noteSubstitutes(call: Call, figures: readonly Figure[]): void {
  for (const { category, insteadOf } of figures) {
    if (insteadOf !== undefined) call.noteEarlierPeriod(insteadOf, category);
  }
}
