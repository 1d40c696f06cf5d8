import {
  answerPeriod,
  combineWordFor,
  earlierPoint,
  hasTransforms,
  isForecast,
  publishedOn,
  toPoints,
  type CombineWord,
} from "../../statistics/index.js";
import type { ChartTable } from "../../contract/index.js";
import type { Call } from "../calls/guard.js";
import { isOmitted } from "../read/arguments.js";
import { indicatorTable } from "../indicators/load-indicator.js";
import type { DataLayout } from "../shape/data-rows.js";
import { noUnit, type IndicatorTable } from "../shape/indicator-figures.js";
import { categoryPoint } from "../single-values/category-point.js";
import { pickFigure, type Figure } from "../single-values/pick-figure.js";
import { requireSameYear } from "../single-values/same-year.js";

export interface FigureWish extends Omit<DataLayout, "layout"> {
  readonly agg?: CombineWord | undefined;
}

/**
 * The figure that STAT.VALUE shows of the same place, period and options: the latest where no period is named.
 * @param code of a place of the table
 * @throws CellError where there is none
 */
export async function crossFigure(
  call: Call,
  { title, indicator, rates }: IndicatorTable,
  code: string,
  period: unknown,
  options: FigureWish,
): Promise<Figure> {
  const own = indicatorTable(indicator, [code]);
  const series = {
    ...{ unit: noUnit, about: title, kind: indicator.measure?.kind, rates },
    points: pointsOf(rates?.converted ?? own, code),
    breaks: Object.hasOwn(indicator.breaks ?? {}, code) ? indicator.breaks?.[code] : undefined,
    // The latest is never a forecast.
    publishedOn: publishedOn(indicator),
  };
  const rules = {
    ...options,
    ...series,
    today: call.today,
    agg: options.agg ?? combineWordFor(series.kind),
    parts: () => Promise.resolve({ answerPeriod, earlierPoint, categoryPoint, requireSameYear }),
  };
  // Not through the list of lazy parts, of which this file is in one.
  const { requireRate, transformedFigures } = await import(
    /* webpackChunkName: "computed" */ "../single-values/computed-values.js"
  );
  if (rates !== undefined) {
    const published = { ...series, points: pointsOf(own, code) };
    await requireRate(published, series, period, rules);
  }
  const isComputed = hasTransforms(options) || options.partial === true;
  const figure = isComputed
    ? (await transformedFigures(options, call.today)(series, period, rules)).figure
    : await pickFigure(series.points, period, rules);
  if (isForecast(figure.period, series.publishedOn ?? call.today)) call.noteFigure(figure.category);
  if (isOmitted(period)) call.noteFigure(figure.category, "");
  return figure;
}

const pointsOf = ({ categories, series }: ChartTable, code: string) =>
  toPoints(categories, series.find(({ name }) => name === code)?.values ?? []);
