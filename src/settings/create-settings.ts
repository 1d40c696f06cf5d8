import { changePreferences, preferenceRules } from "./preferences.js";
import type { Settings, StoragePort } from "./settings.js";
import { createSettingsState, type SettingsState } from "./settings-state.js";
import { keyName, preferencesName, tryStore } from "./stored-settings.js";

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
  const state = createSettingsState(rules, options.storage);
  const ready = options.hostReady
    ? Promise.resolve(options.hostReady).then(() => state.open())
    : state.open();
  const address = () => addressOf(state);
  return {
    ready,
    get storeKind() {
      return state.port.kind;
    },
    allowedServiceAddresses: rules.allowed,
    getApiKey: (serviceAddress = address()) =>
      state.sessionKeys.get(serviceAddress) ?? state.stored.keys.get(serviceAddress) ?? null,
    isKeyRemembered: () =>
      state.port.kind !== "memory" &&
      !state.sessionKeys.has(address()) &&
      state.stored.keys.has(address()),
    setApiKey: async (text, { remember = true } = {}) => {
      await ready;
      return setKey(state, text.trim(), remember);
    },
    forgetApiKey: async () => {
      await ready;
      await forgetKey(state);
    },
    getPreferences: () => state.stored.preferences,
    setPreferences: async (change) => {
      await ready;
      const preferences = changePreferences(state.stored.preferences, change, rules);
      state.stored = { ...state.stored, preferences };
      state.notify();
      await tryStore(() => state.port.set(preferencesName, JSON.stringify(preferences)));
    },
    onChange: (listener) => state.subscribe(listener),
    reload: async () => {
      await ready;
      await state.load();
    },
  };
}

const addressOf = ({ stored }: SettingsState): string => stored.preferences.serviceAddress;

function withoutKey({ stored }: SettingsState, address: string): ReadonlyMap<string, string> {
  const keys = new Map(stored.keys);
  keys.delete(address);
  return keys;
}

/** @returns whether the key outlasts the session */
async function setKey(state: SettingsState, key: string, remember: boolean): Promise<boolean> {
  const at = addressOf(state);
  // A header takes visible ASCII only; anything else would fail far from here.
  if (!/^[\x21-\x7e]+$/.test(key)) throw new RangeError("An API key has no spaces in it.");
  state.sessionKeys.set(at, key);
  state.stored = { ...state.stored, keys: withoutKey(state, at) };
  state.notify();
  if (!remember) {
    await tryStore(() => state.port.remove(keyName(at)));
    return false;
  }
  const isKept = await tryStore(() => state.port.set(keyName(at), key));
  if (isKept && state.sessionKeys.get(at) === key) {
    state.sessionKeys.delete(at);
    state.stored = { ...state.stored, keys: new Map(state.stored.keys).set(at, key) };
  }
  return isKept && state.port.kind !== "memory";
}

async function forgetKey(state: SettingsState): Promise<void> {
  const at = addressOf(state);
  state.sessionKeys.delete(at);
  state.stored = { ...state.stored, keys: withoutKey(state, at) };
  state.notify();
  await tryStore(() => state.port.remove(keyName(at)));
}
