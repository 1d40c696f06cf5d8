/** All statistics by their numbers: the library's own as they are, imported ones made when they are asked for. */
import type { LibraryConcept } from "../catalogue/index.js";
import { lengthOf } from "../identifiers.js";
import type { DataSource, StatisticColumns, Statistics } from "../library-model.js";
import type { KeyedRecord } from "../records/build-context.js";
import type { Steps } from "../turns.js";
import type { HeldMeasure } from "./held-measure.js";
import { NumberTable } from "./number-table.js";

/** A measure of which statistics are shown. */
export interface ShownMeasure {
  readonly measure: HeldMeasure;
  readonly concept: LibraryConcept;
  readonly source: DataSource | undefined;
}

interface Placed extends ShownMeasure {
  /** How many statistics stand before its own. */
  readonly start: number;
  readonly concepts: readonly string[];
  readonly sources: readonly string[];
  readonly releasedAt: string;
}

const numbersPerStep = 500;

// Field by field: made a million times for one index, this takes a fifth of what spreading objects takes.
function recordAt(placed: Placed, index: number): KeyedRecord {
  const { concept, concepts, sources, releasedAt } = placed;
  const { isPremium, industry } = concept;
  const { id, kind, variant, places, from, to } = placed.measure.records.at(index - placed.start);
  const key = `${kind}|${concept.key}|${variant ?? places[0] ?? ""}`;
  // prettier-ignore
  return variant === undefined
    ? { id, key, kind, concepts, places, from, to, sources, isPremium, industry, releasedAt }
    : { id, key, kind, concepts, places, variant, from, to, sources, isPremium, industry, releasedAt };
}

function isShort({ measure: { records } }: Placed): boolean {
  const [first] = records.ids;
  return first !== undefined && lengthOf(first) === "short";
}

export class StatisticsMap implements Statistics {
  readonly #own: ReadonlyMap<number, KeyedRecord>;
  readonly #placed: readonly Placed[];
  readonly #byConcept: ReadonlyMap<string, Placed>;
  readonly #count: number;
  readonly #table: NumberTable;
  /** Places of those that have no number of their own. */
  readonly #left = new Set<number>();

  constructor(own: ReadonlyMap<number, KeyedRecord>, shown: readonly ShownMeasure[]) {
    this.#own = own;
    let start = 0;
    this.#placed = shown.map((one) => {
      const { concept, measure, source } = one;
      const lists = { concepts: [concept.key], sources: [concept.source] };
      const placed = { ...one, ...lists, start, releasedAt: source?.releasedAt ?? "" };
      start += measure.records.ids.length;
      return placed;
    });
    this.#byConcept = new Map(this.#placed.map((one) => [one.concept.key, one]));
    this.#count = start;
    this.#table = new NumberTable(start);
  }

  /**
   * Gives each its number.
   * @param isRefused whether one was refused its number before
   * @param onCollision hears of two of one number; the first has it
   */
  *giveNumbers(
    isRefused: ((key: string) => boolean) | undefined,
    onCollision: (left: KeyedRecord, kept: KeyedRecord) => void,
  ): Steps<void> {
    for (const placed of this.#placed) {
      const { length } = placed.measure.records.ids;
      for (let from = 0; from < length; from += numbersPerStep) {
        const end = Math.min(from + numbersPerStep, length);
        if (isRefused !== undefined) this.#refuse(placed, from, end, isRefused);
        this.#giveSome(placed, from, end, onCollision);
        yield;
      }
    }
  }

  #refuse(placed: Placed, from: number, end: number, isRefused: (key: string) => boolean): void {
    for (let index = placed.start + from; index < placed.start + end; index += 1)
      if (isRefused(recordAt(placed, index).key)) this.#left.add(index);
  }

  // Not in the generator: it would take several times as long there.
  #giveSome(
    { start, measure }: Placed,
    from: number,
    end: number,
    onCollision: (left: KeyedRecord, kept: KeyedRecord) => void,
  ): void {
    const { ids } = measure.records;
    for (let at = from; at < end; at += 1)
      if (!this.#left.has(start + at)) this.#give(ids[at] ?? 0, start + at, onCollision);
  }

  #give(
    id: number,
    index: number,
    onCollision: (left: KeyedRecord, kept: KeyedRecord) => void,
  ): void {
    const own = this.#ownOf(id);
    const present = own === undefined ? this.#table.add(id, index) : undefined;
    const kept = own ?? (present === undefined ? undefined : this.#recordAt(present));
    if (kept === undefined) return;
    this.#left.add(index);
    const left = this.#recordAt(index);
    if (left !== undefined) onCollision(left, kept);
  }

  /** The ranking of an imported concept; undefined where there is none. */
  ranking(concept: string, variant: string): KeyedRecord | undefined {
    const placed = this.#byConcept.get(concept);
    const at = placed?.measure.records.rankingAt(variant) ?? -1;
    if (placed === undefined || at < 0) return undefined;
    const index = placed.start + at;
    return this.#left.has(index) ? undefined : recordAt(placed, index);
  }

  get size(): number {
    return this.#own.size + this.#count - this.#left.size;
  }

  get(id: number): KeyedRecord | undefined {
    const own = this.#ownOf(id);
    if (own !== undefined) return own;
    const index = this.#table.get(id);
    return index === undefined ? undefined : this.#recordAt(index);
  }

  /** The library's own numbers are short ones. */
  #ownOf(id: number): KeyedRecord | undefined {
    return lengthOf(id) === "short" ? this.#own.get(id) : undefined;
  }

  #recordAt(index: number): KeyedRecord | undefined {
    const placed = this.#placed[this.#measureOf(index)];
    return placed && recordAt(placed, index);
  }

  has(id: number): boolean {
    return this.#ownOf(id) !== undefined || this.#table.get(id) !== undefined;
  }

  *values(): Generator<KeyedRecord, undefined> {
    yield* this.#own.values();
    for (const placed of this.#placed) yield* this.#recordsOf(placed);
  }

  *inParts(): Generator<
    KeyedRecord | ReadonlyMap<number, KeyedRecord> | StatisticColumns,
    undefined
  > {
    // Those with short numbers stand among the library's own.
    if (this.#placed.some(isShort)) yield* this.#own.values();
    else yield this.#own;
    for (const placed of this.#placed) {
      const { start } = placed;
      const { ids, byNumber, columns } = placed.measure.records;
      if (isShort(placed)) yield* this.#recordsOf(placed);
      else
        yield {
          ...{ ids, columns },
          byNumber:
            this.#left.size === 0 ? byNumber : byNumber.filter((at) => !this.#left.has(start + at)),
          recordAt: (at) => recordAt(placed, start + at),
        };
    }
  }

  *#recordsOf(placed: Placed): Generator<KeyedRecord, undefined> {
    for (const at of placed.measure.records.ids.keys())
      if (!this.#left.has(placed.start + at)) yield recordAt(placed, placed.start + at);
  }

  *keys(): Generator<number, undefined> {
    for (const { id } of this.values()) yield id;
  }

  *entries(): Generator<[number, KeyedRecord], undefined> {
    for (const record of this.values()) yield [record.id, record];
  }

  [Symbol.iterator](): Generator<[number, KeyedRecord], undefined> {
    return this.entries();
  }

  forEach(
    visit: (value: KeyedRecord, key: number, map: ReadonlyMap<number, KeyedRecord>) => void,
  ): void {
    for (const [id, record] of this) visit(record, id, this);
  }

  /** The last that begins at an index or before it. */
  #measureOf(index: number): number {
    let [low, high] = [0, this.#placed.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#placed[middle]?.start ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
