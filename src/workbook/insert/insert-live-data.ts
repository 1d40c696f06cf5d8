import { wait as waitByTimer } from "../../timers/index.js";
import { isBusy } from "../cells/shown-state.js";
import { openSheet } from "./room/find-room.js";
import type { Placement } from "./room/find-room.js";
import type { ChartData } from "./insert-chart.js";
import { blockNoteRows, writeAbove, type BlockNotes } from "./insert-table.js";

export interface LiveDataOptions {
  /** What stands above the data. */
  readonly notes?: BlockNotes | undefined;
  /** Resolves after this many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** How long to wait for the result. @default 30000 */
  readonly settleMs?: number;
}

type LiveData =
  | { readonly status: "spilled"; readonly data: ChartData; readonly address: string }
  /** The formula stands there, without a table: Excel's error text, or "#BUSY!" when time is up. */
  | { readonly status: "no-table"; readonly shown: string; readonly address: string };

const firstPauseMs = 50;
const maxPauseMs = 800;

/**
 * Writes a formula and waits for its result to spill, so that a chart can stand on it. Excel calls the
 * formula's function between the looks, which grow apart to 0.8 s. Only the first round trip writes.
 */
export async function insertLiveData(
  context: Excel.RequestContext,
  placement: Placement,
  formula: string,
  { notes, wait = waitByTimer, settleMs = 30_000 }: LiveDataOptions = {},
): Promise<LiveData> {
  const { column } = placement;
  const row = placement.row + (notes === undefined ? 0 : blockNoteRows);
  const sheet = openSheet(context, placement);
  const cell = writeAbove(sheet, placement, notes);
  cell.formulas = [[formula]];
  sheet.load("id");
  cell.load("address");
  await context.sync();
  const { address } = cell;
  let pauseMs = firstPauseMs;
  for (let waitedMs = 0; ; waitedMs += pauseMs, pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const look = await lookAt(context, sheet.id, { row, column });
    if (look.size !== undefined && !isBusy(look.shown)) {
      const data = { sheetId: sheet.id, row, column, ...look.size, isSpill: true };
      return { status: "spilled", data, address };
    }
    const isSettled = look.shown !== "" && !isBusy(look.shown);
    if (isSettled || waitedMs >= settleMs) {
      return { status: "no-table", shown: String(look.shown), address };
    }
    await wait(pauseMs);
  }
}

/** Through objects of its own: one that was null once stays so. */
async function lookAt(
  context: Excel.RequestContext,
  sheetId: string,
  { row, column }: Pick<Placement, "row" | "column">,
) {
  const cell = context.workbook.worksheets.getItem(sheetId).getCell(row, column);
  const spill = cell.getSpillingToRangeOrNullObject();
  cell.load("values");
  spill.load("rowCount,columnCount");
  await context.sync();
  const shown: unknown = (cell.values as unknown[][])[0]?.[0];
  const size = spill.isNullObject
    ? undefined
    : { rowCount: spill.rowCount, columnCount: spill.columnCount };
  return { shown, size };
}
