import type { ChartTable } from "../../contract/index.js";
import { isForecast, publishedOn, toPoints } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import type { Bounds } from "../read/window.js";
import { isWithin } from "../shape/indicator-table.js";

/** Notes the periods of a table that show forecasts, those alone that are within the bounds and left by `limit=`. */
export function noteForecasts(
  call: Call,
  { categories, series }: ChartTable,
  published: Parameters<typeof publishedOn>[0],
  bounds?: Bounds,
  isLeft?: (category: string) => boolean,
): void {
  const day = publishedOn(published) ?? call.today;
  for (const [row, { category, period }] of toPoints(categories, []).entries()) {
    const isShown =
      isForecast(period, day) && isWithin(period, bounds) && isLeft?.(category) !== false;
    if (isShown && series.some(({ values }) => typeof values[row] === "number"))
      call.noteFigure(category);
  }
}
