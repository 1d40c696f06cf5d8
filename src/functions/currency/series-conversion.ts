import { toPoints } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import type { Series } from "../single-values/value-source.js";
import { startConversion } from "./convert-money.js";

type Wish = Parameters<typeof startConversion>[1];

/** Converts whole series, each once for all the cells that take a figure of it. */
export function seriesConversion(
  call: Call,
  wish: Wish,
  count: number,
): (series: Series) => Promise<Series> {
  const conversion = startConversion(call, wish, count);
  const done = new Map<Series["points"], Promise<Series>>();
  const converted = async (series: Series): Promise<Series> => {
    const { points, unit, about, kind } = series;
    const table = {
      categories: points.map(({ category }) => category),
      series: [{ name: "", values: points.map(({ value }) => value) }],
    };
    const found = await conversion.convert({ table, unit, about, kind });
    const values = found.table.series[0]?.values ?? [];
    const { unit: converted, rates } = found;
    return { ...series, points: toPoints(table.categories, values), unit: converted, rates };
  };
  return (series) => {
    const known = done.get(series.points) ?? converted(series);
    done.set(series.points, known);
    return known;
  };
}
