import { createContext, useContext } from "react";
import type { Client } from "../../client/index.js";
import type { Platform } from "../../contract/index.js";
import type { Settings } from "../../settings/index.js";
import type {
  AnswerPort,
  Insertion,
  PlaceOutcome,
  RunInExcel,
  Where,
  TakeTurn,
  WorkbookAgreement,
  WorkbookOptions,
  WorkbookSnapshot,
} from "../../workbook/index.js";
import type { CheckReport, CheckRun } from "../../workbook/checks/index.js";
import type { ViewName } from "../model/view-names.js";
import type { HostFacts, PaneErrorLog, PaneFunctions, PaneRecords } from "./host-ports.js";

/** What the pane may do in the workbook. Null in a plain web page, where there is none. */
export interface PaneWorkbook {
  /** Puts something where there is room; see the workbook's own. */
  place<R>(insertion: Insertion<R>, where: Where): Promise<PlaceOutcome<R>>;
  /** Recalculates the STAT cells that show an error; resolves to their number. */
  recalculateFailed(): Promise<number>;
  /** For the workbook operations that the screens load when they are first shown. */
  readonly run: RunInExcel;
  /** Figures the workbook keeps for whoever opens it without a key. */
  readonly snapshot: WorkbookSnapshot;
  /** The workbook's own choices and budget. */
  readonly options: WorkbookOptions;
  /** What the user of this device has agreed that the workbook spends by itself. */
  readonly agreement: WorkbookAgreement;
  /** Shared with what tends the workbook. @default at once */
  readonly takeTurn?: TakeTurn;
  /** Tries on a sheet of its own what only a real Excel can show; the code for it is loaded with the call. */
  readonly check: (how: CheckRun) => Promise<CheckReport>;
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
  /** What formulas ask for, what it costs and what is kept of it. */
  readonly data: AnswerPort;
  readonly functions: PaneFunctions;
  readonly errorLog: PaneErrorLog;
  readonly host: HostFacts;
  readonly records: PaneRecords;
  /** A ribbon button wants a screen; called at once where one was wanted before. Returns the unsubscriber. */
  readonly onViewRequest: (listener: (view: ViewName) => void) => () => void;
}

export const ServicesContext = createContext<PaneServices | null>(null);

export function useServices(): PaneServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("The pane was rendered without its services.");
  return services;
}
