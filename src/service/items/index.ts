export { createIndicators } from "./indicators.js";
export type { Indicators } from "./indicators.js";
export type { ItemContext } from "./item-context.js";
export { toStudyItem, toTopicItem } from "./market-insights.js";
export {
  toInfographicItem,
  toReportLinks,
  toStatisticData,
  toStatisticItem,
} from "./statistics.js";
