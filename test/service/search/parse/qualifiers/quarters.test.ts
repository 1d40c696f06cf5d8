import { beforeAll, describe, expect, it } from "vitest";
import type { QueryParser, SearchBackend } from "../../../../../src/service/search/index.js";
import type { Library } from "../../../../../src/service/library/library-model.js";
import { searchAlone } from "../../../support/own-library.js";

/** A quarter of a year, and periods beside pairs of currencies. */

let library: Library;
let parser: QueryParser;
let search: SearchBackend;
beforeAll(async () => {
  ({ library, parser, search } = await searchAlone());
});

async function firstOf(query: string) {
  const { hits, gaps = [] } = await search.search({
    ...{ kind: "statistic", query, filters: {}, sort: "relevance", offset: 0, size: 3 },
  });
  const first = library.statistics.get(Number(hits[0]?.id));
  return {
    item: `${first?.concepts.join() ?? ""} ${first?.places.join() ?? ""}`,
    gaps: gaps.map(({ code }) => code),
  };
}
const periodOf = (query: string) => parser.parse(query).period;

describe("the quarter of a year", () => {
  it.each([
    "US GDP Q2 2026",
    "US GDP 2026-Q2",
    "US GDP 2026Q2",
    "GDP of the United States in the second quarter of 2026",
    "BIP USA 2. Quartal 2026",
    "PIB des États-Unis T2 2026",
    "PIB des États-Unis 2e trimestre 2026",
    "PIB de Estados Unidos segundo trimestre de 2026",
    "PIB de Estados Unidos 2T 2026",
  ])("is asked: %s", async (query) => {
    expect(periodOf(query)).toMatchObject({ from: "2026-Q2", to: "2026-Q2" });
    const { item, gaps } = await firstOf(query);
    expect(item).toMatch(/^us-gdp\w* USA$/);
    expect(gaps).toEqual([]);
  });

  it("is three months of what comes monthly", () => {
    expect(periodOf("US inflation Q2 2026")).toMatchObject({ from: "2026-04", to: "2026-06" });
  });

  it("is no year, and a month is no quarter: that there are no figures is said", async () => {
    expect((await firstOf("US GDP Q4 2026")).gaps).toEqual(["no-figures-for-period"]);
    expect((await firstOf("US GDP September 2026")).gaps).toEqual(["no-figures-for-period"]);
    const { item, gaps } = await firstOf("GDP Germany Q1 2010");
    expect(item).toBe("gdp-real DEU");
    expect(gaps).toEqual(["no-figures-for-period"]);
  });
});

describe("a pair of currencies", () => {
  it.each([
    ["EURUSD September 2026", "eur-exchange-rate USA"],
    ["EUR/CHF monthly", "eur-exchange-rate CHE"],
    ["USD/JPY since 2020", "usd-exchange-rate JPN"],
    ["Euro Dollar Kurs Q2 2026", "eur-exchange-rate USA"],
  ])("is answered for a period and a frequency: %s", async (query, item) => {
    expect(await firstOf(query)).toEqual({ item, gaps: [] });
  });
});
