import { describe, expect, it } from "vitest";
import {
  dayOf,
  firstPoint,
  isYearNumber,
  latestPoint,
  parseSpan,
  toExcelSerial,
  toPoints,
} from "../../../src/statistics/index.js";

const today = dayOf(2026, 11, 20) ?? 0;
const day = (year: number, month: number, date: number) => dayOf(year, month, date) ?? 0;
const year = (of: number) => ({ start: day(of, 1, 1), end: day(of, 12, 31) });

describe("a number as a year", () => {
  it.each([1500, 1899, 2026, 2199])("%d is one", (value) => {
    expect(isYearNumber(value)).toBe(true);
    expect(parseSpan(value, today)).toEqual(year(value));
  });

  it.each([1499, 2200, 2026.5, "2026", null, undefined, NaN])("%s is none", (value) => {
    expect(isYearNumber(value)).toBe(false);
  });
});

describe("a period as it is asked for", () => {
  it.each<[unknown, ReturnType<typeof year>]>([
    ["2026", year(2026)],
    ["Q2 2024", { start: day(2024, 4, 1), end: day(2024, 6, 30) }],
    ["-5Y", { start: day(2021, 11, 20), end: day(2021, 11, 20) }],
    ["today", { start: today, end: today }],
    ["2024-05-31", { start: day(2024, 5, 31), end: day(2024, 5, 31) }],
    [toExcelSerial(day(2024, 5, 31)), { start: day(2024, 5, 31), end: day(2024, 5, 31) }],
  ])("%s", (value, span) => {
    expect(parseSpan(value, today)).toEqual(span);
  });

  it.each(["Germany", "", true, null])("%s is none", (value) => {
    expect(parseSpan(value, today)).toBeUndefined();
  });
});

describe("points", () => {
  const values = toPoints(["2024", "2023", "Total", "2025"], [1, "", undefined, "n/a"]);

  it("keep what a category shows; nothing is no figure", () => {
    expect(values.map(({ value }) => value)).toEqual([1, null, null, "n/a"]);
    expect(values.map(({ period }) => period?.kind)).toEqual(["year", "year", undefined, "year"]);
    expect(toPoints(["2024"], [0])[0]?.value).toBe(0);
  });

  it("have a first and a last one in time, in whatever order they come", () => {
    expect(firstPoint(values)?.category).toBe("2023");
    expect(latestPoint(values)?.category).toBe("2025");
    expect(firstPoint(toPoints(["Total"], [1]))).toBeUndefined();
    expect(latestPoint([])).toBeUndefined();
  });

  it("that end on one day: the shorter begins later", () => {
    const same = ["2024", "Q4 2024", "2024-12"];
    for (const order of [same, [...same].reverse()]) {
      const points = toPoints(order, [1, 2, 3]);
      expect(latestPoint(points)?.category).toBe("2024-12");
      expect(firstPoint(points)?.category).toBe("2024");
    }
  });

  it("may be only those that have ended", () => {
    const points = toPoints(["2025", "2026"], [1, 2]);
    expect(latestPoint(points, today)?.category).toBe("2025");
    expect(latestPoint(points, day(2026, 12, 31))?.category).toBe("2026");
  });
});
