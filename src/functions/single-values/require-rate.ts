import { hasTransforms } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted } from "../read/arguments.js";
import type { UsedRates } from "../currency/convert-money.js";
import type { TransformOptions } from "../transforms/transform-table.js";
import { pickFigure, type Figure, type FigureRules } from "./pick-figure.js";
import { transformedFigures } from "./transformed-figures.js";
import type { Series } from "./value-source.js";

/**
 * @param found the figures in another currency
 * @throws CellError for a figure that the service has and no rate for: without it, that of the period before would
 * pass for the latest, and the data would seem to end there
 */
export async function requireRate(
  published: Series,
  found: Series,
  wanted: unknown,
  rules: FigureRules & TransformOptions,
): Promise<void> {
  const { freq, fill = "none", match, partial } = rules;
  if (found.rates === undefined || fill !== "none" || match === "before") return;
  if (freq !== undefined) {
    if (isOmitted(wanted)) await requireLatest(published, found, rules);
    return;
  }
  const { points } = published;
  const figure = await pickFigure(points, wanted, rules).catch((error: unknown) => {
    // Of what is computed there may be a figure all the same.
    if (!hasTransforms(rules) && partial !== true) throw error;
    return undefined;
  });
  const { start, end } = figure?.period ?? {};
  const own = found.points.find(({ period }) => period?.start === start && period?.end === end);
  if (figure === undefined || own?.value !== null) return;
  throw noRate(found.rates, figure);
}

/** The same of a longer frequency, whose latest period is not whole where one of its rates is missing. */
async function requireLatest(
  published: Series,
  found: Series,
  rules: FigureRules & TransformOptions,
): Promise<void> {
  const { freq, agg, partial, today } = rules;
  const latest = transformedFigures({ freq, agg, partial }, today);
  const pick = async (series: Series) =>
    latest(series, undefined, rules).then(
      ({ figure }) => figure,
      // What the figures lack beside rates is told where they are shown.
      () => undefined,
    );
  const [own, converted] = [await pick(published), await pick(found)];
  if (own === undefined || found.rates === undefined) return;
  if (own.category !== converted?.category) throw noRate(found.rates, own);
}

const noRate = ({ from, to }: UsedRates, { category }: Figure) =>
  new CellError("no-rate", { from, to, period: category });
