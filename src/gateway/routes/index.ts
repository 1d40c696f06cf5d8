export type { AuditEntry } from "./audit.js";
export { healthPath, registerHealth } from "./health.js";
export type { HealthParts } from "./health.js";
export { measureAnswers } from "./measure.js";
export { registerPassThrough } from "./register-pass-through.js";
export type { PassThroughParts } from "./register-pass-through.js";
