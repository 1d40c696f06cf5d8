import { describe, expect, it } from "vitest";
import { platforms, type Platform } from "../../../src/contract/index.js";
import { parseNumber } from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

describe("a number in the notation of a language", () => {
  it.each<[string, Platform, number | undefined]>([
    ["1,234.5", "en", 1234.5],
    ["1.234,5", "de", 1234.5],
    ["1.234,5", "en", 1234.5],
    ["1,234.5", "de", 1234.5],
    ["1 234,5", "fr", 1234.5],
    ["1\u202f234\u202f567,5", "fr", 1234567.5],
    ["1.234.567", "es", 1234567],
    ["1,234", "en", 1234],
    ["1,234", "de", 1.234],
    ["1.234", "en", 1.234],
    ["1.234", "de", 1234],
    ["0.234", "de", 0.234],
    ["1'234.5", "en", 1234.5],
    ["-3.2%", "en", -3.2],
    ["\u22123,2 %", "de", -3.2],
    ["€ 12", "de", 12],
    ["$1.2 million", "en", 1_200_000],
    ["1,5 Mrd.", "de", 1_500_000_000],
    ["2 billions", "en", 2e9],
    ["2 billones", "es", 2e12],
    ["1,5 milliards", "fr", 1.5e9],
    ["2024", "en", 2024],
    ["~ 5", "en", 5],
    ["about 5", "en", 5],
    [" ≈5 ", "en", 5],
    ["ca. 5", "de", 5],
    ["ca 5", "de", 5],
    ["About5", "en", 5],
    ["5 ~", "en", undefined],
    ["about about 5", "en", undefined],
    ["roughly ~5", "en", undefined],
    ["1’234’567.5", "en", 1234567.5],
    ["1’234,5", "de", 1234.5],
    ["5.", "en", 5],
    ["5,", "de", 5],
    ["1,234.", "en", 1234],
    ["1.2345 678", "en", 1.2345678],
    ["1234,567", "en", 1234.567],
    ["1234 567", "en", undefined],
    ["1234,567.5", "en", undefined],
    ["1 23", "en", undefined],
    ["1.5 5.5", "en", undefined],
    ["1 234 567", "en", 1234567],
    [".", "en", undefined],
    ["12 apples", "en", undefined],
    ["1,2,3", "en", undefined],
    ["1.2.3", "en", undefined],
    ["12,34,567", "en", undefined],
    ["", "en", undefined],
    ["n/a", "en", undefined],
    ["5 to 6", "en", undefined],
    ["Q1", "en", undefined],
  ])("%j in %s is %j", (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
  });

  it("comes back from what the language's own formatter writes", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...platforms),
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        (language, cents) => {
          const value = cents / 100;
          const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value);
          expect(parseNumber(text, language)).toBe(value === 0 ? Math.abs(value) : value);
        },
      ),
    );
  });

  it("never throws and never gives what is no number", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...platforms), (text, language) => {
        const value = parseNumber(text, language);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
