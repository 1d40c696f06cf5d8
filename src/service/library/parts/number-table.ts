/** Items by their numbers: a million in 24 bytes each, where a map of objects would take several times as much. */
export class NumberTable {
  readonly #numbers: Float64Array;
  readonly #places: Uint32Array;
  readonly #mask: number;

  /** @param most so many numbers at most */
  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, most * 1.5)));
    this.#numbers = new Float64Array(size);
    this.#places = new Uint32Array(size);
    this.#mask = size - 1;
  }

  /** The place of a number; undefined where it is not there. */
  get(number: number): number | undefined {
    const slot = this.#slotOf(number);
    return this.#numbers[slot] === number ? this.#places[slot] : undefined;
  }

  /**
   * Sets the place of a number that is not there.
   * @param number a whole one above 0
   * @returns the place that it has already; undefined where it has this one now
   */
  add(number: number, place: number): number | undefined {
    const slot = this.#slotOf(number);
    if (this.#numbers[slot] === number) return this.#places[slot];
    this.#numbers[slot] = number;
    this.#places[slot] = place;
    return undefined;
  }

  /** Where it stands, or would. */
  #slotOf(number: number): number {
    const low = number % 2 ** 32;
    let slot = (Math.imul(low, 0x9e37_79b1) >>> 7) & this.#mask;
    while (this.#numbers[slot] !== 0 && this.#numbers[slot] !== number)
      slot = (slot + 1) & this.#mask;
    return slot;
  }
}
