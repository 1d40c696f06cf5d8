import type { Platform } from "../../../contract/known-values.js";
import type { TextContext } from "../texts/text-context.js";
import type { ChartContent, StatisticRecord } from "../library-model.js";
import { compositionChart } from "./composition-chart.js";
import { profileChart, rankingChart } from "./place-charts.js";
import { comparisonChart, dualChart, seriesChart } from "./time-charts.js";

/** The figures of a record as the API's chart, in the words of one language. */
export function toChart(
  context: TextContext,
  record: StatisticRecord,
  language: Platform,
): ChartContent {
  switch (record.kind) {
    case "series":
      return seriesChart(context, record, language);
    case "ranking":
      return rankingChart(context, record, language);
    case "comparison":
      return comparisonChart(context, record, language);
    case "composition":
      return compositionChart(context, record, language);
    case "dual":
      return dualChart(context, record, language);
    case "profile":
      return profileChart(context, record, language);
  }
}
