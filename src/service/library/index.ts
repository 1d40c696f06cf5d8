export { loadLibrary } from "./load-library.js";
export {
  contentFolder,
  readImported,
  removeImported,
  writeImported,
  type ImportedContent,
} from "./imported/index.js";
export { placeName } from "./texts/place-phrases.js";
export { indicatorTitle, topicTitle } from "./texts/indicator-titles.js";
export type * from "./types.js";
