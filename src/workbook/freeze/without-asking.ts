import { scanWorkbook } from "../cells/scan-workbook.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { AnswerPort } from "../answer-port.js";
import { settleCells } from "../refresh/cells/settle-cells.js";
import type { SettleOptions } from "../refresh/cells/settle-cells.js";
import type { RunInExcel } from "../run-in-excel.js";

/** A cell whose formula comes back, where it is now. */
export type FormulaPlace = Pick<StatCell, "sheetId" | "sheetName" | "address">;

/** Told of the cells that will hold formulas again, before the first is written. */
export type Announce = (places: readonly FormulaPlace[]) => void;

interface Unasked<T> {
  readonly result: T;
  /** STAT cells of the workbook as they are when all is calculated, with what they show. */
  readonly cells: readonly StatCell[];
}

/**
 * Does something that makes Excel calculate STAT formulas although nobody wants news: they show what is
 * kept, however old, and nothing is asked or paid for. Ends when no cell is busy any more.
 * Round trips beside the task's: two scans, and those of waiting, two at least.
 */
export async function withoutAsking<T>(
  run: RunInExcel,
  data: Pick<AnswerPort, "showKept">,
  settle: SettleOptions,
  task: (announce: Announce) => Promise<T>,
): Promise<Unasked<T>> {
  const before = await run((context) => scanWorkbook(context));
  let release = data.showKept(before);
  try {
    const result = await task((places) => {
      release = data.showKept([...before, ...places]);
    });
    const after = await run((context) => scanWorkbook(context));
    return { result, cells: await atRest(run, after, settle) };
  } finally {
    release();
  }
}

const maxLooks = 20;

/**
 * The cells with what they show in the end: one that shows an error while another is busy may be
 * calculated again when that has its result, and so on along a chain of them.
 */
async function atRest(
  run: RunInExcel,
  cells: readonly StatCell[],
  settle: SettleOptions,
): Promise<StatCell[]> {
  let before: string | undefined;
  for (let look = 1; ; look += 1) {
    const { shown } = await settleCells(run, cells, settle);
    const now = cells.map((cell) => ({ ...cell, value: shown.get(cell)?.value ?? cell.value }));
    const seen = JSON.stringify(now.map(({ value }) => value));
    if (seen === before || look === maxLooks) return now;
    before = seen;
  }
}
