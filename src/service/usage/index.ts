export { createAccount } from "./account.js";
export type { Account } from "./account.js";
export { runUsageCommand } from "./usage-command.js";
export { openUsageFile } from "./usage-file.js";
export { createMemoryUsage } from "./usage-store.js";
export type { UsageStore } from "./usage-store.js";
