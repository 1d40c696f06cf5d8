import { createClient, type Fetch } from "../../../src/client/index.js";
import type { Platform } from "../../../src/contract/index.js";
import {
  createErrorLog,
  setServices,
  type ErrorLog,
  type Services,
} from "../../../src/functions/index.js";
import { createNodeWorkbench, type NodeWorkbench } from "../../../src/workbench/node/index.js";
import { functionFiles } from "../../../tools/function-files.mjs";
import { gatewayBetween } from "../../gateway/support/gateway-between.js";

/** What a formula shows: its spill without empty rows and columns at the end, or its error. */
export type Shown =
  { readonly cells: unknown[][] } | { readonly error: string; readonly message: string };

/** Cells as they are, an error as "#N/A sentence": what tests compare. */
export function shownText(shown: Shown | undefined): unknown[][] | string | undefined {
  if (shown === undefined) return undefined;
  return "cells" in shown ? shown.cells : `${shown.error} ${shown.message}`;
}

export interface FunctionsWorkbench extends NodeWorkbench {
  readonly errorLog: ErrorLog;
  readonly services: Services;
  /** Enters all formulas at once, each with room of its own, and reads what they show. */
  show(formulas: readonly string[]): Promise<Shown[]>;
}

interface Setting {
  readonly fetch: Fetch;
  /** @default "test-key" */
  readonly key?: string | null | undefined;
  readonly language?: Platform | undefined;
  /** Today's noon by the wall clock. @default 2026-11-20 */
  readonly today?: readonly [number, number, number] | undefined;
  readonly serviceAddress?: string | undefined;
  /** Time limits pass after some turns of the event loop. @default false: never */
  readonly limitsPass?: boolean | undefined;
  /** What an empty cell is to a function. @default null, as on the web */
  readonly emptyCell?: null | 0 | undefined;
}

const rowsPerFormula = 40;
/** The sheet has 1000 rows. */
const formulasAtOnce = 24;

/** The functions from source on the real office.js, with the real client over the given fetch. */
export async function openFunctions(setting: Setting): Promise<FunctionsWorkbench> {
  const [year, month, day] = setting.today ?? [2026, 11, 20];
  const now = new Date(year, month - 1, day, 12).getTime();
  const client = createClient({
    settings: {
      getApiKey: () => (setting.key === undefined ? "test-key" : setting.key),
      getPreferences: () => ({
        serviceAddress: setting.serviceAddress ?? "https://service.test",
        dailyBudget: null,
        prices: {},
        depthYears: 20,
      }),
      onChange: () => () => undefined,
    },
    now: () => now,
    random: () => 0,
    sleep: (ms, signal) => (setting.limitsPass === true ? turns(ms / 1000) : pause(ms, signal)),
    isOnline: () => true,
    fetch: gatewayBetween(setting.fetch),
  });
  const errorLog = createErrorLog();
  const services: Services = {
    client,
    today: () => new Date(now),
    language: () => setting.language ?? "en",
    isSetSupported: () => false,
    errorLog,
    version: "1.2.3",
  };
  setServices(services);
  const workbench = await createNodeWorkbench({
    functionFiles: functionFiles(),
    takesErrors: true,
    isHurried: true,
    variants: { emptyCell: setting.emptyCell ?? null },
  });
  const showSome = async (formulas: readonly string[]): Promise<Shown[]> => {
    const rows = formulas.map((_, index) => 1 + index * rowsPerFormula);
    for (const [index, formula] of formulas.entries()) {
      workbench.enter(`A${String(rows[index])}`, formula);
    }
    await workbench.idle();
    const shown = rows.map((row): Shown => {
      const cell = workbench.cell(`A${String(row)}`);
      if (cell.message !== undefined) return { error: String(cell.value), message: cell.message };
      const last = row + rowsPerFormula - 1;
      return { cells: trimmed(workbench.values(`A${String(row)}:T${String(last)}`)) };
    });
    for (const row of rows) workbench.enter(`A${String(row)}`, "");
    return shown;
  };
  const show = async (formulas: readonly string[]): Promise<Shown[]> => {
    const shown: Shown[] = [];
    for (let at = 0; at < formulas.length; at += formulasAtOnce) {
      shown.push(...(await showSome(formulas.slice(at, at + formulasAtOnce))));
    }
    return shown;
  };
  return Object.assign(workbench, { errorLog, services, show });
}

/** A second is a turn of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** Waits between attempts pass at once; a time limit never does, since nothing here is that slow. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms < 20_000) setImmediate(resolve);
    else if (signal.aborted) resolve();
    else
      signal.addEventListener("abort", () => {
        resolve();
      });
  });
}

function trimmed(values: readonly (readonly unknown[])[]): unknown[][] {
  const isEmpty = (value: unknown) => value === "" || value === null || value === undefined;
  const height = values.findLastIndex((row) => !row.every(isEmpty)) + 1;
  const width = Math.max(
    0,
    ...values.map((row) => row.findLastIndex((cell) => !isEmpty(cell)) + 1),
  );
  return values.slice(0, height).map((row) => row.slice(0, width));
}
