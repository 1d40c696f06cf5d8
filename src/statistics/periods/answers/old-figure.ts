import type { Day } from "../../dates/day.js";
import type { Span } from "../pick-point.js";

export const daysOfYear = 365.25;
/** A leap day and weeks that stand across the turn of a year. */
const someDays = 10;

/** Of a year or more. */
export const isWholeYear = ({ start, end }: Span): boolean => end - start > daysOfYear - someDays;

/** Sources publish a year up to two years after its end. */
const yearsFor = (period: Span): number => (isWholeYear(period) ? 3 : 1);

/** Whether the latest figure of a series says by its age that the series has ended. */
export const isOldFigure = (period: Span | undefined, today: Day): boolean =>
  period !== undefined && today - period.end > yearsFor(period) * daysOfYear;
