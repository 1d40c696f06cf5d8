import type { Indicator } from "../../contract/index.js";
import { readUnit, toPoints, type Transforms } from "../../statistics/index.js";
import type { FigureRules } from "../single-values/pick-figure.js";

/**
 * The last period that has a figure as published, or of a longer frequency the last that is whole: with no change
 * and in no other currency.
 *
 * @param code of a place of the indicator
 */
export async function latestLevel(
  { title, chart, measure }: Indicator,
  code: string,
  { freq, partial, fill, agg }: Transforms,
  rules: FigureRules,
): Promise<string> {
  const own = chart.geos.find(({ geo }) => geo === code);
  const series = {
    points: toPoints(own?.categories ?? [], own?.values ?? []),
    unit: readUnit({ unit: chart.unit, subject: chart.name }),
    about: title,
    kind: measure?.kind,
  };
  // Not through the list of lazy parts, of which this file is in one.
  const { transformedFigures } = await import(
    /* webpackChunkName: "computed" */ "../single-values/computed-values.js"
  );
  const levels = transformedFigures({ freq, partial, fill, agg }, rules.today);
  const { figure } = await levels(series, undefined, rules);
  return figure.category;
}
