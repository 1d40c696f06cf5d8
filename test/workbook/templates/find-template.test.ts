import { describe, expect, it } from "vitest";
import type { IndicatorItem } from "../../../src/contract/index.js";
import { localDay } from "../../../src/statistics/index.js";
import { findTemplate, type FoundTemplateId } from "../../../src/workbook/index.js";

const today = localDay(new Date(2026, 10, 20));

/** What a service of somebody else's lists. */
function item(title: string, more: Partial<IndicatorItem> = {}): IndicatorItem {
  return {
    identifier: `id-${title.replace(/\W+/g, "-").toLowerCase()}`,
    title,
    subject: `${title} (in percent)`,
    link: "https://s.test/1",
    updated_at: "2026-10-02T00:00:00Z",
    industries: [],
    covered_timeframe: { start: "1990-01", end: "2026-10" },
    covered_geos: { USA: "United States" },
    market_type: "Macro",
    market_type_description: "",
    ...more,
  };
}

const find = async (
  id: FoundTemplateId,
  items: readonly IndicatorItem[],
  place = "United States",
) => {
  const found = await findTemplate(id, {
    ...{ place, language: "en", today },
    search: () => Promise.resolve(items),
  });
  if (found === undefined) throw new Error("There is no such place.");
  return {
    found: found.found.map(({ wanted, title }) => [wanted.key, title]),
    left: found.left.map(({ wanted, reason, end }) =>
      end === undefined ? [wanted.key, reason] : [wanted.key, reason, end],
    ),
  };
};

const reasonOf = async (id: FoundTemplateId, key: string, items: readonly IndicatorItem[]) =>
  (await find(id, items)).left.find(([each]) => each === key)?.slice(1);

describe("looking for the figures of a template", () => {
  it("takes what is called so, in the words of other services", async () => {
    const { found, left } = await find("yield-curve", [
      item("Market yield on U.S. Treasury securities at 10-year constant maturity", {}),
      item("2-Year Treasury Yield"),
      item("US Treasury yield, 3 months"),
      item("Government bond yield (30 years), United States"),
    ]);
    expect(found).toEqual([
      ["maturity-3-months", "US Treasury yield, 3 months"],
      ["maturity-2-years", "2-Year Treasury Yield"],
      [
        "maturity-10-years",
        "Market yield on U.S. Treasury securities at 10-year constant maturity",
      ],
      ["maturity-30-years", "Government bond yield (30 years), United States"],
    ]);
    expect(left.every(([, reason]) => reason === "nothing")).toBe(true);
  });

  it.each([
    "10-year inflation-indexed Treasury yield (real yield) – United States",
    "Treasury yield spread, 10 years less 2 years – United States",
    "10-year Treasury yield forecast – United States",
    "10-year Treasury yield volatility",
    "10-year breakeven inflation",
    "10-year corporate bond yield – United States",
    "10-year Treasury yield – Germany",
    "10-month Treasury yield – United States",
    "100-year Treasury yield – United States",
    "Treasury yield – United States",
    "Number of people named Treasury",
    "",
  ])("never takes %j for the yield of ten years", async (title) => {
    const { found, left } = await find("yield-curve", [item(title)]);
    expect(found).toEqual([]);
    expect(left).toContainEqual(["maturity-10-years", "nothing"]);
  });

  it.each([
    ["Core inflation rate – United States", "inflation"],
    ["Monthly inflation rate – United States", "inflation"],
    ["Monthly core inflation rate – United States", "core-inflation"],
    ["Unemployment rate, women – United States", "unemployment"],
    ["Youth unemployment rate – United States", "unemployment"],
    ["Real GDP growth on the quarter, annualized – United States", "gdp-growth"],
    ["Nominal GDP growth on the year – United States", "gdp-growth"],
    ["Nonfarm payroll employment, change on the month – United States", "employment"],
  ])("never takes %j for another measure: %s", async (title, key) => {
    const { found } = await find("macro-dashboard", [item(title)]);
    expect(found.map(([each]) => each)).not.toContain(key);
  });

  it("leaves out what lacks the place, the frequency, the unit or today", async () => {
    const title = "10-year Treasury yield";
    const of = (more: Partial<IndicatorItem>) =>
      reasonOf("macro-dashboard", "yield-10-years", [item(title, more)]);
    expect(await of({})).toBeUndefined();
    expect(await of({ covered_geos: { DEU: "Germany" } })).toEqual(["place"]);
    // A service that does not say what it covers may cover anything.
    expect(await of({ covered_geos: {} })).toEqual(["place"]);
    expect(await of({ covered_timeframe: { start: "1990", end: "2025" } })).toEqual(["frequency"]);
    expect(await of({ frequency: "daily" })).toEqual(["frequency"]);
    expect(await of({ covered_timeframe: { start: "", end: "" } })).toEqual(["frequency"]);
    expect(await of({ subject: title })).toEqual(["unit"]);
    expect(await of({ subject: `${title} (in million U.S. dollars)` })).toEqual(["unit"]);
    const old = { start: "1990-01", end: "2019-12" };
    expect(await of({ covered_timeframe: old })).toEqual(["ended", "2019-12"]);
  });

  it("leaves out of a curve what has no figure for its date", async () => {
    const { found, left } = await find("yield-curve", [
      item("2-year Treasury yield"),
      item("10-year Treasury yield"),
      item("30-year Treasury yield", {
        covered_timeframe: { start: "1990-01", end: "2026-08" },
      }),
    ]);
    expect(found.map(([key]) => key)).toEqual(["maturity-2-years", "maturity-10-years"]);
    expect(left).toContainEqual(["maturity-30-years", "earlier", "2026-08"]);
  });

  it("takes the one that goes on longest among those that are the same", async () => {
    const old = { covered_timeframe: { start: "1990-01", end: "2026-06" } };
    const { found } = await find("macro-dashboard", [
      item("Treasury yield 10 years", old),
      item("10-year Treasury yield"),
    ]);
    expect(found).toContainEqual(["yield-10-years", "10-year Treasury yield"]);
  });

  it("takes no text for an id that is none", async () => {
    const identifier = '=HYPERLINK("https://evil.test")';
    const { found } = await find("yield-curve", [item("10-year Treasury yield", { identifier })]);
    expect(found).toEqual([]);
  });

  it("finds nothing where the service has nothing, and knows no place that is none", async () => {
    const { found, left } = await find("market-monitor", []);
    expect(found).toEqual([]);
    expect(left).toHaveLength(8);
    const search = () => Promise.resolve([]);
    const asked = { place: "Atlantis", language: "en", today, search } as const;
    expect(await findTemplate("yield-curve", asked)).toBeUndefined();
  });
});
