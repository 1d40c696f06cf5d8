import { describe, expect, it } from "vitest";
import {
  convertTable,
  currencyOf,
  dayOf,
  moneyOf,
  rateBase,
  readUnit,
  toPoints,
  unitIn,
  type Currency,
} from "../../../src/statistics/index.js";

const currency = (code: string): Currency => {
  const found = currencyOf(code);
  if (found === undefined) throw new Error(code);
  return found;
};
const read = (unit: string, about = "", language: "en" | "de" | "fr" | "es" = "en") => {
  const money = moneyOf(readUnit({ unit }, language), about);
  return typeof money === "string" ? money : money.currency.code;
};

describe("the currency of a unit", () => {
  it.each([
    ["million U.S. dollars", "USD"],
    ["current US$", "USD"],
    ["USD million", "USD"],
    ["US dollars per capita", "USD"],
    ["billion euros", "EUR"],
    ["€", "EUR"],
    ["EUR bn", "EUR"],
    ["euros per megawatt hour", "EUR"],
    ["thousand pounds sterling", "GBP"],
    ["yen", "JPY"],
    ["PLN", "PLN"],
    ["percent", "not-money"],
    ["dollars", "not-money"],
    ["national currency", "not-money"],
    ["persons", "not-money"],
    ["European patents", "not-money"],
    ["percent of GDP", "not-money"],
    ["euros per U.S. dollar", "not-money"],
    ["U.S. dollars per 100 yen", "not-money"],
    ["constant 2015 US$", "constant-money"],
    ["U.S. dollars at 2011 prices", "constant-money"],
    ["US dollars (2015)", "constant-money"],
    ["US$ at purchasing power parity", "constant-money"],
    ["euros, chained volumes", "constant-money"],
  ])("%s: %s", (unit, found) => {
    expect(read(unit)).toBe(found);
  });

  it.each([
    ["Milliarden US-Dollar", "de", "USD"],
    ["Tausend Euro", "de", "EUR"],
    ["millions de dollars américains", "fr", "USD"],
    ["miles de millones de dólares estadounidenses", "es", "USD"],
  ] as const)("is read in the language of the content: %s", (unit, language, found) => {
    expect(read(unit, "", language)).toBe(found);
  });

  it.each([
    ["Real gross domestic product", "constant-money"],
    ["GDP at purchasing power parity", "constant-money"],
    ["Reales Bruttoinlandsprodukt", "constant-money"],
    ["Investment in real estate", "USD"],
    ["Sales of restaurant chains", "USD"],
    ["Exports (in 1000 euros)", "USD"],
    ["Trade by volume and value", "USD"],
    ["Sales in 2020, prices before tax", "USD"],
    ["Gross domestic product from 2000 to 2017", "USD"],
  ])("is none where the title says that prices are constant: %s", (title, found) => {
    expect(read("million U.S. dollars", title)).toBe(found);
  });

  it("gives way to another, with scale and what it is per", () => {
    const unit = readUnit({ unit: "million U.S. dollars per day" });
    const money = moneyOf(unit, "");
    if (typeof money === "string") throw new Error(money);
    expect(unitIn(unit, money, currency("EUR"))).toEqual({
      text: "million EUR per day",
      base: "EUR per day",
      scale: 1e6,
    });
  });
});

describe("the unit of exchange rates", () => {
  it.each([
    ["national currency units per U.S. dollar", "USD"],
    ["LCU per US$", "USD"],
    ["national currency units of 2017 per U.S. dollar", "USD"],
    ["local currency per euro", "EUR"],
    ["national currency units per 100 yen", undefined],
    ["euros per U.S. dollar", undefined],
    ["percent", undefined],
  ])("%s: %s", (unit, base) => {
    expect(rateBase(readUnit({ unit }))?.code).toBe(base);
  });
});

describe("a table in another currency", () => {
  const today = dayOf(2026, 11, 20) ?? 0;
  const days = toPoints(["2026-10-28", "2026-10-30", "2026-11-18"], [2, 4, 8]);
  const convert = (category: string, how: "avg" | "last") =>
    convertTable(
      { categories: [category], series: [{ name: "x", values: [10] }] },
      { from: "base", to: days },
      { how, today },
    ).series[0]?.values[0];

  it("takes a day's rate for a day, and none of the days beside it", () => {
    expect(convert("2026-10-30", "avg")).toBe(40);
    expect(convert("2026-10-29", "avg")).toBeNull();
  });

  it("takes the last trading day for a period's end, and nothing while the period runs", () => {
    expect(convert("2026-10", "last")).toBe(40);
    expect(convert("2026-11", "last")).toBeNull();
    expect(convert("2026-09", "last")).toBeNull();
  });

  const at = (category: string, rates: Readonly<Record<string, number | string>>, now = today) =>
    convertTable(
      { categories: [category], series: [{ name: "x", values: [10] }] },
      { from: "base", to: toPoints(Object.keys(rates), Object.values(rates)) },
      { how: "last", today: now },
    ).series[0]?.values[0];

  it("takes a market that was closed for four days before the end, and none that was for five", () => {
    expect(at("2026-05", { "2026-05-27": 3 })).toBe(30);
    expect(at("2026-05", { "2026-05-26": 3 })).toBeNull();
    // Of weeks and months the last one ends with the year.
    expect(at("2025", { "2025-11": 2, "2025-12": 3 })).toBe(30);
    expect(at("2025", { "2025-12": 3, "2025-11": 2 })).toBe(30);
    expect(at("2025", { "2025-11": 2 })).toBeNull();
    expect(at("2025", { "2025-W52": 2 })).toBeNull();
    expect(at("2025", { "Q4 2025": 5, "2025-10": 7 })).toBe(50);
  });

  it("takes the rate of the first and of the last day, and of no other period's", () => {
    expect(at("2026-W20", { "2026-05-10": 2, "2026-05-11": 3, "2026-05-18": 7 })).toBeNull();
    expect(at("2026-05", { "2026-05-01": 2, "2026-05-31": 3, "2026-06-01": 7 })).toBe(30);
    expect(at("2026-02", { "2026-01-31": 2, "2026-03-01": 3 })).toBeNull();
    expect(at("2026-02", { "2026-01-31": 2, "2026-02-25": 3 })).toBe(30);
    expect(at("Q1 2026", { "2026": 9, "2026-03": 4 })).toBe(40);
  });

  it("takes none on the last day of a period, whose rate may still be made", () => {
    const last = dayOf(2026, 5, 31) ?? 0;
    const rates = { "2026-05-29": 3 };
    expect(at("2026-05", rates, last)).toBeNull();
    expect(at("2026-05", rates, last + 1)).toBe(30);
  });

  it("takes no rate of nothing, of less, or that is text", () => {
    for (const rate of [0, -2, "n/a", ""]) {
      expect(at("2025", { "2025": rate }), String(rate)).toBeNull();
      expect(at("2025", { "2025-12-31": rate }), String(rate)).toBeNull();
    }
    expect(at("2025", { "2025": 0.001 })).toBe(0.01);
  });

  it("keeps texts and gaps, and goes over the rates' base from one currency to another", () => {
    const converted = convertTable(
      { categories: ["2024", "2025"], series: [{ name: "x", values: [12, "n/a"] }] },
      { from: toPoints(["2024", "2025"], [4, 5]), to: toPoints(["2024", "2025"], [3, 2]) },
      { how: "avg", today },
    );
    expect(converted.series[0]?.values).toEqual([9, "n/a"]);
    expect(convert("Total", "avg")).toBeNull();
  });

  it("averages no month of a few days", () => {
    expect(convert("2026-10", "avg")).toBeNull();
  });
});
