export { loadLibrary } from "./load-library.js";
export type * from "./types.js";
