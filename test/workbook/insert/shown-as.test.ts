import { describe, expect, it } from "vitest";
import { shownAs, unitOptions } from "../../../src/workbook/index.js";

const said = (formula: string, unit: string | null, language?: "en" | "de" | "fr" | "es") =>
  shownAs(unitOptions(formula), unit, language);

describe("what a title says of changes", () => {
  it.each([
    ["=STAT.GROWTH(7)", "million EUR", "growth"],
    ["=STAT.GROWTH(7)", "percent", "growth, not percentage points"],
    ['=STAT.GROWTH(7,,2010,2020,"rate=cagr")', "million EUR", "growth per year"],
    ['=STAT.GROWTH(7,,2010,2020,"rate = CAGR; agg=avg")', null, "growth per year"],
    ['=STAT.GROWTH(7,,2010,2020,"rate=total")', "million EUR", "growth"],
    [
      '=STAT.DATA(7,"change=pct; currency=EUR")',
      "U.S. dollars",
      "percent from the period before, in EUR",
    ],
    ['=STAT.DATA(7,"change=pct; currency=none")', "U.S. dollars", "percent from the period before"],
    ['=STAT.DATA(7,"rebase=2015; currency=EUR")', "U.S. dollars", "2015 = 100, in EUR"],
    [
      '=STAT.DATA(7,"change=diff; currency=EUR")',
      "U.S. dollars",
      "difference from the period before, EUR",
    ],
  ])("%s over %s is %s", (formula, unit, words) => {
    expect(said(formula, unit)).toBe(words);
  });

  it("is in the user's language", () => {
    const cagr = '=STAT.GROWTH(7,,2010,2020,"rate=cagr")';
    const rate = (["de", "fr", "es"] as const).map((language) => said(cagr, "percent", language));
    expect(rate).toEqual([
      "Wachstum pro Jahr, keine Prozentpunkte",
      "croissance par an, pas des points de pourcentage",
      "crecimiento por año, no puntos porcentuales",
    ]);
    const converted = '=STAT.DATA(7,"change=pct-year; currency=EUR")';
    expect(said(converted, "U.S. dollars", "fr")).toBe("pourcentage sur un an, en EUR");
  });
});
