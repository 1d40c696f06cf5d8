import { describe, expect, it } from "vitest";
import {
  changeWords,
  hasTransforms,
  isFraction,
  readUnit,
  transformedUnit,
} from "../../../src/statistics/index.js";

const dollars = readUnit({ unit: "million U.S. dollars" });

describe("the unit of what comes out", () => {
  it.each([
    "percent",
    "%",
    "Percent of GDP",
    "% of GDP",
    " percent",
    "% GDP",
    "annual %",
    "per cent",
  ])("a difference of %s is in percentage points", (unit) => {
    const text = { text: unit, scale: 1, base: unit };
    for (const change of ["diff", "diff-year"] as const)
      expect(transformedUnit(text, { change })).toEqual({
        ...{ text: "percentage points", scale: 1, base: "percentage points" },
      });
  });

  it.each(["Prozent", "pour cent", "pourcent", "por ciento", "porciento", "prozent des BIP"])(
    "so is one of %s",
    (unit) => {
      const text = { text: unit, scale: 1, base: unit };
      expect(transformedUnit(text, { change: "diff" }).text).toBe("percentage points");
    },
  );

  it.each([
    "U.S. dollars",
    "percentile",
    "tonnes at 86 % moisture",
    "index points",
    "Indexpunkte",
    "persons",
  ])("a difference of %s has its unit", (unit) => {
    const text = { text: unit, scale: 1, base: unit };
    expect(transformedUnit(text, { change: "diff" })).toBe(text);
  });

  it.each([
    ["index, 2015 = 100", "index points, 2015 = 100"],
    ["index, 2015 = 100%", "index points, 2015 = 100%"],
    ["Index (2015=100)", "index points (2015=100)"],
    ["índice, Estados Unidos = 1", "index points, Estados Unidos = 1"],
    ["index 2015 = 100", "index points 2015 = 100"],
    ["2015 = 100", "index points, 2015 = 100"],
    ["Index", "index points"],
  ])("a difference of %s is in %s, and no level over its base", (unit, points) => {
    const text = { text: unit, scale: 1, base: unit };
    for (const change of ["diff", "diff-year"] as const)
      expect(transformedUnit(text, { change })).toEqual({ text: points, scale: 1, base: points });
  });

  it("is the same where nothing changes, or nothing is known", () => {
    const none = { text: null, scale: 1, base: null };
    expect(transformedUnit(dollars, {})).toBe(dollars);
    expect(transformedUnit(dollars, { change: "none" })).toBe(dollars);
    expect(transformedUnit(none, { change: "diff" })).toBe(none);
  });

  it("is what an index, a logarithm or a growth is in", () => {
    expect(transformedUnit(dollars, { rebase: "2015", change: "pct" }).text).toBe("2015 = 100");
    expect(transformedUnit(dollars, { change: "log" }).text).toBe("natural logarithm");
    expect(transformedUnit(dollars, { change: "pct-year" })).toEqual({
      ...{ text: "percent", scale: 1, base: "percent" },
    });
  });
});

describe("what a percent format shows", () => {
  const fractions = changeWords.filter((change) => isFraction({ change }));

  it("are growths and differences of logarithms, and nothing else", () => {
    expect([...fractions].sort()).toEqual(["annualised", "log-diff", "pct", "pct-year"]);
    expect(isFraction({})).toBe(false);
  });

  it("is no index", () => {
    for (const change of changeWords) expect(isFraction({ change, rebase: "2015" })).toBe(false);
  });
});

describe("what changes a table", () => {
  it.each<[Parameters<typeof hasTransforms>[0], boolean]>([
    [{}, false],
    [{ fill: "none", change: "none" }, false],
    [{ agg: "sum", partial: true }, false],
    [{ fill: "previous" }, true],
    [{ fill: "none", change: "pct" }, true],
    [{ freq: "A" }, true],
    [{ rebase: "2015" }, true],
  ])("%j: %j", (wanted, expected) => {
    expect(hasTransforms(wanted)).toBe(expected);
  });
});
