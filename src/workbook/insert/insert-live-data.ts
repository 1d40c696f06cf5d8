import type { RunInExcel } from "../run-in-excel.js";
import { isBusy } from "../refresh/settle-cells.js";
import type { Placement } from "./find-area.js";
import type { ChartData } from "./insert-chart.js";

export interface LiveDataOptions {
  /** Resolves after this many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** How long to wait for the result. @default 30000 */
  readonly settleMs?: number;
}

export type LiveData =
  | { readonly status: "spilled"; readonly data: ChartData; readonly address: string }
  /** The formula stands there, without a table: Excel's error text, or "#BUSY!" when time is up. */
  | { readonly status: "no-table"; readonly shown: string; readonly address: string };

const firstPauseMs = 50;
const maxPauseMs = 800;

/**
 * Writes a formula and waits for its result to spill, so that a chart can stand on it. Excel calls the
 * formula's function between the looks, which grow apart to 0.8 s.
 */
export async function insertLiveData(
  runInExcel: RunInExcel,
  placement: Placement,
  formula: string,
  { wait = pause, settleMs = 30_000 }: LiveDataOptions = {},
): Promise<LiveData> {
  const { sheetId, row, column } = placement;
  await runInExcel(async (context) => {
    const cell = context.workbook.worksheets.getItem(sheetId).getCell(row, column);
    cell.formulas = [[formula]];
    await context.sync();
  });
  let pauseMs = firstPauseMs;
  for (let waitedMs = 0; ; waitedMs += pauseMs, pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const look = await runInExcel(async (context) => {
      const cell = context.workbook.worksheets.getItem(sheetId).getCell(row, column);
      const spill = cell.getSpillingToRangeOrNullObject();
      cell.load("address,values");
      spill.load("rowCount,columnCount");
      await context.sync();
      const shown: unknown = (cell.values as unknown[][])[0]?.[0];
      const size = spill.isNullObject
        ? undefined
        : { rowCount: spill.rowCount, columnCount: spill.columnCount };
      return { address: cell.address, shown, size };
    });
    if (look.size !== undefined && !isBusy(look.shown)) {
      const data = { sheetId, row, column, ...look.size, isSpill: true };
      return { status: "spilled", data, address: look.address };
    }
    const isSettled = look.shown !== "" && !isBusy(look.shown);
    if (isSettled || waitedMs >= settleMs) {
      return { status: "no-table", shown: String(look.shown), address: look.address };
    }
    await wait(pauseMs);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
