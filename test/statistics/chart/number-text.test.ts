import { describe, expect, it } from "vitest";
import {
  decimalsOf,
  ellipsize,
  excelNumberFormat,
  formatScaled,
  formatValue,
  guessWidthPx,
  wrapText,
} from "../../../src/statistics/chart/index.js";
import { fc } from "../../support/properties.js";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("numbers", () => {
  it.each([
    ["en", "1,234.5"],
    ["de", "1.234,5"],
    ["fr", "1 234,5"],
    ["es", "1.234,5"],
  ] as const)("are written in the notation of %s", (language, expected) => {
    expect(plain(formatValue(1234.5, language))).toBe(expected);
  });

  it("keep the decimals they come with, and no binary dust", () => {
    expect(decimalsOf([1, 2.25, 3])).toBe(2);
    expect(decimalsOf([0.1 + 0.2])).toBe(1);
    expect(decimalsOf([1 / 3])).toBe(4);
    expect(decimalsOf([])).toBe(0);
    // Dust grows with the figure; what is written in it does not.
    expect(decimalsOf([1_000_000.1 + 0.2])).toBe(1);
    expect(decimalsOf([123_456_789.12])).toBe(2);
    // A small number is not nothing: it has its first three digits.
    expect(decimalsOf([0.000_000_01])).toBe(8);
    expect(decimalsOf([0.000_036_512, -0.000_036_512, 12.5])).toBe(7);
    expect(decimalsOf([1 / 300])).toBe(5);
    expect(excelNumberFormat([0.000_042])).toBe("#,##0.000000");
    expect(formatScaled(0.000_02, { language: "en", unit: null })).toBe("0.00002");
    expect(formatScaled(0.123_45, { language: "en", unit: null })).toBe("0.123");
    expect(decimalsOf([5e-10, 2.5, 7])).toBe(1);
    expect(decimalsOf([-1.25])).toBe(2);
  });

  it("are short on an axis, unless the unit has a scale already", () => {
    expect(plain(formatScaled(2_500_000, { language: "de", unit: null }))).toBe("2,5 Mio.");
    expect(formatScaled(25_000, { language: "de", unit: null })).toBe("25.000");
    expect(plain(formatScaled(2_500_000, { language: "de", unit: "US-Dollar" }))).toBe("2,5 Mio.");
  });

  it.each([
    "million U.S. dollars",
    "Millionen US-Dollar",
    "millions de dollars américains",
    "millones de dólares",
    "in thousands",
    "Mrd. Euro",
    "milliers",
    "miles de personas",
    "1 thousand",
    "one million people",
    "in millions",
    "billion euros",
    "billions of pesos",
    "trillion yen",
    "trillions",
    "tausend Tonnen",
    "Mio. Euro",
    "Milliarden Euro",
    "Billionen Yen",
    "million d'euros",
    "milliard d'euros",
    "milliards d'euros",
    "mil toneladas",
    "millón de euros",
    "billón de pesos",
    "billones de pesos",
  ])("keep all digits beside %s", (unit) => {
    expect(formatScaled(2_500_000, { language: "de", unit })).toBe("2.500.000");
  });
});

describe("texts", () => {
  const fit = { widthPx: 80, fontSizePx: 10 };

  it("are cut with an ellipsis to what fits", () => {
    expect(ellipsize("short", fit)).toBe("short");
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const cut = ellipsize(text, fit);
        expect(guessWidthPx(cut, 10)).toBeLessThanOrEqual(80.0001);
        if (cut !== text) expect(cut.endsWith("…")).toBe(true);
      }),
    );
  });

  it("fill a line to its last pixel, whatever blanks stand behind it", () => {
    const measure = (text: string) => text.length * 10;
    const letters = (count: number) => ({ ...fit, widthPx: count * 10, measure });
    expect(wrapText("alpha beta", letters(10), 3)).toEqual(["alpha beta"]);
    expect(wrapText("alpha beta", letters(9), 3)).toEqual(["alpha", "beta"]);
    expect(wrapText("alpha beta  ", letters(10), 3)).toEqual(["alpha beta"]);
    expect(wrapText("alpha beta ab", letters(10), 3)).toEqual(["alpha beta", "ab"]);
    expect(wrapText("income/person", letters(9), 3)).toEqual(["income/", "person"]);
    expect(wrapText("abcdefgh", letters(5), 3)).toEqual(["abcd-", "efgh"]);
    expect(wrapText("alpha beta gamma", letters(10), 1)).toEqual(["alpha bet…"]);
    expect(wrapText("alpha beta gamma", letters(12), 1)).toEqual(["alpha beta…"]);
    expect(wrapText("", letters(5), 3)).toEqual([""]);
    expect(ellipsize("abcdefgh ij", letters(10))).toBe("abcdefgh…");
    expect(ellipsize("abcdefgh ijkl", letters(12))).toBe("abcdefgh…");
    expect(ellipsize("abc defghij", letters(10))).toBe("abc defgh…");
  });

  it("wrap at spaces, and inside a word that is longer than a line", () => {
    expect(wrapText("alpha beta gamma delta", fit, 3)).toEqual(["alpha beta", "gamma delta"]);
    const lines = wrapText("Energieverbrauchskennzeichnungsverordnung", fit, 9);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).every((line) => line.endsWith("-"))).toBe(true);
    expect(lines.map((line) => line.replace(/-$/, "")).join("")).toBe(
      "Energieverbrauchskennzeichnungsverordnung",
    );
  });

  it("never take more lines or a wider line than allowed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 4 }), (text, most) => {
        const lines = wrapText(text, fit, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(guessWidthPx(line, 10)).toBeLessThanOrEqual(80.0001);
      }),
    );
  });
});
