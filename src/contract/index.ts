export { ApiError, errorCodes } from "./errors.js";
export type { ErrorBody, ErrorCode } from "./errors.js";
export { creditsIn, extensionHeaders } from "./extension-headers.js";
export { extensionOperations, gatewayOperations } from "./extensions.js";
export type { ExtensionAnswers, ExtensionId } from "./extensions.js";
export { seenText } from "./seen-text.js";
export type { SourceState } from "./source-state.js";
export {
  apiKeyHeader,
  apiVersion,
  defaultGeo,
  failedResearchStates,
  frequencies,
  graphTypes,
  limits,
  listPlatforms,
  measureKinds,
  languageOrder,
  platforms,
  refusals,
  researchStates,
} from "./known-values.js";
export type {
  Frequency,
  ListPlatform,
  MeasureKind,
  Platform,
  Refused,
  ResearchState,
} from "./known-values.js";
export { isListOperation, operationIds, operations } from "./operations.js";
export type { ListOperationId, OperationId } from "./operations.js";
export type {
  AnswersByOperation,
  ChartSeries,
  ChartTable,
  ChartValue,
  GeoSeries,
  Indicator,
  Statistic,
} from "./answers.js";
export type {
  Geolocation,
  Industry,
  NamedId,
  ResultList,
  Source,
  TeaserImage,
} from "./schemas/common.js";
export type {
  InfographicItem,
  ReportLinks,
  StatisticData,
  StatisticItem,
} from "./schemas/statistics.js";
export type {
  IndicatorData,
  IndicatorItem,
  StudyItem,
  TopicItem,
} from "./schemas/market-insights.js";
export type { Breaks, Latest, Measure, Notice, Timeframe } from "./schemas/extensions.js";
export type { SignedLink, Usage, UsageBudget, UsageDay } from "./schemas/accounts.js";
export type { LookupBody, ValueCandidate, ValueCandidates } from "./schemas/lookup.js";
export type { PriceBody, RequestPrices } from "./schemas/prices.js";
export type { KeyFact, ResearchJob, ResearchSource, UsageLimit } from "./schemas/research.js";
export type { ParametersByOperation } from "./schemas/parameters.js";
export {
  decodeAnswer,
  decodeErrorBody,
  decodeExtensionAnswer,
  decodeRequestPrices,
  researchOutcome,
} from "./decode/index.js";
export { isLoopback, isLoopbackHost, parseServiceAddress } from "./service-address.js";
