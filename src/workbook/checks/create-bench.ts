import { ApiError } from "../../contract/index.js";
import { wait, type Sleep } from "../../timers/index.js";
import type { RunInExcel } from "../run-in-excel.js";
import type { CheckBench, DevicePort, FunctionProbe } from "./check.js";

export interface BenchOptions {
  readonly run: RunInExcel;
  readonly functions: FunctionProbe;
  readonly device: DevicePort;
  /** How long something expected is waited for. @default 10000 */
  readonly patienceMs?: number;
  /** Milliseconds, for durations. @default performance.now */
  readonly now?: () => number;
  /** @default wait */
  readonly sleep?: Sleep;
}

const pollMs = 50;
const usualPatienceMs = 10_000;

/** Excel shows these while a function's answer is awaited. */
const isPending = (value: unknown) => value === "#BUSY!" || value === "#GETTING_DATA";

export function createBench(
  options: BenchOptions,
  { sheetId, signal, askForUndo }: Pick<CheckBench, "sheetId" | "signal" | "askForUndo">,
): CheckBench {
  const { run, functions, device, patienceMs = usualPatienceMs, sleep = wait } = options;
  const { now = () => performance.now() } = options;
  const onSheet: CheckBench["onSheet"] = (task) =>
    run((context) => task(context.workbook.worksheets.getItem(sheetId), context));
  const until: CheckBench["until"] = async (look, isThere, times = 1) => {
    const end = now() + times * patienceMs;
    for (;;) {
      if (signal.aborted) throw new ApiError("aborted", "The check was cancelled.");
      const seen = await look();
      if (isThere(seen) || now() >= end) return seen;
      await sleep(pollMs, signal);
    }
  };
  const values = (address: string) =>
    onSheet(async (sheet, context) => {
      const range = sheet.getRange(address);
      range.load("values");
      await context.sync();
      return range.values as unknown[][];
    });
  return {
    run,
    sheetId,
    functions,
    device,
    signal,
    isSetSupported: (set, version) => Office.context.requirements.isSetSupported(set, version),
    now,
    onSheet,
    askForUndo,
    until,
    values,
    settled: (address) =>
      until(
        () => values(address),
        (seen) => !seen.flat().some(isPending),
      ),
    write: (cell, rows) =>
      onSheet(async (sheet, context) => {
        const width = Math.max(...rows.map((row) => row.length));
        const range = sheet.getRange(cell).getResizedRange(rows.length - 1, width - 1);
        range.formulas = rows.map((row) => [...row]);
        await context.sync();
      }),
  };
}
