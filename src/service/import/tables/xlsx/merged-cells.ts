import { isFigure } from "../../cells/read-figure.js";
import { columnOf } from "./sheet-rows.js";
import type { SheetCell } from "./shown-texts.js";
import { unpack, type ZipEntry } from "./zip-entries.js";

/** Cells that Excel shows as one: what they say stands in the first of them, and the others are empty. */
interface MergedCells {
  readonly reference: string;
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** They stand behind the rows, which are to be read with them. */
const written = /<(?:\w+:)?mergeCell\s[^>]*?\bref=["'](([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+))["']/g;
/** An element is shorter. */
const longest = 300;

/** Of a sheet, by the row that they begin in. */
export async function readMergedCells(
  part: ZipEntry,
): Promise<ReadonlyMap<number, readonly MergedCells[]>> {
  const found = new Map<number, MergedCells[]>();
  let begun = "";
  for await (const bytes of unpack(part)) {
    const text = begun + bytes.toString("latin1");
    for (const [, reference = "", column = "", from, to] of text.matchAll(written)) {
      const [first, last] = [Number(from), Number(to)];
      const merged = { reference, column: columnOf(column), first, last };
      found.set(first, [...(found.get(first) ?? []), merged]);
    }
    begun = text.slice(text.lastIndexOf(">") + 1).slice(-longest);
  }
  return found;
}

function ofMerged(cell: SheetCell, reference: string): SheetCell {
  const { text, typed } = cell;
  if (typed === undefined ? !isFigure(text) || text.trim() === "" : "reason" in typed) return cell;
  const reason = `${text.trim()} stands in merged cells (${reference}), and does not say whether it is of each of them or of all together: part the cells and write a figure into each`;
  return { text, typed: { reason, isWithoutResult: false } };
}

/** Rows with what merged cells say in each of the rows that they reach over; a figure is of none of them for sure. */
export class MergedRows {
  readonly #all: ReadonlyMap<number, readonly MergedCells[]>;
  /** Those that reach into the row, and what they say. */
  #open: { readonly merged: MergedCells; readonly cell: SheetCell }[] = [];

  constructor(all: ReadonlyMap<number, readonly MergedCells[]>) {
    this.#all = all;
  }

  /** Rows come in their order, without the heading. */
  fill(
    line: number,
    cells: readonly (SheetCell | undefined)[],
  ): readonly (SheetCell | undefined)[] {
    if (this.#all.size === 0) return cells;
    this.#open = this.#open.filter(({ merged }) => merged.last >= line);
    const begin = this.#all.get(line) ?? [];
    if (this.#open.length === 0 && begin.length === 0) return cells;
    const filled = [...cells];
    for (const merged of begin) {
      const own = cells[merged.column];
      if (own === undefined) continue;
      const cell = ofMerged(own, merged.reference);
      filled[merged.column] = cell;
      if (merged.last > line) this.#open.push({ merged, cell });
    }
    for (const { merged, cell } of this.#open)
      if (merged.first < line) filled[merged.column] = cell;
    return filled;
  }
}
