import { limits } from "../../contract/index.js";
import {
  addMonths,
  parseDate,
  parseSpan,
  toIsoDate,
  type DateSide,
  type Day,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, singleOf, textOf } from "../read/arguments.js";
import { reversed } from "../read/window.js";

interface DateWindow {
  readonly date_from?: string;
  readonly date_to?: string;
}

/**
 * The dates of a search. A missing `from` is left to the client, which asks for the years that the
 * settings say: the API itself would look back only three months. The API refuses more than 20 years,
 * and has nothing older, so an earlier `from` asks for the 20 years.
 */
export function readWindow(from: unknown, to: unknown, today: Day): DateWindow {
  const start = readDay("from", from, "start", today);
  const end = readDay("to", to, "end", today);
  if (start !== undefined && end !== undefined && end < start) throw reversed(from, to);
  // One day inside the limit: the service's day may already be tomorrow.
  const earliest = addMonths(today, -12 * limits.maxDepthYears) + 1;
  if (end !== undefined && end < earliest) {
    throw new CellError("before-depth", { to: toIsoDate(end), first: toIsoDate(earliest) });
  }
  return {
    ...(start === undefined ? {} : { date_from: toIsoDate(Math.max(start, earliest)) }),
    ...(end === undefined ? {} : { date_to: toIsoDate(end) }),
  };
}

function readDay(argument: string, input: unknown, side: DateSide, today: Day): Day | undefined {
  const value = singleOf(input);
  if (isOmitted(value)) return undefined;
  // A month or quarter bounds a search as a year does: by its first or its last day.
  const day = parseDate(value, side, today)?.day ?? parseSpan(value, today)?.[side];
  if (day === undefined) throw new CellError("bad-date", { argument, value: textOf(value) });
  return day;
}
