import { parsePreferences, type PreferenceRules } from "./preferences.js";
import type { MaybePromise, Preferences, StoragePort } from "./settings.js";

export const preferencesName = "stat.preferences";
export const keyName = (address: string) => `stat.key.${address}`;

export interface StoredSettings {
  readonly preferences: Preferences;
  /** By service address. */
  readonly keys: ReadonlyMap<string, string>;
}

export function isPromise<T>(value: MaybePromise<T>): value is Promise<T> {
  return value instanceof Promise;
}

/** Reads everything in one go: at once where the store answers at once. */
export function readStored(
  port: StoragePort,
  rules: PreferenceRules,
): MaybePromise<StoredSettings> {
  const names = [preferencesName, ...rules.allowed.map(keyName)];
  const toStored = (texts: readonly (string | null)[]): StoredSettings => {
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

/** Whether the store took the change. */
export async function tryStore(change: () => MaybePromise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch {
    return false;
  }
}
