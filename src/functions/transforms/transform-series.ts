import {
  toPoints,
  transformedUnit,
  type Day,
  type Point,
  type Unit,
} from "../../statistics/index.js";
import { baseError, transformed, type TransformOptions } from "./transform-table.js";
import type { Series } from "../single-values/value-source.js";

type Figures = Pick<Series, "points" | "unit">;

/** Transforms whole series, each once for all the cells that take a figure of it. */
export function seriesTransform(
  options: TransformOptions,
  today: Day,
): (series: Series) => { readonly points: readonly Point[]; readonly unit: Unit } {
  const done = new Map<Series["points"], Figures>();
  return (series) => {
    const found = done.get(series.points) ?? figuresOf(series, options, today);
    done.set(series.points, found);
    return found;
  };
}

function figuresOf({ points, unit, kind }: Series, options: TransformOptions, today: Day): Figures {
  const table = {
    categories: points.map(({ category }) => category),
    series: [{ name: "", values: points.map(({ value }) => value) }],
  };
  const { table: found, unbased } = transformed(table, options, { today, kind });
  const [problem] = unbased.values();
  if (problem !== undefined) throw baseError(problem, options);
  const { categories, series } = found;
  return {
    points: toPoints(categories, series[0]?.values ?? []),
    unit: transformedUnit(unit, options),
  };
}
