export { accountIdOf } from "./account-id.js";
export { createAccountKeys } from "./account-keys.js";
export type { AccountKeys } from "./account-keys.js";
