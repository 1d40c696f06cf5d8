import type { PlaceFigures } from "../place-figures.js";

/** 999, 8888, 32768: whole numbers of three digits or more that files write where there is none. */
const whole: ReadonlySet<number> = new Set([
  ...Array.from({ length: 13 }, (_, at) => 10 ** (at + 3) - 1),
  ...[7, 8].flatMap((digit) => [3, 4, 5, 6].map((count) => Number(String(digit).repeat(count)))),
  ...[32_767, 32_768, 2_147_483_647, 2_147_483_648],
]);
/** Programs fill what is empty with a power of ten, or with the largest number that they know. */
const powers: ReadonlySet<number> = new Set(
  Array.from({ length: 16 }, (_, at) => Number(`1e${String(at + 15)}`)),
);
const largest = 1e30;

/**
 * 999, -9999, -99.9, 8888, 1e20: numbers that stand for no figure in many tables, and may be figures. Asked of each of
 * a million.
 */
export function isOfNines(value: number): boolean {
  const size = Math.abs(value);
  if (size < 99) return value === -9;
  if (size >= 1e15) return size >= largest || powers.has(size) || whole.has(size);
  if (Number.isInteger(size)) return size === 99 || whole.has(size);
  return value < 0 && /^9{2,}\.9+$/.test(String(size));
}

/** Of one or two digits: a figure like others, unless it stands more than once. */
const isSmall = (value: number): boolean => value === -9 || value === 99;

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
      const isOften = (times.get(value) ?? 0) > 1;
      const isFar =
        count > 0 && Math.abs(value) > size * (isOften && !isSmall(value) ? often : once);
      // Where nothing else is below zero, nothing can be.
      const isBelow = value < 0 && all.least >= 0;
      return (isFar || isBelow) && (isOften || !isSmall(value))
        ? [{ place, ordinal, line, value, others: between }]
        : [];
    });
  });
}
