import { createContext, useContext } from "react";
import type { Client } from "../client/index.js";
import type { Platform } from "../contract/index.js";
import type { Settings } from "../settings/index.js";
import type { InsertFormulaOptions, InsertFormulaResult } from "../workbook/index.js";

/** What the pane may do in the workbook. Null in a plain web page, where there is none. */
export interface PaneWorkbook {
  insertFormula(formula: string, options?: InsertFormulaOptions): Promise<InsertFormulaResult>;
  /** Recalculates the STAT cells that show an error; resolves to their number. */
  recalculateFailed(): Promise<number>;
}

/** What the host says of its colours; undefined where it says nothing. */
export interface HostTheme {
  readonly isDark: boolean;
}

/** All the pane needs from outside; the composition root makes it, tests pass their own. */
export interface PaneServices {
  readonly client: Client;
  readonly settings: Settings;
  readonly workbook: PaneWorkbook | null;
  /** The key that a service gives to anybody, or null. Never throws. */
  readonly findDemoKey: (serviceAddress: string, signal: AbortSignal) => Promise<string | null>;
  readonly hostTheme: () => HostTheme | undefined;
  readonly language: () => Platform;
  readonly version: string;
}

export const ServicesContext = createContext<PaneServices | null>(null);

export function useServices(): PaneServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("The pane was rendered without its services.");
  return services;
}
