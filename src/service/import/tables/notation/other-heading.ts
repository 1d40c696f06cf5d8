import { isFigure } from "../../cells/read-figure.js";
import { isLikePeriod } from "../../cells/read-period.js";
import type { TableRow } from "../row.js";
import type { Layout } from "../table-layout.js";

/** A second table below the first has columns of its own: their figures may be of anything. */
export class OtherHeading {
  #line: number | undefined;
  readonly #isPlace: (text: string) => boolean;
  readonly #isMissing: (text: string) => boolean;

  constructor(isPlace: (text: string) => boolean, isMissing: (text: string) => boolean) {
    this.#isPlace = isPlace;
    this.#isMissing = isMissing;
  }

  /** Why a row is not of the table that the first heading is of. */
  problem(row: TableRow, layout: Layout): { readonly reason: string } | undefined {
    if (this.#line === undefined && !this.#isHeading(row, layout)) return undefined;
    this.#line ??= row.line;
    const what =
      this.#line === row.line
        ? "is another heading"
        : `stands below another heading (line ${String(this.#line)})`;
    return { reason: `${what}: a file has one table, take the other one into a file of its own` };
  }

  /** The first heading again is none: long tables are printed so. */
  #isHeading(row: TableRow, layout: Layout): boolean {
    const { cells } = row;
    const { names } = layout;
    const isAt = (at: number) => (cells[at] ?? "").trim() === names[at];
    if (names.every((_, at) => isAt(at))) return false;
    if (layout.keys.some((at) => names[at] !== "" && isAt(at))) return true;
    if (layout.headingPeriods || layout.keys.length === 0 || this.#isPlace(layout.place(cells)))
      return false;
    const figures = layout.figures(row);
    const said = figures.filter(({ text }) => !this.#isMissing(text));
    return (
      said.length > 0 &&
      said.every(({ text, typed }) => typed === undefined && !isFigure(text)) &&
      figures.every(({ period }) => period.trim() !== "" && !isLikePeriod(period))
    );
  }
}
