import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchIndicators } from "./support/search-indicators.js";
import { startShippedService } from "./support/start-shipped-service.js";

/** The shipped library over HTTP: what its indicators are called. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

const search = (q: string) => searchIndicators(service, q);

const nameOfUnitedStates = {
  en: "United States",
  de: "Vereinigte Staaten",
  fr: "États-Unis",
  es: "Estados Unidos",
};

describe("an indicator of one place", () => {
  it.each(["en", "de", "fr", "es"] as const)("names it in its title: %s", async (platform) => {
    const { library } = service.parts;
    const alone = [...library.concepts.values()].filter(
      ({ key }) => library.coveredPlaces(key).length === 1,
    );
    expect(alone.length).toBeGreaterThan(500);
    for (const { uuid, name } of alone.filter((_, index) => index % 10 === 0)) {
      const path = `/v1/data/market-insights/indicator?id=${uuid}&geo=USA&platform=${platform}`;
      const { body } = await service.get(path);
      const title = String(body["title"]);
      expect(title.startsWith(name[platform])).toBe(true);
      expect(title.endsWith(` – ${nameOfUnitedStates[platform]}`)).toBe(true);
      expect(body).toMatchObject({ chart: { name: title } });
    }
  });

  it.each(["en", "de", "fr", "es"] as const)(
    "says how often it comes where another has its name: %s",
    async (platform) => {
      const { library } = service.parts;
      const names = [...library.concepts.values()].map(({ name }) => name[platform]);
      const titles: string[] = [];
      for (const { uuid, key, name } of library.concepts.values()) {
        if (names.indexOf(name[platform]) === names.lastIndexOf(name[platform])) continue;
        const geo = library.coveredPlaces(key)[0] ?? "";
        const path = `/v1/data/market-insights/indicator?id=${uuid}&geo=${geo}&platform=${platform}`;
        titles.push(String((await service.get(path)).body["title"]));
      }
      expect(titles.length).toBeGreaterThan(100);
      expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
    },
  );

  it.each([
    ["en", /\(fiscal years\)/],
    ["de", /\(Haushaltsjahre\)/],
    ["fr", /\(exercices budgétaires\)/],
    ["es", /\(años fiscales\)/],
  ])("says that its years are fiscal ones, its ratios to GDP too: %s", async (platform, fiscal) => {
    const { library } = service.parts;
    const budget = [...library.concepts.values()].filter(({ source }) => source === "us-budget");
    expect(budget.length).toBeGreaterThan(7);
    for (const { uuid, key } of budget) {
      const path = `/v1/data/market-insights/indicator?id=${uuid}&geo=USA&platform=${platform}`;
      const indicator = (await service.get(path)).body;
      expect(indicator).toMatchObject({
        title: expect.stringMatching(fiscal) as string,
        chart: { name: expect.stringMatching(fiscal) as string },
      });
      const series = [...library.statistics.values()].find(
        ({ concepts }) => concepts.length === 1 && concepts[0] === key,
      );
      const of = `/v1/data/statistic?id=${String(series?.id)}&platform=${platform}`;
      const { title, subject, chart } = (await service.get(of)).body;
      const [name] = Object.keys((chart as { data: object }).data);
      for (const text of [title, subject, name]) expect(text).toMatch(fiscal);
    }
  });

  it("says where an older one of the same ends", async () => {
    const found = (await search("real gdp United States")).map(({ title }) => title);
    expect(found).toContain("Real gross domestic product (GDP), quarterly – United States");
    expect(found).toContain("Real gross domestic product (GDP), annual – United States");
    expect(found).toContain(
      "Real gross domestic product (GDP), quarterly, to 2017 – United States",
    );
  });

  it("does so in lists, in its subject and on its page; one of many places does not", async () => {
    const [own] = await search("unemployment rate United States");
    expect(own).toMatchObject({
      title: "Unemployment rate – United States",
      subject: "Unemployment rate – United States (percent)",
    });
    const page = await service.app.inject(
      `/content/indicator/${own?.identifier ?? ""}/en?key=demo-advanced`,
    );
    expect(page.body).toContain("Unemployment rate – United States");
    const [many] = await search("unemployment rate");
    expect(many?.title).toBe("Unemployment rate");
    expect(Object.keys(many?.covered_geos ?? {}).length).toBeGreaterThan(100);
  });

  it("is a topic of that title, too", async () => {
    const { body } = await service.get("/v1/marketInsights?q=Nonfarm+payrolls&size=5");
    const titles = (body["items"] as { title: string; path: { name: string }[] }[]).map(
      ({ title }) => title,
    );
    expect(titles.some((title) => title.endsWith(" – United States"))).toBe(true);
  });
});

describe("an indicator's whole title", () => {
  it("finds it first", async () => {
    const { library } = service.parts;
    const missed: string[] = [];
    for (const { uuid, key } of [...library.concepts.values()].filter((_, at) => at % 8 === 0)) {
      for (const platform of ["en", "de", "fr", "es"]) {
        const geo = library.coveredPlaces(key)[0] ?? "";
        const path = `/v1/data/market-insights/indicator?id=${uuid}&geo=${geo}`;
        const title = String((await service.get(`${path}&platform=${platform}`)).body["title"]);
        const found = await search(title);
        if (found[0]?.identifier !== uuid) missed.push(title);
      }
    }
    expect(missed).toEqual([]);
  });

  it("is of no country where the market is the world's", async () => {
    const brent = await search("brent");
    expect(brent.map(({ title }) => title)).toEqual([
      "Crude oil price: Brent, monthly – Worldwide",
      "Crude oil price: Brent, annual – Worldwide",
    ]);
    expect(brent[0]?.latest).toMatchObject({ geo: "WLD" });
    const path = "/v1/statistics?size=2&q=brent";
    const statistics = (await service.get(path)).body["items"] as { readonly title: string }[];
    for (const { title } of statistics) expect(title).not.toContain("United States");
  });
});
