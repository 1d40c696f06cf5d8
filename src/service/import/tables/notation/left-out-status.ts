import { readStatus } from "../../cells/read-status.js";
import type { ColumnMapping } from "../../mapping.js";
import type { UnusedColumn } from "./first-texts.js";

const headings = /^(?:.*[\s_])?(?:flags?(?:[\s_]?codes?)?|status|symbols?)$/i;

/** Columns of statuses that nobody names: what they say of figures would be lost without a word. */
export class LeftOutStatuses {
  readonly #columns: UnusedColumn[];
  readonly #notes: string[] = [];

  readonly #isLong: boolean;

  constructor(unused: readonly UnusedColumn[], { status, place, period }: ColumnMapping) {
    this.#isLong = !("headings" in place) && "column" in period;
    this.#columns = status === undefined ? unused.filter(({ name }) => headings.test(name)) : [];
  }

  /** A row of which a figure is kept. */
  look(cells: readonly string[], line: number): void {
    for (const column of [...this.#columns]) {
      const text = (cells[column.at] ?? "").trim();
      const said = readStatus(text);
      if (said === undefined || (said.noted === 0 && !said.isForecast && !said.absent)) continue;
      this.#columns.splice(this.#columns.indexOf(column), 1);
      this.#notes.push(
        `The column "${column.name}" is not in the mapping and says "${text}" of a figure (line ${String(line)}), as a status does: where it is one, ${this.#isLong ? `say status: { column: ${JSON.stringify(column.name)} }` : "write a row for each place and period, and say status: for its column"}, or nobody will see it.`,
      );
    }
  }

  notes(): readonly string[] {
    return this.#notes;
  }
}
