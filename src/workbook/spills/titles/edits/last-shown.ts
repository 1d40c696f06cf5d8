import type { StatCell } from "../../../cells/scan-workbook.js";
import { covers, type Edit } from "./edits.js";

type Place = Pick<StatCell, "sheetId" | "row" | "column">;

/** What formulas with titles showed when they were last looked at: their own cell and those on its right and below. */
export interface LastShown {
  /** @param values two rows of two cells, the formula's own first */
  keep(cell: Place, values: readonly (readonly unknown[])[]): void;
  /** Nothing stands there: whatever comes is none of theirs, unless they come back. */
  keepEmpty(cell: Place): void;
  /**
   * Whether an edit of several cells at once has put other figures in the place of those. Excel tells of such an edit not
   * what was there before, and figures that are pasted over themselves as values are the same ones: those are their
   * user's from then on.
   */
  isPastedOver(
    cell: Place,
    values: readonly (readonly unknown[])[],
    edits: readonly Edit[],
  ): boolean;
}

export function createLastShown(): LastShown {
  const shown = new Map<string, readonly string[]>();
  return {
    keep: (cell, values) => void shown.set(keyOf(cell), textsOf(values)),
    keepEmpty: (cell) => {
      if (!shown.has(keyOf(cell))) shown.set(keyOf(cell), ["", "", "", ""]);
    },
    isPastedOver: (cell, values, edits) => {
      const before = shown.get(keyOf(cell));
      if (before === undefined) return false;
      // Of a table its first figure: headers alone may be other words for the same figures.
      const at = before[3] === "" ? 0 : 1;
      const isAllCovered = edits.some(
        ({ details, ...edit }) =>
          (details === undefined || details === null) &&
          covers(edit, cell.sheetId, cell.row, cell.column) &&
          covers(edit, cell.sheetId, cell.row + at, cell.column),
      );
      const now = textsOf(values);
      if (now[0] === "") return false;
      if (isAllCovered && before.join("|") !== now.join("|")) return true;
      shown.delete(keyOf(cell));
      return false;
    },
  };
}

const keyOf = ({ sheetId, row, column }: Place) => `${sheetId}!${String(row)},${String(column)}`;

/** A text that is pasted as a value may have become a number. */
const textsOf = (values: readonly (readonly unknown[])[]): string[] => values.flat().map(String);
