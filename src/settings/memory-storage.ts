import type { StoragePort } from "./settings.js";

/** Keeps settings until the session ends: for hosts where nothing else works. */
export function createMemoryStorage(): StoragePort {
  const values = new Map<string, string>();
  return {
    kind: "memory",
    get: (name) => values.get(name) ?? null,
    set: (name, value) => {
      values.set(name, value);
    },
    remove: (name) => {
      values.delete(name);
    },
  };
}
