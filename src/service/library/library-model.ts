/** The library's own words: what it holds, independent of how the API answers. */
import type { GraphType, Platform } from "../../contract/known-values.js";
import type { Measure } from "../../contract/schemas/extensions.js";
import type { FigureStatuses } from "./catalogue/figure-statuses.js";

/** A text in each of the four languages. */
export type TextByLanguage = Readonly<Record<Platform, string>>;

/** A country, territory or aggregate. `code` is ISO 3166-1 alpha-3 or an aggregate such as WLD, EUR. */
export interface LibraryPlace {
  readonly code: string;
  /** ISO alpha-2, or UN M49 as text ("001") where there is none. */
  readonly alpha2OrM49: string;
  /** UN M49 number, or the API's own number for groups (10008 EU, 10009 OECD …). */
  readonly id: number;
  readonly kind: "country" | "territory" | "aggregate";
  readonly name: TextByLanguage;
  /** Short forms, demonyms and other spellings, any language. */
  readonly synonyms: readonly string[];
  /** Code of the continent it belongs to. */
  readonly region?: string;
  /** Codes of all aggregates it belongs to: continent, WLD, EUU, OED, LCN. */
  readonly groups?: readonly string[];
}

export interface DataSource {
  readonly key: string;
  readonly title: string;
  /** Version and vintage, e.g. "9.1, April 2019". */
  readonly subtitle: string;
  readonly publisher: string;
  readonly url: string;
  readonly licence: string;
  readonly attribution: string;
  /** When the source released this vintage; for fresh sources their snapshot. YYYY-MM-DD */
  readonly releasedAt: string;
}

/** What a reader must know of figures, of some places or of all. */
export interface Remark extends TextByLanguage {
  /** Codes of the places. */
  readonly of?: readonly string[];
}

/** What is measured, e.g. real GDP per capita: the hand-named unit of the library. */
export interface Concept {
  readonly key: string;
  /** Stable identifier of the market-insights indicator made from it. */
  readonly uuid: string;
  /** How long the numbers of its items are. @default "short" */
  readonly numbers?: "short" | "long";
  readonly name: TextByLanguage;
  /** Unit with scale as readers write it, e.g. "million U.S. dollars". */
  readonly unit: TextByLanguage;
  /** The unit as it stands in brackets, with its preposition where it takes one: "in million U.S. dollars". */
  readonly unitPhrase?: TextByLanguage;
  /** The unit as it follows a figure, empty for plain counts: "million U.S. dollars", "(index, 2011 = 1)". */
  readonly unitAfterValue?: TextByLanguage;
  /** What a reader must know of all its figures, e.g. that early ones are modelled. */
  readonly remark?: TextByLanguage;
  /** What must be known of those of some places alone. */
  readonly remarksOfPlaces?: readonly Remark[];
  /** Words people search with, by language. */
  readonly synonyms: Readonly<Record<Platform, readonly string[]>>;
  /** As the source says it, such as "seasonally adjusted"; absent where it says nothing. */
  readonly seasonalAdjustment?: TextByLanguage;
  /** Code of the country at the other end of a flow, such as exports to it. */
  readonly partner?: string;
  /** True where the source publishes no newer figures. */
  readonly isEnded?: boolean;
  /** Keys of the concepts that measure the same from a newer source, the nearest first. */
  readonly newer?: readonly string[];
  /** Key of the figures whose change it states; of a change of parts of a year, those of whole years where there are some. */
  readonly changeOf?: string;
  /** Key of a DataSource. */
  readonly source: string;
  readonly frequency: "annual" | "quarterly" | "monthly";
  readonly decimals: number;
  /** False for shares, rates and indices: no pies or stacks of those over places. */
  readonly isAdditive: boolean;
  readonly industry: number;
  readonly topic: number;
  readonly isPremium: boolean;
  readonly segments: readonly TextByLanguage[];
  readonly marketType: string;
  readonly marketTypeDescription: TextByLanguage;
  /** What kind of figure it is, where the catalogue says it. Its unit is the one in English. */
  readonly measure?: Measure;
  /** First period that is the source's own forecast, where it has any. */
  readonly forecastFrom?: string;
  /** What its source says of figures that are there. @default nothing */
  readonly statuses?: FigureStatuses;
}

/** Values of one concept in one place; periods are "2017" or "2026-08", ascending, values parallel. */
export interface Observations {
  readonly periods: readonly string[];
  readonly values: readonly (number | null)[];
}

export type StatisticKind =
  /** one concept, one place, over time */
  | "series"
  /** one concept, one period, over places */
  | "ranking"
  /** one concept, several places, over time */
  | "comparison"
  /** parts of a whole in one place: over time, or at one period */
  | "composition"
  /** two concepts with different units in one place, over time */
  | "dual"
  /** several concepts, one place, latest figures */
  | "profile";

