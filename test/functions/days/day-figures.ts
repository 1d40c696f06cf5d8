import { dayOf, toIsoDate } from "../../../src/statistics/index.js";
import { jsonService } from "../support/json-service.js";

/** By their labels, in this order. */
type Figures = Readonly<Record<string, number | null>>;

export const statistic = (kind: string, figures: Figures) => ({
  ...{ identifier: 1, title: "Figures", subject: "Figures", link: "", platform: "en" },
  ...{ released_at: "2026-11-20T00:00:00Z", is_premium: false },
  measure: { kind, seasonal_adjustment: null, unit: null, scale: null },
  chart: {
    graphType: "line",
    data: { Figures: Object.entries(figures).map(([name, data]) => ({ name, data })) },
  },
});

/** A service of nothing but these statistics, by their numbers. */
export const dayService = (statistics: Readonly<Record<string, object>>) =>
  jsonService({
    "/v1/data/statistic": (query) => ({ body: statistics[query.get("id") ?? ""] }),
  });

const toDay = (text: string): number => {
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  return dayOf(year, month, date) ?? 0;
};

interface Days {
  /** Without Saturdays and Sundays. @default false */
  readonly traded?: boolean;
  /** From the first to the last of each pair there is no row. */
  readonly without?: readonly (readonly [string, string])[];
  /** By the day's number from the first. @default 1 for each */
  readonly value?: (at: number) => number;
}

/** A row for each day from the first to the last. */
export function days(
  first: string,
  last: string,
  { traded = false, without = [], value = () => 1 }: Days = {},
): Figures {
  const [begin, end] = [toDay(first), toDay(last)];
  const figures: Record<string, number> = {};
  for (let day = begin; day <= end; day += 1) {
    // 1970-01-01 was a Thursday.
    const isWeekend = (day + 3) % 7 > 4;
    const isLeftOut = without.some(([from, to]) => day >= toDay(from) && day <= toDay(to));
    if (!isLeftOut && !(traded && isWeekend)) figures[toIsoDate(day)] = value(day - begin);
  }
  return figures;
}

/** A row for each week of a year, rising by one. */
export const weeks = (year: number, count: number, first: number): Figures =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${String(year)}-W${String(at + 1).padStart(2, "0")}`,
      first + at,
    ]),
  );

/** A tenth of a percent from day to day. */
export const rising = (at: number) => 100 * 1.001 ** at;

/** Of every day of the week; nobody counted from 3 to 12 June 2025. */
export const counted = days("2024-01-01", "2025-12-31", {
  value: rising,
  without: [["2025-06-03", "2025-06-12"]],
});
