/** Periods of a message in the usual notations. */
import { ownYearOf, whyOwnYear } from "../../cells/season.js";
import type { SdmxObservation } from "../message.js";

/** "2020-01-01/P1Y": where it begins, at midnight, and how long it is. */
const range = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?\/P\w+$/i;
const fromMidnight = /^(\d{4})-(\d{2})-01(?:T00:00(?::00(?:\.0+)?)?)?\/(P\w+)$/i;

/** The calendar's year, quarter or month that a range is; undefined where it is none. */
function wholePeriod(text: string): string | undefined {
  const [, year = "", month = "", length = ""] = fromMidnight.exec(text) ?? [];
  switch (length.toUpperCase()) {
    case "P1Y":
    case "P12M":
      return month === "01" ? year : undefined;
    case "P3M":
      return (Number(month) - 1) % 3 === 0
        ? `${year}-Q${String((Number(month) + 2) / 3)}`
        : undefined;
    case "P1M":
      return `${year}-${month}`;
    default:
      return undefined;
  }
}

/** SDMX writes years as 2010-A1 and months as 2010-M08, and ranges of time, beside the usual notations. */
export const plainPeriod = (text: string): string =>
  (range.test(text) ? wholePeriod(text) : undefined) ??
  text.replace(/^(\d{4})-A1$/, "$1").replace(/^(\d{4})-M(\d{2})$/, "$1-$2");

/** Why an observation's period is another one than it is elsewhere, or none that can be kept; undefined where it is not. */
export function doubtOfPeriod(one: SdmxObservation, text: string): string | undefined {
  if (range.test(text) && wholePeriod(text) === undefined)
    return `"${text}" is a time range that is no whole calendar year, quarter or month: those can be kept`;
  // To the standard T is four months, to French tables a quarter.
  if (/^\d{4}-T\d$/i.test(text))
    return `"${text}" is a third of a year; years, quarters and months can be kept`;
  if (!/^\d{4}(?:-[A-Z]\d+)?$/i.test(text)) return undefined;
  const own = ownYearOf((id) => one.value(id));
  return own === undefined ? undefined : whyOwnYear(text, own);
}
