import { hasTransforms, type Transforms } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { pickFigure, type FigureRules } from "./pick-figure.js";
import type { Series } from "./value-source.js";

/**
 * @param found the figures in another currency
 * @throws CellError for a figure that the service has and no rate for: without it, that of the period before would
 * pass for the latest, and the data would seem to end there
 */
export async function requireRate(
  { points }: Series,
  found: Series,
  wanted: unknown,
  rules: FigureRules & Transforms,
): Promise<void> {
  const { freq, fill = "none", match, partial } = rules;
  if (found.rates === undefined || freq !== undefined || fill !== "none" || match === "before")
    return;
  const figure = await pickFigure(points, wanted, rules).catch((error: unknown) => {
    // Of what is computed there may be a figure all the same.
    if (!hasTransforms(rules) && partial !== true) throw error;
    return undefined;
  });
  const row = points.findIndex(({ category }) => category === figure?.category);
  if (figure === undefined || found.points[row]?.value !== null) return;
  const { from, to } = found.rates;
  throw new CellError("no-rate", { from, to, period: figure.category });
}
