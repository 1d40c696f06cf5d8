import { ApiError } from "../../contract/index.js";
import type { Scope } from "../scope.js";

/** The places that indicators have refused in this session. */
export interface RefusedPlaces {
  has(scope: Scope, id: string, geo: string): boolean;
  add(scope: Scope, id: string, geo: string): void;
  remove(scope: Scope, id: string, geo: string): void;
  clear(): void;
}

export function createRefusedPlaces(): RefusedPlaces {
  const known = new Set<string>();
  const keyOf = (scope: Scope, id: string, geo: string) => `${scope.prefix}|${id}|${geo}`;
  return {
    has: (...place) => known.has(keyOf(...place)),
    add: (...place) => {
      known.add(keyOf(...place));
    },
    remove: (...place) => {
      known.delete(keyOf(...place));
    },
    clear: () => {
      known.clear();
    },
  };
}

/** The service has no such place, or no such indicator. */
export const isRefusedInput = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === "not-found" || error.code === "bad-input");
