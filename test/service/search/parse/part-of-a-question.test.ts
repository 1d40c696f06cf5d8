import { beforeAll, describe, expect, it } from "vitest";
import type { SearchBackend } from "../../../../src/service/search/index.js";
import type { Library } from "../../../../src/service/library/library-model.js";
import { searchAlone } from "../../support/own-library.js";

/** What answers a part of a question, and leaves a word that names something, answers another one. */

let library: Library;
let search: SearchBackend;
beforeAll(async () => {
  ({ library, search } = await searchAlone());
});

const ask = (query: string) =>
  search.search({
    ...{ kind: "statistic", query, filters: {}, sort: "relevance", offset: 0, size: 3 },
  });

/** Concepts of what comes first. */
async function firstOf(query: string): Promise<readonly string[]> {
  const { hits } = await ask(query);
  return library.statistics.get(Number(hits[0]?.id))?.concepts ?? [];
}

describe("a question that no measure answers whole", () => {
  it.each([
    ...["maternal mortality Chad", "maternal deaths", "mortgage debt US"],
    ...["CO2 emissions by sector Germany", "CO2 emissions from transport Germany"],
    ...["electricity generation from wind Denmark", "Stromerzeugung aus Windkraft in Dänemark"],
    ...["esperanza de vida de las mujeres en España"],
    ...["US exports to Brazil", "exports from Germany to France", "exports Germany to China"],
    ...["VAT rate Hungary", "VAT", "rural population India", "illiteracy rate India"],
    ...["Analphabetismus Niger", "infertility rate", "reserves per GDP"],
    ...["current account Germany percent of GDP", "external debt as share of GDP Greece"],
    ...["gas imports Germany", "importations de gaz Allemagne"],
    ...["median US unemployment", "net electricity exports of Germany"],
    ...["US unemployment rate by state", "GDP of US states", "employment by industry US"],
    ...["population by city", "unemployment by county", "Arbeitslosenquote nach Bundesland"],
    ...["PIB des départements de France", "desempleo por provincia"],
    ...["population over 80 in Japan", "How many people over 80 live in Japan?"],
  ])("has no answer: %s", async (query) => {
    const { hits, gaps } = await ask(query);
    expect(hits).toEqual([]);
    expect(gaps?.map(({ code }) => code)).toEqual(["subject-not-covered"]);
  });

  it.each([
    ["GDP Soviet Union 1985", "Soviet Union"],
    ["Bevölkerung der DDR 1985", "DDR"],
    ["GDP East Germany 1985", "East Germany"],
    ["PIB de la Yougoslavie", "Yougoslavie"],
    ["población de la Unión Soviética en 1980", "Unión Soviética"],
  ])("of a state that is no more is no other's: %s", async (query, state) => {
    const { hits, gaps } = await ask(query);
    expect(hits).toEqual([]);
    expect(gaps).toEqual([{ code: "subject-not-covered", words: [state] }]);
  });

  it.each(["ECB interest rate", "interest rate of the ECB"])(
    "of an issuer is not everybody’s: %s",
    async (query) => {
      const { hits, gaps } = await ask(query);
      expect(hits).toEqual([]);
      expect(gaps).toEqual([{ code: "subject-not-covered", words: ["ECB"] }]);
    },
  );

  it.each([
    "wages in Germany",
    "Löhne in Deutschland",
    "salaires en Allemagne",
    "salarios en Alemania",
  ])("is not that of what is called so in part: %s", async (query) => {
    const { hits, gaps } = await ask(query);
    expect(hits).toEqual([]);
    expect(gaps).toMatchObject([{ code: "place-not-covered", places: ["DEU"] }]);
  });

  it.each([
    ["GDP of England", "England"],
    ["Bevölkerung England", "England"],
    ["PIB Angleterre", "Angleterre"],
    ["población de Inglaterra", "Inglaterra"],
    ["GDP Scotland", "Scotland"],
    ["population British Columbia", "British Columbia"],
  ])("of a part of a country is not the country's: %s", async (query, part) => {
    const { hits, gaps } = await ask(query);
    expect(hits).toEqual([]);
    expect(gaps).toEqual([{ code: "subject-not-covered", words: [part] }]);
  });

  it.each([
    ["exports of goods and services Germany", "DEU"],
    ["10 year bond yield Germany", "DEU"],
    ["diesel price Germany", "DEU"],
    ["producer prices Germany", "DEU"],
  ])("in a place has none there: %s", async (query, place) => {
    const { hits, gaps } = await ask(query);
    expect(hits).toEqual([]);
    expect(gaps).toEqual([{ code: "place-not-covered", places: [place] }]);
  });
});

describe("a question is answered whole", () => {
  it.each([
    ["government spending on education as share of GDP Finland", "factbook-education-spending"],
    ["öffentliche Bildungsausgaben Finnland", "factbook-education-spending"],
    ["public debt Italy percent GDP", "factbook-public-debt"],
    ["obesity prevalence in Mexico", "factbook-obesity"],
    ["death rate since covid", "factbook-death-rate"],
    ["CPI medical care", "us-cpimedsl"],
    ["CPI apparel", "us-cpiappsl"],
    ["renewable electricity share Denmark", "renewable-share"],
    ["GDP and population Germany", "gdp-real"],
    ["life expectancy at birth Germany", "life-expectancy"],
    ["where do people live the longest", "life-expectancy"],
  ])("%s by %s", async (query, concept) => {
    expect(await firstOf(query)).toContain(concept);
  });

  it.each([
    ["exports to France", "us-expfr"],
    ["exports from the United States to France", "us-expfr"],
    ["US exports to Germany", "us-expge"],
    ["Mexican exports to the US", "us-impmx"],
    ["exportaciones de México a Estados Unidos", "us-impmx"],
    ["deutsche Exporte in die USA", "us-impge"],
    ["exports from China to the US", "us-impch"],
    ["imports from China", "us-impch"],
    ["Japanese imports from the US", "us-expjp"],
  ])("from where to where: %s by %s", async (query, concept) => {
    expect(await firstOf(query)).toEqual([concept]);
  });

  it.each(["Warenexporte Deutschland", "Exports of goods Mexico", "importations Allemagne"])(
    "what a country trades with all is not what one other trades with it: %s",
    async (query) => {
      expect((await firstOf(query))[0]).not.toMatch(/^us-/);
    },
  );
});

describe("a year that the first answer's measure does not cover", () => {
  it.each(["GDP growth China 2007", "CO2 emissions China 2019"])(
    "is named, whatever else has it: %s",
    async (query) => {
      const { hits, gaps } = await ask(query);
      expect(hits).not.toEqual([]);
      expect(gaps?.map(({ code }) => code)).toEqual(["no-figures-for-period"]);
    },
  );

  it.each(["population Germany 2010", "GDP growth Germany 2013", "inflation US 2020"])(
    "is not named where it does: %s",
    async (query) => {
      expect((await ask(query)).gaps).toBeUndefined();
    },
  );
});
