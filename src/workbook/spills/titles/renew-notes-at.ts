import type { Platform } from "../../../contract/index.js";
import type { AnswerPort } from "../../answer-port.js";
import type { CellArea } from "../../refresh/await-results.js";
import type { RunInExcel } from "../../run-in-excel.js";
import { isTitleName } from "../title-name.js";
import { loadTitles } from "./lazy-titles.js";

/**
 * Has the lines above a formula that was just inserted say what only its figures tell, such as where they break: what the
 * add-in writes is no edit that anybody looks at. For when the figures are there. Writes only where there is something to say.
 */
export async function renewNotesAt(
  run: RunInExcel,
  data: AnswerPort,
  { sheetName, row, column }: CellArea,
  language: Platform,
): Promise<void> {
  await run(async (context) => {
    const { names } = context.workbook;
    names.load("items/name,items/formula");
    await context.sync();
    if (!names.items.some(({ name }) => isTitleName(name))) return;
    const { findTitled, renewTitles } = await loadTitles();
    const titled = await findTitled(context, [], names.items);
    const own = titled.filter(
      ({ cell }) => cell.sheetName === sheetName && cell.row === row && cell.column === column,
    );
    await renewTitles(context, data, own, { language });
  });
}
