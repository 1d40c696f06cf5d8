export { wait } from "./wait.js";
export type { Sleep } from "./wait.js";
