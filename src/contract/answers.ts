/**
 * What the client hands out after decoding: the contract's items, with charts brought to one shape.
 * The decoders in ./decode make these from whatever the service sent.
 */
import type { ResultList } from "./schemas/common.js";
import type {
  IndicatorData,
  IndicatorItem,
  StudyItem,
  TopicItem,
} from "./schemas/market-insights.js";
import type { ResearchJob } from "./schemas/research.js";
import type {
  InfographicItem,
  ReportLinks,
  StatisticData,
  StatisticItem,
} from "./schemas/statistics.js";

/** A point's value: a number, a text that is none, or null for a missing point. */
export type ChartValue = number | string | null;

export interface ChartSeries {
  readonly name: string;
  /** Parallel to the table's categories. */
  readonly values: readonly ChartValue[];
}

/** Categories down, series across, in the service's order; never ragged. */
export interface ChartTable {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
}

export type Statistic = Omit<StatisticData, "chart"> & {
  readonly chart: {
    readonly graphType: string;
    readonly horizontal: boolean;
    readonly unit: string | null;
    readonly description?: string;
    readonly table: ChartTable;
  };
};

/** Values of an indicator for one geography; the two lists are parallel. */
export interface GeoSeries {
  readonly geo: string;
  readonly categories: readonly string[];
  readonly values: readonly (number | null)[];
}

export type Indicator = Omit<IndicatorData, "chart"> & {
  readonly chart: {
    readonly name: string;
    readonly graphType: string;
    readonly unit: string | null;
    readonly geos: readonly GeoSeries[];
  };
};

/** What each operation answers, decoded. */
export interface AnswersByOperation {
  listInfographics: ResultList<InfographicItem>;
  listStatistics: ResultList<StatisticItem>;
  searchStatistics: ResultList<StatisticItem>;
  listTopics: ResultList<TopicItem>;
  listStudies: ResultList<StudyItem>;
  searchIndicators: ResultList<IndicatorItem>;
  getStatistic: Statistic;
  getIndicator: Indicator;
  getReports: ReportLinks;
  askResearch: { researchToken: string };
  getResearchAnswer: ResearchJob;
}
