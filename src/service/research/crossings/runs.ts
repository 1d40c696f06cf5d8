/** When figures lay beyond a bound, or beyond another place's. */
import { earlierBy, isWithin, kindOf, length } from "../periods/compare.js";
import type { CrossingPoint, PlannedFigure, Run } from "../plan/index.js";

const periodOf = ({ figure }: CrossingPoint): string => figure.period;

/** Of each place what was measured, at the periods that both have. */
export function pointsAt(
  figures: readonly PlannedFigure[],
  others: readonly PlannedFigure[] | undefined,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): readonly CrossingPoint[] {
  const observed = figures.filter(
    ({ isForecast, period }) => isForecast === undefined && isWithin(period, from, to),
  );
  if (others === undefined) return observed.map((figure) => ({ figure }));
  const byPeriod = new Map(
    others.flatMap((one) => (one.isForecast === undefined ? [[one.period, one] as const] : [])),
  );
  return observed.flatMap((figure) => {
    const other = byPeriod.get(figure.period);
    return other === undefined ? [] : [{ figure, other }];
  });
}

/** Each time at which they lay beyond. @param points oldest first */
export function runsOf(
  points: readonly CrossingPoint[],
  isBeyond: (point: CrossingPoint) => boolean,
): readonly Run[] {
  const all: Run[] = [];
  let start: number | undefined;
  for (let at = 0; at <= points.length; at++) {
    const point = points[at];
    const isIn = point !== undefined && isBeyond(point);
    if (isIn) start ??= at;
    if (isIn || start === undefined) continue;
    const [from, to] = [points[start], points[at - 1]];
    const before = points[start - 1];
    if (from !== undefined && to !== undefined)
      all.push({
        ...{ from, to },
        ...(before === undefined ? {} : { before }),
        ...(point === undefined ? {} : { after: point }),
      });
    start = undefined;
  }
  return all;
}

/** Neighbours that are further from each other than one period is from the next, of those that a run states or spans. */
export function gapsIn(points: readonly CrossingPoint[], { from, to, before, after }: Run) {
  const [first, last] = [periodOf(before ?? from), periodOf(after ?? to)];
  const inside = points.map(periodOf).filter((period) => period >= first && period <= last);
  return inside.flatMap((period, at) => {
    const next = inside[at + 1];
    return next === undefined || earlierBy(next, length[kindOf(next)]) === period
      ? []
      : [{ after: period, before: next }];
  });
}
