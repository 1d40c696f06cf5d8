import type { RunInExcel } from "../run-in-excel.js";

export type CheckResult = "pass" | "fail" | "not-offered";

export interface CheckOutcome {
  readonly result: CheckResult;
  /** A sentence of what was seen, in English; nothing of the user's workbook is in it. */
  readonly saw: string;
}

export const pass = (saw: string): CheckOutcome => ({ result: "pass", saw });
export const fail = (saw: string): CheckOutcome => ({ result: "fail", saw });
export const notOffered = (saw: string): CheckOutcome => ({ result: "not-offered", saw });
export const passIf = (holds: boolean, saw: string): CheckOutcome => (holds ? pass : fail)(saw);

/** A call of a function that a check made from a cell of its own. */
interface ProbeCall {
  /** As Excel gave them, without the invocation. */
  readonly args: readonly unknown[];
  /** Of the cells that the arguments are, as far as Excel tells them. */
  readonly addresses: readonly (string | null | undefined)[] | undefined;
  readonly isCanceled: () => boolean;
}

type ProbeAnswer = (call: ProbeCall) => unknown[][] | Promise<unknown[][]>;

/** Calls that bear one text as their first argument. */
interface Probe {
  /** To be written as the first argument. */
  readonly token: string;
  readonly calls: readonly ProbeCall[];
}

/** Functions of the add-in that a check answers itself, so that no service is asked. */
export interface FunctionProbe {
  /** Answers calls of STAT.SEARCH and STAT.VALUE that bear the probe's token. */
  readonly open: (answer: ProbeAnswer) => Probe;
  /** Ends a call with an error as the add-in's functions give it to Excel. */
  readonly refuse: (code: "#N/A" | "#VALUE!", message: string) => never;
  /** The same as one cell of a result. */
  readonly errorCell: (code: "#N/A" | "#VALUE!", message: string) => unknown;
}

/** What surrounds the add-in beside Excel. */
export interface DevicePort {
  /** Which store keeps the key, and whether a text written to it is read back. */
  readonly tryStorage: () => Promise<{ readonly kind: string; readonly isKept: boolean }>;
  /** Whether a record is read back from the browser's database, where answers that were paid for are kept. Rejects without one. */
  readonly tryDatabase: () => Promise<boolean>;
  /** One call that is free on our service; undefined without a key. Rejects as the client does. */
  readonly askService?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Does what the page's policy refuses; gives whether the refusal was told, undefined where the page has no policy. */
  readonly provokeRefusal: () => (() => boolean) | undefined;
  /** What the Content Security Policy has refused so far without having been provoked, as directives. */
  readonly policyRefusals: () => readonly string[];
}

/** What a check works with. */
export interface CheckBench {
  readonly run: RunInExcel;
  /** Of the sheet of the checks, which is not the one in sight. */
  readonly sheetId: string;
  readonly functions: FunctionProbe;
  readonly device: DevicePort;
  readonly signal: AbortSignal;
  readonly isSetSupported: (set: string, version: string) => boolean;
  /** Milliseconds, for durations. */
  readonly now: () => number;
  /** A batch on the sheet of the checks. */
  readonly onSheet: <T>(
    task: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
  ) => Promise<T>;
  /** Writes formulas and values from the cell on. */
  readonly write: (
    cell: string,
    rows: readonly (readonly (string | number | boolean)[])[],
  ) => Promise<void>;
  readonly values: (address: string) => Promise<unknown[][]>;
  /**
   * Looks again until it is as wanted, or patience ends; gives what was seen last.
   *
   * @param timesPatience for what takes longer. @default 1
   */
  readonly until: <T>(
    look: () => Promise<T> | T,
    isThere: (seen: T) => boolean,
    timesPatience?: number,
  ) => Promise<T>;
  /** Asks whoever has started the checks to press Undo once; gives whether they would rather not. */
  readonly askForUndo: () => () => boolean;
  /** The values of cells once none of them is being calculated. */
  readonly settled: (address: string) => Promise<unknown[][]>;
}

export interface Check {
  readonly id: string;
  /** What is tried, in a few words. */
  readonly title: string;
  readonly run: (bench: CheckBench) => Promise<CheckOutcome>;
}

/** As it stands in the report: JSON, cut where it is long. */
export function told(value: unknown): string {
  const text = value === undefined ? "undefined" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
