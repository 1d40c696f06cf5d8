import type { LineNumbers } from "../line-numbers.js";
import type { TableRow } from "../row.js";
import type { Layout } from "../table-layout.js";
import type { CollectedMeasure } from "../targets.js";
import { takeOut } from "./take-out.js";

/** One column that makes indicators, and the rows in which it says nothing. */
interface Column {
  before: string;
  hasText: boolean;
  /** Two rows running have one text: then an empty cell is no merged one. */
  isRepeated: boolean;
  readonly blank: Set<number>;
}

/**
 * Rows that say nothing where others say what they are of, as below a text that was merged over them: each text stands once
 * then, in the first of its rows. Without it, industry in France and services in Spain would be one indicator.
 */
export class BlankSeries {
  readonly #columns = new Map<number, Column>();
  readonly #lines: LineNumbers;
  #names: readonly string[] = [];

  constructor(lines: LineNumbers) {
    this.#lines = lines;
  }

  look({ cells, line }: TableRow, { seriesAt, names }: Layout): void {
    this.#names = names;
    for (const at of seriesAt) {
      const known = this.#columns.get(at);
      const column = known ?? { before: "", hasText: false, isRepeated: false, blank: new Set() };
      if (known === undefined) this.#columns.set(at, column);
      if (column.isRepeated) continue;
      const text = (cells[at] ?? "").trim();
      if (text === "" && column.hasText) column.blank.add(this.#lines.numberOf(line));
      column.hasText ||= text !== "";
      column.isRepeated = text !== "" && text === column.before;
      column.before = text;
      if (column.isRepeated) column.blank.clear();
    }
  }

  /** Once all figures are in: takes those out of which nobody knows what they are of. */
  settle(
    collected: readonly CollectedMeasure[],
    refuse: (line: number, reason: string) => void,
  ): void {
    for (const [at, { blank }] of this.#columns) {
      if (blank.size === 0) continue;
      const reason = `says nothing under "${this.#names[at] ?? ""}", where a text may hold for the rows below it: write it into each row`;
      const rows = collected.flatMap(({ figures }) => [...figures.places.values()]);
      takeOut(rows, (line) => (blank.has(line) ? reason : undefined), refuse);
    }
  }
}
