import type { IdToName } from "../ids/name-id.js";
import { openSheet, type Placement, type RoomSize } from "./room/find-room.js";
import { formatDates, type CellBlock } from "./format-data.js";
import { readFreeNames } from "./free-names.js";
import { blockNoteRows, markNotes, writeAbove, type BlockNotes } from "./insert-table.js";
import { sumOf, writeMark } from "./marks/unit-mark.js";
import type { Insertion } from "./place.js";

/**
 * A formula in one cell, from where its result spills.
 *
 * @param formula English spelling with commas, beginning with `=`; Excel shows it in its own language.
 * @param size what the result will cover: all of it must be free. @default the cell alone
 * @param notes what stands above it
 * @param dates cells of its result that show dates, counted from the formula's own
 * @param named the id that the formula begins with, to be written as a defined name
 * @throws RangeError for what is no formula
 */
export function formulaInsertion(
  formula: string,
  {
    size,
    notes,
    dates = [],
    named,
    sheetName = "STAT",
  }: Pick<Insertion, "size"> & {
    readonly sheetName?: string;
    readonly notes?: BlockNotes | undefined;
    readonly dates?: readonly CellBlock[] | undefined;
    readonly named?: IdToName | undefined;
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
        // What reads comes before all that writes, which is one step of undo.
        const isFormatted = dates.length > 0 && !(await refusesFormats(context, placement));
        const written = await withName(context, formula, named);
        const names = notes === undefined ? undefined : await readFreeNames(context);
        const sheet = openSheet(context, placement);
        const cell = writeAbove(sheet, placement, notes);
        cell.formulas = [[written]];
        if (notes !== undefined && names !== undefined) {
          const name = names.take(notes.id);
          context.workbook.names.add(name, cell).visible = false;
          markNotes(context, name, cell);
          const { asked = "", title, source } = notes;
          const written = [title, source.text].map(sumOf);
          const { breaks, said } = source;
          writeMark(context, name, { asked, isAxisHidden: false, written, breaks, said });
        }
        const row = placement.row + (notes === undefined ? 0 : blockNoteRows);
        if (isFormatted) formatDates(sheet, { row, column: placement.column }, dates);
        await context.sync();
      }),
  };
}

/** The formula with a defined name for the id that it begins with; the name is queued for the next round trip. */
export async function withName(
  context: Excel.RequestContext,
  formula: string,
  named: IdToName | undefined,
): Promise<string> {
  if (named === undefined) return formula;
  const { nameId, withIdName } = await import("../ids/ids.js");
  return withIdName(formula, await nameId(context, named));
}

/** A protected sheet may take a formula in a cell that is not locked, and takes no format anywhere. */
async function refusesFormats(
  context: Excel.RequestContext,
  placement: Placement,
): Promise<boolean> {
  if (placement.isNewSheet === true) return false;
  const sheet = openSheet(context, placement);
  sheet.protection.load("protected");
  await context.sync();
  return sheet.protection.protected;
}

const withNotes = ({ rowCount, columnCount }: RoomSize = { rowCount: 1, columnCount: 1 }) => ({
  rowCount: rowCount + blockNoteRows,
  columnCount,
});
