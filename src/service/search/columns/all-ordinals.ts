let numbers = new Uint32Array(0);

/** All ordinals of so many items, rising: the same memory for everybody, who only read it. */
export function allOrdinals(size: number): Uint32Array {
  if (numbers.length < size) numbers = Uint32Array.from({ length: size }, (_one, at) => at);
  return numbers.subarray(0, size);
}
