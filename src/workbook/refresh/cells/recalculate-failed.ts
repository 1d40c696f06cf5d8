import { recalculate } from "../../cells/recalculate.js";
import { scanWorkbook } from "../../cells/scan-workbook.js";
import { showsError } from "../../cells/shown-state.js";
import { runInExcel, type RunInExcel } from "../../run-in-excel.js";

/**
 * Recalculates every STAT cell that shows an error, for when what was missing has come: a key, a
 * network. Excel would leave them as they are until an argument changes. Cells with values are not
 * touched, so that nothing is paid twice.
 *
 * @returns how many cells were recalculated.
 */
export async function recalculateFailed(run: RunInExcel = runInExcel): Promise<number> {
  return run(async (context) => {
    const cells = (await scanWorkbook(context)).filter(showsError);
    await recalculate(context, cells);
    return cells.length;
  });
}
