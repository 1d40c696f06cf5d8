import { beforeAll, describe, expect, it } from "vitest";
import { createQueryParser, type SearchBackend } from "../../../../src/service/search/index.js";
import type { Concept, Library } from "../../../../src/service/library/library-model.js";
import { searchAlone } from "../../support/own-library.js";

/** The right measure, or none: one beside it that shares a word with the question is no answer. */

let library: Library;
let search: SearchBackend;
beforeAll(async () => {
  ({ library, search } = await searchAlone());
});

const ask = (query: string) =>
  search.search({
    ...{ kind: "statistic", query, filters: {}, sort: "relevance", offset: 0, size: 3 },
  });

describe("a question is answered by the measure that it names", () => {
  it.each([
    ["hours worked Mexico", "hours-worked"],
    ["urbanisation rate", "urban-share"],
    ["Urbanisierungsgrad", "urban-share"],
    ["taux d’urbanisation", "urban-share"],
    ["indice des prix à la consommation", "us-cpiaucsl"],
    ["índice de precios al consumo", "us-cpiaucsl"],
    ["capital stock USA", "capital-stock"],
    ["taux d'intérêt à 10 ans", "us-gs10"],
    ["10 year interest rate", "us-gs10"],
    // Not the real yield, nor the rate of the last ten years.
    ["US interest rate 10y", "us-gs10"],
    ["interest rate 2 years US", "us-gs2"],
    ["Zinsen 10 Jahre USA", "us-gs10"],
    ["taux 10 ans États-Unis", "us-gs10"],
    ["Zinsen USA letzte 10 Jahre", "us-fedfunds"],
    ["10-Jahres-Zins", "us-gs10"],
    ["tipo de interés a 2 años", "us-gs2"],
    ["médecins pour 1000 habitants", "factbook-physicians"],
    ["doctors per 1,000 people", "factbook-physicians"],
    ["Ärzte je 1.000 Einwohner", "factbook-physicians"],
    ["mobile phone subscriptions per 100", "factbook-mobile-density"],
    ["Bruttoinlandsprodukt je Erwerbstätigen", "gdp-per-worker"],
    ["PIB par personne en emploi", "gdp-per-worker"],
    ["Erwerbstätige in der Landwirtschaft", "factbook-labour-agriculture"],
    ["labour force in agriculture", "factbook-labour-agriculture"],
    ["IDE", "factbook-fdi-inward"],
    ["FDI", "factbook-fdi-inward"],
    ["birth rate Niger", "factbook-birth-rate"],
    ["taux de natalité", "factbook-birth-rate"],
    ["payroll change", "us-payrolls-change"],
    ["average wage", "us-ahetpi"],
    ["salaire moyen", "us-ahetpi"],
    ["mobile users China", "factbook-mobile-subscriptions"],
    ["years of schooling", "factbook-school-life"],
    ["e-commerce retail sales", "us-ecomsa"],
    ["top 10 percent income share", "factbook-income-top-decile"],
    ["nominales BIP Deutschland", "factbook-gdp-nominal"],
    ["GDP at current prices France", "factbook-gdp-nominal"],
    ["oil consumption Japan", "factbook-refined-consumption"],
    ["US trade deficit", "us-bopgstb"],
    ["trade", "us-bopgstb"],
    ["economy of Brazil", "gdp-real"],
    ["Wirtschaft Deutschland", "gdp-real"],
    ["consumption", "us-pce"],
    ["Konsum", "us-pce"],
    ["consommation", "us-pce"],
    ["consumo", "us-pce"],
    ["consommation d'énergie électrique", "factbook-electricity-consumption"],
    ["Stromverbrauch", "factbook-electricity-consumption"],
    ["CO2 emissions from energy consumption", "factbook-co2-emissions"],
    ["Nettozuwanderung", "factbook-net-migration"],
    ["logements mis en chantier", "us-houst"],
    ["GFCF Germany", "investment-share"],
    ["youth unemployment under 25", "factbook-youth-unemployment"],
    ["chômage des moins de 25 ans", "factbook-youth-unemployment"],
  ])("%s: by %s", async (query, concept) => {
    const { hits } = await ask(query);
    expect(library.statistics.get(Number(hits[0]?.id))?.concepts).toContain(concept);
  });
});

describe("a measure that the library lacks is not answered by one beside it", () => {
  it.each([
    ["of what people died", "HIV/AIDS deaths"],
    ["of fewer people", "top 1 percent income share"],
    ["of fewer people", "Einkommensanteil der reichsten 1 Prozent"],
    ["of people of an age", "obesity children Germany"],
    ["of one of two", "elderly dependency ratio"],
    ["of one of two", "Altersquotient"],
    ["of all of which one is a part", "retail sales"],
    ["of a place's area", "Bevölkerungsdichte"],
    ["of another thing", "rents"],
    ["of another thing", "Renten"],
    ["of another thing", "pension spending"],
    ["of what is done with it", "coal production"],
    ["of what is done with it", "coal consumption China"],
    ["of a part", "energy consumption Germany"],
    ["of a part", "Energieverbrauch"],
    ["of a part", "consommation d'énergie"],
    ["of a part", "consumo de energía"],
    ["of its prices", "energy production"],
    ["of a part", "greenhouse gas emissions Germany"],
    ["of a part", "Treibhausgase"],
    ["of a part", "overweight Germany"],
    ["of a part", "air pollution India"],
    ["of what it is used for", "air traffic"],
    ["of two with each other", "terms of trade"],
    ["of two with each other", "Terms of Trade Deutschland"],
    ["of several with each other", "dollar index"],
    ["of all of which it is a part", "arms exports"],
    ["of all of which it is a part", "Rüstungsexporte Deutschland"],
    ["of another thing", "startups"],
    ["of what they cost", "army size"],
    ["of one of its products", "google market share"],
    ["of a part", "motorways"],
    ["of a part", "arable land"],
    ["of prices of the time", "nominal GDP per capita"],
    ["by what it is divided", "CO2 emissions per GDP"],
    ["of two with each other", "US trade deficit with Mexico"],
    ["of somebody with it", "trade deficit with China"],
  ])("%s: %s", async (_what, query) => {
    const { hits, gaps } = await ask(query);
    expect(hits).toEqual([]);
    expect(gaps?.map(({ code }) => code)).toEqual(["subject-not-covered"]);
  });
});

describe("own content of what the library lacks", () => {
  it.each([
    ["energy consumption Germany", "Final energy consumption"],
    ["house prices Germany", "Prices of existing dwellings (house prices)"],
  ])("%s: is found by its own name, %s", (query, name) => {
    const population = library.concepts.get("population") ?? expect.fail();
    const names = { en: name, de: name, fr: name, es: name };
    const none = { en: [], de: [], fr: [], es: [] };
    const own: Concept = { ...population, key: "own", name: names, synonyms: none };
    const like = (key: string) => (key === "own" ? population.key : key);
    const parser = createQueryParser({
      ...library,
      concepts: new Map([...library.concepts, ["own", own]]),
      coveredPlaces: (key) => library.coveredPlaces(like(key)),
      observations: (key, place) => library.observations(like(key), place),
    });
    expect(parser.parse(query).concepts[0]?.key).toBe("own");
  });
});
