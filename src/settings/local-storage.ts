import type { StoragePort } from "./settings.js";

// Office's types promise what only some hosts have.
interface StorageGlobals {
  readonly Office?: { readonly context?: { readonly partitionKey?: string } };
  readonly localStorage?: Storage;
  readonly addEventListener?: EventTarget["addEventListener"];
}

const host = () => globalThis as unknown as StorageGlobals;

interface LocalStorageOptions {
  readonly localStorage?: Storage | undefined;
  /** Separates the data of top-level sites; undefined in Excel for Windows. */
  readonly partitionKey?: string | undefined;
  /** Where `storage` events arrive: every open workbook has a runtime of its own. */
  readonly events?: Pick<EventTarget, "addEventListener" | "removeEventListener"> | undefined;
}

/** Reading the property alone throws where a browser blocks storage. */
function blockable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function works(storage: Storage): boolean {
  return (
    blockable(() => {
      const probe = "stat.probe";
      storage.setItem(probe, probe);
      const isKept = storage.getItem(probe) === probe;
      storage.removeItem(probe);
      return isKept;
    }) ?? false
  );
}

/** localStorage, its names prefixed with Office's partition key; undefined where it is blocked. */
export function createLocalStorage(options: LocalStorageOptions = {}): StoragePort | undefined {
  const storage = options.localStorage ?? blockable(() => host().localStorage);
  if (storage === undefined || !works(storage)) return undefined;
  const partition = options.partitionKey ?? host().Office?.context?.partitionKey ?? "";
  // A runtime without a window has storage but no events.
  const events = options.events ?? (host().addEventListener && globalThis);
  const full = (name: string) => partition + name;
  return {
    kind: "local",
    get: (name) => storage.getItem(full(name)),
    set: (name, value) => {
      storage.setItem(full(name), value);
    },
    remove: (name) => {
      storage.removeItem(full(name));
    },
    onChange: (listener) => {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        // A null key: everything was cleared.
        if (key === null || key.startsWith(partition)) listener();
      };
      events?.addEventListener("storage", onStorage);
      return () => {
        events?.removeEventListener("storage", onStorage);
      };
    },
  };
}
