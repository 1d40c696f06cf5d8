export { loadLibrary } from "./load-library.js";
export { indicatorTitle, topicTitle } from "./texts/indicator-titles.js";
export type * from "./types.js";
