/** Items by their numbers: a million in 16 bytes each, where a map of objects would take several times as much. */
export class NumberTable {
  /** By place. */
  readonly #numbers: Float64Array;
  /** By slot, the place behind the one that is meant: 0 for none. */
  readonly #slots: Uint32Array;
  readonly #mask: number;

  /** @param most places are smaller */
  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, most * 1.5)));
    this.#numbers = new Float64Array(most);
    this.#slots = new Uint32Array(size);
    this.#mask = size - 1;
  }

  /** The place of a number; undefined where it is not there. */
  get(number: number): number | undefined {
    const behind = this.#slots[this.#slotOf(number)] ?? 0;
    return behind === 0 ? undefined : behind - 1;
  }

  /**
   * Sets the place of a number that is not there.
   * @returns the place that it has already; undefined where it has this one now
   */
  add(number: number, place: number): number | undefined {
    const slot = this.#slotOf(number);
    const behind = this.#slots[slot] ?? 0;
    if (behind !== 0) return behind - 1;
    this.#numbers[place] = number;
    this.#slots[slot] = place + 1;
    return undefined;
  }

  /** Where it stands, or would. */
  #slotOf(number: number): number {
    // Of its lower 32 bits.
    let slot = (Math.imul(number, 0x9e37_79b1) >>> 7) & this.#mask;
    for (;;) {
      const behind = this.#slots[slot] ?? 0;
      if (behind === 0 || this.#numbers[behind - 1] === number) return slot;
      slot = (slot + 1) & this.#mask;
    }
  }
}
