import type { StoragePort } from "./settings.js";

/** The parts used of OfficeRuntime.storage, whose full type has more. */
interface RuntimeStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

interface RuntimeGlobals {
  readonly OfficeRuntime?: { readonly storage?: RuntimeStorage };
}

/** OfficeRuntime.storage: shared by all workbooks, asynchronous, without change events. */
export function createOfficeRuntimeStorage(
  storage: RuntimeStorage | undefined = (globalThis as RuntimeGlobals).OfficeRuntime?.storage,
): StoragePort | undefined {
  if (storage === undefined) return undefined;
  return {
    kind: "office-runtime",
    get: async (name) => {
      // Hosts answer null or undefined for a name they do not know.
      const value: unknown = await storage.getItem(name);
      return typeof value === "string" ? value : null;
    },
    set: (name, value) => storage.setItem(name, value),
    remove: (name) => storage.removeItem(name),
  };
}
