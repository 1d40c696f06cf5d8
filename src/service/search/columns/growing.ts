/** Numbers one behind the other, before it is known how many there are. */
interface Growing<Numbers> {
  readonly add: (value: number) => void;
  /** Room for so many more, to be filled before the next are added. */
  readonly extend: (by: number) => Numbers;
  /** Makes room for those that are expected, in a step of its own. */
  readonly reserve: () => void;
  /**
   * Begins with the first of others, as many as are wanted: with all of them in their own memory, where nobody has
   * added to it yet and there is room.
   */
  readonly beginWith: (others: Numbers, wanted: number) => void;
  /** How many there are by now. */
  count(): number;
  /** All of them; no more are added. */
  done(): Numbers;
}

const leastSize = 1024;
/** Of all: so much room that stays empty costs less than a copy. */
const mostSpare = 1 / 16;

/** Room for so many numbers, and a few more. */
export const withSpare = (count: number): number => Math.ceil((1 + mostSpare / 2) * count);

/** Room for as many numbers as there were, and a few more; undefined where there were none. */
export const spareRoom = (before: ArrayLike<number> | undefined): number | undefined =>
  before && withSpare(before.length);

/**
 * How many numbers of a piece of memory somebody holds. The next ones stand behind them, and who holds fewer never
 * looks there; of two who would both add to it the second one takes a copy.
 */
const heldIn = new WeakMap<ArrayBufferLike, number>();

/** @returns whether numbers may be added in the memory of others: from then on by whoever asked, and nobody else */
const takeOver = ({ buffer, byteOffset, length }: Uint32Array | Float64Array): boolean =>
  byteOffset === 0 && heldIn.get(buffer) === length && heldIn.delete(buffer);

/**
 * Of whole numbers.
 * @param expected where so many come, none is copied
 */
export const createGrowing = (expected = leastSize): Growing<Uint32Array> =>
  growing(
    expected,
    (size) => new Uint32Array(size),
    (buffer) => new Uint32Array(buffer),
  );

export const createGrowingFloats = (expected = leastSize): Growing<Float64Array> =>
  growing(
    expected,
    (size) => new Float64Array(size),
    (buffer) => new Float64Array(buffer),
  );

function growing<Numbers extends Uint32Array | Float64Array>(
  expected: number,
  make: (size: number) => Numbers,
  over: (buffer: ArrayBufferLike) => Numbers,
): Growing<Numbers> {
  // While the collector marks, each new array takes up to ten milliseconds: it is made when the first number comes.
  let values = make(0);
  let count = 0;
  const widen = (least: number): void => {
    const isFirst = values.length === 0;
    const wider = make(Math.max(least, isFirst ? expected : leastSize, 2 * values.length));
    wider.set(values);
    values = wider;
  };
  return {
    add: (value) => {
      if (count === values.length) widen(count + 1);
      values[count++] = value;
    },
    extend: (by) => {
      if (count + by > values.length) widen(count + by);
      count += by;
      return values.subarray(count - by, count) as Numbers;
    },
    reserve: () => {
      if (values.length === 0) widen(0);
    },
    beginWith: (others, wanted) => {
      if (count === 0 && wanted === others.length && takeOver(others)) {
        [values, count] = [over(others.buffer), wanted];
        return;
      }
      if (count + wanted > values.length) widen(count + wanted);
      values.set(others.subarray(0, wanted), count);
      count += wanted;
    },
    count: () => count,
    done: () => {
      const filled = values.subarray(0, count) as Numbers;
      if (values.length - count > mostSpare * values.length) {
        values = make(withSpare(count));
        values.set(filled);
      }
      heldIn.set(values.buffer, count);
      return values.subarray(0, count) as Numbers;
    },
  };
}
