import { readShown } from "../cells/read-cells.js";
import { hasLostFunction, recalculate, reenter } from "../cells/recalculate.js";
import { resolveArguments } from "../cells/resolve-arguments.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { ScanScope, StatCell } from "../cells/scan-workbook.js";
import { asksResearch } from "../formulas/stat-call.js";
import type { RunInExcel } from "../run-in-excel.js";
import { isBusy } from "../cells/shown-state.js";
import { settleCells } from "./cells/settle-cells.js";
import type { SettleOptions } from "./cells/settle-cells.js";

interface RepairOptions extends SettleOptions {
  /** @default the whole workbook */
  readonly scope?: ScanScope;
  /** How long a busy cell may go on before it counts as stuck. @default 2000 */
  readonly graceMs?: number;
  /** Requests under way: while there are any, a busy cell is only waiting. */
  readonly pending: () => number;
}

export interface RepairReport {
  /** Were broken and show something now, be it another error. */
  readonly repaired: readonly StatCell[];
  /** Would have to be re-entered, which their sheet's protection forbids. */
  readonly locked: readonly StatCell[];
  /** As broken as before. */
  readonly remaining: readonly StatCell[];
}

/** Excel's own faults; other errors are answers. `#VALUE!` on first start is cured by calculating. */
const mayBeExcels: ReadonlySet<unknown> = new Set(["#VALUE!", "#CONNECT!"]);

/**
 * Re-enters cells whose function Excel lost (`#NAME?`, `_xldudf_`) and cells that stay busy, and
 * calculates those that show an error Excel makes by itself. Asks for nothing that is kept.
 */
export async function repair(run: RunInExcel, options: RepairOptions): Promise<RepairReport> {
  const { scope = { kind: "workbook" }, graceMs = 2000, wait, pending } = options;
  const cells = await run((context) => scanWorkbook(context, scope));
  const broken = cells.filter((cell) => hasLostFunction(cell) || mayBeExcels.has(cell.value));
  const busy = await stillBusy(run, cells, { wait, graceMs });
  const stuck = pending() > 0 ? [] : busy;
  const failures = await run(async (context) => [
    ...(await reenter(context, stuck)),
    // Those that have lost their function are entered anew by it.
    ...(await recalculate(context, broken)),
  ]);
  const refused = new Set(failures.map(({ cell }) => cell));
  const tried = [...broken, ...stuck].filter((cell) => !refused.has(cell));
  const { shown } = await settleCells(run, tried, options);
  const those = (areCured: boolean) =>
    [...shown].flatMap(([cell, { value }]) => {
      const isCured = !isBusy(value) && value !== cell.value;
      return isCured === areCured ? [cell] : [];
    });
  return {
    repaired: those(true),
    // What was typed over meanwhile is refused, too, but is neither broken nor locked any more.
    locked: failures.filter(({ reason }) => reason === "protected").map(({ cell }) => cell),
    remaining: those(false),
  };
}

interface Grace {
  readonly wait: (ms: number) => Promise<void>;
  readonly graceMs: number;
}

async function stillBusy(
  run: RunInExcel,
  cells: readonly StatCell[],
  { wait, graceMs }: Grace,
): Promise<StatCell[]> {
  const busy = cells.filter((cell) => isBusy(cell.value));
  if (busy.length === 0) return [];
  await wait(graceMs);
  return run(async (context) => {
    const shown = await readShown(context, busy);
    const stuck = busy.filter((cell) => isBusy(shown.get(cell)));
    if (stuck.length === 0) return [];
    const waiting = waitingCells(await resolveArguments(context, stuck));
    return stuck.filter((cell) => !waiting.has(cell));
  });
}

/** Cells that read a busy one: of a question still being researched, or of another add-in. */
function waitingCells(calls: readonly ResolvedCall[]): ReadonlySet<StatCell> {
  const isWaiting = ({ values }: ResolvedCall) => values?.flat(2).some(isBusy);
  return new Set(calls.filter(isWaiting).map(({ cell }) => cell));
}

interface WatchdogOptions {
  readonly run: RunInExcel;
  readonly wait: (ms: number) => Promise<void>;
  /** Requests under way: while there are any, a busy cell is only waiting. */
  readonly pending: () => number;
  /** @default 3000 */
  readonly graceMs?: number;
}

interface Watchdog {
  /**
   * Looks for cells that are busy though nothing is under way, and calculates them: again the first
   * time, anew the second. Formulas read when the function was not known are re-entered, twice at most.
   * Resolves to those that are as broken after both. Overlapping checks are one.
   */
  check(): Promise<readonly StatCell[]>;
}

const maxAttempts = 2;

export function createWatchdog({ run, wait, pending, graceMs = 3000 }: WatchdogOptions): Watchdog {
  const attempts = new Map<string, number>();
  let running: Promise<readonly StatCell[]> | undefined;
  const keyOf = (cell: StatCell) => `${cell.sheetId}!${cell.address} ${cell.formula}`;

  const look = async (): Promise<readonly StatCell[]> => {
    await wait(graceMs);
    if (pending() > 0) return [];
    const cells = await run((context) => scanWorkbook(context));
    const busy = await stillBusy(
      run,
      // Research takes minutes between two looks at it: its cells are rightly busy.
      cells.filter((cell) => !asksResearch(cell)),
      { wait, graceMs },
    );
    // Not every #NAME?: one that somebody has just mistyped is theirs.
    const lost = cells.filter((cell) => cell.isUnresolved && !cell.isProtected);
    const stuck = [...busy, ...lost];
    if (stuck.length === 0) attempts.clear();
    if (stuck.length === 0 || pending() > 0) return [];
    const tried = (cell: StatCell) => attempts.get(keyOf(cell)) ?? 0;
    const first = stuck.filter((cell) => tried(cell) === 0);
    const second = stuck.filter((cell) => tried(cell) === 1);
    const given = stuck.filter((cell) => tried(cell) >= maxAttempts);
    for (const cell of [...first, ...second]) attempts.set(keyOf(cell), tried(cell) + 1);
    await run(async (context) => {
      await recalculate(context, first);
      await reenter(context, second);
    });
    return given;
  };

  return {
    check: () => {
      running ??= look().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
