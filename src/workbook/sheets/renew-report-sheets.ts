import type { AnswerPort } from "../answer-port.js";
import { writeAuditSheet } from "./audit-sheet.js";
import { findMarkedSheets } from "./marked-sheet.js";
import type { SheetMark } from "./marked-sheet.js";
import { writeSourcesSheet } from "./sources-sheet.js";

/**
 * Brings the sheets of sources and audit up to date where the workbook has them, under whatever name;
 * makes none. A protected one stays as it is. For after a refresh.
 */
export async function renewReportSheets(
  context: Excel.RequestContext,
  data: AnswerPort,
  now: Date,
): Promise<{ readonly renewed: readonly SheetMark[] }> {
  const sheets = await findMarkedSheets(context);
  for (const sheet of sheets.values()) sheet.protection.load("protected");
  await context.sync();
  const isWanted = (mark: SheetMark) => sheets.get(mark)?.protection.protected === false;
  const renewed: SheetMark[] = [];
  if (isWanted("sources")) {
    await writeSourcesSheet(context, data, now);
    renewed.push("sources");
  }
  if (isWanted("audit")) {
    await writeAuditSheet(context, data, now);
    renewed.push("audit");
  }
  return { renewed };
}
