import { openSheet } from "./find-room.js";
import type { Insertion } from "./place.js";

/**
 * A formula in one cell, from where its result spills.
 *
 * @param formula English spelling with commas, beginning with `=`; Excel shows it in its own language.
 * @param size what the result will cover: all of it must be free. @default the cell alone
 * @throws RangeError for what is no formula
 */
export function formulaInsertion(
  formula: string,
  { size, sheetName = "STAT" }: Pick<Insertion, "size"> & { readonly sheetName?: string } = {},
): Insertion {
  if (!formula.startsWith("=")) throw new RangeError("A formula begins with =.");
  return {
    formula,
    size,
    sheetName,
    triesProtected: true,
    write: (run, placement) =>
      run(async (context) => {
        const { row, column } = placement;
        openSheet(context, placement).getCell(row, column).formulas = [[formula]];
        await context.sync();
      }),
  };
}
