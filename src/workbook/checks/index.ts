export type { DevicePort } from "./check.js";
export { checks } from "./checks.js";
export { runChecks } from "./run-checks.js";
export type { CheckLine, CheckProgress, CheckReport, CheckRun } from "./run-checks.js";
