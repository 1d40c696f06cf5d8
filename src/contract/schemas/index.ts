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
  ChartPoint,
  InfographicItem,
  InfographicList,
  ReportLinks,
  StatisticChart,
  StatisticData,
  StatisticItem,
  StatisticList,
} from "./statistics.js";
export {
  IndicatorData,
  IndicatorItem,
  IndicatorList,
  IndicatorSeries,
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
  ResearchResponse,
  ResearchSource,
  UsageLimit,
} from "./research.js";
export { Frequency, Latest, Measure, Notice, Points, Timeframe } from "./extensions.js";
export {
  LinkBody,
  Lookup,
  LookupBody,
  LookupCandidate,
  Price,
  PriceBody,
  SignedLink,
  Usage,
  UsageDay,
  UsageParameters,
} from "./accounts.js";
export { ErrorBody } from "./error-body.js";