export interface StatisticRecord {
  readonly id: number;
  /** What it is, in one line that never changes: "series|population|DEU". The identifier is derived from it. */
  readonly key?: string;
  readonly kind: StatisticKind;
  readonly concepts: readonly string[];
  readonly places: readonly string[];
  /** Which of several of its kind: a composition's, a group's or a theme's key, a ranking's aggregate. */
  readonly variant?: string;
  /** First and last period shown. */
  readonly from: string;
  readonly to: string;
  readonly sources: readonly string[];
  readonly isPremium: boolean;
  readonly industry: number;
  /** YYYY-MM-DD */
  readonly releasedAt: string;
}

/** What statistics of imported measures say, by index: equal numbers of one column stand for the same in all measures. */
export interface SaidInColumns {
  /** Kind and variant. */
  readonly variants: Uint32Array;
  /** First and last period. */
  readonly spans: Uint32Array;
  readonly places: Uint32Array;
}

/** Statistics of one measure: a million are read in a fraction of the time that a million records take to be made. */
export interface StatisticColumns {
  /** Key of the concept that all of them show. */
  readonly concept: string;
  readonly releasedAt: string;
  readonly ids: Float64Array;
  /** Indexes of those that are in the library, by rising numbers: of two items of one number the other may have it. */
  readonly byNumber: Uint32Array;
  readonly columns: SaidInColumns;
  recordAt(index: number): StatisticRecord;
}

export interface Statistics extends ReadonlyMap<number, StatisticRecord> {
  /**
   * All of them, in their order: one by one, or those that stay whatever is imported beside them in one map, which is
   * then the same each time; and of measures with long numbers the columns. @default there are only records
   */
  inParts?(): Iterable<StatisticRecord | ReadonlyMap<number, StatisticRecord> | StatisticColumns>;
}

export interface TopicRecord {
  readonly id: number;
  /** What it is, in one line that never changes; the identifier is derived from it. */
  readonly key?: string;
  readonly name: TextByLanguage;
  readonly subTitle: TextByLanguage;
  readonly parent: number | null;
  readonly children: readonly number[];
  readonly concepts: readonly string[];
  readonly places: readonly string[];
  readonly releasedAt: string;
}

export interface StudyRecord {
  readonly id: number;
  /** What it is, in one line that never changes; the identifier is derived from it. */
  readonly key?: string;
  readonly statistics: readonly number[];
  readonly industry: number;
  readonly places: readonly string[];
  readonly isPremium: boolean;
  readonly releasedAt: string;
}

export interface InfographicRecord {
  readonly id: number;
  /** What it is, in one line that never changes; the identifier is derived from it. */
  readonly key?: string;
  /** What it combines: at most four statistics. */
  readonly statistics: readonly number[];
  readonly industry: number;
  readonly places: readonly string[];
  readonly isPremium: boolean;
  readonly releasedAt: string;
}

/** An item and how it is called where somebody must find it. */
export interface NamedItem {
  readonly key: string;
  readonly title: string;
}

/** Two items whose keys make the same number: one of them is not in the library. */
export interface NumberCollision {
  readonly id: number;
  readonly left: NamedItem;
  readonly kept: NamedItem;
}

export interface ItemTexts {
  readonly title: string;
  /** Short summary of what the data shows, unit in brackets: "… (in million U.S. dollars)". */
  readonly subject: string;
  /** HTML with figures from the data only. */
  readonly description: string;
}

export interface ChartContent {
  readonly graphType: GraphType;
  readonly horizontal: boolean;
  readonly unit: string | null;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
    /** Categories from which on the figures cannot be compared with earlier ones. @default none */
    readonly breaks?: readonly string[];
  }[];
  /** Remark on the data, plain text: the chart's description. */
  readonly note?: string;
}

export interface Library {
  /** This edition: its version and the day it was made (YYYY-MM-DD). */
  readonly edition: { readonly version: string; readonly date: string };
  readonly sources: ReadonlyMap<string, DataSource>;
  readonly places: ReadonlyMap<string, LibraryPlace>;
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly industries: ReadonlyMap<number, TextByLanguage>;
  readonly statistics: Statistics;
  readonly topics: ReadonlyMap<number, TopicRecord>;
  readonly studies: ReadonlyMap<number, StudyRecord>;
  readonly infographics: ReadonlyMap<number, InfographicRecord>;
  /** Imported items that are not there because another one has their number. @default none */
  readonly collisions?: readonly NumberCollision[];
  /** Undefined where the concept has no value for the place. */
  observations(concept: string, place: string): Observations | undefined;
  /**
   * The day (YYYY-MM-DD) an item's or a concept's figures last changed, over all editions.
   * @default the day its source released them
   */
  updatedAt?(item: StatisticRecord | StudyRecord | InfographicRecord | Concept): string | undefined;
  /** Codes of the places a concept has values for. */
  coveredPlaces(concept: string): readonly string[];
  statisticTexts(record: StatisticRecord, language: Platform): ItemTexts;
  studyTexts(record: StudyRecord, language: Platform): ItemTexts;
  infographicTexts(record: InfographicRecord, language: Platform): ItemTexts;
  chart(record: StatisticRecord, language: Platform): ChartContent;
}
