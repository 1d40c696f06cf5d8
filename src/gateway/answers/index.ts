export { createSharedAnswers } from "./shared-answers.js";
export type { SharedAnswers } from "./shared-answers.js";
