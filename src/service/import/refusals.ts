/** A row that is not in, and why. */
interface Refusal {
  readonly path: string;
  readonly line: number;
  readonly reason: string;
}

const mostKept = 100_000;

/** Every refusal is counted; of more than a hundred thousand the first are kept. */
export class Refusals {
  readonly #kept: Refusal[] = [];
  #count = 0;

  add(refusal: Refusal): void {
    this.#count += 1;
    if (this.#kept.length < mostKept) this.#kept.push(refusal);
  }

  get count(): number {
    return this.#count;
  }

  /** "gdp.csv, line 4: …", in the order they were found. */
  lines(most: number = mostKept): string[] {
    return this.#kept
      .slice(0, most)
      .map(({ path, line, reason }) => `${path}, line ${String(line)}: ${reason}`);
  }
}
