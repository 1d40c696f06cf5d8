import { isFiscalYear, namesFiscalYears, parseSpan, type Day } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Figure } from "./pick-figure.js";

interface Facts {
  readonly today: Day;
  /** Title and subject, which may say that years are fiscal ones. */
  readonly about?: string | undefined;
}

/**
 * Of which months a fiscal year is made nobody has said: it is no calendar year of the same number, nor the other way
 * round, and which day, month or quarter is a part of it is as little known.
 * @throws CellError where the figure is of another kind of year than the period asked for
 */
export function requireSameYear(figure: Figure, asked: string, { today, about = "" }: Facts): void {
  const { category, period } = figure;
  const isOwn = isFiscalYear(category);
  if (isFiscalYear(asked)) {
    if (isOwn && period?.kind !== "range") return;
    throw new CellError("fiscal-year", { period: asked });
  }
  if (/^FY/i.test(category))
    throw new CellError("coarser-data", { period: asked, example: category });
  const span = parseSpan(asked, today);
  if (span === undefined || period?.kind !== "year" || !(isOwn || namesFiscalYears(about))) return;
  const isWhole = span.start === period.start && span.end === period.end;
  // An earlier figure may stand for what comes after it.
  if (isWhole || span.start > period.end) return;
  const example = isOwn ? category : `FY${category}`;
  throw new CellError("coarser-data", { period: asked, example });
}
