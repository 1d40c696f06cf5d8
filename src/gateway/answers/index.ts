export { createCompressed, encodings, smallestCompressed } from "./compressed.js";
export { callsAlone, createCallsTogether } from "./calls-together.js";
export type { CallsTogether } from "./calls-together.js";
export { createSharedAnswers } from "./shared-answers.js";
export type { SharedAnswers, Sleep } from "./shared-answers.js";
export { withoutForce } from "./freshness.js";
