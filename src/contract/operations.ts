/**
 * The one table of operations: path, parameter names, price and lifetime in the cache.
 * Prices are the published credits where `isPriceKnown`; the others are assumed and shown as estimates.
 */
interface Operation {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Query parameters (GET) or body fields (POST) the operation takes. */
  readonly parameters: readonly string[];
  /** Price of one call in credits. */
  readonly credits: number;
  readonly isPriceKnown: boolean;
  /** How long an answer is fresh, in milliseconds. */
  readonly lifetimeMs: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const page = ["offset", "size", "limit", "page"] as const;
const dates = ["date_from", "date_to"] as const;

export const operations = {
  listInfographics: {
    method: "GET",
    path: "/v1/infographics",
    parameters: ["q", "platform", ...page, ...dates, "sort"],
    credits: 1,
    isPriceKnown: false,
    lifetimeMs: hour,
  },
  listStatistics: {
    method: "GET",
    path: "/v1/statistics",
    parameters: ["q", "platform", ...page, ...dates, "premium", "sort"],
    credits: 1,
    isPriceKnown: false,
    lifetimeMs: hour,
  },
  searchStatistics: {
    method: "GET",
    path: "/v1/search/statistics",
    parameters: ["q", "offset", "size", "limit", ...dates, "premium"],
    credits: 1,
    isPriceKnown: true,
    lifetimeMs: hour,
  },
  listTopics: {
    method: "GET",
    path: "/v1/marketInsights",
    parameters: ["q", "platform", ...page, ...dates, "sort"],
    credits: 1,
    isPriceKnown: false,
    lifetimeMs: hour,
  },
  listStudies: {
    method: "GET",
    path: "/v1/studies",
    parameters: ["q", "platform", ...page, ...dates, "industry", "geolocation", "premium", "sort"],
    credits: 1,
    isPriceKnown: false,
    lifetimeMs: hour,
  },
  searchIndicators: {
    method: "GET",
    path: "/v1/search/market-insights/indicators",
    parameters: ["q", "size", "limit"],
    credits: 0,
    isPriceKnown: true,
    lifetimeMs: hour,
  },
  getStatistic: {
    method: "GET",
    path: "/v1/data/statistic",
    parameters: ["id", "platform"],
    credits: 10,
    isPriceKnown: true,
    lifetimeMs: day,
  },
  getIndicator: {
    method: "GET",
    path: "/v1/data/market-insights/indicator",
    parameters: ["id", "geo", "platform"],
    credits: 15,
    isPriceKnown: true,
    lifetimeMs: day,
  },
  getReports: {
    method: "GET",
    path: "/v1/data/reports",
    parameters: ["id", "platform"],
    credits: 1,
    isPriceKnown: false,
    lifetimeMs: day,
  },
  askResearch: {
    method: "POST",
    path: "/v1/research-ai/ask",
    parameters: ["question"],
    credits: 1,
    isPriceKnown: false,
    lifetimeMs: 0,
  },
  getResearchAnswer: {
    method: "GET",
    path: "/v1/research-ai/answer",
    parameters: ["research_token"],
    credits: 0,
    isPriceKnown: false,
    lifetimeMs: 0,
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as OperationId[];

/** The operations that answer a list envelope. */
const listOperationIds = [
  "listInfographics",
  "listStatistics",
  "searchStatistics",
  "listTopics",
  "listStudies",
  "searchIndicators",
] as const satisfies readonly OperationId[];

export type ListOperationId = (typeof listOperationIds)[number];

export const isListOperation = (operation: OperationId): operation is ListOperationId =>
  (listOperationIds as readonly OperationId[]).includes(operation);
