/** Cells of answers to questions, in a file of its own: the first figures of a sheet do not wait for it. */
export { answerRows, factRows, sourceRows } from "./answer-rows.js";
export { loadAnswer } from "./load-answer.js";
