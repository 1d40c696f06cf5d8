import { createObservable } from "../observable/index.js";
import { findStorage } from "./find-storage.js";
import { createMemoryStorage } from "./memory-storage.js";
import type { PreferenceRules } from "./preferences.js";
import type { StoragePort } from "./settings.js";
import { isPromise, readStored, type StoredSettings } from "./stored-settings.js";

/** The settings as they are known now, and the store they are read from. */
export interface SettingsState {
  stored: StoredSettings;
  /** Keys of "this session only", and those that the store refused. */
  readonly sessionKeys: Map<string, string>;
  /** In memory until the host's is found. */
  readonly port: StoragePort;
  /** Reads the store; at once where it answers at once. */
  load(): Promise<void> | undefined;
  /** Looks for the host's store and reads it. */
  open(): Promise<void> | undefined;
  /** Says that something was changed here. */
  notify(): void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSettingsState(
  rules: PreferenceRules,
  storage: StoragePort | undefined,
): SettingsState {
  const observable = createObservable();
  let port = storage ?? createMemoryStorage();
  let stored: StoredSettings = { preferences: rules.defaults, keys: new Map() };
  /** Counts changes made here, so that a slow read begun before one does not undo it. */
  let changes = 0;
  const notify = () => {
    changes += 1;
    observable.emit();
  };
  const take = (next: StoredSettings) => {
    const before = toText(stored);
    stored = next;
    if (before !== toText(next)) notify();
  };
  const load = () => {
    const begun = changes;
    return readInto(port, rules, (next) => {
      if (begun === changes) take(next);
    });
  };
  return {
    get stored() {
      return stored;
    },
    set stored(next) {
      stored = next;
    },
    get port() {
      return port;
    },
    sessionKeys: new Map(),
    load,
    open: () => {
      port = storage ?? findStorage();
      port.onChange?.(() => void load());
      return load();
    },
    notify,
    subscribe: (listener) => observable.subscribe(listener),
  };
}

/** A store that fails leaves the settings as they are: they last for the session. */
function readInto(
  port: StoragePort,
  rules: PreferenceRules,
  take: (next: StoredSettings) => void,
): Promise<void> | undefined {
  try {
    const next = readStored(port, rules);
    if (isPromise(next)) return next.then(take, () => undefined);
    take(next);
  } catch {
    // As above, for stores that answer at once.
  }
  return undefined;
}

const toText = ({ preferences, keys }: StoredSettings): string =>
  JSON.stringify([preferences, [...keys]]);
