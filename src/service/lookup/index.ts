export { createLookUp } from "./look-up-values.js";
export type { FoundSource } from "./look-up-values.js";
