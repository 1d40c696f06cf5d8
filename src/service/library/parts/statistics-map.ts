/** All statistics by their numbers: the library's own as they are, imported ones made when they are asked for. */
import { lengthOf } from "../identifiers.js";
import type { StatisticColumns, Statistics } from "../library-model.js";
import type { KeyedRecord } from "../records/build-context.js";
import type { Steps } from "../turns.js";
import type { HeldMeasure } from "./held-measure.js";
import type { OwnStatistics } from "./own-statistics.js";
import { isShort, recordAt, toPlaced, type Placed, type ShownMeasure } from "./placed-measure.js";
import { RecordMap } from "./record-map.js";
import { StatisticNumbers, type NumberedStatistic } from "./statistic-numbers.js";

/** The library's own numbers are short ones. */
const isAmong = (own: OwnStatistics, id: number): boolean =>
  lengthOf(id) === "short" && own.has(id);

/** Two of one number. */
interface Collision {
  readonly left: KeyedRecord;
  readonly kept: KeyedRecord;
}

export class StatisticsMap extends RecordMap implements Statistics {
  readonly #own: OwnStatistics;
  readonly #placed: readonly Placed[];
  readonly #byConcept: ReadonlyMap<string, Placed>;
  readonly #byMeasure: ReadonlyMap<HeldMeasure, Placed>;
  readonly #numbers: StatisticNumbers;
  readonly #count: number;

  private constructor(
    own: OwnStatistics,
    placed: readonly Placed[],
    byMeasure: ReadonlyMap<HeldMeasure, Placed>,
    numbers: StatisticNumbers,
  ) {
    super();
    [this.#own, this.#placed, this.#byMeasure, this.#numbers] = [own, placed, byMeasure, numbers];
    this.#byConcept = new Map(placed.map((one) => [one.concept.key, one]));
    this.#count = placed.reduce((sum, { measure }) => sum + measure.records.ids.length, 0);
  }

  /**
   * @param shown what was imported
   * @param isRefused whether the statistic of a key was refused its number before @default none was
   * @param before what there was before: where it can be, its numbers stay @default nothing
   */
  static *steps(
    own: OwnStatistics,
    shown: readonly ShownMeasure[],
    isRefused: ((key: string) => boolean) | undefined,
    before?: StatisticsMap,
  ): Steps<StatisticsMap> {
    const former = before && before.#byMeasure;
    const byMeasure = new Map(
      shown.map((one) => [one.measure, toPlaced(one, former?.get(one.measure))]),
    );
    const placed = [...byMeasure.values()];
    yield;
    const isRefusedAt =
      isRefused &&
      (({ measure, at }: NumberedStatistic): boolean => {
        const one = byMeasure.get(measure);
        return one !== undefined && isRefused(recordAt(one, at).key);
      });
    const isOwn = (id: number): boolean => isAmong(own, id);
    const measures = placed.map(({ measure }) => measure);
    const rules = { isOwn, isRefused: isRefusedAt };
    const numbers = yield* StatisticNumbers.steps(measures, rules, before && before.#numbers);
    return new StatisticsMap(own, placed, byMeasure, numbers);
  }

  /** Those without a number of their own, each with the one that has it. */
  get collisions(): readonly Collision[] {
    return this.#numbers.taken.flatMap((statistic) => {
      const left = this.#recordOf(statistic);
      const kept = left && this.get(left.id);
      return left === undefined || kept === undefined ? [] : [{ left, kept }];
    });
  }

  /** Whether the statistics of an imported concept are all there, and were there before as they are now. */
  hasAsBefore(concept: string, before: StatisticsMap): boolean {
    const [now, then] = [this.#byConcept.get(concept), before.#byConcept.get(concept)];
    return (
      now !== undefined &&
      now === then &&
      this.#numbers.leftOf(now.measure) === undefined &&
      before.#numbers.leftOf(now.measure) === undefined
    );
  }

  /** The ranking of an imported concept; undefined where there is none. */
  ranking(concept: string, variant: string): KeyedRecord | undefined {
    const placed = this.#byConcept.get(concept);
    const at = placed?.measure.records.rankingAt(variant) ?? -1;
    if (placed === undefined || at < 0) return undefined;
    return this.#numbers.leftOf(placed.measure)?.has(at) === true
      ? undefined
      : recordAt(placed, at);
  }

  get size(): number {
    return this.#own.size + this.#count - this.#numbers.leftCount;
  }

  get(id: number): KeyedRecord | undefined {
    if (isAmong(this.#own, id)) return this.#own.get(id);
    const statistic = this.#numbers.get(id);
    return statistic && this.#recordOf(statistic);
  }

  #recordOf({ measure, at }: NumberedStatistic): KeyedRecord | undefined {
    const placed = this.#byMeasure.get(measure);
    return placed && recordAt(placed, at);
  }

  has(id: number): boolean {
    return isAmong(this.#own, id) || this.#numbers.get(id) !== undefined;
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
      const { part } = placed;
      const left = this.#numbers.leftOf(placed.measure);
      if (isShort(placed)) yield* this.#recordsOf(placed);
      else if (left === undefined) yield part;
      else yield { ...part, byNumber: part.byNumber.filter((at) => !left.has(at)) };
    }
  }

  *#recordsOf(placed: Placed): Generator<KeyedRecord, undefined> {
    const left = this.#numbers.leftOf(placed.measure);
    for (const at of placed.measure.records.ids.keys())
      if (left?.has(at) !== true) yield recordAt(placed, at);
  }
}
