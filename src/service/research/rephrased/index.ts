export { asChangeOfLevel } from "./change-of-levels.js";
export { asEndsOfYears } from "./ends-of-years.js";
export { planAsked } from "./plan-asked.js";
export { rephrase } from "./rephrase.js";
export { asTrade } from "./trade-balance.js";
