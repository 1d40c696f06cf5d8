export { accountIdOf, isNameTaken, without } from "./accounts.js";
export type { Account, Accounts } from "./accounts.js";
export { openAccountsFile } from "./accounts-file.js";
export { createAccountKeys } from "./account-keys.js";
export type { AccountKeys } from "./account-keys.js";
