export { asChangeOfLevel } from "./change-of-levels.js";
export { planAsked } from "./plan-asked.js";
export { asSearched } from "./rephrase.js";
