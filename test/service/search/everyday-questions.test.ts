import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchIndicators } from "../support/search-indicators.js";
import { searchStatistics, type FoundStatistics } from "../support/search-statistics.js";
import { startShippedService } from "../support/start-shipped-service.js";

/** The shipped library over HTTP: questions as they are typed every day, and what none of its figures answers. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

const search = (q: string, of = "statistics") => searchStatistics(service, q, { of });

describe("an everyday question", () => {
  it.each([
    ["retail gas price", /^Gasoline price at the pump/],
    ["Benzin", /^Gasoline price at the pump/],
    ["us population forecast", /^Population including armed forces overseas/],
    ["govt deficit % GDP Italy", /^Government budget balance/],
    [
      "deficit to gdp",
      /^(Federal budget balance \(fiscal years\) to GDP|Government budget balance)/,
    ],
    ["property tax", /Property Taxes/],
    ["Geldumlauf", /^Currency in Circulation/],
    ["mortgage loans", /^Real estate loans/],
    // How many they are, and not how long they work.
    ["number of employees in manufacturing US", /^Employment in manufacturing/],
    ["retail employees US", /^Employment in retail trade/],
    ["Frence population", /population in France/],
    ["Bolivar exchange rate", /national currency per U\.S\. dollar in Venezuela/],
    // The change, and not what changes.
    ["US CPI year over year", /^Inflation rate/],
    ["US CPI growth", /^Inflation rate/],
    ["US PPI year-on-year", /^Producer price inflation/],
    ["Verbraucherpreise USA zum Vorjahr", /^Inflation rate/],
    ["US GDP y/y", /^Real GDP growth on the year/],
    ["US wages yoy", /^Average hourly earnings/],
    // One place, though a part of its name is another one's.
    ["population Equatorial Guinea", /^Total population in Equatorial Guinea/],
    ["population South Sudan", /population in South Sudan/],
    ["population of Papua New Guinea", /^Total population in Papua New Guinea/],
    // How much it is, and not at which prices.
    ["government consumption", /^Federal consumption|^Government consumption|^Share of government/],
    ["exportations de la Chine", /^Value of goods exports/],
    ["exports Brazil", /^Value of goods exports/],
    ["Swiss franc", /national currency per U\.S\. dollar in Switzerland/],
    // What is not the subject may stand beside it.
    ["population development Germany", /population in Germany/],
    ["inflation during covid", /^(Inflation|Consumer price)/],
    ["death rate since covid", /^Death rate/],
  ])("%s: the figures of it come first", async (q, title) => {
    expect((await search(q)).items[0]?.title).toMatch(title);
  });

  it("finds the deficit in percent of GDP of other countries behind one that is called so", async () => {
    const { items } = await search("govt deficit % GDP");
    expect(items.map(({ title }) => title).join()).toMatch(/Government budget balance by country/);
  });
});

describe("what no figure answers", () => {
  it.each([
    "gold price",
    "Uber revenue",
    "malaria price",
    "Schwein Preis",
    "smartphone users India",
    "shipping costs",
    "gdp forecast",
    "R&D spending Korea",
    "social media users",
    "social media",
    "media consumption",
    "soziale Medien",
    "AI",
    "TV",
    "water consumption per capita",
    "human development index",
    "bank profits Deutsche Bank",
    "covid deaths Italy",
    "corona deaths",
    "deaths from covid in Spain",
  ])("%s: finds nothing, and says what is not there", async (q) => {
    const { items, notices } = await search(q);
    expect(items).toEqual([]);
    expect(notices?.[0]).toMatchObject({ code: "subject-not-covered" });
    expect(notices?.[0]?.message).toMatch(/no figures on|keine Werte zu/);
  });
});

describe("a country of which nothing is asked", () => {
  it.each(["Chile", "Germany", "India", "Deutschland", "Francia", "Italie"])(
    "%s: has its economy first, and not what browsers it uses",
    async (q) => {
      const { items } = await search(q, "search/statistics");
      const titles = items.map(({ title }) => title);
      expect(titles[0]).toMatch(/GDP|BIP|PIB/);
      const all = titles.join("\n");
      expect(all).toMatch(/Key economic|Kennzahlen der Wirtschaft|de la economía|de l’économie/);
      expect(all).toMatch(/population|Bevölkerung|población/i);
      expect(all).not.toMatch(/browser|Samsung|navegador|Webbrowser/);
    },
  );

  it("has of the best known economy its newest figures of output, prices, work and people", async () => {
    const { items } = await search("United States", "search/statistics");
    expect(items.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Real gross domestic product \(GDP\) .* Q2 2026$/),
      expect.stringMatching(/^Gross domestic product \(GDP\), nominal /),
      expect.stringMatching(/^Inflation rate .* 2026$/),
      expect.stringMatching(/^Unemployment rate .* 2026$/),
      expect.stringMatching(/^Population, monthly .* 2026$/),
    ]);
  });

  it("is so for indicators", async () => {
    const items = (await searchIndicators(service, "Chile")).slice(0, 3);
    expect(items.map(({ title }) => title)).toEqual([
      "Real gross domestic product (GDP)",
      "Inflation rate (consumer prices)",
      "Unemployment rate",
    ]);
  });

  it("names the years that are asked", async () => {
    const { items } = await search("Chile 2010", "search/statistics");
    expect(items[0]?.title).toMatch(/GDP.* Chile/);
  });
});

describe("what has something near it alone", () => {
  it.each([
    ["coal", /^Share of carbon-emitting energy in electricity/, /no figures on “coal”/],
    ["Kohle", /^Anteil /, /keine Werte zu „Kohle“/],
    ["charbon", /^Part de l’énergie/, /pas de chiffres sur « charbon »/],
    ["carbón", /^Proporción de energía/, /no tiene cifras sobre «carb/],
    ["schools", /^School life expectancy/, /no figures on “schools”/],
    ["école", /scolaire|scolarité|études/, /pas de chiffres sur « école »/],
    ["child mortality", /^Infant mortality rate/, /no figures on “child mortality”/],
    ["Kindersterblichkeit", /^Säuglingssterblichkeit/, /keine Werte zu „Kindersterblichkeit“/],
    ["wind power Denmark", /^Share of renewable energy/, /no figures on “wind power”/],
    ["solar", /^Share of renewable energy/, /no figures on “solar”/],
    ["solar Spain", /^Share of renewable energy/, /no figures on “solar”/],
    ["solar en España", /^Proporción de energías renovables/, /no tiene cifras sobre «solar»/],
    ["solaire Espagne", /^Part des énergies renouvelables/, /pas de chiffres sur « solaire »/],
    ["Strommix Polen", /^Anteil erneuerbarer Energien/, /keine Werte zu „Strommix“/],
    ["working-age population China", /population/i, /no figures on “working.age.population”/],
  ])("%s: shows that by its own name, and says what is not there", async (q, title, message) => {
    const { items, notices } = await search(q, "search/statistics");
    expect(items[0]?.title).toMatch(title);
    expect(notices?.[0]).toMatchObject({ code: "subject-not-covered" });
    expect(notices?.[0]?.message).toMatch(message);
  });
});

describe("a fiscal year's figure", () => {
  it.each([
    ["Federal government outlays", /^Federal government outlays \(fiscal years\) in/],
    ["federal debt", /^Gross federal debt \(fiscal years\) in/],
    ["Federal debt held by the public", /^Federal debt held by the public \(fiscal years\) in/],
    ["Einnahmen des Bundes", /^Einnahmen des Bundes \(Haushaltsjahre\)/],
    ["Dette fédérale brute", /^Dette fédérale brute \(exercices budgétaires\)/],
    ["Gasto federal", /^Gasto federal \(años fiscales\)/],
  ])("says so in its title, and is found by its plain name: %s", async (q, title) => {
    expect((await search(q, "search/statistics")).items[0]?.title).toMatch(title);
  });
});

describe("a figure that no statistic shows", () => {
  it.each([
    [
      "poverty Honduras",
      /^Nothing in this list .* for Honduras, but the indicator “Population below/,
    ],
    ["Armut Honduras", /^Nichts in dieser Liste .* Honduras, wohl aber der Indikator „Bevölkerung/],
    ["pauvreté Honduras", /^Rien dans cette liste .* Honduras, mais l’indicateur « Population/],
    ["pobreza Honduras", /^Nada en esta lista .* Honduras, pero sí el indicador «Población/],
  ])("%s: is said to be in the indicator", async (q, message) => {
    const { notices } = await search(q);
    expect(notices?.[0]).toMatchObject({ code: "place-not-covered" });
    expect(notices?.[0]?.message).toMatch(message);
  });
});

describe("the country at the other end of a flow", () => {
  it.each([
    ...["/v1/search/statistics", "/v1/search/market-insights/indicators", "/v1/marketInsights"],
    ...["/v1/infographics", "/v1/studies"],
  ])("is not said to lack figures: %s", async (path) => {
    const q = encodeURIComponent("US trade with Mexico");
    const { body } = await service.get(`${path}?q=${q}&size=10`);
    const { notices = [] } = body as unknown as FoundStatistics;
    const said = notices.map(({ message }) => message.replace(/“.*”/, ""));
    expect(said.join()).not.toContain("Mexico");
  });
});

describe("a word of several languages", () => {
  it.each(["profits", "corporate profits", "population", "inflation"])(
    "that English has too is answered in English: %s",
    async (q) => {
      const path = `/v1/search/statistics?size=5&date_from=2010-01-01&q=${encodeURIComponent(q)}`;
      const { items } = (await service.get(path)).body as unknown as FoundStatistics;
      expect(items[0]?.title).toMatch(/ (?:from|in|by) /);
    },
  );

  it.each([
    ["profits des entreprises", /Bénéfices/],
    ["América Latina PIB", /Producto interior bruto/],
    ["PIB Amérique latine", /Produit intérieur brut/],
    ["inflation Deutschland", /Deutschland/],
    ["population en France", /France/],
  ])("is of the language of the words beside it: %s", async (q, title) => {
    const path = `/v1/search/statistics?size=5&date_from=2010-01-01&q=${encodeURIComponent(q)}`;
    const { items } = (await service.get(path)).body as unknown as FoundStatistics;
    expect(items[0]?.title).toMatch(title);
    expect(items[0]?.title).not.toMatch(/ from /);
  });
});
