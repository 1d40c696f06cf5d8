import type { StoragePort } from "./settings.js";

type RoamingSettings = Pick<Office.RoamingSettings, "get" | "set" | "remove" | "saveAsync">;

// Office's types promise what only some hosts have.
interface RoamingGlobals {
  readonly Office?: { readonly context?: { readonly roamingSettings?: RoamingSettings } };
}

/** The host's roaming settings where it has them (Outlook does, Excel does not). */
export function createRoamingStorage(
  roaming: RoamingSettings | undefined = (globalThis as unknown as RoamingGlobals).Office?.context
    ?.roamingSettings,
): StoragePort | undefined {
  if (roaming === undefined) return undefined;
  const save = () =>
    new Promise<void>((resolve, reject) => {
      roaming.saveAsync((result) => {
        // The enumeration Office.AsyncResultStatus exists only in a running host; its value is public.
        if (String(result.status) === "failed") reject(new Error(result.error.message));
        else resolve();
      });
    });
  return {
    kind: "roaming",
    get: (name) => {
      const value: unknown = roaming.get(name);
      return typeof value === "string" ? value : null;
    },
    set: (name, value) => {
      roaming.set(name, value);
      return save();
    },
    remove: (name) => {
      roaming.remove(name);
      return save();
    },
  };
}
