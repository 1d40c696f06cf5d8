export { createDemoKeyStore } from "./demo-keys.js";
export { openKeys, openKeysFile } from "./open-keys.js";
export type { ApiKey, KeyStore } from "./key-store.js";
export { runKeysCommand } from "./keys-command.js";
export type { CommandResult } from "./keys-command.js";
export { packages } from "./packages.js";
export { runPackagesCommand } from "./packages-command.js";
export { requireOperation, requirePremium } from "./rights.js";
export type { Package, PackageName, Packages } from "./packages.js";
