import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchIndicators } from "../support/search-indicators.js";
import { searchStatistics } from "../support/search-statistics.js";
import { startShippedService } from "../support/start-shipped-service.js";

/** The shipped library over HTTP: the words of a question that tell one figure from others of its kind. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

const ask = (q: string) => searchStatistics(service, q, { size: 10 });
const statistics = async (q: string) => (await ask(q)).items.map(({ title }) => title);
const indicators = async (q: string) =>
  (await searchIndicators(service, q)).map(({ title }) => title);

describe("a maturity", () => {
  it.each([
    ["6 month treasury bill", /^6-month Treasury bill/],
    ["6-month t-bill", /^6-month Treasury bill/],
    ["182 day bill rate", /^6-month Treasury bill/],
    ["1 year treasury", /^1-year Treasury yield/],
    ["two-year treasury yield", /^2-year Treasury yield/],
    ["5 year treasury", /^5-year Treasury yield/],
    ["5-year yield", /^5-year Treasury yield/],
    ["7y", /^7-year Treasury yield/],
    ["7 year note", /^7-year Treasury yield/],
    ["30-year treasury", /^30-year Treasury yield/],
    ["3m", /^3-month Treasury yield/],
    ["10y yield", /^10-year Treasury yield/],
    ["treasury 5", /^5-year Treasury yield/],
    ["treasury yield 2", /^2-year Treasury yield/],
    ["treasury 10", /^10-year Treasury yield/],
    ["3 month commercial paper", /^90-Day AA/],
    ["rendement 2 ans", /^Rendement des obligations du Trésor à 2 ans/],
    ["2-jährige Staatsanleihe", /^Rendite zweijähriger/],
    ["zehnjährige US-Staatsanleihen", /^Rendite zehnjähriger/],
    ["bono del tesoro a 5 años", /^Rendimiento de los bonos del Tesoro a 5 años/],
  ])("%s: the figures of that maturity come first", async (q, title) => {
    expect((await statistics(q))[0]).toMatch(title);
    expect((await indicators(q))[0]).toMatch(title);
  });

  it("is answered by no other one", async () => {
    const found = [...(await statistics("5 year treasury")), ...(await indicators("5y treasury"))];
    expect(found.filter((title) => /^(?!5-)\d+-(?:year|month) Treasury/.test(title))).toEqual([]);
  });

  it.each(["9 month treasury bill", "4-year treasury yield", "30-year mortgage"])(
    "that the library has not is said to be missing: %s",
    async (q) => {
      const { items, notices } = await ask(q);
      expect(items).toEqual([]);
      expect(notices?.[0]).toMatchObject({ code: "subject-not-covered" });
      expect(notices?.[0]?.message).toMatch(/9.month|4.year|30.year/);
    },
  );

  it.each([
    ["GDP growth last 5 years", /growth/],
    ["life expectancy Japan 20 years", /^Life expectancy .* Japan/],
    ["12-month inflation", /^Inflation rate/],
    ["top 5 countries by population", /^Total population by country/],
  ])(
    "%s: a number of years that tells no figures apart asks for none of them",
    async (q, title) => {
      expect((await statistics(q))[0]).toMatch(title);
    },
  );
});

describe("how often", () => {
  it.each([
    ["brent", "Crude oil price: Brent, monthly – Worldwide"],
    ["annual brent", "Crude oil price: Brent, annual – Worldwide"],
    ["Brent jährlich", "Rohölpreis: Brent, jährlich – Welt"],
    ["brent mensuel", "Prix du pétrole brut : Brent, mensuel – Monde"],
  ])("%s: of one measure the finer comes first, unless another is asked", async (q, title) => {
    expect((await indicators(q))[0]).toBe(title);
  });

  it("tells the statistics of one measure apart", async () => {
    expect((await statistics("brent"))[0]).toMatch(/from May 1987/);
    expect((await statistics("annual brent"))[0]).toMatch(/from 1987 to/);
    expect((await statistics("monthly brent"))[0]).toMatch(/from May 1987/);
  });
});

describe("a ticker", () => {
  it.each([
    ["M2", /^Money stock M2/],
    ["M1", /^Money stock M1/],
    ["U-6", /\(U-6\)/],
  ])("%s: what has it in its name comes before what is also called so", async (q, title) => {
    expect((await indicators(q))[0]).toMatch(title);
    expect((await statistics(q))[0]).toMatch(title);
  });
});

describe("a group of places", () => {
  it.each([
    ["inflation G7", "Inflation rate (consumer prices)"],
    ["unemployment BRICS", "Unemployment rate"],
    ["gdp G7", "Real gross domestic product (GDP)"],
  ])("%s: an indicator of all its places comes before one of a single one", async (q, title) => {
    const [first] = await searchIndicators(service, q);
    expect(first?.title).toBe(title);
    expect(Object.keys(first?.covered_geos ?? {}).length).toBeGreaterThan(20);
  });

  it.each(["inflation G7", "gdp G7", "life expectancy G7"])(
    "%s: statistics of the group come first",
    async (q) => {
      expect((await statistics(q))[0]).toMatch(/in the G7 countries/);
    },
  );
});

describe("the language", () => {
  it.each([
    ["países emergentes PIB", /^Producto interior bruto/],
    ["paises emergentes pib", /^Producto interior bruto/],
    ["mercados emergentes inflación", /^Tasa de inflación|^Inflación/],
    ["Schwellenländer Inflation", /^Inflationsrate/],
    ["Inflation Schwellenländer", /^Inflationsrate/],
    ["pays émergents PIB", /^Produit intérieur brut/],
    ["emerging markets GDP", /^Real gross domestic product/],
    ["inflation France", /^Inflation rate/],
    ["population Côte d’Ivoire", /^Total population/],
  ])("%s: titles are in the language of the question's words", async (q, title) => {
    expect((await statistics(q))[0]).toMatch(title);
  });
});

describe("a word without its umlaut", () => {
  it.each(["Uber revenue", "uber revenue", "fur exports", "Uber population"])(
    "%s: is another word where nothing else is German",
    async (q) => {
      expect(await statistics(q)).toEqual([]);
    },
  );

  it.each([
    "Bevolkerung uber 65 Jahre",
    "Uber 65 Jahre Bevölkerung",
    "Ausgaben fur Bildung Deutschland",
  ])("%s: is the German one beside German words", async (q) => {
    expect((await statistics(q))[0]).toMatch(/65 Jahren|Bildung/);
  });
});
