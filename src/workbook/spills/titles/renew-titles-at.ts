import type { Platform } from "../../../contract/index.js";
import type { AnswerPort } from "../../answer-port.js";
import type { CellArea } from "../../refresh/cells/await-results.js";
import type { StatCell } from "../../cells/scan-workbook.js";
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
    const names = await titleNames(context);
    if (names === undefined) return;
    const { findTitled, renewTitles } = await loadTitles();
    const titled = await findTitled(context, [], names);
    const own = titled.filter(
      ({ cell }) => cell.sheetName === sheetName && cell.row === row && cell.column === column,
    );
    await renewTitles(context, data, own, { language });
  });
}

/**
 * Has title, unit and source of figures that were brought back say what their newer answer says: what the add-in writes is
 * no edit that anybody looks at. Writes only where that says something else.
 */
export async function renewWordsAt(
  run: RunInExcel,
  data: AnswerPort,
  places: readonly Pick<StatCell, "sheetId" | "address">[],
  language: Platform,
): Promise<void> {
  await run(async (context) => {
    const names = places.length === 0 ? undefined : await titleNames(context);
    if (names === undefined) return;
    const { findCharts, findTitled, renewTitles } = await loadTitles();
    const titled = await findTitled(context, await findCharts(context), names);
    const isThere = ({ cell }: (typeof titled)[number]) =>
      places.some(({ sheetId, address }) => cell.sheetId === sheetId && cell.address === address);
    await renewTitles(context, data, titled.filter(isThere), {
      ...{ language, scope: "words", waitsForFigures: true },
    });
  });
}

/** Undefined where the workbook has no titles of ours. One round trip. */
async function titleNames(
  context: Excel.RequestContext,
): Promise<readonly Excel.NamedItem[] | undefined> {
  const { names } = context.workbook;
  names.load("items/name,items/formula");
  await context.sync();
  return names.items.some(({ name }) => isTitleName(name)) ? names.items : undefined;
}
