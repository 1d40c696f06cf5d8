import type { ChartValue } from "../../../contract/index.js";
import type { Day } from "../../dates/day.js";
import { parsePeriod } from "../parse-period.js";
import { periodLabel } from "../period-label.js";
import type { Break } from "./breaks.js";

export interface BreakingSeries {
  /** Equal for equal series in every language. */
  readonly code: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly values: readonly ChartValue[];
  readonly breaks: readonly Break[];
}

interface ShownBreaks {
  /** "2020", or "2020 (France), 2022" where not all series break; "" where none does. */
  readonly text: string;
  /** Equal for equal breaks in every language; "" for none. */
  readonly key: string;
}

/**
 * Where series break between figures that are shown: no line over it and no change across it is one.
 *
 * @param span of the periods that are shown. @default all
 */
export function shownBreaks(
  all: readonly BreakingSeries[],
  span: { readonly start: Day; readonly end: Day } = { start: -Infinity, end: Infinity },
): ShownBreaks {
  const at = new Map<string, { readonly start: Day; readonly series: BreakingSeries[] }>();
  for (const series of all) {
    const starts = series.categories.flatMap((category, row) => {
      const period = (series.values[row] ?? null) === null ? undefined : parsePeriod(category);
      const isShown = period && period.end >= span.start && period.start <= span.end;
      return isShown === true ? [period.start] : [];
    });
    const [from, to] = [Math.min(...starts), Math.max(...starts)];
    for (const { label, start } of series.breaks) {
      if (start <= from || start > to) continue;
      at.set(label, { start, series: [...(at.get(label)?.series ?? []), series] });
    }
  }
  const found = [...at].sort(([, a], [, b]) => a.start - b.start);
  const isOfAll = (series: readonly unknown[]) => series.length === all.length;
  const texts = found.map(([label, { series }]) => {
    const names = [...new Set(series.map(({ name }) => name))].join(", ");
    return isOfAll(series) ? periodLabel(label) : `${periodLabel(label)} (${names})`;
  });
  const keys = found.map(([label, { series }]) => [
    label,
    ...(isOfAll(series) ? [] : series.map(({ code }) => code)),
  ]);
  return { text: texts.join(", "), key: keys.length === 0 ? "" : JSON.stringify(keys) };
}
