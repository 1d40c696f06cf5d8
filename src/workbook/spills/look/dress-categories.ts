import { hasMissingYears } from "../../../statistics/chart/index.js";
import { isUpright, setYearsApart, yearsApart } from "../../insert/insert-chart.js";

/**
 * Queues an axis for the categories of another content: years of which some are missing stand apart, and months are none of
 * the days that such years were. The axis is loaded.
 */
export function dressCategories(chart: Excel.Chart, categories: readonly unknown[]): void {
  const { categoryAxis } = chart.axes;
  if (hasMissingYears(categories) && isUpright(chart.chartType)) setYearsApart(categoryAxis);
  else if (isApart(categoryAxis)) {
    // On an axis of days a quarter's column would be as narrow as a month's.
    categoryAxis.categoryType = categories.some(isDate) ? "TextAxis" : "Automatic";
    categoryAxis.linkNumberFormat = true;
  }
}

const isApart = ({ categoryType, numberFormat }: Excel.ChartAxis): boolean =>
  categoryType === yearsApart.categoryType && numberFormat === yearsApart.numberFormat;

/** As Excel counts days: no year is as large. */
const isDate = (category: unknown): boolean => typeof category === "number" && category >= 10_000;
