import { addressChunks, recalculate } from "../cells/recalculate.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { RunInExcel } from "../run-in-excel.js";

export interface SettleOptions {
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** How long to wait for Excel to show the results. @default 30000 */
  readonly settleMs?: number | undefined;
}

export interface Settled {
  readonly values: ReadonlyMap<StatCell, unknown>;
  readonly failures: ReadonlyMap<StatCell, "busy" | "error-value">;
}

const busy = new Set(["#BUSY!", "#GETTING_DATA"]);
const pauseMs = 250;
/** A cell still busy with nothing pending is Excel's own fault; calculating it again usually helps. */
const maxRescues = 2;

/**
 * Waits until none of the cells is busy and reads what they show. A cell that stays busy is calculated
 * again, twice at most, then reported; it is never left unmentioned.
 */
export async function settleCells(
  runInExcel: RunInExcel,
  cells: readonly StatCell[],
  { wait, settleMs = 30_000 }: SettleOptions,
): Promise<Settled> {
  const values = new Map<StatCell, unknown>();
  let open = [...cells];
  let rescues = 0;
  const attempts = Math.ceil(settleMs / pauseMs);
  const rescueAt = new Set([Math.floor(attempts / 3), Math.floor((attempts * 2) / 3)]);
  for (let attempt = 0; attempt < attempts && open.length > 0; attempt += 1) {
    const shown = await readValues(runInExcel, open);
    for (const [cell, value] of shown) values.set(cell, value);
    open = open.filter((cell) => busy.has(String(values.get(cell))));
    if (open.length === 0) break;
    if (rescueAt.has(attempt) && rescues < maxRescues) {
      rescues += 1;
      await runInExcel((context) => recalculate(context, open));
    }
    await wait(pauseMs);
  }
  const failures = new Map<StatCell, "busy" | "error-value">();
  for (const cell of cells) {
    const value = values.get(cell);
    if (busy.has(String(value))) failures.set(cell, "busy");
    else if (
      typeof value === "string" &&
      /^#(N\/A|VALUE!|NAME\?|REF!|CALC!|CONNECT!)$/.test(value)
    ) {
      failures.set(cell, "error-value");
    }
  }
  return { values, failures };
}

/** One round trip, whatever the number of cells. */
async function readValues(
  runInExcel: RunInExcel,
  cells: readonly StatCell[],
): Promise<Map<StatCell, unknown>> {
  return runInExcel(async (context) => {
    const bySheetAndAddress = new Map(
      cells.map((cell) => [`${cell.sheetId}!${cell.address}`, cell] as const),
    );
    const reads = addressChunks(cells).map((chunk) => {
      const sheet = context.workbook.worksheets.getItem(chunk.sheetId);
      return {
        sheetId: chunk.sheetId,
        ranges: chunk.addresses.split(",").map((address) => {
          const range = sheet.getRange(address);
          range.load("values");
          return { address, range };
        }),
      };
    });
    await context.sync();
    const values = new Map<StatCell, unknown>();
    for (const { sheetId, ranges } of reads) {
      for (const { address, range } of ranges) {
        const cell = bySheetAndAddress.get(`${sheetId}!${address}`);
        const row = range.values[0] as unknown[] | undefined;
        if (cell !== undefined) values.set(cell, row?.[0]);
      }
    }
    return values;
  });
}
