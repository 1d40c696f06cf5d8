import type { ImportedContent } from "../../library/index.js";
import { toOrdinal } from "../../library/periods.js";

type Row = ImportedContent["figures"][string][string];

/** A row's figures by the ordinals of their periods. */
export function byPeriod(row: Row | undefined): ReadonlyMap<number, number> {
  const [first, values = []] = row ?? [];
  if (first === undefined) return new Map();
  const start = toOrdinal(first);
  return new Map(
    values.flatMap((value, at) => (value === null ? [] : [[start + at, value] as const])),
  );
}
