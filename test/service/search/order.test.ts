import { beforeAll, describe, expect, it } from "vitest";
import type { Library, StatisticRecord } from "../../../src/service/library/library-model.js";
import {
  createMemorySearch,
  type ContentKind,
  type SearchBackend,
} from "../../../src/service/search/index.js";
import { generateQueries } from "../../../tools/search-quality/generated-queries.js";
import { searchAlone } from "../support/own-library.js";

describe("the order of what the real library answers", () => {
  let library: Library;
  let search: SearchBackend;

  beforeAll(async () => {
    ({ library, search } = await searchAlone());
  });

  const find = (query: string, size: number, offset = 0, kind: ContentKind = "statistic") =>
    search.search({ kind, query, filters: {}, sort: "relevance", offset, size });
  const records = async (query: string, size: number): Promise<StatisticRecord[]> =>
    (await find(query, size)).hits.flatMap(({ id }) => library.statistics.get(Number(id)) ?? []);
  const indicators = async (query: string): Promise<string[]> => {
    const { hits } = await find(query, 25, 0, "indicator");
    const keys = new Map([...library.concepts.values()].map(({ uuid, key }) => [uuid, key]));
    return hits.flatMap(({ id }) => keys.get(String(id)) ?? []);
  };

  describe("puts the older source behind the newer one that measures the same", () => {
    it.each([
      ["inflation", "us-inflation", "factbook-inflation"],
      ["gdp", "us-gdpca", "gdp-real"],
      ["population", "us-popthm", "population"],
      ["population", "population", "population-history"],
      ["lending rate USA", "us-mprime", "factbook-lending-rate"],
    ])("among indicators for %j: %s before %s", async (query, newer, older) => {
      const keys = await indicators(query);
      expect(keys).toContain(newer);
      expect(keys.indexOf(newer)).toBeLessThan(keys.indexOf(older));
    });

    it.each([
      ["CPI", "USA", "us-cpiaucns", "us-cpi-monthly"],
      ["real GDP USA", "USA", "us-gdpca", "gdp-real"],
      ["population Japan", "JPN", "population", "population-history"],
      ["exchange rate Japan", "JPN", "usd-exchange-rate-annual", "exchange-rate"],
    ])("among statistics for %j", async (query, place, newer, older) => {
      const found = await records(query, 50);
      const at = (concept: string) =>
        found.findIndex(
          ({ kind, concepts, places }) =>
            kind === "series" && concepts[0] === concept && places.includes(place),
        );
      expect(at(newer)).toBeGreaterThanOrEqual(0);
      expect(at(newer)).toBeLessThan(at(older));
    });

    it("but not all countries' behind one country's that goes on for at most three years more", async () => {
      const endingIn = (year: string): Library => ({
        ...library,
        // A concept of other figures is another object.
        concepts: new Map([...library.concepts].map(([key, concept]) => [key, { ...concept }])),
        observations: (concept, place) => {
          const all = library.observations(concept, place);
          if (all === undefined || !["us-popthm", "us-pop"].includes(concept)) return all;
          const count = all.periods.filter((period) => period.slice(0, 4) <= year).length;
          return {
            ...all,
            periods: all.periods.slice(0, count),
            values: all.values.slice(0, count),
          };
        },
      });
      const first = async (year: string) => {
        const backend = createMemorySearch(endingIn(year), { now: () => Date.UTC(2026, 10, 20) });
        const request = { kind: "indicator", query: "population", filters: {} } as const;
        const { hits } = await backend.search({
          ...request,
          sort: "relevance",
          offset: 0,
          size: 1,
        });
        await backend.close();
        return hits[0]?.id;
      };
      expect(library.observations("population", "WLD")?.periods.at(-1)).toBe("2017");
      expect(await first("2020")).toBe(library.concepts.get("population")?.uuid);
      expect(await first("2021")).toBe(library.concepts.get("us-popthm")?.uuid);
    });

    it("and asks a country that only the older one covers of the older one", async () => {
      expect((await indicators("inflation Turkey"))[0]).toBe("factbook-inflation");
    });

    it("but an item that is asked for by its whole title comes first", async () => {
      expect((await indicators("Inflation rate (consumer prices)"))[0]).toBe("factbook-inflation");
    });
  });

  it.each([
    ["unemployment Germany", "factbook-unemployment", "DEU"],
    ["gdp per capita France", "gdp-per-capita", "FRA"],
    ["inflation Germany", "factbook-inflation", "DEU"],
    ["life expectancy Japan", "life-expectancy", "JPN"],
  ])("the figure comes before a bundle of key figures: %s", async (query, concept, place) => {
    const found = await records(query, 50);
    const figure = found.findIndex(
      ({ concepts, places, kind }) =>
        kind !== "profile" && concepts.join() === concept && places.includes(place),
    );
    const bundle = found.findIndex(({ kind }) => kind === "profile");
    expect(bundle).toBeGreaterThan(figure);
    expect(figure).toBeGreaterThanOrEqual(0);
  });

  it.each(["gdp Germany", "life expectancy Japan", "exchange rate Mexico", "population India"])(
    "a place’s own series comes before comparisons that contain it: %s",
    async (query) => {
      const found = await records(query, 60);
      for (const [at, { kind, concepts }] of found.entries()) {
        if (kind !== "comparison") continue;
        const own = found.findIndex(
          (one) => one.kind === "series" && one.concepts[0] === concepts[0],
        );
        if (own >= 0) expect(own).toBeLessThan(at);
      }
    },
  );

  const broad = [
    "gdp",
    "inflation",
    "unemployment rate",
    "population",
    "life expectancy",
    "energy",
  ];

  it("shows at most two of a concept among the first five where no place is named", async () => {
    for (const query of [...broad, "exchange rates", "money supply", "Bevölkerung", "chômage"]) {
      const all = await records(query, 10_000);
      const counts = new Map<string, number>();
      for (const { concepts } of all.slice(0, 5))
        if (concepts.length === 1)
          counts.set(concepts[0] ?? "", (counts.get(concepts[0] ?? "") ?? 0) + 1);
      const most = Math.max(0, ...counts.values());
      const others = new Set(all.flatMap(({ concepts }) => (concepts.length === 1 ? concepts : [])))
        .size;
      // Five of two concepts cannot be had where there are fewer.
      if (others >= 3)
        expect(`${query}: ${String(most)}`).toBe(`${query}: ${String(Math.min(2, most))}`);
    }
  });

  it("shows more of it where a place or a group asks for more", async () => {
    for (const query of ["gdp Germany", "gdp G7"]) {
      const [first, ...rest] = await records(query, 5);
      const same = rest.filter(({ concepts }) => concepts[0] === first?.concepts[0]);
      expect(same.length).toBeGreaterThan(1);
    }
  });

  it("holds every match once over all pages, scores falling, whatever was asked", async () => {
    for (const query of [...broad, ...generateQueries(library, 60)]) {
      const whole = await find(query, 100_000);
      const ids = whole.hits.map(({ id }) => id);
      expect(new Set(ids).size).toBe(whole.total);
      expect(ids).toHaveLength(whole.total);
      const pages: (number | string)[] = [];
      for (let offset = 0; offset < Math.min(whole.total, 40); offset += 7)
        pages.push(...(await find(query, 7, offset)).hits.map(({ id }) => id));
      expect(pages).toEqual(ids.slice(0, pages.length));
      const scores = whole.hits.map(({ score }) => score ?? 0);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  it("says in how many more places the first concept of many is shown", async () => {
    const { more } = await find("population", 10);
    expect(more?.concept).toBe("population");
    expect(more?.places).toBeGreaterThan(200);
    expect((await find("gdp Germany", 10)).more).toBeUndefined();
    expect((await find("housing starts", 10)).more).toBeUndefined();
  });

  it.each([
    ["tax to GDP France", "factbook-tax-ratio"],
    ["debt to gdp", "us-federal-debt-to-gdp"],
    ["exports as a share of gdp Germany", "export-share"],
    ["Staatsverschuldung in % des BIP Japan", "factbook-public-debt"],
    ["real wages", "us-comprnfb"],
    ["Reallöhne USA", "us-comprnfb"],
    ["salaires réels États-Unis", "us-comprnfb"],
    ["salarios reales Estados Unidos", "us-comprnfb"],
    ["youth unemployment Italy", "factbook-youth-unemployment"],
    ["inflation month on month", "us-cpi-monthly-change"],
    ["CPI m/m", "us-cpi-monthly-change"],
    ["Inflation zum Vormonat", "us-cpi-monthly-change"],
    ["payrolls month on month", "us-payrolls-change"],
    ["US imports from China", "us-impch"],
    ["exports to Mexico", "us-expmx"],
    ["us unemployment rate", "us-unrate"],
    ["unemployment rate us", "us-unrate"],
    ["U-6", "us-u6rate"],
  ])("reads a qualifier as part of what is asked: %s", async (query, concept) => {
    expect((await records(query, 1))[0]?.concepts).toEqual([concept]);
  });

  it.each([
    "emerging market population",
    "Bevölkerung Schwellenländer",
    "population marché émergent",
    "población mercado emergente",
    "population G-20",
  ])("reads a group in any number and language: %s", async (query) => {
    const [first] = await records(query, 1);
    expect(first?.concepts[0]).toMatch(/population/);
    expect(first?.places).toEqual(expect.arrayContaining(["IND", "BRA"]));
  });

  it.each(["natural gas price", "Weinkonsum Frankreich", "new car registrations"])(
    "does not answer by the heads of the question alone: %s",
    async (query) => {
      expect((await find(query, 1)).total).toBe(0);
    },
  );
});
