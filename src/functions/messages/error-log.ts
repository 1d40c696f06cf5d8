import { createObservable } from "../../observable/index.js";

interface LoggedError {
  /** Where the formula stands, such as Sheet1!B2; empty where the host does not say. */
  readonly cell: string;
  /** STAT.SEARCH and the like. */
  readonly functionName: string;
  /** The error's stable code, such as "no-results" or "offline". */
  readonly code: string;
  /** The sentence the cell shows, in the user's language. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What went wrong in the cells, newest first; the pane shows it where Excel hides the message. */
export interface ErrorLog {
  add(entry: LoggedError): void;
  entries(): readonly LoggedError[];
  clear(): void;
  /** Called after every change. Returns the unsubscriber. */
  onChange(listener: () => void): () => void;
}

/** Keeps the newest `capacity` entries in memory. A cell's repeated error replaces its older entry. */
export function createErrorLog(capacity = 200): ErrorLog {
  let kept: readonly LoggedError[] = [];
  const observable = createObservable();
  const change = (next: readonly LoggedError[]) => {
    kept = next;
    observable.emit();
  };
  const isSameCell = (a: LoggedError, b: LoggedError) =>
    a.cell !== "" && a.cell === b.cell && a.functionName === b.functionName && a.code === b.code;
  return {
    add(entry) {
      const others = kept.filter((old) => !isSameCell(old, entry));
      change([entry, ...others].slice(0, capacity));
    },
    entries: () => kept,
    clear() {
      change([]);
    },
    onChange: (listener) => observable.subscribe(listener),
  };
}
