import { describe, expect, it } from "vitest";
import type { Platform } from "../../../src/contract/index.js";
import { readListedUnits, readUnit, rescale, withoutUnit } from "../../../src/statistics/index.js";

describe("unit and scale", () => {
  it.each<[string | null, string, Platform, string | null, number, string | null]>([
    ["million U.S. dollars", "", "en", "million U.S. dollars", 1e6, "U.S. dollars"],
    ["in million U.S. dollars", "", "en", "million U.S. dollars", 1e6, "U.S. dollars"],
    [null, "GDP (in million U.S. dollars)", "en", "million U.S. dollars", 1e6, "U.S. dollars"],
    [null, "GDP (PPP) of Germany (in billion euros)", "en", "billion euros", 1e9, "euros"],
    [null, "Sales (in 1,000s)", "en", "1,000s", 1e3, null],
    [null, "Sales (in thousands)", "en", "thousands", 1e3, null],
    [null, "Share of people (in percent)", "en", "percent", 1, "percent"],
    [null, "Distance (in miles)", "en", "miles", 1, "miles"],
    [
      null,
      "GDP (million U.S. dollars at 2011 prices)",
      "en",
      "million U.S. dollars at 2011 prices",
      1e6,
      "U.S. dollars at 2011 prices",
    ],
    ["  million U.S. dollars ", "", "en", "million U.S. dollars", 1e6, "U.S. dollars"],
    ["in   million euros", "", "en", "million euros", 1e6, "euros"],
    [" ", "Sales (in miles )", "en", "miles", 1, "miles"],
    [null, "Sales (in  )", "en", null, 1, null],
    [null, "", "en", null, 1, null],
    [null, "Population (persons)", "en", null, 1, null],
    [null, "No unit at all", "en", null, 1, null],
    ["Mrd. Euro", "", "de", "Mrd. Euro", 1e9, "Euro"],
    [null, "BIP (in Milliarden Euro)", "de", "Milliarden Euro", 1e9, "Euro"],
    [null, "BIP (in Billionen Euro)", "de", "Billionen Euro", 1e12, "Euro"],
    [null, "PIB (en milliards d'euros)", "fr", "milliards d'euros", 1e9, "euros"],
    [null, "PIB (en millions de dollars)", "fr", "millions de dollars", 1e6, "dollars"],
    [null, "PIB (en miles de millones de euros)", "es", "miles de millones de euros", 1e9, "euros"],
    [null, "PIB (en billones de euros)", "es", "billones de euros", 1e12, "euros"],
    ["Mio. USD", "", "en", "Mio. USD", 1e6, "USD"],
    ["millionaires", "", "en", "millionaires", 1, "millionaires"],
    ["USD million", "", "en", "USD million", 1e6, "USD"],
    ["EUR bn", "", "en", "EUR bn", 1e9, "EUR"],
    ["EUR, millions", "", "en", "EUR, millions", 1e6, "EUR"],
    ["EUR, in millions", "", "en", "EUR, in millions", 1e6, "EUR"],
    ["U.S. dollars in millions", "", "en", "U.S. dollars in millions", 1e6, "U.S. dollars"],
    [null, "Umsatz (in Euro Mrd.)", "de", "Euro Mrd.", 1e9, "Euro"],
    [
      "income in euros  in millions",
      "",
      "en",
      "income in euros  in millions",
      1e6,
      "income in euros",
    ],
    ["Straßen in Tausend", "", "de", "Straßen in Tausend", 1e3, "Straßen"],
    ["œuvres en milliers", "", "fr", "œuvres en milliers", 1e3, "œuvres"],
    ["Dólares en millones", "", "es", "Dólares en millones", 1e6, "Dólares"],
    ["millón de dólares", "", "es", "millón de dólares", 1e6, "dólares"],
    ["deaths per million", "", "en", "deaths per million", 1, "deaths per million"],
    ["cases/million", "", "en", "cases/million", 1, "cases/million"],
    ["nautical miles", "", "en", "nautical miles", 1, "nautical miles"],
    ["", "  ", "en", null, 1, null],
  ])("%j %j in %s: %j, one is %d of %j", (unit, subject, language, text, scale, base) => {
    expect(readUnit({ unit, subject }, language)).toEqual({ text, scale, base });
  });

  it.each([
    ["million euros; percent", 1, "million euros; percent"],
    ["million euros; million persons", 1e6, "euros; persons"],
    ["million euros", 1e6, "euros"],
  ])("is read of all that are listed, whose scale is one: %s", (text, scale, base) => {
    const subject = `Sales and others (in ${text})`;
    expect(readListedUnits({ subject })).toEqual({ text, scale, base });
  });

  it("goes from one scale to another without the noise of fractions", () => {
    expect(rescale(1.1, 1e6, 1)).toBe(1_100_000);
    expect(rescale(0.3, 1e9, 1e6)).toBe(300);
    expect(rescale(7, 1e3, 1e3)).toBe(7);
  });

  it("is cut off where another unit is shown", () => {
    expect(withoutUnit("GDP of Germany (in million U.S. dollars)")).toBe("GDP of Germany");
    expect(withoutUnit("GDP (PPP)")).toBe("GDP (PPP)");
  });
});
