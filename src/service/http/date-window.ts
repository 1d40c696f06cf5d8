import { ApiError, limits } from "../../contract/index.js";

/** Inclusive bounds in milliseconds since 1970. The service's calendar is UTC. */
interface DateWindow {
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;

// The seven formats of the contract, written as strftime writes them: always with leading zeros.
const orders = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<time>\d{2}:\d{2}:\d{2}))?$/,
  /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})(?: (?<time>\d{2}:\d{2}:\d{2}))?$/,
  /^(?<year>\d{4})\/(?<month>\d{2})\/(?<day>\d{2})(?: (?<time>\d{2}:\d{2}:\d{2}))?$/,
];

// What generated clients send: RFC 3339. A plus that was not encoded arrives as a blank.
const rfc3339 =
  /^(?<day>\d{4}-\d{2}-\d{2})[Tt](?<time>\d{2}:\d{2}:\d{2})(?<fraction>\.\d{1,9})?(?:[Zz]|(?<sign>[-+ ])(?<hours>\d{2}):(?<minutes>\d{2}))$/;

function parseRfc3339(text: string): number | undefined {
  const groups = rfc3339.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const iso = `${groups["day"] ?? ""}T${groups["time"] ?? ""}.000Z`;
  const at = Date.parse(iso);
  if (Number.isNaN(at) || new Date(at).toISOString() !== iso) return undefined;
  const [hours, minutes] = [Number(groups["hours"] ?? 0), Number(groups["minutes"] ?? 0)];
  if (hours > 23 || minutes > 59) return undefined;
  const offsetMs = (hours * 60 + minutes) * 60_000 * (groups["sign"] === "-" ? -1 : 1);
  return at + Math.floor(Number(`0${groups["fraction"] ?? ""}`) * 1000) - offsetMs;
}

/**
 * Milliseconds since 1970 of a date in one of the contract's formats or RFC 3339; undefined for any other text
 * and for days that do not exist. Without a time, a start means 00:00:00 and an end 23:59:59.
 */
export function parseContractDate(text: string, side: "start" | "end"): number | undefined {
  const groups = orders
    .map((order) => order.exec(text)?.groups)
    .find((found) => found !== undefined);
  if (groups === undefined) return parseRfc3339(text);
  const time = groups["time"] ?? (side === "start" ? "00:00:00" : "23:59:59");
  const iso = `${groups["year"] ?? ""}-${groups["month"] ?? ""}-${groups["day"] ?? ""}T${time}.000Z`;
  const at = Date.parse(iso);
  // 30 February parses in some engines, as 1 or 2 March: only what reads back the same exists.
  return Number.isNaN(at) || new Date(at).toISOString() !== iso ? undefined : at;
}

/** The same day of the month `months` earlier, or that month's last day, at 00:00:00. */
export function monthsBefore(at: number, months: number): number {
  const date = new Date(at);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return first.getTime() + (Math.min(date.getUTCDate(), lastDay) - 1) * dayMs;
}

const readDate = (text: string, side: "start" | "end", parameter: string): number => {
  const at = parseContractDate(text, side);
  if (at !== undefined) return at;
  throw new ApiError(
    "bad-input",
    `${parameter} is not a date in one of the formats YYYY-MM-DD, DD.MM.YYYY or YYYY/MM/DD, with or without HH:MM:SS, or an RFC 3339 date-time.`,
    { parameter },
  );
};

/**
 * The period a list is asked for.
 * @default from 3 months before today, to the end of today
 */
export function readDateWindow(
  parameters: { date_from?: string; date_to?: string },
  now: number,
): DateWindow {
  // One day more than the contract's depth: a caller's today may be yesterday here.
  const earliest = monthsBefore(now, 12 * limits.maxDepthYears) - dayMs;
  const from =
    parameters.date_from === undefined
      ? monthsBefore(now, limits.defaultWindowMonths)
      : readDate(parameters.date_from, "start", "date_from");
  const to =
    parameters.date_to === undefined
      ? Math.floor(now / dayMs) * dayMs + dayMs - 1
      : readDate(parameters.date_to, "end", "date_to");
  if (from < earliest) {
    throw new ApiError(
      "bad-input",
      `date_from lies more than ${limits.maxDepthYears} years back.`,
      { parameter: "date_from" },
    );
  }
  if (parameters.date_from !== undefined && parameters.date_to !== undefined && to < from) {
    throw new ApiError("bad-input", "date_to lies before date_from.", { parameter: "date_to" });
  }
  return { from, to };
}
