import { contentFolder, writeImported, type ImportedContent } from "../../library/index.js";
import { toOrdinal } from "../../library/periods.js";
import { whileLocked } from "../../../storage/index.js";
import type { ImportResult } from "../import-source.js";

const withoutReading = (content: ImportedContent): string =>
  JSON.stringify({ ...content, from: "", importedAt: "", again: {} });

/**
 * Puts what was read in the place of what its source had.
 * @returns whether anything in it is new: a source that was read again and is the same changes nothing
 */
export function keepContent({ content, before }: ImportResult, dataDir: string): boolean {
  const isSame = before !== undefined && withoutReading(before) === withoutReading(content);
  const isReadAlike = JSON.stringify(before?.again) === JSON.stringify(content.again);
  if (isSame && isReadAlike) return false;
  whileLocked(contentFolder(dataDir), () => {
    writeImported(dataDir, isSame ? { ...content, importedAt: before.importedAt } : content);
  });
  return !isSame;
}

type Figures = ImportedContent["figures"];

/** A row's figures by the ordinals of their periods. */
function byPeriod(row: Figures[string][string] | undefined): ReadonlyMap<number, number> {
  const [first, values = []] = row ?? [];
  if (first === undefined) return new Map();
  const start = toOrdinal(first);
  return new Map(
    values.flatMap((value, at) => (value === null ? [] : [[start + at, value] as const])),
  );
}

/** "3 new, 2 changed, 1 gone": what another version has that the one before had not. */
export function differenceOf(before: Figures, now: Figures): string {
  let [added, changed, gone] = [0, 0, 0];
  for (const concept of new Set([...Object.keys(before), ...Object.keys(now)]))
    for (const place of new Set(
      [before[concept], now[concept]].flatMap((rows) => Object.keys(rows ?? {})),
    )) {
      const was = byPeriod(before[concept]?.[place]);
      const is = byPeriod(now[concept]?.[place]);
      for (const [period, value] of is)
        if (!was.has(period)) added += 1;
        else if (was.get(period) !== value) changed += 1;
      for (const period of was.keys()) if (!is.has(period)) gone += 1;
    }
  return `${String(added)} new, ${String(changed)} changed, ${String(gone)} gone`;
}
