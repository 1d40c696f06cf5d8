import type { Period } from "../parse-period.js";
import type { PeriodAnswer, PeriodProblem } from "./period-problem.js";
import { firstPoint, latestPoint, type Point, type Span } from "../pick-point.js";

type Dated = Point & { readonly period: Period };

/**
 * The figure of exactly this period; of a day that of the shortest period that contains it. Anything else is a problem
 * that says what there is.
 */
export function exactPeriod(points: readonly Point[], span: Span): PeriodAnswer {
  const dated = points.filter(isDated);
  const own = exactly(dated, span);
  if (own !== undefined && own.value !== null) return { point: own };
  return {
    problem: problemOf(
      dated.filter(({ value }) => value !== null),
      span,
    ),
  };
}

export const isDated = (point: Point): point is Dated => point.period !== undefined;
const isDay = ({ start, end }: Span) => start === end;
const contains = (outer: Span, inner: Span) => outer.start <= inner.start && outer.end >= inner.end;
const lengthOf = ({ start, end }: Span) => end - start;

function exactly(points: readonly Dated[], span: Span): Dated | undefined {
  const same = points.filter(
    ({ period }) => period.start === span.start && period.end === span.end,
  );
  const found = same.find(({ value }) => value !== null) ?? same[0];
  // A sheet writes a period as its first or last day; a gap must not be answered by a longer period.
  return found ?? (isDay(span) ? shortest(points, span) : undefined);
}

/** The shortest period that contains the span. */
export const shortestAround = (points: readonly Point[], span: Span): Point | undefined =>
  shortest(points.filter(isDated), span);

function shortest(points: readonly Dated[], span: Span): Dated | undefined {
  return points
    .filter(({ period }) => contains(period, span))
    .reduce<Dated | undefined>(
      (best, point) =>
        best === undefined || lengthOf(point.period) < lengthOf(best.period) ? point : best,
      undefined,
    );
}

function problemOf(points: readonly Dated[], span: Span): PeriodProblem {
  const last = latestPoint(points);
  if (last === undefined) return { kind: "no-figures" };
  const inside = points.find(({ period }) => contains(span, period));
  if (inside !== undefined) return { kind: "finer-data", example: inside.category };
  const around = shortest(points, span);
  if (around !== undefined && !isDay(span)) {
    return { kind: "coarser-data", example: around.category };
  }
  const before = latestPoint(points.filter(({ period }) => period.end < span.end));
  const after = firstPoint(points.filter(({ period }) => period.start > span.start));
  if (after === undefined) return { kind: "after-data", last: last.category };
  if (before === undefined) return { kind: "before-data", first: after.category };
  return { kind: "gap", before: before.category, after: after.category };
}
