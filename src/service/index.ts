export { buildService, registerService, serverOptions } from "./app.js";
export type { ServiceParts } from "./app.js";
export { readConfig } from "./config.js";
export type { ServiceConfig } from "./config.js";
export type { AccessEntry } from "./http/access-log.js";
export { packages } from "./keys/index.js";
export type { Package, PackageName, Packages } from "./keys/index.js";
export { openService } from "./open-service.js";
