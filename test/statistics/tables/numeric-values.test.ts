import { describe, expect, it } from "vitest";
import type { Platform } from "../../../src/contract/index.js";
import { numericValues } from "../../../src/statistics/index.js";

const read = (value: string | number | null, language: Platform) =>
  numericValues({ categories: ["a"], series: [{ name: "x", values: [value] }] }, language).series[0]
    ?.values[0];

describe("numbers that came as text", () => {
  it.each<[string, Platform, number]>([
    ["1,234.5", "en", 1234.5],
    ["1.234,5", "de", 1234.5],
    ["-5", "en", -5],
    ["+5", "en", 5],
    ["\u22125", "en", -5],
    ["1 234", "fr", 1234],
    ["1\u202f234", "fr", 1234],
  ])("%j in %s is %d", (text, language, value) => {
    expect(read(text, language)).toBe(value);
  });

  it.each(["about 5", "5 apples", "$5", "5%", "5 million", "~5", "x5", "5x", ""])(
    "%j stays as the publisher wrote it",
    (text) => {
      expect(read(text, "en")).toBe(text);
    },
  );

  it("what is a number or nothing stays", () => {
    expect(read(5, "de")).toBe(5);
    expect(read(null, "de")).toBeNull();
  });
});
