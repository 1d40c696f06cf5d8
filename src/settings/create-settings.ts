import { createObservable } from "../observable/index.js";
import { findStorage } from "./find-storage.js";
import { createMemoryStorage } from "./memory-storage.js";
import {
  changePreferences,
  parsePreferences,
  preferenceRules,
  type PreferenceRules,
} from "./preferences.js";
import type { MaybePromise, Preferences, Settings, StoragePort } from "./settings.js";

interface SettingsOptions {
  /** Service addresses a user may choose from; https, or http on this machine. At least one. */
  readonly allowedServiceAddresses: readonly string[];
  /** @default the first allowed one */
  readonly defaultServiceAddress?: string | undefined;
  /** @default the best store the host has */
  readonly storage?: StoragePort | undefined;
  /**
   * Resolved when the host's stores can be found, such as `Office.onReady()`: the partition of
   * localStorage is unknown before. Without it the store is looked for at once.
   */
  readonly hostReady?: PromiseLike<unknown> | undefined;
}

const preferencesName = "stat.preferences";
const keyName = (address: string) => `stat.key.${address}`;

interface Stored {
  readonly preferences: Preferences;
  readonly keys: ReadonlyMap<string, string>;
}

function isPromise<T>(value: MaybePromise<T>): value is Promise<T> {
  return value instanceof Promise;
}

/** Reads everything in one go: at once where the store answers at once. */
function read(port: StoragePort, rules: PreferenceRules): MaybePromise<Stored> {
  const names = [preferencesName, ...rules.allowed.map(keyName)];
  const toStored = (texts: readonly (string | null)[]): Stored => {
    const keys = new Map<string, string>();
    rules.allowed.forEach((address, index) => {
      const key = texts[index + 1];
      if (key) keys.set(address, key);
    });
    return { preferences: parsePreferences(texts[0] ?? null, rules), keys };
  };
  const texts = names.map((name) => port.get(name));
  return texts.some(isPromise)
    ? Promise.all(texts.map((text) => Promise.resolve(text))).then(toStored)
    : toStored(texts as readonly (string | null)[]);
}

/**
 * The API keys and preferences of this user on this device. A key is kept under the service address
 * it was entered for and given out for no other. Nothing here goes into a workbook.
 *
 * @example
 * const settings = createSettings({ allowedServiceAddresses: ["https://localhost:3000"] });
 * settings.getApiKey();
 */
export function createSettings(options: SettingsOptions): Settings {
  const rules = preferenceRules(options.allowedServiceAddresses, options.defaultServiceAddress);
  let port = options.storage ?? createMemoryStorage();
  let stored: Stored = { preferences: rules.defaults, keys: new Map() };
  /** Keys of "this session only", and those that the store refused. */
  const sessionKeys = new Map<string, string>();
  const observable = createObservable();
  /** Counts changes made here, so that a slow read begun before one does not undo it. */
  let changes = 0;

  const notify = () => {
    changes += 1;
    observable.emit();
  };
  const take = (next: Stored) => {
    const before = JSON.stringify([stored.preferences, [...stored.keys]]);
    stored = next;
    if (before !== JSON.stringify([next.preferences, [...next.keys]])) notify();
  };
  const load = (): Promise<void> | undefined => {
    const begun = changes;
    try {
      const next = read(port, rules);
      if (!isPromise(next)) {
        take(next);
        return undefined;
      }
      return next.then(
        (late) => {
          if (begun === changes) take(late);
        },
        // A store that fails leaves the settings as they are: they last for the session.
        () => undefined,
      );
    } catch {
      // As above, for stores that answer at once.
      return undefined;
    }
  };
  const open = () => {
    port = options.storage ?? findStorage();
    port.onChange?.(() => void load());
    return load();
  };
  const ready = options.hostReady ? Promise.resolve(options.hostReady).then(open) : open();

  /** Whether the store took the change. */
  const tryStore = async (change: () => MaybePromise<void>): Promise<boolean> => {
    try {
      await change();
      return true;
    } catch {
      return false;
    }
  };
  const address = () => stored.preferences.serviceAddress;
  const withKey = (key: string | undefined): ReadonlyMap<string, string> => {
    const keys = new Map(stored.keys);
    if (key === undefined) keys.delete(address());
    else keys.set(address(), key);
    return keys;
  };

  return {
    ready,
    get storeKind() {
      return port.kind;
    },
    allowedServiceAddresses: rules.allowed,
    getApiKey: (serviceAddress = address()) =>
      sessionKeys.get(serviceAddress) ?? stored.keys.get(serviceAddress) ?? null,
    isKeyRemembered: () =>
      port.kind !== "memory" && !sessionKeys.has(address()) && stored.keys.has(address()),
    setApiKey: async (text, { remember = true } = {}) => {
      await ready;
      const key = text.trim();
      const at = address();
      // A header takes visible ASCII only; anything else would fail far from here.
      if (!/^[\x21-\x7e]+$/.test(key)) throw new RangeError("An API key has no spaces in it.");
      sessionKeys.set(at, key);
      stored = { ...stored, keys: withKey(undefined) };
      notify();
      if (!remember) {
        await tryStore(() => port.remove(keyName(at)));
        return false;
      }
      const isKept = await tryStore(() => port.set(keyName(at), key));
      if (isKept && sessionKeys.get(at) === key) {
        sessionKeys.delete(at);
        stored = { ...stored, keys: new Map(stored.keys).set(at, key) };
      }
      return isKept && port.kind !== "memory";
    },
    forgetApiKey: async () => {
      await ready;
      const at = address();
      sessionKeys.delete(at);
      stored = { ...stored, keys: withKey(undefined) };
      notify();
      await tryStore(() => port.remove(keyName(at)));
    },
    getPreferences: () => stored.preferences,
    setPreferences: async (change) => {
      await ready;
      const preferences = changePreferences(stored.preferences, change, rules);
      stored = { ...stored, preferences };
      notify();
      await tryStore(() => port.set(preferencesName, JSON.stringify(preferences)));
    },
    onChange: (listener) => observable.subscribe(listener),
    reload: async () => {
      await ready;
      await load();
    },
  };
}
