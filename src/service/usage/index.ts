export { createAccount } from "./account.js";
export type { Account } from "./account.js";
export { runUsageCommand } from "./usage-command.js";
