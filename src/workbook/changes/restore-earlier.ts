import type { ShownResult } from "../cells/read-cells.js";
import { resolveArguments } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { FrozenFormula } from "../freeze/frozen-formula.js";
import { replaceByValues } from "../freeze/replace-by-values.js";
import type { FreezeOptions } from "../freeze/replace-by-values.js";
import type { EarlierResult } from "../refresh/refresh-report.js";
import { askedBy } from "../requests/asked-by.js";

type RestoreSkipReason =
  "changed" | "moved" | "gone" | "protected" | "occupied" | "read-by-protected";

export interface RestoreReport {
  readonly restored: readonly FrozenFormula[];
  /**
   * Left as they are: another formula stands there now, it is not certain which cell it is now, the sheet is gone or
   * protected, there is no room, or a formula on a protected sheet reads their spill.
   */
  readonly skipped: readonly { readonly cell: StatCell; readonly reason: RestoreSkipReason }[];
}

/**
 * Puts back what cells showed before a refresh, as values, wherever they have moved on their sheets. The formulas are
 * kept in the workbook as for a freeze: `thaw` brings today's figures back.
 *
 * @param earlier from a refresh's report, all of it or some cells'.
 */
export async function restoreEarlier(
  context: Excel.RequestContext,
  earlier: readonly EarlierResult[],
  options: FreezeOptions,
): Promise<RestoreReport> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id");
  const cells = await scanWorkbook(context);
  const resolved = await resolveArguments(context, cells);
  const asked = askedBy(resolved);
  const sheetIds = new Set(worksheets.items.map(({ id }) => id));
  const places = findPlaces(earlier, cells, asked);
  const skipped: { cell: StatCell; reason: RestoreSkipReason }[] = [];
  const targets = earlier.flatMap((result) => {
    const { cell, values } = result;
    const now = places.get(result);
    if (now === undefined) {
      skipped.push({ cell, reason: sheetIds.has(cell.sheetId) ? "changed" : "gone" });
      return [];
    }
    const anchor = context.workbook.worksheets.getItem(now.sheetId).getRange(now.address);
    const area = anchor.getResizedRange(values.length - 1, (values[0]?.length ?? 1) - 1);
    const spill = anchor.getSpillingToRangeOrNullObject();
    area.load("values");
    spill.load("rowCount,columnCount");
    return [{ result, now, area, spill }];
  });
  await context.sync();
  const ready: ShownResult[] = [];
  const days = new Map<StatCell, number | null>();
  for (const { result, now, area, spill } of targets) {
    const shown = area.values as unknown[][];
    // The cell as it was asked for by whoever holds the report.
    const { cell, values, retrievedAt } = result;
    days.set(now, retrievedAt);
    if (result.asked === undefined && !showsSame(shown, result.later))
      skipped.push({ cell, reason: "moved" });
    else if (now.isProtected) skipped.push({ cell, reason: "protected" });
    else if (isBlocked(shown, spill)) skipped.push({ cell, reason: "occupied" });
    else ready.push({ cell: now, values });
  }
  const { formulas, held } = await replaceByValues(context, ready, {
    ...options,
    asked: resolved,
    retrievedAt: (cell) => days.get(cell) ?? null,
  });
  for (const { cell } of held) skipped.push({ cell, reason: "read-by-protected" });
  return { restored: formulas, skipped };
}

/**
 * Where the cells are now: in their place where they ask for the same still, else one of their sheet that does. Its
 * formula alone makes no cell known: in a column that was filled down each has that of its neighbour after a row came.
 */
function findPlaces(
  earlier: readonly EarlierResult[],
  cells: readonly StatCell[],
  asked: ReadonlyMap<StatCell, string>,
): ReadonlyMap<EarlierResult, StatCell> {
  const byPlace = new Map(cells.map((cell) => [placeOf(cell), cell]));
  const places = new Map<EarlierResult, StatCell>();
  for (const result of earlier) {
    const now = byPlace.get(placeOf(result.cell));
    if (now === undefined) continue;
    const isSame =
      result.asked === undefined
        ? now.formula === result.cell.formula && !asked.has(now)
        : asked.get(now) === result.asked;
    if (isSame) places.set(result, now);
  }
  const taken = new Set(places.values());
  const free = new Map<string, StatCell[]>();
  for (const cell of cells) {
    const text = asked.get(cell);
    if (text === undefined || taken.has(cell)) continue;
    const key = `${cell.sheetId} ${text}`;
    free.set(key, [...(free.get(key) ?? []), cell]);
  }
  for (const result of earlier) {
    if (places.has(result) || result.asked === undefined) continue;
    const now = free.get(`${result.cell.sheetId} ${result.asked}`)?.shift();
    if (now !== undefined) places.set(result, now);
  }
  return places;
}

const placeOf = ({ sheetId, address }: StatCell) => `${sheetId}!${address}`;

/** As far as both reach. */
const showsSame = (shown: readonly (readonly unknown[])[], later: ShownResult["values"]) =>
  later.every((row, down) =>
    row.every((value, across) => {
      const now = shown[down];
      return now === undefined || across >= now.length || now[across] === value;
    }),
  );

/** Outside the present spill nothing may stand where the earlier values go. */
function isBlocked(shown: readonly (readonly unknown[])[], spill: Excel.Range): boolean {
  const { rowCount, columnCount } = spill.isNullObject ? { rowCount: 1, columnCount: 1 } : spill;
  return shown.some((row, down) =>
    row.some((value, across) => (down >= rowCount || across >= columnCount) && value !== ""),
  );
}
