/** Which imported statistic has a number. Those of measures that were there before are not given theirs again. */
import type { Steps } from "../turns.js";
import type { HeldMeasure } from "./held-measure.js";
import { NumberTable } from "./number-table.js";

export interface NumberedStatistic {
  readonly measure: HeldMeasure;
  /** Among those of its measure. */
  readonly at: number;
}

/** Measures whose statistics stand in one table, those of one behind those of the other. */
interface Numbered {
  readonly table: NumberTable;
  /** Undefined where one is there no more. */
  readonly measures: readonly (HeldMeasure | undefined)[];
  /** Of each, the place of its first statistic; at the end, how many there are. */
  readonly starts: readonly number[];
}

interface Rules {
  /** Whether an item that was not imported has a number. */
  readonly isOwn: (number: number) => boolean;
  /** Whether a statistic was refused its number before. @default none was */
  readonly isRefused?: ((statistic: NumberedStatistic) => boolean) | undefined;
}

/** When more of all statistics has come or gone since all were given their numbers, they are again. */
const mostChanged = 1 / 4;

const numbersPerStep = 500;

function toNumbered(measures: readonly HeldMeasure[]): Numbered {
  const starts = [0];
  let count = 0;
  for (const { records } of measures) {
    count += records.ids.length;
    starts.push(count);
  }
  return { table: new NumberTable(count), measures, starts };
}

const countOf = ({ starts }: Numbered): number => starts.at(-1) ?? 0;

export class StatisticNumbers {
  /** What was there when all were given their numbers, and what came since. */
  readonly #base: Numbered;
  readonly #since: Numbered;
  /** Without a number of their own. */
  readonly #left = new Map<HeldMeasure, Set<number>>();
  /** Those of them whose number another item has. */
  readonly taken: NumberedStatistic[] = [];

  private constructor(base: Numbered, since: Numbered) {
    this.#base = base;
    this.#since = since;
  }

  /**
   * Gives each its number: of two the first has it.
   * @param before what was there before: where it can be, its numbers stay @default nothing
   */
  static *steps(
    measures: readonly HeldMeasure[],
    rules: Rules,
    before?: StatisticNumbers,
  ): Steps<StatisticNumbers> {
    const joined = before && (yield* before.#withSteps(measures, rules));
    if (joined !== undefined) return joined;
    const all = new StatisticNumbers(toNumbered(measures), toNumbered([]));
    yield* all.#giveSteps(all.#base, rules);
    return all;
  }

  /** Undefined where some have no number of their own, or too much is another than it was. */
  *#withSteps(measures: readonly HeldMeasure[], rules: Rules): Steps<StatisticNumbers | undefined> {
    if (this.#left.size > 0 || rules.isRefused !== undefined) return undefined;
    const shown = new Set(measures);
    const kept = this.#base.measures.map((one) => (one && shown.has(one) ? one : undefined));
    const known = new Set(kept);
    const since = toNumbered(measures.filter((one) => !known.has(one)));
    const all = measures.reduce((sum, { records }) => sum + records.ids.length, 0);
    const gone = countOf(this.#base) - (all - countOf(since));
    if (Math.max(gone, countOf(since)) > mostChanged * countOf(this.#base)) return undefined;
    const made = new StatisticNumbers({ ...this.#base, measures: kept }, since);
    const isOwn = (number: number): boolean =>
      rules.isOwn(number) || find(made.#base, number) !== undefined;
    yield* made.#giveSteps(since, { isOwn });
    return made.#left.size > 0 ? undefined : made;
  }

  *#giveSteps(to: Numbered, rules: Rules): Steps<void> {
    for (const [index, measure] of to.measures.entries()) {
      const count = measure?.records.ids.length ?? 0;
      for (let from = 0; from < count; from += numbersPerStep) {
        this.#giveSome(to, index, from, Math.min(from + numbersPerStep, count), rules);
        yield;
      }
    }
  }

  // Not in the generator: it would take several times as long there.
  #giveSome(
    { table, measures, starts }: Numbered,
    index: number,
    from: number,
    end: number,
    { isOwn, isRefused }: Rules,
  ): void {
    const [measure, start = 0] = [measures[index], starts[index]];
    if (measure === undefined) return;
    for (let at = from; at < end; at += 1) {
      const number = measure.records.ids[at] ?? 0;
      if (isRefused?.({ measure, at }) === true) this.#leave({ measure, at });
      else if (isOwn(number) || table.add(number, start + at) !== undefined) {
        this.#leave({ measure, at });
        this.taken.push({ measure, at });
      }
    }
  }

  #leave({ measure, at }: NumberedStatistic): void {
    const others = this.#left.get(measure);
    if (others === undefined) this.#left.set(measure, new Set([at]));
    else others.add(at);
  }

  /** Undefined where no statistic has the number. */
  get(number: number): NumberedStatistic | undefined {
    return find(this.#since, number) ?? find(this.#base, number);
  }

  /** Those of a measure that have no number of their own. */
  leftOf(measure: HeldMeasure): ReadonlySet<number> | undefined {
    return this.#left.get(measure);
  }

  get leftCount(): number {
    let count = 0;
    for (const some of this.#left.values()) count += some.size;
    return count;
  }
}

function find(
  { table, measures, starts }: Numbered,
  number: number,
): NumberedStatistic | undefined {
  const place = table.get(number);
  if (place === undefined) return undefined;
  const index = indexBefore(starts, place);
  const measure = measures[index];
  return measure && { measure, at: place - (starts[index] ?? 0) };
}

/** The last that is not more than a number. */
function indexBefore(starts: readonly number[], number: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}
