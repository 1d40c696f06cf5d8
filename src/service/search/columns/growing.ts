/** Whole numbers one behind the other, before it is known how many there are. */
interface Growing {
  add(value: number): void;
  /** How many there are by now. */
  count(): number;
  done(): Uint32Array;
}

export function createGrowing(): Growing {
  let values = new Uint32Array(1024);
  let count = 0;
  return {
    add: (value) => {
      if (count === values.length) {
        const wider = new Uint32Array(2 * count);
        wider.set(values);
        values = wider;
      }
      values[count++] = value;
    },
    count: () => count,
    done: () => values.slice(0, count),
  };
}
