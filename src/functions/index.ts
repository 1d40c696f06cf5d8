export { cellErrorOf } from "./messages/cell-error.js";
export { createErrorLog } from "./messages/error-log.js";
export type { ErrorLog, LoggedError } from "./messages/error-log.js";
export { sentence } from "./messages/sentence.js";
export { planCall } from "./plan.js";
export type { PlannedRequest } from "./plan.js";
export { optionRules } from "./read/option-rules.js";
export { getServices, setServices } from "./runtime.js";
export type { Services } from "./runtime.js";
