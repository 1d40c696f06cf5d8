export { answerName } from "./answer-name.js";
export { createCall } from "./calls.js";
export type { Call } from "./calls.js";
export { createHandlers } from "./handlers.js";
export type { HandlerParts, Handlers, SentAnswers } from "./handlers.js";
