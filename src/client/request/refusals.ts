import type { ApiError, ErrorCode, OperationId } from "../../contract/index.js";

/** How long "there is no such thing" and "this cannot be asked" are believed, in milliseconds. */
const lifetimeMs = 5 * 60_000;

/**
 * Refusals that asking again would only repeat. A refused key is remembered for everything, a
 * forbidden operation for that operation, both until the key changes; the rest by request, for minutes.
 */
export interface Refusals {
  find(operation: OperationId, key: string): ApiError | undefined;
  remember(operation: OperationId, key: string, error: ApiError): void;
  /** The service has answered this operation with this key. */
  answered(operation: OperationId): void;
  clear(): void;
  readonly operationsAllowed: Partial<Record<OperationId, boolean>>;
}

export function createRefusals(now: () => number): Refusals {
  let badKey: ApiError | undefined;
  const forbidden = new Map<OperationId, ApiError>();
  const byRequest = new Map<string, { error: ApiError; until: number }>();
  const allowed = new Map<OperationId, boolean>();
  const believed: readonly ErrorCode[] = ["not-found", "bad-input"];
  return {
    find: (operation, key) => {
      const request = byRequest.get(key);
      if (request !== undefined && request.until <= now()) byRequest.delete(key);
      else if (request !== undefined) return request.error;
      return badKey ?? forbidden.get(operation);
    },
    remember: (operation, key, error) => {
      if (error.code === "bad-key") badKey = error;
      if (error.code === "forbidden") {
        forbidden.set(operation, error);
        allowed.set(operation, false);
      }
      if (believed.includes(error.code)) {
        if (byRequest.size >= 10_000) byRequest.clear();
        byRequest.set(key, { error, until: now() + lifetimeMs });
      }
    },
    answered: (operation) => {
      badKey = undefined;
      forbidden.delete(operation);
      allowed.set(operation, true);
    },
    clear: () => {
      badKey = undefined;
      forbidden.clear();
      byRequest.clear();
      allowed.clear();
    },
    get operationsAllowed() {
      return Object.fromEntries(allowed);
    },
  };
}
