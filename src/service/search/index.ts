export { createMemorySearch, indexSteps } from "./memory-search.js";
export type { SearchIndexes } from "./memory-search.js";
export { createQueryParser, parserSteps } from "./parse/query/query-parser.js";
export { toEachPlaceQuery } from "./parse/each-place.js";
export type { AskedSpan, ParsedQuery } from "./parse/query/parsed-query.js";
export type { ParserIndex, QueryParser } from "./parse/query/query-parser.js";
export { currencyOf } from "./parse/rates/currencies.js";
export type { FoundConcept } from "./parse/concepts/concept-index.js";
export { isDeficitOf, saysDeficit } from "./parse/orders/deficits.js";
export { growthWords, isRateWord } from "./parse/word-lists.js";
export type { KnownTitles } from "./titles/exact-titles.js";
export type { AskedPeriod } from "../../statistics/index.js";
export type { FoundPlace } from "./parse/places/place-parser.js";
export type {
  ContentKind,
  SearchBackend,
  SearchFilters,
  SearchGap,
  SearchHit,
  SearchMore,
  SearchRequest,
  SearchResult,
} from "./search-backend.js";
