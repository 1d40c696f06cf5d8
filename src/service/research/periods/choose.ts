/** The figures that a question's period asks for. */
import type { AskedPeriod } from "../../search/index.js";
import {
  earlierBy,
  isBefore,
  isFiner,
  isWithin,
  kindOf,
  length,
  onePeriod,
  type PeriodKind,
} from "./compare.js";
import { averageOf } from "./average.js";
import { extremeOf } from "./extreme.js";
import type { Average, Extreme, Missing, PlannedFigure } from "../plan/index.js";

/**
 * What of the figures is asked: the level, the change (of a year from the year before), the average, the highest or
 * lowest, or the amount of a period: the sum of its parts, or their average where they come at an annual rate.
 */
type AskedOf = "level" | "change" | "average" | "amount" | "sum" | "highest" | "lowest";

export interface Chosen {
  readonly figure: PlannedFigure;
  readonly earlier?: PlannedFigure;
  readonly average?: Average;
  readonly extreme?: Extreme;
  /** The highest or lowest was asked, and there is no other figure. */
  readonly isAlone?: true;
  /** The asked year or quarter that the figure is only a part of. */
  readonly partOf?: string;
  /** The average of all figures of that year or quarter, where its level is asked and all are there. */
  readonly ofWhole?: Average;
  /** What is asked and not there. */
  readonly missing?: Missing;
}

/** How far back a figure is compared with when the question names no period, in years. */
const usualSpan = 10;

const yearsBefore = (period: string, years: number): string =>
  earlierBy(period, Math.round(years * length.year));

/**
 * The figure to state, and the earlier one to compare it with.
 *
 * @param against what a change is against @default the period before one that is asked, else ten years earlier
 */
export function choose(
  all: readonly PlannedFigure[],
  period: AskedPeriod | undefined,
  asked: AskedOf,
  against?: PeriodKind,
): Chosen | undefined {
  const observed = all.filter(({ isForecast }) => isForecast === undefined);
  // The last figure is none that is still to come, unless its period is asked for.
  const figures = period?.to === undefined && observed.length > 0 ? observed : all;
  const [oldest, newest] = [figures[0], figures.at(-1)];
  if (oldest === undefined || newest === undefined) return undefined;
  const one = onePeriod(period);
  const isOfSpan = one !== undefined || (asked === "sum" && period?.isAsOne === true);
  const isReckoned = asked === "average" || ((asked === "amount" || asked === "sum") && isOfSpan);
  const averaged = isReckoned ? averageOf(figures, period, asked === "sum") : undefined;
  if (averaged !== undefined) return averaged;
  const isExtreme = asked === "highest" || asked === "lowest";
  const extreme = isExtreme ? extremeOf(figures, period ?? {}, asked) : undefined;
  if (extreme !== undefined) return extreme;
  const { from, to, lastYears, isLatest = false } = period ?? {};
  if (from === undefined && to === undefined) {
    if (asked === "change" && against !== undefined)
      return { figure: newest, ...earlierOf(figures, newest, against) };
    if (isExtreme && figures.length === 1) return { figure: newest, isAlone: true };
    const span = asked === "change" && isLatest ? 1 : usualSpan;
    return sinceYears(figures, newest, lastYears ?? span);
  }
  const inside = figures.filter((figure) => isWithin(figure.period, from, to));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) {
    const isTooEarly = to !== undefined && isBefore(to, oldest.period);
    const missing = toMissing(figures, from ?? to ?? "", to ?? from ?? "");
    return { figure: isTooEarly ? oldest : newest, missing };
  }
  if (one !== undefined) {
    const before = asked === "change" ? earlierOf(figures, last, against ?? kindOf(one)) : {};
    const part = partOf(last.period, one);
    const isPart = part.partOf !== undefined && asked === "level";
    const whole = isPart ? averageOf(figures, period, false)?.average : undefined;
    return { figure: last, ...part, ...before, ...(whole && { ofWhole: whole }) };
  }
  const chosen = withEarlier(last, first);
  if (to !== undefined && isBefore(last.period, to))
    return { ...chosen, missing: toMissing(figures, to, to) };
  return from !== undefined && isBefore(from, first.period)
    ? { ...chosen, missing: sinceMissing(figures, from, to) }
    : chosen;
}

/** Compared with the first that is no more than so many years older. */
function sinceYears(
  figures: readonly PlannedFigure[],
  newest: PlannedFigure,
  years: number,
): Chosen {
  const start = yearsBefore(newest.period, years);
  return withEarlier(
    newest,
    figures.find(({ period }) => period >= start),
  );
}

/** The figure that a change is counted from: of a year there is no month before. */
function earlierOf(figures: readonly PlannedFigure[], last: PlannedFigure, against: PeriodKind) {
  if (isFiner(against, kindOf(last.period))) return {};
  const before = earlierBy(last.period, length[against]);
  const earlier = figures.find(({ period }) => period === before);
  return earlier === undefined ? {} : { earlier };
}

/** The period asked for, where a figure's is only a part of it. */
export const partOf = (period: string, asked: string | undefined): { partOf?: string } =>
  asked !== undefined && isFiner(kindOf(period), kindOf(asked)) ? { partOf: asked } : {};

function withEarlier(figure: PlannedFigure, earlier: PlannedFigure | undefined): Chosen {
  return earlier === undefined || earlier.period === figure.period
    ? { figure }
    : { figure, earlier };
}

/** Of a span whose figures begin later. */
const sinceMissing = (
  figures: readonly PlannedFigure[],
  from: string,
  to: string | undefined,
): Missing => ({
  ...toMissing(figures, from, from),
  ...(to === undefined ? { isSince: true as const } : {}),
});

/** Why there are no figures from one period to another: they begin later, end earlier, have a gap, or are of longer periods. */
function toMissing(figures: readonly PlannedFigure[], from: string, to: string): Missing {
  const periods = figures.map(({ period }) => period);
  const [first = "", last = ""] = [periods[0], periods.at(-1)];
  const common = { from, to, covered: { from: first, to: last } };
  const before = periods.findLast((period) => isBefore(period, from));
  const after = periods.find((period) => isBefore(to, period));
  if (isFiner(kindOf(from), kindOf(first)) && isWithin(from, first, last))
    return { ...common, reason: "longer" };
  return before === undefined || after === undefined
    ? { ...common, reason: "beyond" }
    : { ...common, reason: "gap", between: { before, after } };
}
