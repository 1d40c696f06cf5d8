import { firstPoint, type Period, type Point } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, textOf } from "../read/arguments.js";
import { figureOf, pickFigure, type Figure, type FigureRules } from "./pick-figure.js";

/**
 * Both ends of a growth. An omitted `from` is the first figure, an omitted `to` the latest. Where both
 * lead to the same figure growth would be 0 and read as a finding, so that is an error; unless it is
 * exactly what was asked for.
 */
export async function pickEnds(
  points: readonly Point[],
  [from, to]: readonly [from: unknown, to: unknown],
  rules: FigureRules,
): Promise<readonly [first: Figure & { period: Period }, last: Figure & { period: Period }]> {
  requirePeriods(points);
  const first = dated(
    isOmitted(from) ? firstFigure(points) : await pickFigure(points, from, rules),
  );
  const last = dated(await pickFigure(points, to, rules));
  if (first.period.end > last.period.end) {
    throw new CellError("reversed-dates", { from: first.category, to: last.category });
  }
  const isSame = first.period.start === last.period.start && first.period.end === last.period.end;
  const isMeant = !isOmitted(from) && !isOmitted(to) && textOf(from) === textOf(to);
  if (isSame && !isMeant) throw new CellError("one-period", { period: first.category });
  return [first, last];
}

function firstFigure(points: readonly Point[]): Figure {
  const found = firstPoint(points.filter(({ value }) => value !== null));
  if (found === undefined) throw new CellError("no-values");
  return figureOf(found);
}

/** Growth needs time between its values. */
function requirePeriods(points: readonly Point[]): void {
  const example = points[0]?.category;
  if (example !== undefined && points.every(({ period }) => period === undefined)) {
    throw new CellError("no-periods", { example });
  }
}

function dated(figure: Figure): Figure & { period: Period } {
  const { period } = figure;
  if (period === undefined) throw new CellError("no-periods", { example: figure.category });
  return { ...figure, period };
}
