/** What the gateway shares with the client: the same turns, the same reading of a wait, the same care for keys. */
export { createWaitingTasks } from "./fair-queue.js";
export { quotesKey } from "./quotes-key.js";
export { retryAfterOf } from "./to-refusal.js";
