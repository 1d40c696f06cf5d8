const none = new Uint32Array(0);
let numbers = none;

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

/** @param parts rising, and of each all smaller than those of the next @returns the only one as it is */
export function joinOrdinals(parts: readonly Uint32Array[]): Uint32Array {
  const [first = none, ...others] = parts.filter(({ length }) => length > 0);
  if (others.length === 0) return first;
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let count = 0;
  for (const part of [first, ...others]) {
    all.set(part, count);
    count += part.length;
  }
  return all;
}
