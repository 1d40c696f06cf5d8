/** A row that is not in, and why. */
interface Refusal {
  readonly path: string;
  /** Absent for what is no row. */
  readonly line?: number;
  /** What is counted where a format knows no lines. @default line */
  readonly counted?: "line" | "observation" | undefined;
  readonly reason: string;
}

const mostKept = 100_000;
/** How many of them a command prints. */
export const shownRefusals = 20;

/** Every refusal is counted; of more than a hundred thousand the first are kept. */
export class Refusals {
  readonly #kept: Refusal[] = [];
  readonly #shown: (path: string) => string;
  #count = 0;

  /** @param shown what a file is called: one that was fetched, by its address */
  constructor(shown: (path: string) => string = (path) => path) {
    this.#shown = shown;
  }

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
      .map(
        ({ path, line, counted, reason }) =>
          `${this.#shown(path)}${line === undefined ? "" : `, ${counted ?? "line"} ${String(line)}`}: ${reason}`,
      );
  }
}
