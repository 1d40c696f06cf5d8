import type { MeasureKind } from "../../../contract/index.js";
import type { Day } from "../../dates/day.js";
import type { Period } from "../parse-period.js";
import type { Point, Span } from "../pick-point.js";
import { breaksAt, breakWithin } from "./breaks.js";
import { isSummable } from "./combine-kinds.js";
import { combinePoints } from "./combine-points.js";
import type { CombineWord } from "./combine-words.js";
import { exactPeriod, isDated } from "./period-answer.js";
import type { PeriodAnswer } from "./period-problem.js";

export interface CombineRules {
  readonly today: Day;
  /** How the figures of a period longer than theirs are combined; without it there is none. */
  readonly combine?: CombineWord | undefined;
  /** What kind of figures they are, as far as it is known. */
  readonly kind?: MeasureKind | undefined;
  /** Labels of the periods from which on figures cannot be compared with earlier ones. */
  readonly breaks?: readonly string[] | undefined;
}

/** The figure of exactly this period, or the one that the figures of shorter ones make; else what there is. */
export function answerPeriod(
  points: readonly Point[],
  span: Span,
  label: string,
  { combine, today, kind, breaks }: CombineRules,
): PeriodAnswer {
  const exact = exactPeriod(points, span);
  if ("point" in exact || combine === undefined) return exact;
  const valued = points.filter(isDated).filter(({ value }) => value !== null);
  const combined = combinePoints(valued, span, label, combine, today);
  if (combined === undefined) return exact;
  const inside = breakWithin(breaksAt(breaks), span, combine);
  if (inside !== undefined) return { problem: { kind: "breaks", at: inside.label } };
  const isNoSum = !isSummable(kind) || isPartOfYearOfWeeks(valued, span);
  return "point" in combined && combine === "sum" && isNoSum
    ? { problem: { kind: "no-sum" } }
    : combined;
}

const longestPart = 184;

/** Weeks fill a month by four or five, a quarter by 13 or 14: sums of those rise and fall with the calendar. */
const isPartOfYearOfWeeks = (
  points: readonly { readonly period: Period }[],
  { start, end }: Span,
) => end - start < longestPart && points.every(({ period }) => period.kind === "week");
