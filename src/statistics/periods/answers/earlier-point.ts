import { answerPeriod, type CombineRules } from "./combined-period.js";
import { shortestAround } from "./period-answer.js";
import { firstPoint, latestPoint, type Point, type Span } from "../pick-point.js";
import { compareLengths, shifted, spanLabel } from "./span.js";

/**
 * What stands for a period without a figure: that of a longer one around it, else the last before it that is not
 * shorter. A year is not answered by a month, but by the last year that is whole.
 */
export function earlierPoint(
  points: readonly Point[],
  span: Span,
  rules: CombineRules,
): Point | undefined {
  const valued = points.filter(({ value }) => value !== null);
  const latest = shortestAround(valued, span) ?? latestPoint(valued, span.end);
  if (latest?.period === undefined || compareLengths(latest.period, span) >= 0) return latest;
  const begin = firstPoint(valued)?.period?.start ?? span.start;
  for (let back = shifted(span, -1); back.start >= begin; back = shifted(back, -1)) {
    const answer = answerPeriod(valued, back, spanLabel(back), rules);
    if ("point" in answer) return answer.point;
  }
  return undefined;
}
