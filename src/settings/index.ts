export { createSettings } from "./create-settings.js";
export { createLocalStorage } from "./local-storage.js";
export { createMemoryStorage } from "./memory-storage.js";
export { createOfficeRuntimeStorage } from "./office-runtime-storage.js";
export { createRoamingStorage } from "./roaming-storage.js";
export type { MaybePromise, Preferences, Settings, StoragePort, StoreKind } from "./settings.js";
export { defaultDailyBudget } from "./preferences.js";
