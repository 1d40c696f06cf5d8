import { addToList } from "../library/lists/add-to-list.js";

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
/** How many lines of them a command prints. */
const shownRefusals = 20;

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

  /**
   * What a command prints: a reason that many rows of a file share is one line, "gdp.csv, lines 4 to 90 (40 of them): …",
   * in the order in which they were first found, and how many refusals no line speaks of.
   */
  shown(most = shownRefusals): { readonly lines: string[]; readonly rest: number } {
    const groups = new Map<string, Refusal[]>();
    for (const refusal of this.#kept) {
      const key = JSON.stringify([refusal.path, refusal.counted, refusal.reason]);
      addToList(groups, key, refusal);
    }
    const told = [...groups.values()].slice(0, most);
    const count = told.reduce((sum, group) => sum + group.length, 0);
    return {
      lines: told.map((group) => `${this.#where(group)}: ${group[0]?.reason ?? ""}`),
      rest: this.#count - count,
    };
  }

  /** The file and the rows of one reason. */
  #where([first, ...others]: readonly Refusal[]): string {
    const path = this.#shown(first?.path ?? "");
    const last = others.at(-1);
    if (first?.line === undefined) return path;
    const counted = first.counted ?? "line";
    if (last?.line === undefined) return `${path}, ${counted} ${String(first.line)}`;
    const count = String(others.length + 1);
    return `${path}, ${counted}s ${String(first.line)} to ${String(last.line)} (${count} of them)`;
  }

  /** "gdp.csv, line 4: …", in the order they were found. */
  lines(most: number = mostKept): string[] {
    return this.#kept
      .slice(0, most)
      .map((refusal) => `${this.#where([refusal])}: ${refusal.reason}`);
  }
}
