import {
  answerPeriod,
  compareLengths,
  firstPoint,
  parseDate,
  shifted,
  spanLabel,
  type Day,
  type Period,
  type Point,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, textOf } from "../read/arguments.js";
import { figureOf, pickFigure, type Figure, type FigureRules } from "./pick-figure.js";

export type End = Figure & { readonly period: Period };

/**
 * Both ends of a growth, of one length: a year grows to a year, and never to a month of the next. An omitted
 * `from` is the first figure, an omitted `to` the latest; where the other end is longer than the figures, the
 * first and the last period of its length that is whole. Where both lead to the same figure growth would be 0
 * and read as a finding, so that is an error; unless it is exactly what was asked for. -10Y is ten years before
 * the last of both, however long ago that is: counted from today it would read as growth of more years than it is of.
 */
export async function pickEnds(
  points: readonly Point[],
  [from, to]: readonly [from: unknown, to: unknown],
  rules: FigureRules,
): Promise<readonly [first: End, last: End]> {
  requirePeriods(points);
  const named = async (end: unknown, today: Day) =>
    isOmitted(end) ? undefined : dated(await pickFigure(points, end, { ...rules, today }));
  const isBeforeEnd = isRelative(from) && !isRelative(to);
  const own = isBeforeEnd ? undefined : await named(from, rules.today);
  const end = await named(to, rules.today);
  const open = end ?? (await latest(points, rules));
  const start = isBeforeEnd ? await named(from, open.period.end) : own;
  const first = start ?? likeOther(points, firstFigure(points), end, rules);
  const last = end ?? likeOther(points, open, start, rules);
  if (first.period.end > last.period.end) {
    throw new CellError("reversed-dates", { from: first.category, to: last.category });
  }
  if (compareLengths(first.period, last.period) !== 0) {
    throw new CellError("growth-lengths", { from: first.category, to: last.category });
  }
  const isSame = first.period.start === last.period.start && first.period.end === last.period.end;
  const isMeant = start !== undefined && end !== undefined && textOf(from) === textOf(to);
  if (isSame && !isMeant) throw new CellError("one-period", { period: first.category });
  return [first, last];
}

/** Such as today or -5Y. */
const isRelative = (end: unknown) => parseDate(end, "start", 0)?.isRelative === true;

/** An open end, or where the other one is longer the whole period of its length that is nearest to it. */
function likeOther(
  points: readonly Point[],
  open: End,
  other: End | undefined,
  { today, agg, kind }: FigureRules,
): End {
  if (other === undefined || compareLengths(open.period, other.period) >= 0) return open;
  const isLater = open.period.start > other.period.start;
  const isWithin = (span: { readonly start: number; readonly end: number }) =>
    isLater ? span.end <= open.period.end : span.start >= open.period.start;
  const count = isLater ? 1 : -1;
  let span = { start: other.period.start, end: other.period.end };
  for (let next = shifted(span, count); isWithin(next); next = shifted(next, count)) span = next;
  for (; span.start !== other.period.start; span = shifted(span, -count)) {
    const answer = answerPeriod(points, span, spanLabel(span), { today, combine: agg, kind });
    if ("point" in answer) return dated(figureOf(answer.point));
  }
  return other;
}

function firstFigure(points: readonly Point[]): End {
  const found = firstPoint(points.filter(({ value }) => value !== null));
  if (found === undefined) throw new CellError("no-values");
  return dated(figureOf(found));
}

const latest = async (points: readonly Point[], rules: FigureRules): Promise<End> =>
  dated(await pickFigure(points, undefined, rules));

/** Growth needs time between its values. */
function requirePeriods(points: readonly Point[]): void {
  const example = points[0]?.category;
  if (example !== undefined && points.every(({ period }) => period === undefined)) {
    throw new CellError("no-periods", { example });
  }
}

function dated(figure: Figure): End {
  const { period } = figure;
  if (period === undefined) throw new CellError("no-periods", { example: figure.category });
  return { ...figure, period };
}
