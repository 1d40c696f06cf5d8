import { openSheet, type RoomSize } from "./find-room.js";
import { blockNoteRows, writeAbove, type BlockNotes } from "./insert-table.js";
import type { Insertion } from "./place.js";

/**
 * A formula in one cell, from where its result spills.
 *
 * @param formula English spelling with commas, beginning with `=`; Excel shows it in its own language.
 * @param size what the result will cover: all of it must be free. @default the cell alone
 * @param notes what stands above it
 * @throws RangeError for what is no formula
 */
export function formulaInsertion(
  formula: string,
  {
    size,
    notes,
    sheetName = "STAT",
  }: Pick<Insertion, "size"> & {
    readonly sheetName?: string;
    readonly notes?: BlockNotes | undefined;
  } = {},
): Insertion {
  if (!formula.startsWith("=")) throw new RangeError("A formula begins with =.");
  return {
    formula,
    calculated: {
      row: notes === undefined ? 0 : blockNoteRows,
      column: 0,
      rowCount: 1,
      columnCount: 1,
    },
    size: notes === undefined ? size : withNotes(size),
    sheetName,
    triesProtected: true,
    write: (run, placement) =>
      run(async (context) => {
        writeAbove(openSheet(context, placement), placement, notes).formulas = [[formula]];
        await context.sync();
      }),
  };
}

const withNotes = ({ rowCount, columnCount }: RoomSize = { rowCount: 1, columnCount: 1 }) => ({
  rowCount: rowCount + blockNoteRows,
  columnCount,
});
