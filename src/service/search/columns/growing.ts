/** Numbers one behind the other, before it is known how many there are. */
interface Growing<Numbers> {
  add(value: number): void;
  /** How many there are by now. */
  count(): number;
  done(): Numbers;
}

/** Of whole numbers. */
export const createGrowing = (): Growing<Uint32Array> => growing((size) => new Uint32Array(size));

export const createGrowingFloats = (): Growing<Float64Array> =>
  growing((size) => new Float64Array(size));

const leastSize = 1024;

function growing<Numbers extends Uint32Array | Float64Array>(
  make: (size: number) => Numbers,
): Growing<Numbers> {
  let values = make(leastSize);
  let count = 0;
  return {
    add: (value) => {
      if (count === values.length) {
        const wider = make(2 * count);
        wider.set(values);
        values = wider;
      }
      values[count++] = value;
    },
    count: () => count,
    done: () => {
      const all = make(count);
      all.set(values.subarray(0, count));
      return all;
    },
  };
}
