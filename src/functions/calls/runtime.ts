import type { AskOptions, Client } from "../../client/index.js";
import type { OperationId, Platform } from "../../contract/index.js";
import { figureNotes, keptAnswers } from "./cell-notes.js";
import type { ErrorLog } from "../messages/error-log.js";

/** What the functions need from outside. Excel calls them by name, so nothing can be passed in. */
export interface Services {
  readonly client: Client;
  /** Now; its local calendar day is "today". */
  today(): Date;
  /** Language of error sentences. Words in cells stay English. */
  language(): Platform;
  /** Whether the host has a requirement set, such as ("ExcelApi", "1.16"). */
  isSetSupported(set: string, version: string): boolean;
  readonly errorLog: ErrorLog;
  /**
   * Does the question in this cell ("Sheet1!B2") wait for an agreement, since it came with the file?
   * @default none waits
   */
  readonly isQuestionHeld?: ((cell: string) => Promise<boolean>) | undefined;
  /**
   * Told by a call of what it may have to ask once other answers are there, where a plan wants to know that
   * before they are.
   */
  readonly mayFollow?: ((operation: OperationId, count: number) => void) | undefined;
  /** The add-in's version, for STAT.STATUS. */
  readonly version?: string | undefined;
}

/** How a host is asked what it can show. */
export type RequirementSets = Pick<Services, "isSetSupported">;

let current: Services | undefined;

/** Called once by the composition root, before Excel calls the first function. */
export function setServices(services: Services): void {
  current = services;
  figureNotes.clear();
  keptAnswers.clear();
}

/** Throws when the composition root has not run: a bug of ours, never of the user. */
export function getServices(): Services {
  if (current === undefined) throw new Error("setServices has not been called");
  return current;
}

/** How the calls of some cells differ from what their arguments say. */
type CallOptions = Pick<AskOptions, "forceFresh" | "resumeOnly" | "onKept" | "cacheOnly">;

let callOptions: ReadonlyMap<string, CallOptions> = new Map();

/**
 * From now on the calls of these cells are made with these options; for a refresh of cells whose
 * requests cannot be planned, and for formulas that come back. Returns how to end it.
 *
 * @param cells by "My sheet!B2", without quotes.
 */
export function setCallOptions(cells: ReadonlyMap<string, CallOptions>): () => void {
  callOptions = cells;
  return () => {
    if (callOptions === cells) callOptions = new Map();
  };
}

export const callOptionsOf = (cell: string): CallOptions => callOptions.get(cell) ?? {};

/** Starts a call with other services than the set ones; a function takes its services as it starts. */
export function callWith<T>(services: Services, start: () => T): T {
  const before = current;
  current = services;
  try {
    return start();
  } finally {
    current = before;
  }
}
