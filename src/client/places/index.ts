/** How places share calls, for whoever asks for several people: the gateway. */
export { createPlaceBatch } from "./place-batch.js";
export type { PlaceBatch } from "./place-batch.js";
