let numbers = new Uint32Array(0);

/** After an import there are mostly a few more. */
const spare = 1.05;

/** All ordinals of so many items, rising: the same memory for everybody, who only read it. */
export function allOrdinals(size: number): Uint32Array {
  if (numbers.length < size) {
    numbers = new Uint32Array(Math.ceil(spare * size));
    for (let at = 0; at < numbers.length; at += 1) numbers[at] = at;
  }
  return numbers.subarray(0, size);
}
