export { createHandlers } from "./handlers.js";
export type { HandlerParts, Handlers, SentAnswers } from "./handlers.js";
