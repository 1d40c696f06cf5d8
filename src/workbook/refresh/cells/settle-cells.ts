import { runOverCells } from "../../cells/present-cells.js";
import { isBusy } from "../../cells/shown-state.js";
import { readCells } from "../../cells/read-cells.js";
import type { ShownCell } from "../../cells/read-cells.js";
import { recalculate, reenter } from "../../cells/recalculate.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import type { RunInExcel } from "../../run-in-excel.js";

export interface SettleOptions {
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** How long to wait for Excel to show the results. @default 30000 */
  readonly settleMs?: number | undefined;
  /** Cells whose spill is wanted too. @default none */
  readonly whole?: ReadonlySet<StatCell> | undefined;
  /** Shortens the waiting to a few seconds; the calculation goes on. */
  readonly signal?: AbortSignal | undefined;
}

export interface Settled {
  /** Without the cells whose sheet was deleted meanwhile. */
  readonly shown: ReadonlyMap<StatCell, ShownCell>;
  readonly failures: ReadonlyMap<StatCell, SettleFailure>;
}

/** `no-room`: something, or a table, stands where its result would spill. */
export type SettleFailure = "busy" | "cancelled" | "changed" | "error-value" | "no-room";

const firstPauseMs = 100;
const maxPauseMs = 1000;
const cancelledSettleMs = 5000;

const isError = (value: unknown) =>
  /^#(N\/A|VALUE!|NAME\?|REF!|CALC!|CONNECT!)$/.test(String(value));

const mayChange = (value: unknown) => isBusy(value) || isError(value);

/**
 * Waits until none of the cells is busy and reads what they show. A cell that stays busy is Excel's own
 * fault: it is calculated again after a third of the time and re-entered after two thirds, then reported.
 * Each look is one round trip; the pauses between them grow to a second.
 */
export async function settleCells(
  runInExcel: RunInExcel,
  cells: readonly StatCell[],
  { wait, settleMs = 30_000, signal, whole }: SettleOptions,
): Promise<Settled> {
  const shown = new Map<StatCell, ShownCell>();
  let open = [...cells];
  const rescues = [
    {
      atMs: settleMs / 3,
      cure: (stuck: StatCell[]) => runOverCells(runInExcel, stuck, recalculate),
    },
    {
      atMs: (settleMs * 2) / 3,
      cure: (stuck: StatCell[]) => runOverCells(runInExcel, stuck, reenter),
    },
  ];
  let wasBusy = false;
  let pauseMs = firstPauseMs;
  let endMs = settleMs;
  for (let waitedMs = 0; open.length > 0;) {
    const seen = await runOverCells(runInExcel, open, (context, cells) =>
      readCells(context, cells, whole),
    );
    for (const [cell, what] of seen) shown.set(cell, what);
    const those = (are: (value: unknown) => boolean) =>
      [...seen].flatMap(([cell, { value }]) => (are(value) ? [cell] : []));
    const busy = those(isBusy);
    // A formula that reads a busy cell may show an error until that cell has its figure, and a look longer.
    const mayRecover = wasBusy || busy.length > 0;
    open = mayRecover ? those(mayChange) : [];
    wasBusy = busy.length > 0;
    if (signal?.aborted === true) endMs = Math.min(endMs, waitedMs + cancelledSettleMs);
    if (open.length === 0 || waitedMs >= endMs) break;
    const [rescue] = rescues;
    if (rescue !== undefined && signal?.aborted !== true && waitedMs >= rescue.atMs) {
      rescues.shift();
      await rescue.cure(busy);
    }
    await wait(pauseMs);
    waitedMs += pauseMs;
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  }
  return { shown, failures: failuresOf(cells, shown, signal) };
}

function failuresOf(
  cells: readonly StatCell[],
  shown: Settled["shown"],
  signal: AbortSignal | undefined,
): Settled["failures"] {
  const failures = new Map<StatCell, SettleFailure>();
  for (const cell of cells) {
    const now = shown.get(cell);
    if (now === undefined) failures.set(cell, "changed");
    else if (isBusy(now.value)) failures.set(cell, signal?.aborted === true ? "cancelled" : "busy");
    else if (isError(now.value)) failures.set(cell, "error-value");
    // No waiting makes room.
    else if (now.value === "#SPILL!") failures.set(cell, "no-room");
  }
  return failures;
}
