/** What is computed of figures, in a file of its own: figures as published do not wait for it. */
export { markUnbased } from "./mark-unbased.js";
export { transformedUnit } from "../../statistics/index.js";
export { transformed } from "./transform-table.js";
