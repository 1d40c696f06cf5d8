import { readFreeNames, type FreeNames } from "../insert/free-names.js";
import { readHiddenText, writeHiddenText } from "../insert/marks/hidden-text.js";
import { lookName } from "../insert/marks/look-mark.js";
import { unitName } from "../insert/marks/unit-mark.js";
import { isTitleName } from "./title-name.js";

/** A sheet with its charts' names and its own defined names loaded, with what these refer to. */
interface SheetNames {
  readonly sheet: Excel.Worksheet;
  readonly charts: Excel.ChartCollection;
  readonly own: Excel.NamedItemCollection;
}

/** "STAT_7_1_NOTES" → "STAT_7_1" */
const chartNameOf = (name: string): string => name.replace(/_(SOURCE|NOTES|UNIT|LOOK)$/i, "");

/**
 * Whether a sheet was copied with live figures of ours: of each name of the workbook that leads to a sheet Excel gives
 * the copy one of the same letters, which is the copy's own. A protected one stays as it is.
 */
export const isCopied = ({ sheet, own }: SheetNames): boolean =>
  !sheet.protection.protected && own.items.some(({ name }) => isTitleName(chartNameOf(name)));

/**
 * Gives charts, titles and sources of copied sheets names in the workbook as others have, so that they follow their own
 * formula and no longer say what the first sheet's shows. What the names refer to stays. Where Excel refuses, they are as
 * before. Five round trips; the names of the workbook are loaded anew, with what they refer to.
 */
export async function adoptCopies(
  context: Excel.RequestContext,
  copied: readonly SheetNames[],
): Promise<void> {
  const free = await readFreeNames(context);
  const { names } = context.workbook;
  names.load("items/name,items/formula");
  await context.sync();
  for (const one of copied) {
    const bases = new Set(one.own.items.map(({ name }) => chartNameOf(name)));
    for (const base of [...bases].filter(isTitleName)) adopt(context, one, base, free);
  }
  // The other titles, and a refresh, go on without them; whoever looks next tries again.
  await context.sync().catch(() => undefined);
  names.load("items/name,items/formula");
  await context.sync();
}

/** Queues the names of one chart or title. */
function adopt(
  context: Excel.RequestContext,
  { charts, own }: SheetNames,
  base: string,
  free: FreeNames,
): void {
  const { names } = context.workbook;
  const isData = ({ name }: { readonly name: string }) => name.toLowerCase() === base.toLowerCase();
  const items = own.items.filter(({ name }) => chartNameOf(name) === base);
  // Of a chart whose figures are on another sheet the copy shows the same.
  const data = items.find(isData) ?? names.items.find(isData);
  if (data === undefined || isLost(data)) return;
  const to = free.takeLike(base);
  for (const item of new Set([...items, data])) {
    if (isLost(item)) continue;
    names.add(to + item.name.slice(base.length), String(item.formula)).visible = false;
  }
  for (const item of items) item.delete();
  for (const nameOf of [unitName, lookName]) {
    const text = readHiddenText(names.items, nameOf(base));
    if (text !== undefined) writeHiddenText(context, nameOf(to), text);
  }
  for (const chart of charts.items.filter(isData)) chart.name = to;
}

const isLost = ({ formula }: Excel.NamedItem): boolean => String(formula).includes("#REF!");
