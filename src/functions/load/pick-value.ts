import {
  firstPoint,
  foldText,
  latestPoint,
  loadPlaces,
  parseSpan,
  pointAt,
  type Day,
  type Period,
  type Point,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, textOf } from "../read/arguments.js";

export interface PickRules {
  readonly today: Day;
  /** any: forecasts are taken too. @default "actual" */
  readonly latest?: "actual" | "any" | undefined;
  /** exact: only the period itself. @default "before" */
  readonly match?: "before" | "exact" | undefined;
}

/** The point of a period or category; without one the last that has ended by today. */
export async function pickPoint(
  points: readonly Point[],
  wanted: unknown,
  rules: PickRules,
): Promise<Point> {
  if (isOmitted(wanted)) return latest(points, rules);
  const text = textOf(wanted);
  const folded = foldText(text);
  const named = points.find(({ category }) => foldText(category) === folded);
  if (named !== undefined) return named;
  const hasPeriods = points.some(({ period }) => period !== undefined);
  const span = hasPeriods ? parseSpan(wanted, rules.today) : undefined;
  const found =
    span === undefined
      ? await byPlace(points, text)
      : pointAt(points, span, rules.match === "exact");
  if (found !== undefined) return found;
  throw notFound(points, text, { hasPeriods, isPeriod: span !== undefined }, rules);
}

function latest(points: readonly Point[], { latest, today }: PickRules): Point {
  const found = latestPoint(points, latest === "any" ? undefined : today);
  if (found !== undefined) return found;
  const example = points[0]?.category;
  if (example !== undefined && points.every(({ period }) => period === undefined)) {
    throw new CellError("no-categories", { example });
  }
  throw new CellError("no-values");
}

function notFound(
  points: readonly Point[],
  wanted: string,
  { hasPeriods, isPeriod }: { hasPeriods: boolean; isPeriod: boolean },
  rules: PickRules,
): CellError {
  if (hasPeriods && !isPeriod) return new CellError("bad-period", { value: wanted });
  if (points.length === 0) return new CellError("no-value", { period: wanted });
  if (!hasPeriods) {
    const known = points.map(({ category }) => category).join(", ");
    return new CellError("unknown-category", { category: wanted, known });
  }
  if (rules.match === "exact") return new CellError("no-value", { period: wanted });
  return new CellError("before-data", {
    period: wanted,
    first: firstPoint(points)?.category ?? "",
  });
}

/** Countries as categories: "DEU" finds "Germany". */
async function byPlace(points: readonly Point[], spelling: string): Promise<Point | undefined> {
  const places = await loadPlaces();
  const code = places.find(spelling)?.code;
  if (code === undefined) return undefined;
  return points.find(({ category }) => places.find(category)?.code === code);
}

/** The number of a point; a text that is none is an error of its cell. */
export function numberAt({ value }: Point): number {
  if (typeof value === "number") return value;
  throw new CellError("text-value", { value });
}

/**
 * The two points of a growth, in their order. Where the same point stands for two periods, growth would
 * be 0 and read as a finding, so that is an error; unless it is exactly what was asked for.
 */
export async function pickSpan(
  points: readonly Point[],
  [from, to]: readonly [from: unknown, to: unknown],
  rules: PickRules,
): Promise<readonly [first: Point | undefined, last: Point]> {
  requirePeriods(points);
  const first = isOmitted(from) ? firstPoint(points) : await pickPoint(points, from, rules);
  const last = await pickPoint(points, to, rules);
  if (first?.period === undefined || last.period === undefined) return [first, last];
  if (first.period.end > last.period.end) {
    throw new CellError("reversed-dates", { from: first.category, to: last.category });
  }
  const isMeant = !isOmitted(from) && !isOmitted(to) && textOf(from) === textOf(to);
  if (first === last && !isMeant) throw new CellError("one-period", { period: first.category });
  return [first, last];
}

/** Growth needs time between its values. */
function requirePeriods(points: readonly Point[]): void {
  const example = points[0]?.category;
  if (example !== undefined && points.every(({ period }) => period === undefined)) {
    throw new CellError("no-periods", { example });
  }
}

/** A point with its period and number, for growth. */
export function readingOf(point: Point | undefined): { period: Period; value: number } {
  if (point === undefined) throw new CellError("no-values");
  if (point.period === undefined) throw new CellError("no-periods", { example: point.category });
  return { period: point.period, value: numberAt(point) };
}
