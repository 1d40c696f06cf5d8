export type * from "./crossings.js";
export type * from "./draft.js";
export type * from "./facts.js";
export type * from "./plan-model.js";
export { figuresOf, statisticsOf } from "./shown-figures.js";
