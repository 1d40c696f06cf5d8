import { wait, type Sleep } from "../../timers/index.js";
import type { RunInExcel } from "../run-in-excel.js";
import {
  clearCheckSheet,
  lookAgain,
  lookedAt,
  openCheckSheet,
  removeCheckSheet,
  type CheckSheet,
} from "./check-sheet.js";
import type { Check, CheckOutcome, CheckResult } from "./check.js";
import { fail } from "./check.js";
import { createBench, type BenchOptions } from "./create-bench.js";
import { reasonOf } from "./reason-of.js";

export interface CheckLine {
  readonly id: string;
  readonly title: string;
  /** "not-run": cancelled, or the time was up. */
  readonly result: CheckResult | "not-run";
  readonly saw: string;
}

export interface CheckReport {
  readonly lines: readonly CheckLine[];
  readonly isCancelled: boolean;
  readonly ms: number;
  /** The checks' sheet where Excel did not let it be taken away. */
  readonly leftSheet: string | undefined;
}

export interface CheckProgress {
  readonly done: number;
  readonly total: number;
  /** Of the check under way. */
  readonly title: string;
  /** Present while somebody is to press Undo once: what to call when they would rather not. */
  readonly skipUndo?: () => void;
}

export interface CheckRun {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: CheckProgress) => void) | undefined;
}

interface Limits {
  /** Of one check. @default 45000 */
  readonly checkMs?: number;
  /** Of all together. @default 270000, so that the rest of five minutes is for taking away */
  readonly allMs?: number;
}

/** Runs the checks one after another on a sheet of their own, which is taken away whatever happens. */
export async function runChecks(
  checks: readonly Check[],
  options: BenchOptions & Limits,
  { signal, onProgress }: CheckRun,
): Promise<CheckReport> {
  const { run, checkMs = 45_000, allMs = 270_000, sleep = wait } = options;
  const { now = () => performance.now() } = options;
  const start = now();
  const before = await lookedAt(run);
  const sheet = await openCheckSheet(run);
  const lines: CheckLine[] = [];
  let leftSheet: string | undefined;
  try {
    for (const [done, { id, title, run: tried }] of checks.entries()) {
      const left = allMs - (now() - start);
      if (signal.aborted || left <= 0) {
        const saw = signal.aborted ? "cancelled" : "the time was up";
        lines.push({ id, title, result: "not-run", saw });
        continue;
      }
      const progress: CheckProgress = { done, total: checks.length, title };
      onProgress?.(progress);
      const askForUndo = askWith(onProgress, progress);
      const limit = { ms: Math.min(checkMs, left), sleep };
      const outcome = await within(limit, signal, (ownSignal) =>
        tried(createBench(options, { sheetId: sheet.id, signal: ownSignal, askForUndo })),
      );
      lines.push(
        outcome === undefined
          ? { id, title, result: "not-run", saw: "cancelled" }
          : { id, title, ...outcome },
      );
      // A check that cannot be cleared up after is told by the next one.
      if (outcome !== undefined) await clearCheckSheet(run, sheet.id).catch(() => undefined);
    }
  } finally {
    leftSheet = await takeAway(run, sheet);
    await lookAgain(run, before).catch(() => undefined); // Somebody has deleted that sheet meanwhile.
  }
  const ms = Math.round(now() - start);
  return { lines, isCancelled: signal.aborted, ms, leftSheet };
}

/** Where nobody follows the progress nobody is asked. */
const askWith = (onProgress: CheckRun["onProgress"], progress: CheckProgress) => () => {
  let isSkipped = onProgress === undefined;
  const skipUndo = () => {
    isSkipped = true;
  };
  onProgress?.({ ...progress, skipUndo });
  return () => isSkipped;
};

async function takeAway(run: RunInExcel, { id, name }: CheckSheet): Promise<string | undefined> {
  try {
    await removeCheckSheet(run, id);
    return undefined;
  } catch {
    return name;
  }
}

/** What a check says, a failure where it throws or takes too long; undefined where it was cancelled. */
async function within(
  { ms, sleep }: { readonly ms: number; readonly sleep: Sleep },
  signal: AbortSignal,
  tried: (signal: AbortSignal) => Promise<CheckOutcome>,
): Promise<CheckOutcome | undefined> {
  const abort = new AbortController();
  const end = () => {
    abort.abort();
  };
  signal.addEventListener("abort", end);
  const outcome = tried(abort.signal).catch((error: unknown) => fail(reasonOf(error)));
  const late = sleep(ms, abort.signal).then(() =>
    fail(`no result within ${String(Math.round(ms / 1000))} s`),
  );
  const first = await Promise.race([outcome, late]);
  end();
  signal.removeEventListener("abort", end);
  return signal.aborted ? undefined : first;
}
