export { createErrorLog } from "./error-log.js";
export type { ErrorLog, LoggedError } from "./error-log.js";
export { getServices, setServices } from "./runtime.js";
export type { Services } from "./runtime.js";
