/** Numbers one behind the other, before it is known how many there are. */
interface Growing<Numbers> {
  readonly add: (value: number) => void;
  /** Room for so many more, to be filled before the next are added. */
  readonly extend: (by: number) => Numbers;
  /** Makes room for those that are expected, in a step of its own. */
  readonly reserve: () => void;
  /** How many there are by now. */
  count(): number;
  /** All of them; no more are added. */
  done(): Numbers;
}

const leastSize = 1024;
/** Of all: so much room that stays empty costs less than a copy. */
const mostSpare = 1 / 16;

/** Room for as many numbers as there were, and a few more; undefined where there were none. */
export const spareRoom = (before: ArrayLike<number> | undefined): number | undefined =>
  before && Math.ceil((1 + mostSpare / 2) * before.length);

/**
 * Of whole numbers.
 * @param expected where so many come, none is copied
 */
export const createGrowing = (expected = leastSize): Growing<Uint32Array> =>
  growing(expected, (size) => new Uint32Array(size));

export const createGrowingFloats = (expected = leastSize): Growing<Float64Array> =>
  growing(expected, (size) => new Float64Array(size));

function growing<Numbers extends Uint32Array | Float64Array>(
  expected: number,
  make: (size: number) => Numbers,
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
    count: () => count,
    done: () => {
      const isFull = values.length - count <= mostSpare * values.length;
      return (isFull ? values.subarray(0, count) : values.slice(0, count)) as Numbers;
    },
  };
}
