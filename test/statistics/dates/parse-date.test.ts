import { describe, expect, it } from "vitest";
import {
  addMonths,
  dayOf,
  fromExcelSerial,
  parseDate,
  toExcelSerial,
  toIsoDate,
} from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

const today = dayOf(2026, 11, 20) ?? 0;
const start = (value: unknown) => parseDate(value, "start", today);
const end = (value: unknown) => parseDate(value, "end", today);

describe("a date as users write it", () => {
  it.each<[unknown, string, string]>([
    [2020, "2020-01-01", "2020-12-31"],
    ["2020", "2020-01-01", "2020-12-31"],
    [1900, "1900-01-01", "1900-12-31"],
    [2100, "2100-01-01", "2100-12-31"],
    [45_292, "2024-01-01", "2024-01-01"],
    [45_292.75, "2024-01-01", "2024-01-01"],
    ["45292", "2024-01-01", "2024-01-01"],
    [1, "1900-01-01", "1900-01-01"],
    [59, "1900-02-28", "1900-02-28"],
    [61, "1900-03-01", "1900-03-01"],
    ["2024-05-31", "2024-05-31", "2024-05-31"],
    ["2024-05-31T10:20:30", "2024-05-31", "2024-05-31"],
    ["2024-05-31T10:20:30Z", "2024-05-31", "2024-05-31"],
    ["2024-05-31 10:20:30", "2024-05-31", "2024-05-31"],
    ["31.05.2024", "2024-05-31", "2024-05-31"],
    ["31.05.2024 10:20:30", "2024-05-31", "2024-05-31"],
    ["2024/05/31", "2024-05-31", "2024-05-31"],
    ["2024/05/31 10:20:30", "2024-05-31", "2024-05-31"],
    [" today ", "2026-11-20", "2026-11-20"],
    ["-5Y", "2021-11-20", "2021-11-20"],
    ["-18m", "2025-05-20", "2025-05-20"],
    ["-2Q", "2026-05-20", "2026-05-20"],
    ["-2W", "2026-11-06", "2026-11-06"],
    ["-30D", "2026-10-21", "2026-10-21"],
    ["+1Y", "2027-11-20", "2027-11-20"],
    ["0Y", "2026-11-20", "2026-11-20"],
  ])("%j is %s from below and %s from above", (value, from, to) => {
    expect(toIsoDate(start(value)?.day ?? NaN)).toBe(from);
    expect(toIsoDate(end(value)?.day ?? NaN)).toBe(to);
  });

  it.each([
    "2024-02-30",
    "2024-13-01",
    "31/05/2024",
    "yesterday",
    "-5",
    "5 years",
    "",
    "20",
    -1,
    0,
    2_958_466,
    NaN,
    Infinity,
    true,
    null,
    undefined,
    {},
    "2024-05-31x",
    "99999999",
  ])("%j is none", (value) => {
    expect(start(value)).toBeUndefined();
  });

  it("knows relative dates by their form, so that a cache key may outlive the day", () => {
    expect(start("-5y")).toMatchObject({ form: "-5Y", isRelative: true });
    expect(start("+2w")).toMatchObject({ form: "+2W", day: today + 14 });
    expect(start("+3d")).toMatchObject({ form: "+3D", day: today + 3 });
    expect(start("7D")).toMatchObject({ form: "-7D", day: today - 7 });
    expect(start("+0D")).toMatchObject({ form: "+0D", day: today });
    expect(start("TODAY")).toMatchObject({ form: "today", isRelative: true });
    expect(start(2020)).toMatchObject({ form: "2020-01-01", isRelative: false });
  });
});

describe("days", () => {
  it("keeps to the last day of a shorter month", () => {
    expect(toIsoDate(addMonths(dayOf(2024, 1, 31) ?? 0, 1))).toBe("2024-02-29");
    expect(toIsoDate(addMonths(dayOf(2024, 2, 29) ?? 0, -12))).toBe("2023-02-28");
    expect(toIsoDate(addMonths(dayOf(2024, 1, 15) ?? 0, -13))).toBe("2022-12-15");
  });

  it("keeps the day of a month that has it, over years", () => {
    const months = (day: number, count: number) => toIsoDate(addMonths(day, count));
    const last = dayOf(2024, 12, 31) ?? 0;
    expect([1, 2, 12, 13, 24].map((count) => months(last, count))).toEqual([
      ...["2025-01-31", "2025-02-28", "2025-12-31", "2026-01-31", "2026-12-31"],
    ]);
    expect([-1, -10, -12, -25].map((count) => months(last, count))).toEqual([
      ...["2024-11-30", "2024-02-29", "2023-12-31", "2022-11-30"],
    ]);
  });

  it.each([
    [2023, 2, 29],
    [2024, 2, 30],
    [2024, 4, 31],
    [2024, 0, 1],
    [2024, 13, 1],
    [2024, 1, 0],
    [2024, 1, 32],
    [2024, 12, 32],
    [2024.5, 1, 1],
    [2024, 1.5, 1],
    [2024, 1, 1.5],
    [NaN, 1, 1],
  ])("has no day %d-%d-%d", (year, month, day) => {
    expect(dayOf(year, month, day)).toBeUndefined();
  });

  it("goes to Excel's serial number and back, over Excel's whole calendar", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_958_465 }).filter((serial) => serial !== 60),
        (serial) => {
          expect(toExcelSerial(fromExcelSerial(serial) ?? NaN)).toBe(serial);
        },
      ),
    );
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = start(value);
        expect(parsed === undefined || Number.isInteger(parsed.day)).toBe(true);
      }),
    );
  });
});
