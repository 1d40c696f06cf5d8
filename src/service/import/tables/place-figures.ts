/** A figure that is kept. */
interface Kept {
  readonly ordinal: number;
  readonly value: number;
  readonly line: number;
  readonly isMarked: boolean;
  /** What else the source says of it, in bits. */
  readonly noted: number;
}

type Added = Omit<Kept, "line">;

/** Periods that a row is made longer by at a time, at least. */
const step = 16;

/** One place's figures by the ordinals of their periods, in eight bytes each: a table may have millions. */
export class PlaceFigures {
  /** The ordinal of the first period that there is room for. */
  #first = 0;
  #values = new Float64Array(0);
  /** The line that gave each of them; 0 where none did. */
  #lines = new Uint32Array(0);
  /** 1 where the source marks it as a forecast, and above it the bits of what else it says. */
  #marks = new Uint16Array(0);

  /** @returns the line that gave a figure for the same period before: then neither is kept */
  add({ ordinal, value, isMarked, noted }: Added, line: number): number | undefined {
    if (ordinal < this.#first || ordinal >= this.#first + this.#values.length)
      this.#makeRoom(ordinal);
    const at = ordinal - this.#first;
    const before = this.#lines[at];
    if (before !== undefined && before !== 0) {
      this.#values[at] = NaN;
      return before;
    }
    this.#values[at] = value;
    this.#lines[at] = line;
    this.#marks[at] = (noted << 1) | (isMarked ? 1 : 0);
    return undefined;
  }

  #makeRoom(ordinal: number): void {
    const length = this.#values.length;
    const more = Math.max(step, length);
    const isEmpty = length === 0;
    const first = isEmpty ? ordinal : ordinal < this.#first ? ordinal - more : this.#first;
    const end = isEmpty ? ordinal + step : Math.max(this.#first + length, ordinal + more);
    const values = new Float64Array(end - first).fill(NaN);
    const lines = new Uint32Array(end - first);
    const marks = new Uint16Array(end - first);
    marks.set(this.#marks, isEmpty ? 0 : this.#first - first);
    values.set(this.#values, isEmpty ? 0 : this.#first - first);
    lines.set(this.#lines, isEmpty ? 0 : this.#first - first);
    this.#first = first;
    this.#values = values;
    this.#lines = lines;
    this.#marks = marks;
  }

  /** What is kept so far, in the order of periods. */
  *kept(): Generator<Kept> {
    for (let at = 0; at < this.#values.length; at += 1) {
      const value = this.#values[at] ?? NaN;
      if (!Number.isNaN(value)) {
        const marks = this.#marks[at] ?? 0;
        yield {
          ordinal: this.#first + at,
          value,
          line: this.#lines[at] ?? 0,
          isMarked: (marks & 1) === 1,
          noted: marks >> 1,
        };
      }
    }
  }

  /** Of a period; undefined where there is none or two were given. */
  valueAt(ordinal: number): number | undefined {
    const value = this.#values[ordinal - this.#first];
    return value === undefined || Number.isNaN(value) ? undefined : value;
  }

  /** Takes a figure out. */
  drop(ordinal: number): void {
    this.#values[ordinal - this.#first] = NaN;
  }

  /** The first period with a figure and the values from it to the last one; undefined without any. */
  toRow(): { readonly first: number; readonly values: (number | null)[] } | undefined {
    const from = this.#values.findIndex((value) => !Number.isNaN(value));
    if (from < 0) return undefined;
    const to = this.#values.findLastIndex((value) => !Number.isNaN(value));
    const values = Array.from(this.#values.subarray(from, to + 1), (value) =>
      Number.isNaN(value) ? null : value,
    );
    return { first: this.#first + from, values };
  }
}
