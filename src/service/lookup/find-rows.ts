import {
  figureAnchors,
  periodNumbers,
  type FigureAnchor,
  type LineStart,
} from "../../statistics/index.js";
import type { LibraryRow, ValueIndex } from "./value-index.js";

/** A row in which figures of a line stand, and where the line may begin in it. */
interface FoundRow {
  readonly row: LibraryRow;
  readonly starts: readonly LineStart[];
}

/** More rows are not compared: those in which most figures stand come first. */
const mostRows = 200;
/** A line is looked for by its rarest figures. */
const mostAnchors = 4;
/** Figures so round that they stand everywhere tell nothing; where the periods are known most are passed over. */
const mostPlaces = { unnamed: 100_000, named: 400_000 };
/** Periods that labels may be behind the source's. */
const widestOffset = 2;
/** Room for the longest series' alignments in one number with its row. */
const stride = 8192;

/** The rarest of a line's figures, as long as the places where they stand can be gone through. */
function rarest(index: ValueIndex, line: readonly (number | null)[], most: number) {
  const counted = figureAnchors(line)
    .map((anchor) => ({ anchor, count: index.countOf(anchor.value, anchor.tolerance) }))
    .sort((a, b) => a.count - b.count)
    .slice(0, mostAnchors);
  let places = 0;
  return counted.flatMap(({ anchor, count }) => {
    places += count;
    return places > most ? [] : [anchor];
  });
}

/**
 * Rows in which at least two of a line's figures stand as far from one another as they were typed, in either
 * order; those with the most first.
 *
 * @param isAmong whether a row is looked at
 */
export function findRows(
  index: ValueIndex,
  line: readonly (number | null)[],
  periods: readonly string[] | undefined,
  isAmong: (row: LibraryRow) => boolean,
): FoundRow[] {
  const named = periods === undefined ? undefined : periodNumbers(periods);
  const anchors = rarest(index, line, named === undefined ? mostPlaces.unnamed : mostPlaces.named);
  const votes = new Map<number, number>();
  for (const anchor of anchors)
    for (const key of alignmentsOf(index, anchor, named, isAmong))
      votes.set(key, (votes.get(key) ?? 0) + 1);
  const least = Math.min(2, anchors.length);
  const found = new Map<number, { count: number; readonly starts: LineStart[] }>();
  for (const [key, count] of votes) {
    if (count < least) continue;
    const row = Math.floor(key / (2 * stride));
    const entry = found.get(row) ?? { count: 0, starts: [] };
    const isBackwards = key % (2 * stride) >= stride;
    const shift = isBackwards ? (key % stride) : (key % stride) - stride / 2; // prettier-ignore
    entry.starts.push({ first: (index.rows[row]?.first ?? 0) + shift, isBackwards });
    entry.count = Math.max(entry.count, count);
    found.set(row, entry);
  }
  return [...found]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, mostRows)
    .flatMap(([number, { starts }]) => {
      const row = index.rows[number];
      return row === undefined ? [] : { row, starts };
    });
}

/** Each row, direction and shift by which an anchor stands in the library, as one number. */
function* alignmentsOf(
  index: ValueIndex,
  { at: typedAt, value, tolerance }: FigureAnchor,
  named: ReturnType<typeof periodNumbers>,
  isAmong: (row: LibraryRow) => boolean,
): Generator<number> {
  for (const { row, at } of index.placesOf(value, tolerance)) {
    const found = index.rows[row];
    if (found === undefined) continue;
    const base = row * 2 * stride;
    if (named === undefined) {
      if (!isAmong(found)) continue;
      yield base + at - typedAt + stride / 2;
      yield base + stride + at + typedAt;
      continue;
    }
    const offset = found.first + at - (named.numbers[typedAt] ?? 0);
    if (Math.abs(offset) > widestOffset || found.kind !== named.kind || !isAmong(found)) continue;
    yield base + offset + stride / 2;
  }
}
