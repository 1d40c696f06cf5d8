import type { PlaceFigures } from "../place-figures.js";

const tens: ReadonlySet<number> = new Set(Array.from({ length: 13 }, (_, at) => 10 ** (at + 3)));

/** 999, -9999, -99.9: numbers that stand for no figure in many tables, and may be figures. Asked of each of a million. */
export function isOfNines(value: number): boolean {
  const size = Math.abs(value);
  if (size < 99) return false;
  if (Number.isInteger(size)) return tens.has(size + 1);
  return value < 0 && /^9{2,}\.9+$/.test(String(size));
}

/** Where figures lie that are not of nines. */
class Range {
  count = 0;
  least = Infinity;
  most = -Infinity;

  take(value: number): void {
    this.count += 1;
    this.least = Math.min(this.least, value);
    this.most = Math.max(this.most, value);
  }

  get size(): number {
    return Math.max(Math.abs(this.least), Math.abs(this.most));
  }
}

/** Fewer figures of a place say nothing of where it lies: all places' do. */
const enough = 3;
/** How many times as large as all others one is that can be none of them; less where it stands more than once. */
const once = 5;
const often = 2;

interface Nines {
  readonly place: string;
  readonly ordinal: number;
  readonly line: number;
  readonly value: number;
  /** Where the others lie: those of its place, or of all where it has too few. */
  readonly others: string;
}

/** Figures of nines that lie far from all others of their measure: below zero where no other one is, or much larger. */
export function outlyingNines(places: ReadonlyMap<string, PlaceFigures>): Nines[] {
  const all = new Range();
  const own = new Map<string, Range>();
  const times = new Map<number, number>();
  for (const [place, figures] of places) {
    const range = new Range();
    own.set(place, range);
    for (const { value } of figures.kept())
      if (isOfNines(value)) times.set(value, (times.get(value) ?? 0) + 1);
      else {
        range.take(value);
        all.take(value);
      }
  }
  return [...places].flatMap(([place, figures]) => {
    const mine = own.get(place) ?? all;
    const isOwn = mine.count >= enough;
    const { count, size, least, most } = isOwn ? mine : all;
    const between =
      count === 0
        ? ""
        : `the other figures${isOwn ? ` of ${place}` : ""} lie between ${String(least)} and ${String(most)}`;
    return [...figures.kept()].flatMap(({ ordinal, line, value }) => {
      if (!isOfNines(value)) return [];
      const factor = (times.get(value) ?? 0) > 1 ? often : once;
      const isFar = count > 0 && Math.abs(value) > size * factor;
      // Where nothing else is below zero, nothing can be.
      const isBelow = value < 0 && all.least >= 0;
      return isFar || isBelow ? [{ place, ordinal, line, value, others: between }] : [];
    });
  });
}
