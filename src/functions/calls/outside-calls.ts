/** What calls outside of cells take, in a file of its own. */
export { planCall } from "./plan.js";
export { previewCall } from "./preview.js";
