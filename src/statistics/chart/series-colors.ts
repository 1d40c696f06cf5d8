import type { ChartTable } from "../../contract/index.js";
import { toNumber } from "./number-text.js";
import type { Theme } from "./palette.js";

export interface SeriesColor {
  readonly color: string;
  /** False for the series beyond the palette, which share one quiet colour. */
  readonly hasOwnColor: boolean;
}

/** A colour for each series: of too many, those with the largest latest values get their own. */
export function seriesColors(
  { series }: ChartTable,
  theme: Theme,
  maxOwn = theme.colors.length,
): SeriesColor[] {
  const own = new Set(
    series
      .map(({ values }, index) => ({ index, size: latestSize(values) }))
      .sort((a, b) => b.size - a.size || a.index - b.index)
      .slice(0, maxOwn)
      .map(({ index }) => index),
  );
  let next = 0;
  return series.map((_, index) => {
    const hasOwnColor = own.has(index);
    return { color: hasOwnColor ? (theme.colors[next++] ?? theme.rest) : theme.rest, hasOwnColor };
  });
}

function latestSize(values: ChartTable["series"][number]["values"]): number {
  const latest = values.map(toNumber).findLast((value) => value !== null);
  return Math.abs(latest ?? 0);
}
