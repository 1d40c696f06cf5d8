export type { AppContextOptions } from "./app-context.js";
export { defaultRequirementSets, frameName } from "./app-context.js";
export { modelledTypes } from "./batch/object-type.js";
export type { RecordedCall } from "./functions/function-caller.js";
export type { HostOptions, SavedWorkbook } from "./host.js";
export { Host, readWorkbookFile } from "./host.js";
export type { Transport } from "./transport.js";
export type { HostVariants } from "./variants.js";
export { usualVariants } from "./variants.js";
