import { growthBetween, rescale } from "../statistics/index.js";
import { guard } from "./guard.js";
import { broadcastValues } from "./load/broadcast-values.js";
import { numberAt, pickPoint, pickSpan, readingOf } from "./load/pick-value.js";
import { growthOptions, valueOptions } from "./read/layout.js";
import { readOptions } from "./read/options.js";
import { scaleOf } from "./read/scale.js";
import { percentCell } from "./shape/to-cells.js";
import { CellError } from "./messages/cell-error.js";

/**
 * Shows one number: the latest one, or that of a period; ranges of ids or periods give a matrix.
 * @customfunction VALUE VALUE
 * @helpurl https://localhost:3000/functions.html#value
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; a place for an indicator, such as "Germany". The first, or Worldwide, if omitted.
 * @param [period] A period, date, year or category, such as 2024, "Q2 2024" or -5Y. The latest if omitted.
 * @param [options] Such as "latest=any; match=exact; scale=1".
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
    return broadcastValues(call, { id, series }, [period], async ({ points, unit }, [wanted]) => {
      const number = numberAt(await pickPoint(points, wanted, rules));
      return rescale(number, unit.scale, scaleOf(chosen.scale) ?? unit.scale);
    });
  });
}

/**
 * Shows the change between two periods: in total, or per year with rate=cagr.
 * @customfunction GROWTH GROWTH
 * @helpurl https://localhost:3000/functions.html#growth
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [series] Name or number of a series; a place for an indicator, such as "Germany". The first, or Worldwide, if omitted.
 * @param [from] A period, date or year, such as 2014 or -10Y. The first one if omitted.
 * @param [to] A period, date or year. The latest that has ended if omitted.
 * @param [options] Such as "rate=cagr; latest=any; match=exact".
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
    return broadcastValues(call, { id, series }, [from, to], async ({ points }, [start, end]) => {
      const [first, last] = await pickSpan(points, [start, end], rules);
      const outcome = growthBetween(readingOf(first), readingOf(last), chosen.rate ?? "total");
      if ("growth" in outcome) return percentCell(outcome.growth, call.services);
      throw new CellError(outcome.problem === "from-zero" ? "growth-zero" : "growth-sign");
    });
  });
}
