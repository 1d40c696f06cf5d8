import type { AnswerPort } from "../answer-port.js";
import { writeAuditSheet } from "./audit/audit-sheet.js";
import { findMarkedSheets } from "./marked-sheet.js";
import type { SheetMark } from "./marked-sheet.js";
import { writeSourcesSheet } from "./sources-sheet.js";

interface RenewReport {
  readonly renewed: readonly SheetMark[];
  /** Names of those that are protected, which say what was true before. */
  readonly held: readonly string[];
}

/**
 * Brings the sheets of sources and audit up to date where the workbook has them, under whatever name;
 * makes none. A protected one stays as it is. For after a refresh.
 */
export async function renewReportSheets(
  context: Excel.RequestContext,
  data: AnswerPort,
  now: Date,
): Promise<RenewReport> {
  const sheets = await findMarkedSheets(context);
  for (const sheet of sheets.values()) sheet.protection.load("protected");
  await context.sync();
  const held = (["sources", "audit"] as const).flatMap((mark) => {
    const sheet = sheets.get(mark);
    return sheet?.protection.protected === true ? [sheet.name] : [];
  });
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
  return { renewed, held };
}
