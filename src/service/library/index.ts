export { collisionText, loadLibrary } from "./load-library.js";
export { readOwnLibrary, type OwnLibrary } from "./own-library.js";
export { packContent, unpackContent, type ImportedContent } from "./imported/index.js";
export { toContentId } from "./identifiers.js";
export { placeName } from "./texts/place-phrases.js";
export { newerContextOf, newerThanIndicator } from "./texts/newer-sources.js";
export { indicatorTitle, measured, topicTitle } from "./texts/indicator-titles.js";
export type * from "./library-model.js";
