import { comparePeriods } from "../../statistics/index.js";
import type { DataLayout } from "../shape/data-rows.js";
import type { Figure } from "../single-values/pick-figure.js";

export interface CrossCell {
  readonly figure?: Figure;
  /** Why there is none, where that is more than a gap. */
  readonly error?: CustomFunctions.Error | string;
}

/** A place with its figure of each indicator. */
export interface CrossRow {
  readonly name: string;
  readonly cells: readonly CrossCell[];
}

/** By the places' names, or by the first indicator. */
export function orderRows<Row extends CrossRow>(
  rows: readonly Row[],
  { sort = "none", limit }: Pick<DataLayout, "sort" | "limit">,
): Row[] {
  const value = (row: CrossRow) => row.cells[0]?.figure?.value;
  const byValue = (sign: number) => (a: CrossRow, b: CrossRow) => {
    const [first, second] = [value(a), value(b)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return sign * (first - second);
  };
  const orders = {
    none: undefined,
    asc: (a: CrossRow, b: CrossRow) => comparePeriods(a.name, b.name),
    desc: (a: CrossRow, b: CrossRow) => comparePeriods(b.name, a.name),
    smallest: byValue(1),
    largest: byValue(-1),
    "columns-smallest": undefined,
    "columns-largest": undefined,
  };
  const order = orders[sort];
  const sorted = order === undefined ? [...rows] : [...rows].sort(order);
  if (limit === undefined) return sorted;
  return limit < 0 ? sorted.slice(limit) : sorted.slice(0, limit);
}
