import type { ApiError, ErrorCode, OperationId } from "../../contract/index.js";

/** How long "there is no such thing" and "this cannot be asked" are believed, in milliseconds. */
const lifetimeMs = 5 * 60_000;
/** Different requests of an operation refused without a word why, none ever answered, before it counts as closed. */
const itemsBeforeOperation = 3;
const maxRequests = 10_000;

/**
 * Refusals that asking again would only repeat. A refused key is remembered for everything and a closed
 * operation for that operation, until the key changes; a used-up allowance until its date; the rest by
 * request, for minutes.
 */
export interface Refusals {
  find(operation: OperationId, key: string): ApiError | undefined;
  remember(operation: OperationId, key: string, error: ApiError): void;
  /** The service has answered this operation with this key. */
  answered(operation: OperationId): void;
  clear(): void;
  readonly operationsAllowed: Partial<Record<OperationId, boolean>>;
}

interface Held {
  readonly error: ApiError;
  readonly until: number;
}

/** Errors by name, each until its time. */
function createHeld(now: () => number) {
  const held = new Map<string, Held>();
  return {
    find: (name: string): ApiError | undefined => {
      const found = held.get(name);
      if (found === undefined || found.until > now()) return found?.error;
      held.delete(name);
      return undefined;
    },
    hold: (name: string, error: ApiError, until: number) => {
      if (held.size >= maxRequests) held.clear();
      held.set(name, { error, until });
    },
    forget: (name: string) => {
      held.delete(name);
    },
    clear: () => {
      held.clear();
    },
  };
}

/** What a 403 refuses: as the service says, else the item, until enough different ones were refused. */
function createForbidding(now: () => number) {
  const operations = new Map<OperationId, ApiError>();
  const allowances = createHeld(now);
  const refusedItems = new Map<OperationId, Set<string>>();
  const answered = new Set<OperationId>();

  /** True where the whole operation has turned out to be closed. */
  const isClosed = (operation: OperationId, key: string, { refused }: ApiError): boolean => {
    if (refused !== undefined) return refused === "operation";
    const items = refusedItems.get(operation) ?? new Set();
    refusedItems.set(operation, items.add(key));
    return items.size >= itemsBeforeOperation && !answered.has(operation);
  };

  return {
    find: (operation: OperationId) => operations.get(operation) ?? allowances.find(operation),
    /** False where it is the item alone that is refused. */
    remember: (operation: OperationId, key: string, error: ApiError): boolean => {
      const renewal = Date.parse(error.until ?? "");
      if (error.refused === "allowance" && Number.isFinite(renewal)) {
        allowances.hold(operation, error, renewal);
        return true;
      }
      const closed = isClosed(operation, key, error);
      if (closed) operations.set(operation, error);
      return closed;
    },
    answered: (operation: OperationId) => {
      operations.delete(operation);
      allowances.forget(operation);
      refusedItems.delete(operation);
      answered.add(operation);
    },
    clear: () => {
      for (const known of [operations, allowances, refusedItems, answered]) known.clear();
    },
    get operationsAllowed(): Partial<Record<OperationId, boolean>> {
      return Object.fromEntries([
        ...[...answered].map((operation) => [operation, true] as const),
        ...[...operations.keys()].map((operation) => [operation, false] as const),
      ]);
    },
  };
}

export function createRefusals(now: () => number): Refusals {
  let badKey: ApiError | undefined;
  const forbidding = createForbidding(now);
  const byRequest = createHeld(now);
  const believed: readonly ErrorCode[] = ["not-found", "bad-input"];
  return {
    find: (operation, key) => byRequest.find(key) ?? badKey ?? forbidding.find(operation),
    remember: (operation, key, error) => {
      if (error.code === "bad-key") badKey = error;
      const isOfItem = error.code === "forbidden" && !forbidding.remember(operation, key, error);
      if (isOfItem || believed.includes(error.code)) {
        byRequest.hold(key, error, now() + lifetimeMs);
      }
    },
    answered: (operation) => {
      badKey = undefined;
      forbidding.answered(operation);
    },
    clear: () => {
      badKey = undefined;
      forbidding.clear();
      byRequest.clear();
    },
    get operationsAllowed() {
      return forbidding.operationsAllowed;
    },
  };
}
