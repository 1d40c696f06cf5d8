import { describe, expect, it } from "vitest";
import {
  answerPeriod,
  dayOf,
  frequencyOf,
  latestPoint,
  parseSpan,
  toPoints,
} from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

const today = dayOf(2026, 11, 20) ?? 0;

function ask(
  figures: Readonly<Record<string, number | string | null>>,
  wanted: unknown,
  rules: Partial<Parameters<typeof answerPeriod>[3]> = {},
) {
  const span = parseSpan(wanted, today);
  if (span === undefined) throw new Error(`${String(wanted)} is no period`);
  const points = toPoints(Object.keys(figures), Object.values(figures));
  const answer = answerPeriod(points, span, String(wanted), { today, ...rules });
  return "problem" in answer ? answer.problem : answer.point.value;
}

/** Trading days of 2025: Monday to Friday without the days around New Year. */
const tradingDays = Object.fromEntries(
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)))
    .filter((date) => date.getUTCDay() % 6 !== 0 && date.toISOString().slice(5, 10) !== "01-01")
    .map((date, index) => [date.toISOString().slice(0, 10), index]),
);
const without = (from: string, to: string) =>
  Object.fromEntries(Object.entries(tradingDays).filter(([day]) => day < from || day > to));

describe("the figure of a period", () => {
  it.each<
    [
      string,
      Readonly<Record<string, number | string | null>>,
      unknown,
      Partial<Parameters<typeof answerPeriod>[3]>,
      unknown,
    ]
  >([
    ["itself", { "Q1 2024": 1, 2024: 2 }, "Q1 2024", {}, 1],
    ["a forecast that is named", { 2024: 1, "2030*": 2 }, 2030, {}, 2],
    ["a day: the shortest period around it", { 2024: 1, "2024-05": 2 }, "2024-05-31", {}, 2],
    [
      "a day in a gap: not the longer period",
      { 2024: 1, "2024-04": 5, "2024-05": null, "2024-06": 6 },
      "2024-05-31",
      {},
      { kind: "gap", before: "2024-04", after: "2024-06" },
    ],
    ["twice, once without a figure", { "2024": null, "FY 2024": 3 }, 2024, {}, 3],
    ["none at all", { 2024: null }, 2024, {}, { kind: "no-figures" }],
    ["a year of quarters, combined", quarters(1, 2, 3, 4), 2024, { combine: "sum" }, 10],
    [
      "a year of months and quarters",
      { ...quarters(1, 2, 3, 4), "2024-01": 9 },
      2024,
      { combine: "sum" },
      10,
    ],
    [
      "a text among them",
      quarters(1, 2, 3, "n/a"),
      2024,
      { combine: "sum" },
      { kind: "text", value: "n/a" },
    ],
    ["ten years of years", { 2000: 1, 2001: 2, 2002: 3 }, "2000-2002", { combine: "avg" }, 2],
    ["a year of trading days", tradingDays, 2025, { combine: "first" }, 0],
    [
      "a year of trading days with a hole",
      without("2025-03-03", "2025-03-31"),
      2025,
      { combine: "first" },
      { kind: "incomplete", first: "2025-01-02", last: "2025-12-31", count: 239 },
    ],
    ["binary fractions", { "2024-H1": 0.1, "2024-H2": 0.2 }, 2024, { combine: "sum" }, 0.3],
  ])("%s", (_, figures, wanted, rules, expected) => {
    expect(ask(figures, wanted, rules)).toEqual(expected);
  });

  it("of a year that still runs is none, however close its last days are", () => {
    const days = without("2025-12-30", "2025-12-31");
    const rules = { combine: "last" as const, today: dayOf(2025, 12, 31) ?? 0 };
    expect(ask(days, 2025, rules)).toMatchObject({ kind: "incomplete" });
    // Only a later day of trading tells that the last ones of the year were holidays.
    const later = { ...rules, today: dayOf(2026, 1, 3) ?? 0 };
    expect(ask(days, 2025, later)).toMatchObject({ kind: "incomplete" });
    expect(ask({ ...days, "2026-01-02": 300 }, 2025, later)).toBe(257);
  });

  it("is never another period's, whatever there is", () => {
    const years = fc.uniqueArray(fc.integer({ min: 1850, max: 2100 }), { minLength: 1 });
    fc.assert(
      fc.property(years, fc.integer({ min: 1850, max: 2100 }), (known, wanted) => {
        const figures = Object.fromEntries(known.map((year) => [String(year), year]));
        const answer = ask(figures, wanted);
        expect(known.includes(wanted) ? answer : typeof answer).toBe(
          known.includes(wanted) ? wanted : "object",
        );
      }),
    );
  });
});

function quarters(...values: readonly (number | string)[]) {
  return Object.fromEntries(values.map((value, index) => [`Q${String(index + 1)} 2024`, value]));
}

describe("the latest period", () => {
  it("may end today, not later", () => {
    const points = toPoints(["2026-11-19", "2026-11-20", "2026-11-21"], [1, 2, 3]);
    expect(latestPoint(points, today)?.value).toBe(2);
    expect(latestPoint(points)?.value).toBe(3);
  });
});

describe("how often there is a figure", () => {
  it.each([
    [["2024", "2025*"], "annual"],
    [["2024-H1", "H2 2024"], "semiannual"],
    [["Q1 2024"], "quarterly"],
    [["Mai 2024"], "monthly"],
    [["2024-W05"], "weekly"],
    [["2024-05-31"], "daily"],
    [["2024", "Q1 2025"], "irregular"],
    [["Germany"], undefined],
  ])("%j is %s", (labels, frequency) => {
    expect(frequencyOf(labels)).toBe(frequency);
  });
});
