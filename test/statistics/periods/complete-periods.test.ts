import { describe, expect, it } from "vitest";
import {
  answerPeriod,
  dayOf,
  parseSpan,
  toIsoDate,
  toPoints,
} from "../../../src/statistics/index.js";

/** When a longer period is filled by shorter ones, and which of them are combined. */

const today = dayOf(2026, 11, 20) ?? 0;
type Rules = Partial<Parameters<typeof answerPeriod>[3]>;

function ask(figures: Readonly<Record<string, number>>, wanted: string, rules: Rules = {}) {
  const span = parseSpan(wanted, today);
  if (span === undefined) throw new Error(`${wanted} is no period`);
  const points = toPoints(Object.keys(figures), Object.values(figures));
  return answerPeriod(points, span, wanted, { today, combine: "sum", ...rules });
}

/** One for each day from the first to the last. */
function daily(first: number, last: number, leftOut: (day: number) => boolean = () => false) {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return Object.fromEntries(
    days.filter((day) => !leftOut(day)).map((day) => [toIsoDate(day), 1] as const),
  );
}
const day = (month: number, date: number, year = 2025) => dayOf(year, month, date) ?? 0;
const quarters = ["Q1 2024", "Q2 2024", "Q3 2024", "Q4 2024"];
const ofQuarters = Object.fromEntries(quarters.map((label) => [label, 1]));

describe("a year of days", () => {
  const isWeekend = (at: number) => (at + 3) % 7 > 4;
  /** Of the days of trading of three years those that are not left out. */
  const traded = (leftOut: (at: number) => boolean) =>
    daily(day(1, 1, 2024), day(11, 19, 2026), (at) => isWeekend(at) || leftOut(at));
  const from = (first: number, last: number) => (at: number) => at >= first && at <= last;

  it.each<[string, Readonly<Record<string, number>>, number | "incomplete"]>([
    ["every day", daily(day(1, 1), day(12, 31)), 365],
    ["every day, from 2 January", daily(day(1, 2), day(12, 31)), "incomplete"],
    ["every day, to 30 December", daily(day(1, 1), day(12, 30)), "incomplete"],
    ["every day but one", daily(day(1, 1), day(12, 31), (at) => at === day(6, 1)), "incomplete"],
    ["trading from 3 January", traded(from(day(1, 1), day(1, 2))), 259],
    ["trading from 6 January", traded(from(day(1, 1), day(1, 3))), "incomplete"],
    ["trading to 29 December", traded(from(day(12, 30), day(12, 31))), 259],
    ["trading to 26 December", traded(from(day(12, 29), day(12, 31))), "incomplete"],
    ["eleven days without trading", traded(from(day(6, 7), day(6, 17))), 254],
    ["twelve days without trading", traded(from(day(6, 7), day(6, 18))), "incomplete"],
  ])("%s", (_, figures, expected) => {
    const answer = ask(figures, "2025");
    if (expected === "incomplete") expect(answer).toMatchObject({ problem: { kind: expected } });
    else expect(answer).toMatchObject({ point: { value: expected, category: "2025" } });
  });

  it("is not complete on its last day, when another may follow", () => {
    const figures = daily(day(1, 1), day(12, 31));
    expect(ask(figures, "2025", { today: day(12, 31) })).toMatchObject({
      problem: { kind: "incomplete" },
    });
    expect(ask(figures, "2025", { today: day(1, 1, 2026) })).toMatchObject({
      point: { value: 365 },
    });
  });
});

describe("a year of quarters and months", () => {
  it("may still run: its last quarter is published with its figure", () => {
    expect(ask(ofQuarters, "2024", { today: day(12, 31, 2024) })).toMatchObject({
      point: { value: 4 },
    });
  });

  it.each(quarters)("lacks %s and is incomplete", (left) => {
    const rest = Object.fromEntries(Object.entries(ofQuarters).filter(([label]) => label !== left));
    expect(ask(rest, "2024")).toMatchObject({ problem: { kind: "incomplete", count: 3 } });
  });

  it("counts a quarter that is there twice in no sum", () => {
    expect(ask({ ...ofQuarters, "2024-Q2": 1 }, "2024")).toMatchObject({
      problem: { kind: "incomplete" },
    });
  });
});

describe("figures of a longer period", () => {
  const newestFirst = { "Q4 2024": 4, "Q3 2024": 1, "Q2 2024": 7, "Q1 2024": 2 };
  const value = (figures: Readonly<Record<string, number>>, combine: Rules["combine"]) => {
    const answer = ask(figures, "2024", { combine });
    return "point" in answer ? answer.point.value : answer.problem;
  };

  it.each([
    ["sum", 14],
    ["avg", 3.5],
    ["first", 2],
    ["last", 4],
    ["min", 1],
    ["max", 7],
  ] as const)(
    "are combined in the order of time, whichever way the rows run: %s",
    (how, expected) => {
      expect(value(newestFirst, how)).toBe(expected);
      expect(value(Object.fromEntries(Object.entries(newestFirst).reverse()), how)).toBe(expected);
    },
  );

  it("are those of the shortest periods that fill it, each figure once", () => {
    const months = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`2024-${String(at + 1).padStart(2, "0")}`, 10]),
    );
    expect(value({ ...newestFirst, ...months }, "sum")).toBe(120);
    const without = (figures: Readonly<Record<string, number>>, left: string) =>
      Object.fromEntries(Object.entries(figures).filter(([label]) => label !== left));
    const some = without(months, "2024-05");
    expect(value({ ...newestFirst, ...some }, "sum")).toBe(14);
    expect(value({ ...without(newestFirst, "Q2 2024"), ...some }, "sum")).toEqual({
      ...{ kind: "incomplete", first: "2024-01", last: "2024-12", count: 11 },
    });
  });

  it("name the first and the last that there is, in the order of time", () => {
    expect(value({ "Q4 2024": 4, "Q2 2024": 7, "Q1 2024": 2, "Q1 2025": 9 }, "sum")).toEqual({
      ...{ kind: "incomplete", first: "Q1 2024", last: "Q4 2024", count: 3 },
    });
  });
});

describe("a year of weeks", () => {
  const weeks = Object.fromEntries(
    Array.from({ length: 52 }, (_, index) => [`2025-W${String(index + 1).padStart(2, "0")}`, 1]),
  );

  it("has the weeks that lie in it with most of their days", () => {
    expect(ask(weeks, "2025")).toMatchObject({ point: { value: 52 } });
  });

  it.each(["2025-W01", "2025-W26", "2025-W52"])("lacks %s and is incomplete", (left) => {
    const rest = Object.fromEntries(Object.entries(weeks).filter(([label]) => label !== left));
    expect(ask(rest, "2025")).toMatchObject({ problem: { kind: "incomplete" } });
  });
});
