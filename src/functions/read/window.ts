import { limits } from "../../contract/index.js";
import {
  addMonths,
  parseDate,
  toIsoDate,
  type DateSide,
  type Day,
} from "../../statistics/index.js";
import { CellError } from "../cell-error.js";
import { isOmitted, singleOf, textOf } from "./arguments.js";

export interface DateWindow {
  readonly date_from: string;
  readonly date_to?: string;
}

/**
 * The dates of a search. A missing `from` asks for as far back as the API goes, since the API itself
 * would look back only three months; an earlier `from` can find nothing more and asks for the same.
 */
export function readWindow(from: unknown, to: unknown, today: Day): DateWindow {
  // One day inside the limit: the service's day may already be tomorrow.
  const earliest = addMonths(today, -12 * limits.maxDepthYears) + 1;
  const start = readDay("from", from, "start", today) ?? earliest;
  const end = readDay("to", to, "end", today);
  if (end !== undefined && end < start) {
    throw new CellError("reversed-dates", { from: "from", to: "to" });
  }
  return {
    date_from: toIsoDate(Math.max(start, earliest)),
    ...(end === undefined ? {} : { date_to: toIsoDate(end) }),
  };
}

function readDay(argument: string, input: unknown, side: DateSide, today: Day): Day | undefined {
  const value = singleOf(input);
  if (isOmitted(value)) return undefined;
  const parsed = parseDate(value, side, today);
  if (parsed === undefined) throw new CellError("bad-date", { argument, value: textOf(value) });
  return parsed.day;
}
