import type { FindPlace } from "../../cells/find-place.js";
import { isRemark, kindOfHeading } from "../../cells/kind-heading.js";
import { isFigure } from "../../cells/read-figure.js";
import { isLikePeriod } from "../../cells/read-period.js";
import type { FigureSet } from "../figure-set.js";
import { FirstTexts, type UnusedColumn } from "./first-texts.js";

interface Column extends UnusedColumn {
  readonly first: FirstTexts;
  note: string | undefined;
}

/** A table has as many places and periods; a column of anything else is no reason to grow. */
const mostKnown = 20_000;

const saysNothing = (text: string) => text === "" || isFigure(text) || isLikePeriod(text);

/** Columns of texts that nobody names, and in which figures of one indicator differ: a sector, a region, an edition. */
export class LeftOutTexts {
  readonly #columns: readonly Column[];
  readonly #findPlace: FindPlace;
  readonly #beside = new Set<string>();

  constructor(unused: readonly UnusedColumn[], findPlace: FindPlace) {
    this.#findPlace = findPlace;
    this.#columns = unused
      .filter(({ name }) => kindOfHeading(name) === undefined && !isRemark(name))
      .map((one) => ({ ...one, first: new FirstTexts(), note: undefined }));
  }

  look(cells: readonly string[], figures: FigureSet, line: number): void {
    for (const column of this.#columns) {
      const text = (cells[column.at] ?? "").trim();
      if (column.note !== undefined || this.#isBeside(text)) continue;
      const before = column.first.other(figures, { text, line });
      if (before !== undefined)
        column.note = `The column "${column.name}" is not in the mapping and says "${before.text}" (line ${String(before.line)}) and "${text}" (line ${String(line)}) of figures in one indicator. Where that makes them two, say series: { column: ${JSON.stringify(column.name)} }.`;
    }
  }

  /** Whether a text says the place or the period again, or nothing. */
  #isBeside(text: string): boolean {
    if (this.#beside.has(text)) return true;
    const isBeside = saysNothing(text) || this.#findPlace(text) !== undefined;
    if (isBeside && this.#beside.size < mostKnown) this.#beside.add(text);
    return isBeside;
  }

  notes(): string[] {
    return this.#columns.flatMap(({ note }) => note ?? []);
  }
}
