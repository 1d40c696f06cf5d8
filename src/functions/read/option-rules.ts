import type { OptionRules } from "../../statistics/index.js";
import {
  indicatorColumns,
  infographicColumns,
  statisticColumns,
  studyColumns,
  topicColumns,
} from "../shape/item-columns.js";
import {
  askOptions,
  dataOptions,
  growthOptions,
  indicatorOptions,
  listLayout,
  valueOptions,
} from "./layout.js";
import {
  listPlatformOption,
  pagedOptions,
  platformOption,
  premiumOption,
  studyOptions,
} from "./list-options.js";

/** What `[options]` may say, by function id. The functions read by it and the documentation shows it. */
export const optionRules = {
  SEARCH: { ...listLayout(statisticColumns.all), ...premiumOption },
  STATISTICS: {
    ...listLayout(statisticColumns.all),
    ...pagedOptions,
    ...listPlatformOption,
    ...premiumOption,
  },
  INFOGRAPHICS: { ...listLayout(infographicColumns.all), ...pagedOptions, ...listPlatformOption },
  TOPICS: { ...listLayout(topicColumns.all), ...pagedOptions, ...platformOption },
  STUDIES: {
    ...listLayout(studyColumns.all),
    ...pagedOptions,
    ...platformOption,
    ...premiumOption,
    ...studyOptions,
  },
  INDICATORS: listLayout(indicatorColumns.all),
  DATA: dataOptions,
  INDICATOR: indicatorOptions,
  VALUE: valueOptions,
  GROWTH: growthOptions,
  ASK: askOptions,
} as const satisfies Record<string, OptionRules>;
