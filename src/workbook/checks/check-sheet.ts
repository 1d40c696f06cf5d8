import { openMarkedSheet } from "../sheets/marked-sheet.js";
import type { RunInExcel } from "../run-in-excel.js";

/** What checks leave in the workbook beside their sheet begins with this. */
export const ownPrefix = "STAT_CHECK_";
/** Of the custom XML parts that checks add. */
export const ownNamespace = "urn:stat-check";

export interface CheckSheet {
  /** Holds whatever it is called. */
  readonly id: string;
  readonly name: string;
}

/** A sheet of the checks' own at the end; one that an earlier run has left is taken again. */
export async function openCheckSheet(run: RunInExcel): Promise<CheckSheet> {
  return run(async (context) => {
    const { sheet } = await openMarkedSheet(context, "check", "STAT check");
    sheet.getUsedRange().clear();
    sheet.load("id,name");
    await context.sync();
    return { id: sheet.id, name: sheet.name };
  });
}

/** Empties the sheet between two checks, whatever the last one has left. */
export async function clearCheckSheet(run: RunInExcel, sheetId: string): Promise<void> {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const { tables, charts } = sheet;
    tables.load("items/name");
    charts.load("items/name");
    await context.sync();
    for (const table of tables.items) table.delete();
    for (const chart of charts.items) chart.delete();
    sheet.getUsedRange().clear();
    await context.sync();
  });
}

/** Takes away the sheet, and names and parts that a check which failed has left. */
export async function removeCheckSheet(run: RunInExcel, sheetId: string): Promise<void> {
  await run(async (context) => {
    const { names, customXmlParts } = context.workbook;
    const parts = customXmlParts.getByNamespace(ownNamespace);
    names.load("items/name");
    parts.load("items/id");
    await context.sync();
    for (const name of names.items) if (name.name.startsWith(ownPrefix)) name.delete();
    for (const part of parts.items) part.delete();
    await context.sync();
  }).catch(() => undefined); // The sheet goes all the same.
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(sheetId);
    await context.sync();
    if (!sheet.isNullObject) sheet.delete();
    await context.sync();
  });
}

interface Looked {
  readonly sheetId: string;
  readonly address: string | undefined;
}

/** What the user looks at, to be shown again at the end. */
export async function lookedAt(run: RunInExcel): Promise<Looked> {
  const sheetId = await run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.load("id");
    await context.sync();
    return sheet.id;
  });
  const address = await run(async (context) => {
    const range = context.workbook.getSelectedRange();
    range.load("address");
    await context.sync();
    return range.address.slice(range.address.lastIndexOf("!") + 1);
  }).catch(() => undefined); // A chart or several areas are selected: the sheet alone is shown again.
  return { sheetId, address };
}

export async function lookAgain(run: RunInExcel, { sheetId, address }: Looked): Promise<void> {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    sheet.activate();
    if (address !== undefined) sheet.getRange(address).select();
    await context.sync();
  });
}
