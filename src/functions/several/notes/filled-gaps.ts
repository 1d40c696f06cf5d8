import {
  comparePeriods,
  parsePeriod,
  periodLabel,
  type Transforms,
} from "../../../statistics/index.js";
import type { Bounds } from "../../read/window.js";
import { isWithin } from "../../shape/indicator-table.js";
import { fewOf } from "./combined-notes.js";

/** Rows of a series without a figure between two that have one. */
export function gapsOf(labels: readonly string[], values: readonly unknown[]): string[] {
  const hasFigure = (value: unknown) => typeof value === "number";
  const [first, last] = [values.findIndex(hasFigure), values.findLastIndex(hasFigure)];
  return labels.filter((_, row) => row > first && row < last && !hasFigure(values[row]));
}

/** Of those, what figures of the bounds are made of: an index is made of its base too. */
export const gapsWithin = (
  gaps: readonly string[],
  bounds: Bounds | undefined,
  { rebase }: Transforms,
): string[] =>
  gaps.filter((label) => {
    const period = parsePeriod(label);
    if (period === undefined) return true;
    const base = rebase === undefined ? undefined : parsePeriod(rebase);
    return isWithin(period, bounds) || (base !== undefined && isWithin(period, base));
  });

/** That some figures are not the source's. */
export function filledNotes(gaps: readonly string[], { fill = "none" }: Transforms): string[] {
  const from = { none: undefined, previous: "figure before", linear: "figures around" }[fill];
  if (from === undefined || gaps.length === 0) return [];
  const labels = [...new Set(gaps)].sort(comparePeriods).map(periodLabel);
  return [`fill=${fill}: made from the ${from}: ${fewOf(labels)}`];
}
