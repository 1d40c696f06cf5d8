import {
  type FigureStatuses,
  type StatusSpan,
  statusLetters,
  writeSpans,
} from "../../library/catalogue/figure-statuses.js";
import { toPeriod } from "../../library/periods.js";
import { bitOf } from "../cells/read-status.js";
import type { FigureSet } from "../tables/figure-set.js";
import { like } from "../tables/forecast-from.js";
import type { PlaceFigures } from "../tables/place-figures.js";

/** Figures with a bit that follow each other without a gap are one span. */
function spansOf(figures: PlaceFigures, bit: number): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (const { ordinal, noted } of figures.kept()) {
    if ((noted & bit) === 0) continue;
    const last = spans.at(-1);
    if (last?.[1] === ordinal - 1) last[1] = ordinal;
    else spans.push([ordinal, ordinal]);
  }
  return spans;
}

/** What the source says of figures that are kept; undefined where it says nothing of any. */
export function notedStatuses({ places, frequency, noted }: FigureSet): FigureStatuses | undefined {
  if (noted === 0) return undefined;
  const period = (ordinal: number) => toPeriod(ordinal, like[frequency]);
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  const found: Record<string, Record<string, string>> = {};
  for (const letter of statusLetters) {
    const bit = bitOf(letter);
    if ((noted & bit) === 0) continue;
    const bySpans = new Map<string, string[]>();
    for (const [place, figures] of sorted) {
      const spans = spansOf(figures, bit).map(([from, to]): StatusSpan => [
        period(from),
        period(to),
      ]);
      if (spans.length === 0) continue;
      const text = writeSpans(spans);
      bySpans.set(text, [...(bySpans.get(text) ?? []), place]);
    }
    if (bySpans.size > 0)
      found[letter] = Object.fromEntries(
        [...bySpans].map(([spans, codes]) => [spans, codes.join(" ")]),
      );
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
