import type { Day } from "../../dates/day.js";
import type { Span } from "../pick-point.js";

const daysOfYear = 365.25;
/** A leap day and weeks that stand across the turn of a year. */
const someDays = 10;

/** Sources publish a year up to two years after its end. */
const yearsFor = ({ start, end }: Span): number => (end - start > daysOfYear - someDays ? 3 : 1);

/** Whether the latest figure of a series says by its age that the series has ended. */
export const isOldFigure = (period: Span | undefined, today: Day): boolean =>
  period !== undefined && today - period.end > yearsFor(period) * daysOfYear;
