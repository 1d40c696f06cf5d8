import { beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../src/service/library/library-model.js";
import type { SearchBackend } from "../../../src/service/search/index.js";
import {
  hitRate,
  isAnswerable,
  judge,
  type Judgement,
} from "../../../tools/search-quality/judge.js";
import { queries } from "../../../tools/search-quality/query-set.js";
import { tried } from "../../../tools/search-quality/unanswerable-questions.js";
import { searchAlone } from "../support/own-library.js";

describe("search over the real library", () => {
  let library: Library;
  let search: SearchBackend;
  let judgements: Judgement[];

  beforeAll(async () => {
    ({ library, search } = await searchAlone());
    judgements = [];
    for (const query of queries.filter((one) => isAnswerable(library, one))) {
      judgements.push(await judge(library, search, query));
    }
  });

  const of = (part: (judgement: Judgement) => boolean) => judgements.filter(part);

  it("is judged by at least sixty questions that the library can answer", () => {
    expect(judgements.length).toBeGreaterThanOrEqual(60);
    for (const language of ["de", "en", "fr", "es"]) {
      expect(of(({ query }) => query.language === language).length).toBeGreaterThanOrEqual(12);
    }
  });

  it.each(["tuned", "fresh"] as const)("puts a right answer first or high: %s questions", (set) => {
    const judged = of(({ query }) => query.set === set);
    expect(hitRate(judged, 1)).toBeGreaterThanOrEqual(set === "tuned" ? 0.95 : 0.9);
    expect(hitRate(judged, 5)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(["keyword", "question", "typo"] as const)("does so for every style: %s", (style) => {
    expect(
      hitRate(
        of(({ query }) => query.style === style),
        1,
      ),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it.each(["de", "en", "fr", "es"] as const)("does so for every language: %s", (language) => {
    const judged = of(({ query }) => query.language === language);
    expect(hitRate(judged, 1)).toBeGreaterThanOrEqual(0.9);
    const told = judged.filter((one) => one.language === language);
    expect(told.length / judged.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ["gdp per capita", "gdp-per-capita"],
    ["BIP pro Kopf", "gdp-per-capita"],
    ["PIB par habitant", "gdp-per-capita"],
    ["PIB per cápita", "gdp-per-capita"],
    ["unemployment rate", "factbook-unemployment"],
    ["gdp of the united states", "us-gdp"],
  ])(
    "finds the indicator of all countries where none is named and none is newer: %s",
    async (query, key) => {
      const request = { kind: "indicator", query, filters: {}, sort: "relevance" } as const;
      const { hits } = await search.search({ ...request, offset: 0, size: 1 });
      expect(hits.map(({ id }) => id)).toEqual([library.concepts.get(key)?.uuid]);
    },
  );

  it.each([
    ["pop. of china", "population", "CHN"],
    ["nat gas", "factbook-gas-consumption", ""],
    ["mkt cap", "factbook-market-capitalisation", ""],
    ["govt deficit % GDP", "us-federal-balance-to-gdp", "USA"],
    ["govt debt Japan", "factbook-public-debt", "JPN"],
    ["FX", "usd-exchange-rate", ""],
    ["U.S. GDP", "us-gdp", "USA"],
  ])("reads what analysts abbreviate: %s", async (query, concept, place) => {
    const request = { kind: "statistic", query, filters: {}, sort: "relevance" } as const;
    const { hits } = await search.search({ ...request, offset: 0, size: 1 });
    const record = library.statistics.get(Number(hits[0]?.id));
    expect(record?.concepts).toEqual([concept]);
    if (place !== "") expect(record?.places).toContain(place);
  });

  it.each([
    ["EURUSD", "eur-exchange-rate", "USA"],
    ["EUR/USD", "eur-exchange-rate", "USA"],
    ["euro dollar", "eur-exchange-rate", "USA"],
    ["dollar per euro", "eur-exchange-rate", "USA"],
    ["taux de change euro dollar", "eur-exchange-rate", "USA"],
    ["pound dollar exchange rate", "gbp-exchange-rate", "USA"],
    ["USD/JPY", "usd-exchange-rate", "JPN"],
    ["usd chf 2024", "usd-exchange-rate", "CHE"],
    ["dollar yuan", "usd-exchange-rate", "CHN"],
    ["Swiss franc per dollar", "usd-exchange-rate", "CHE"],
    ["Wechselkurs Dollar Yen", "usd-exchange-rate", "JPN"],
    ["tipo de cambio peso dólar", "usd-exchange-rate", "MEX"],
    ["MXNUSD", "usd-exchange-rate", "MEX"],
  ])("reads a pair of currencies as one rate: %s", async (query, concept, place) => {
    const request = { kind: "statistic", query, filters: {}, sort: "relevance" } as const;
    const { hits } = await search.search({ ...request, offset: 0, size: 1 });
    const record = library.statistics.get(Number(hits[0]?.id));
    expect([record?.concepts, record?.places]).toEqual([[concept], [place]]);
  });

  it("reads the first 32 different words of a long question", async () => {
    const find = (query: string) =>
      search.search({
        kind: "statistic",
        query,
        filters: {},
        sort: "relevance",
        offset: 0,
        size: 1,
      });
    const nonsense = Array.from({ length: 40 }, (_, at) => `qq${String.fromCharCode(97 + at)}zz`);
    const repeated = "GDP Germany ".repeat(60);
    expect((await find(repeated)).hits).toEqual((await find("GDP Germany")).hits);
    expect((await find(`${nonsense.join(" ")} GDP Germany`)).total).toBe(0);
  });

  it.each([
    ...tried,
    "zzzz qqqq",
    "lorem ipsum dolor",
    "banana production Ecuador",
    "weather tomorrow in Paris",
    "road deaths",
    "population density",
    "gas price for households Germany",
    "Strompreis",
    "gold price",
  ])("finds no statistic for %j", async (query) => {
    const found = await search.search({
      kind: "statistic",
      query,
      filters: {},
      sort: "relevance",
      offset: 0,
      size: 5,
    });
    expect(found.total).toBe(0);
  });

  it.each([
    ["How high is unemployment in Spain right now?", "factbook-unemployment"],
    ["US CPI, seasonally adjusted", "us-cpiaucsl"],
    ["US CPI, not seasonally adjusted", "us-cpiaucns"],
    ["proportion of urban population China", "urban-population"],
    ["percentage of renewable electricity in Denmark", "renewable-share"],
    ["obesity prevalence in Mexico", "factbook-obesity"],
    ["¿A cuánto asciende la deuda pública de España?", "factbook-public-debt"],
    ["Anzahl der Flughäfen in Brasilien", "factbook-airports"],
    ["combien de médecins y a-t-il actuellement en Espagne ?", "factbook-physicians"],
    ["GDP and population of Spain", "gdp-real"],
    ["GDP of Spain over time", "gdp-real"],
    ["yield on 10-year treasury note", "us-gs10"],
    ["GDP per capita, IMF", "gdp-per-capita"],
  ])("is not put off by everyday words: %s", async (query, concept) => {
    const { hits } = await search.search({
      kind: "statistic",
      query,
      filters: {},
      sort: "relevance",
      offset: 0,
      size: 1,
    });
    expect(library.statistics.get(Number(hits[0]?.id))?.concepts).toContain(concept);
  });
});
