import { cutText } from "../cells/write-text.js";

/** Sheets the add-in makes; the mark finds them whatever a user calls them. */
export type SheetMark = "sources" | "audit" | "changes" | "ids" | "check";

const markKey = "STAT_SHEET";

/** The sheet with this mark, or undefined. Needs ExcelApi 1.12. One round trip. */
async function findMarkedSheet(
  context: Excel.RequestContext,
  mark: SheetMark,
): Promise<Excel.Worksheet | undefined> {
  return (await findMarkedSheets(context)).get(mark);
}

export async function findMarkedSheets(
  context: Excel.RequestContext,
): Promise<Map<string, Excel.Worksheet>> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/name");
  await context.sync();
  const marks = worksheets.items.map((sheet) => {
    const property = sheet.customProperties.getItemOrNullObject(markKey);
    property.load("value");
    return { sheet, property };
  });
  await context.sync();
  const marked = marks.filter(({ property }) => !property.isNullObject);
  const found = new Map<string, Excel.Worksheet>();
  for (const { sheet, property } of marked) {
    const others = marked.filter((other) => other.property.value === property.value);
    // Two people may each have made one; the first in the workbook's order is the one kept up to date.
    if (found.has(property.value) || isCopy(sheet, others)) continue;
    found.set(property.value, sheet);
  }
  return found;
}

/** Somebody keeps what a sheet says in a copy of it, which Excel marks likewise and calls "Audit (2)" beside "Audit". */
function isCopy({ name }: Excel.Worksheet, marked: readonly { sheet: Excel.Worksheet }[]): boolean {
  const [, first] = /^(.*) \(\d+\)$/.exec(name) ?? [];
  return marked.some(({ sheet }) => sheet.name === first);
}

/**
 * The sheet with this mark, or a new one at the end. The name is only a wish: where it is taken
 * a number is added. The active sheet stays active. What changes is queued for the caller's next round
 * trip, so that it is one step of undo with what is written on the sheet.
 */
export async function openMarkedSheet(
  context: Excel.RequestContext,
  mark: SheetMark,
  wishedName: string,
): Promise<{ readonly sheet: Excel.Worksheet; readonly isNew: boolean }> {
  const existing = await findMarkedSheet(context, mark);
  if (existing !== undefined) return { sheet: existing, isNew: false };
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const sheet = worksheets.add(
    freeSheetName(
      wishedName,
      worksheets.items.map((item) => item.name),
    ),
  );
  sheet.customProperties.add(markKey, mark);
  return { sheet, isNew: true };
}

/**
 * Excel compares sheet names without case, allows 31 characters, none of \ / ? * [ ] : and no control
 * characters, no apostrophe at either end, and keeps "History" for itself.
 */
export function freeSheetName(wished: string, taken: readonly string[]): string {
  const plain = wished.replace(/[\\/?*[\]:\p{Cc}\p{Cf}\p{Cs}]/gu, " ").trim();
  const base = cutText(plain.replace(/^'+/, ""), 31).replace(/['\s]+$/, "") || "STAT";
  const used = new Set(["history", ...taken.map((name) => name.toLowerCase())]);
  if (!used.has(base.toLowerCase())) return base;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${String(number)}`;
    const name = base.slice(0, 31 - suffix.length) + suffix;
    if (!used.has(name.toLowerCase())) return name;
  }
}
