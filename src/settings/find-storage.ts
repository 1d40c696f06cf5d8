import { createLocalStorage } from "./local-storage.js";
import { createMemoryStorage } from "./memory-storage.js";
import { createOfficeRuntimeStorage } from "./office-runtime-storage.js";
import { createRoamingStorage } from "./roaming-storage.js";
import type { StoragePort } from "./settings.js";

/**
 * The best store this host has: roaming settings, else localStorage, else OfficeRuntime.storage,
 * else memory. Excel has no roaming settings, and its document settings travel with the file.
 */
export function findStorage(): StoragePort {
  return (
    createRoamingStorage() ??
    createLocalStorage() ??
    createOfficeRuntimeStorage() ??
    createMemoryStorage()
  );
}
