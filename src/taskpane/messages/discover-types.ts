import type { Kind, KindChoice } from "../model/kinds.js";
import type { FilterName } from "../model/filters.js";
import type { InsertForm } from "../model/insert-form.js";

/** Texts of search, topics, saved items, details and insertion. */
export interface SearchTexts {
  readonly title: string;
  readonly tabs: Readonly<Record<"search" | "topics" | "saved", string>>;
  readonly box: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<KindChoice, string>>;
  /** The price of a search; nothing to pay while an answer is kept. */
  readonly price: (credits: number, isKnown: boolean) => string;
  readonly freePrice: string;
  /** Free results stand already; Enter asks the priced lists. */
  readonly enterForMore: (credits: number, isKnown: boolean) => string;
  readonly emptyQuery: string;
  readonly searching: (query: string) => string;
  readonly results: (shown: number, total: number, query: string) => string;
  readonly noResults: (query: string) => string;
  /** Kinds without results, where others have some. */
  readonly noneIn: (kinds: string) => string;
  readonly browseTopics: string;
  readonly showAll: (kind: Kind, total: number) => string;
  readonly more: string;
  readonly morePriced: (credits: number, isKnown: boolean) => string;
  readonly premium: string;
  readonly source: (names: string) => string;
  readonly released: (date: string) => string;
  readonly updated: (date: string) => string;
  readonly covers: (start: string, end: string, places: number) => string;
  /** What an item's data costs, in its small print. */
  readonly dataPrice: (credits: number, isKnown: boolean) => string;
  readonly dataKept: string;
  readonly openLink: string;
  readonly insertData: string;
  readonly insertSearch: string;
  /** These name a button for a screen reader, who hears it without its card. */
  readonly insertDataOf: (title: string) => string;
  readonly insertChart: string;
  readonly insertChartOf: (title: string) => string;
  readonly selectItem: (title: string) => string;
  readonly stale: (date: string) => string;
  readonly ignored: (filters: string) => string;
  readonly filters: string;
  readonly filterNames: Readonly<Record<FilterName, string>>;
  readonly any: string;
  /** The language that fits the words, or the user’s. */
  readonly automatic: string;
  readonly platforms: Readonly<Record<"en" | "de" | "fr" | "es", string>>;
  readonly premiumOnly: string;
  readonly freeOnly: string;
  readonly relevance: string;
  readonly newest: string;
  readonly placeHint: string;
  readonly unknownPlace: (place: string) => string;
  readonly loadIndustries: (credits: number, isKnown: boolean) => string;
  readonly clearFilters: string;
  readonly recent: string;
  readonly clearRecent: string;
  readonly selected: (count: number) => string;
  readonly clearSelection: string;
  readonly insertSideBySide: string;
  readonly insertList: string;
}

export interface SavedTexts {
  readonly title: string;
  readonly empty: string;
  readonly add: (title: string) => string;
  readonly remove: (title: string) => string;
  readonly added: (title: string) => string;
  readonly removed: (title: string) => string;
}

export interface TopicTexts {
  readonly title: string;
  readonly hint: string;
  readonly load: (credits: number, isKnown: boolean) => string;
  readonly loadMore: (known: number, total: number, credits: number, isKnown: boolean) => string;
  readonly tree: string;
  readonly loadChildren: (topic: string, credits: number, isKnown: boolean) => string;
  readonly searchIn: (topic: string) => string;
}

export interface DetailTexts {
  readonly back: string;
  readonly insertAs: string;
  readonly forms: Readonly<Record<InsertForm, string>>;
  readonly insert: string;
  readonly cost: (credits: number, isKnown: boolean) => string;
  readonly atHand: string;
  readonly fetch: string;
  readonly fetching: string;
  readonly chart: string;
  readonly data: string;
  readonly about: string;
  readonly view: string;
  readonly chartOf: (title: string) => string;
  readonly tableOf: (title: string) => string;
  readonly unit: (unit: string) => string;
  readonly category: string;
  readonly period: string;
  readonly rowsShown: (shown: number, total: number) => string;
  readonly allRows: string;
  readonly noChart: string;
  readonly sources: string;
  readonly publishers: string;
  readonly citation: string;
  readonly citationStyle: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyRefused: string;
  readonly places: (chosen: number, total: number) => string;
  readonly findPlace: string;
  readonly placesLeft: (count: number) => string;
  readonly worldwide: string;
  readonly gone: (title: string) => string;
  readonly searchInstead: (title: string) => string;
  readonly path: string;
  readonly children: string;
  readonly findIndicators: string;
  readonly forecast: (from: string) => string;
  readonly industries: string;
  readonly description: string;
}

export interface InsertTexts {
  readonly inserted: (address: string) => string;
  /** After an insertion whose size only the service could have told. */
  readonly roomUnknown: string;
  readonly occupied: (address: string) => string;
  readonly overwrite: string;
  readonly cancel: string;
  readonly noWorkbook: string;
  readonly failed: (reason: string) => string;
  /** A live chart's formula stands in its cell and shows an error. */
  readonly noTable: (place: string, shown: string) => string;
  readonly stillBusy: (place: string) => string;
  readonly working: string;
  readonly done: Readonly<Record<InsertForm, (place: string) => string>>;
  readonly notFree: Readonly<
    Record<"cells" | "table" | "protected" | "edge", (place: string) => string>
  >;
  readonly useNext: (place: string) => string;
  readonly useNewSheet: string;
  readonly noPicture: string;
  /** Source line in the workbook. */
  readonly sourceLine: (source: string, released: string, retrieved: string) => string;
  readonly listHeaders: readonly [id: string, title: string, latest: string, unit: string];
}
