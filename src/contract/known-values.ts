/**
 * Values the contract leaves open, filled once: parameter bounds, defaults and enumerations.
 * Source: the Content Discovery API 2.8.0 and the public clients of a service that carries it.
 */

export const apiVersion = "2.8.0";

/** Languages content exists in; `platform` in the API's words. */
export const platforms = ["de", "en", "fr", "es"] as const;
export type Platform = (typeof platforms)[number];

/** Where a text fits several languages alike, the first of these is meant. */
export const languageOrder: readonly Platform[] = ["en", "de", "fr", "es"];

/** Platforms of the infographics list and the legacy statistics list; `en-de` asks for both languages. */
export const listPlatforms = ["de", "en", "en-de"] as const;
export type ListPlatform = (typeof listPlatforms)[number];

/** Chart types seen in statistic data. Any other text is shown as a table and charted as columns. */
export const graphTypes = [
  "annotations",
  "bar",
  "stacked-areas",
  "stacked-bars",
  "dual-y-axes",
  "line-standard",
  "line-zoomable",
  "pie",
  "table",
] as const;
export type GraphType = (typeof graphTypes)[number];

/** How often there is a figure, the finest first: an extension of ours. */
export const frequencies = [
  "daily",
  "weekly",
  "monthly",
  "quarterly",
  "semiannual",
  "annual",
  "irregular",
] as const;
export type Frequency = (typeof frequencies)[number];

/** What kind of figure it is: an extension of ours. */
export const measureKinds = [
  "rate",
  /** From one period, or one year, to the next: the mean of a year's changes is not the year's change. */
  "change",
  "price",
  "index",
  "stock",
  "flow",
  "annualised-flow",
  "share",
  "count",
] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** What a 403 refuses: the operation for this key, this one item, or anything until the allowance is renewed. */
export const refusals = ["operation", "item", "allowance"] as const;
export type Refused = (typeof refusals)[number];

/** States of a research job in their usual order. An unknown state means: still running. */
export const researchStates = [
  "requested",
  "initialized",
  "moderated",
  "content_retrieved",
  "content_compressed",
  "answer_generated",
  "title_generated",
  "answer_rated",
  "key_facts_generated",
  "done",
] as const;
export type ResearchState = (typeof researchStates)[number];

/** States in which a research job has ended without an answer. */
export const failedResearchStates = ["failed", "error", "moderation_failed"] as const;

export const limits = {
  /** Items per page when `size` is not sent. */
  defaultSize: 10,
  indicatorSearchMaxSize: 25,
  indicatorSearchMaxQueryLength: 1000,
  geosPerIndicatorCall: 5,
  /** Figures in an item's `points`. */
  pointsPerItem: 24,
  defaultWindowMonths: 3,
  maxDepthYears: 20,
} as const;

/** The geography an indicator answers for when none is asked. */
export const defaultGeo = "WLD";

export const apiKeyHeader = "x-api-key";
