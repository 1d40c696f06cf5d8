import { readShown } from "../cells/read-cells.js";
import { recalculate, reenter } from "../cells/recalculate.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { RunInExcel } from "../run-in-excel.js";

export interface SettleOptions {
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** How long to wait for Excel to show the results. @default 30000 */
  readonly settleMs?: number | undefined;
  /** Stops the waiting, not the calculation. */
  readonly signal?: AbortSignal | undefined;
}

export interface Settled {
  readonly values: ReadonlyMap<StatCell, unknown>;
  readonly failures: ReadonlyMap<StatCell, "busy" | "error-value">;
}

const firstPauseMs = 100;
const maxPauseMs = 1000;

export const isBusy = (value: unknown) => value === "#BUSY!" || value === "#GETTING_DATA";

const isError = (value: unknown) =>
  typeof value === "string" && /^#(N\/A|VALUE!|NAME\?|REF!|CALC!|CONNECT!)$/.test(value);

/**
 * Waits until none of the cells is busy and reads what they show. A cell that stays busy is Excel's own
 * fault: it is calculated again after a third of the time and re-entered after two thirds, then reported.
 * Each look is one round trip; the pauses between them grow to a second.
 */
export async function settleCells(
  runInExcel: RunInExcel,
  cells: readonly StatCell[],
  { wait, settleMs = 30_000, signal }: SettleOptions,
): Promise<Settled> {
  const values = new Map<StatCell, unknown>();
  let open = [...cells];
  const rescues = [
    { atMs: settleMs / 3, cure: (stuck: StatCell[]) => runInExcel((c) => recalculate(c, stuck)) },
    { atMs: (settleMs * 2) / 3, cure: (stuck: StatCell[]) => runInExcel((c) => reenter(c, stuck)) },
  ];
  let pauseMs = firstPauseMs;
  for (let waitedMs = 0; open.length > 0;) {
    const looking = open;
    const shown = await runInExcel((context) => readShown(context, looking));
    for (const [cell, value] of shown) values.set(cell, value);
    open = open.filter((cell) => isBusy(values.get(cell)));
    if (open.length === 0 || waitedMs >= settleMs || signal?.aborted === true) break;
    if (waitedMs >= (rescues[0]?.atMs ?? Infinity)) await rescues.shift()?.cure(open);
    await wait(pauseMs);
    waitedMs += pauseMs;
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  }
  const failures = new Map<StatCell, "busy" | "error-value">();
  for (const cell of cells) {
    const value = values.get(cell);
    if (isBusy(value)) failures.set(cell, "busy");
    else if (isError(value)) failures.set(cell, "error-value");
  }
  return { values, failures };
}
