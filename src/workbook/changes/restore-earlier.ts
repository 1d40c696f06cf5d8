import type { ShownResult } from "../cells/read-cells.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { FrozenFormula } from "../freeze/frozen-formula.js";
import { replaceByValues } from "../freeze/replace-by-values.js";
import type { FreezeOptions } from "../freeze/replace-by-values.js";

type RestoreSkipReason = "changed" | "gone" | "protected" | "occupied" | "read-by-protected";

export interface RestoreReport {
  readonly restored: readonly FrozenFormula[];
  /**
   * Left as they are: another formula stands there now, the sheet is gone or protected, there is no room,
   * or a formula on a protected sheet reads their spill.
   */
  readonly skipped: readonly { readonly cell: StatCell; readonly reason: RestoreSkipReason }[];
}

/**
 * Puts back what cells showed before a refresh, as values. The formulas are kept in the workbook as for
 * a freeze: `thaw` brings today's figures back.
 *
 * @param earlier from a refresh's report, all of it or some cells'.
 */
export async function restoreEarlier(
  context: Excel.RequestContext,
  earlier: readonly ShownResult[],
  options: FreezeOptions,
): Promise<RestoreReport> {
  const now = new Map(
    (await scanWorkbook(context)).map((cell) => [`${cell.sheetId}!${cell.address}`, cell] as const),
  );
  const { worksheets } = context.workbook;
  worksheets.load("items/id");
  await context.sync();
  const sheetIds = new Set(worksheets.items.map(({ id }) => id));
  const there = earlier.filter(({ cell }) => sheetIds.has(cell.sheetId));
  const targets = there.map(({ cell, values }) => {
    const sheet = context.workbook.worksheets.getItem(cell.sheetId);
    const anchor = sheet.getRange(cell.address);
    const area = anchor.getResizedRange(values.length - 1, (values[0]?.length ?? 1) - 1);
    const spill = anchor.getSpillingToRangeOrNullObject();
    area.load("values");
    spill.load("rowCount,columnCount");
    return { cell, values, area, spill };
  });
  await context.sync();
  const skipped: { cell: StatCell; reason: RestoreSkipReason }[] = earlier
    .filter(({ cell }) => !sheetIds.has(cell.sheetId))
    .map(({ cell }) => ({ cell, reason: "gone" }));
  const ready: ShownResult[] = [];
  for (const { cell, values, area, spill } of targets) {
    const current = now.get(`${cell.sheetId}!${cell.address}`);
    const rowCount = spill.isNullObject ? 1 : spill.rowCount;
    const columnCount = spill.isNullObject ? 1 : spill.columnCount;
    // Outside the present spill nothing may stand where the earlier values go.
    const isBlocked = (area.values as unknown[][]).some((row, rowOffset) =>
      row.some(
        (value, columnOffset) =>
          (rowOffset >= rowCount || columnOffset >= columnCount) && value !== "",
      ),
    );
    if (current?.formula !== cell.formula) skipped.push({ cell, reason: "changed" });
    else if (current.isProtected) skipped.push({ cell, reason: "protected" });
    else if (isBlocked) skipped.push({ cell, reason: "occupied" });
    else ready.push({ cell: current, values });
  }
  const { formulas, held } = await replaceByValues(context, ready, options);
  for (const { cell } of held) skipped.push({ cell, reason: "read-by-protected" });
  return { restored: formulas, skipped };
}
