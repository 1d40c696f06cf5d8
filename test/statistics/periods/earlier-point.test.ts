import { describe, expect, it } from "vitest";
import { dayOf, earlierPoint, parseSpan, toPoints } from "../../../src/statistics/index.js";

const today = dayOf(2026, 11, 20) ?? 0;
const months = Object.fromEntries(
  Array.from({ length: 17 }, (_, at) => [
    `${String(2025 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, "0")}`,
    1,
  ]),
);

function ask(
  figures: Readonly<Record<string, number | null>>,
  wanted: string,
  rules: Partial<Parameters<typeof earlierPoint>[2]> = {},
) {
  const span = parseSpan(wanted, today);
  if (span === undefined) throw new Error(`${wanted} is no period`);
  const points = toPoints(Object.keys(figures), Object.values(figures));
  const found = earlierPoint(points, span, { today, ...rules });
  return found && [found.category, found.value];
}

describe("what stands for a period without a figure", () => {
  it("is the last one before it", () => {
    expect(ask({ 2020: 1, 2021: 2, 2022: null }, "2023")).toEqual(["2021", 2]);
    expect(ask(months, "2026-09")).toEqual(["2026-05", 1]);
  });

  it("is the longer one around it", () => {
    expect(ask({ 2019: 1, 2020: 2 }, "2020-05")).toEqual(["2020", 2]);
  });

  it("is a whole one of the same length, never a shorter one", () => {
    expect(ask(months, "2026", { combine: "sum" })).toEqual(["2025", 12]);
    expect(ask(months, "Q2 2026", { combine: "sum" })).toEqual(["Q1 2026", 3]);
    expect(ask(months, "H2 2026", { combine: "sum" })).toEqual(["H2 2025", 6]);
    expect(ask(months, "2027", { combine: "sum" })).toEqual(["2025", 12]);
    expect(ask(months, "2026")).toBeUndefined();
    expect(ask(months, "2025", { combine: "sum" })).toBeUndefined();
    expect(ask(months, "2026", { combine: "sum", kind: "rate" })).toBeUndefined();
  });

  it("is nothing before the data begin", () => {
    expect(ask({ 2020: 1 }, "2019")).toBeUndefined();
  });
});
