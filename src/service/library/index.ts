export { collisionText, librarySteps, loadLibrary, type ComposedLibrary } from "./load-library.js";
export type { ImportedPart } from "./parts/imported-parts.js";
export { atOnce, inTurns, type IsAsked, type Steps } from "./turns.js";
export { readOwnLibrary, type OwnLibrary } from "./own-library.js";
export { packContent, unpackContent, type ImportedContent } from "./imported/index.js";
export { toContentId } from "./identifiers.js";
export { forecastOf } from "./records/forecast-of.js";
export { breaksWithin, hasBreak } from "./catalogue/figure-statuses.js";
export { everyPeriod } from "./periods.js";
export { formatPeriod, formatSpan } from "./texts/numbers.js";
export { placeName } from "./texts/place-phrases.js";
export { newerContextOf, newerThanIndicator } from "./texts/newer-sources.js";
export {
  hasNameAlone,
  indicatorTitle,
  measured,
  ofOneConcept,
  sameNameSteps,
  topicTitle,
} from "./texts/indicator-titles.js";
export { hasOwnBase, leastRanked } from "./records/rankings.js";
export { remarksOf } from "./texts/remarks/remarks.js";
export { statusRemarks } from "./texts/remarks/status-remarks.js";
export type * from "./library-model.js";
