import { expect, it } from "vitest";
import { longDay } from "../../../src/statistics/index.js";

it("writes the first of a month as French does, and every other day as Intl has it", () => {
  const [first, other] = [new Date("2026-12-01"), new Date("2026-12-11")];
  expect(["fr", "fr-CH"].map((language) => longDay(first, language))).toEqual([
    "1er décembre 2026",
    "1er décembre 2026",
  ]);
  expect(longDay(other, "fr-FR")).toBe("11 décembre 2026");
  expect(["en-GB", "de", "es"].map((language) => longDay(first, language))).toEqual([
    "1 December 2026",
    "1. Dezember 2026",
    "1 de diciembre de 2026",
  ]);
});
