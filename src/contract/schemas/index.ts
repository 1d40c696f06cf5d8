// Schemas exist at run time in the service only; everybody else imports their types from ../index.js.
export * as parameters from "./parameters.js";
export {
  DateTime,
  Geolocation,
  Industry,
  NamedId,
  PlatformValue,
  Source,
  TeaserImage,
} from "./common.js";
export {
  InfographicItem,
  InfographicList,
  ReportLinks,
  StatisticData,
  StatisticItem,
  StatisticList,
} from "./statistics.js";
export {
  IndicatorData,
  IndicatorItem,
  IndicatorList,
  StudyItem,
  StudyList,
  TopicItem,
  TopicList,
} from "./market-insights.js";
export {
  AskAnswer,
  AskBody,
  KeyFact,
  ResearchJob,
  ResearchSource,
  UsageLimit,
} from "./research.js";
export { Latest, Measure, Notice, Timeframe } from "./extensions.js";
export { LinkBody, SignedLink, Usage, UsageDay, UsageParameters } from "./accounts.js";
export { LookupBody, ValueCandidate, ValueCandidates } from "./lookup.js";
export { PriceBody } from "./prices.js";
export { ErrorBody } from "./error-body.js";
