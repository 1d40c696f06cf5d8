import { createClient, type Client, type ClientOptions } from "../../../src/client/index.js";
import { createErrorLog, setServices, type ErrorLog } from "../../../src/functions/index.js";
import { createMemoryStorage, createSettings, type Settings } from "../../../src/settings/index.js";
import { createNodeWorkbench } from "../../../src/workbench/node/index.js";
import type { NodeWorkbench, NodeWorkbenchOptions } from "../../../src/workbench/node/index.js";
import { functionFiles } from "../../function-files.mjs";

export interface OpenWorkbook extends NodeWorkbench {
  readonly client: Client;
  readonly settings: Settings;
  readonly errorLog: ErrorLog;
}

export interface OpenOptions extends Omit<ClientOptions, "settings"> {
  readonly serviceAddress: string;
  /** A workbook saved before. */
  readonly opened?: NodeWorkbenchOptions["opened"];
  readonly sheetSize?: { readonly rows: number; readonly columns: number };
}

/** The functions from source on real office.js, with the real client and settings over a real service. */
export async function openWorkbook(options: OpenOptions): Promise<OpenWorkbook> {
  const { serviceAddress, opened, sheetSize, ...clientOptions } = options;
  const settings = createSettings({
    allowedServiceAddresses: [serviceAddress],
    storage: createMemoryStorage(),
  });
  await settings.setApiKey("bench-key");
  // Four hundred answers cost more than a day may until somebody chooses another budget.
  await settings.setPreferences({ dailyBudget: null });
  const client = createClient({ ...clientOptions, settings });
  const errorLog = createErrorLog();
  const now = clientOptions.now ?? (() => Date.now());
  setServices({
    client,
    today: () => new Date(now()),
    language: () => "en",
    isSetSupported: () => false,
    errorLog,
  });
  const workbench = await createNodeWorkbench({
    functionFiles: functionFiles(),
    ...(opened === undefined ? {} : { opened }),
    ...(sheetSize === undefined ? {} : { sheetSize }),
  });
  return Object.assign(workbench, { client, settings, errorLog });
}

/** Writes one formula per cell, as one change: row by row from A1. */
export function fill(
  workbench: NodeWorkbench,
  rows: number,
  columns: number,
  formula: (row: number, column: number) => string,
): void {
  const { workbook } = workbench.host;
  workbook.write(
    workbook.sheets.activeId(),
    Array.from({ length: rows * columns }, (_, index) => {
      const [row, col] = [Math.floor(index / columns), index % columns];
      return { row, col, content: formula(row, col) };
    }),
  );
}

/** Calculates every formula anew, as Excel does with Ctrl+Alt+F9: each cell calls its function again. */
export async function recalculateAll(workbench: NodeWorkbench): Promise<void> {
  await workbench.run(async (context) => {
    context.workbook.application.calculate("Full");
    await context.sync();
  });
  await workbench.idle();
}
