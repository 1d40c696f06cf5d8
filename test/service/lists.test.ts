import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchRequest } from "../../src/service/search/search-backend.js";
import { createListSearch } from "./support/list-search.js";
import { smallLibrary } from "./support/small-library.js";
import { startService } from "./support/start-service.js";

const search = createListSearch(smallLibrary);
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService({ search });
});
afterAll(() => service.close());

const wide = "date_from=2007-01-01";

/** What reached the search engine; every call uses a query of its own, so that no answer is kept. */
async function asked(url: string): Promise<SearchRequest> {
  const count = search.requests.length;
  expect((await service.get(url)).status).toBe(200);
  expect(search.requests.length).toBe(count + 1);
  const request = search.requests.at(-1);
  if (request === undefined) throw new Error("nothing was asked");
  return request;
}
const day = (text: string) => Date.parse(text);
const ids = (body: Record<string, unknown>) =>
  (body["items"] as { identifier: number }[]).map((item) => item.identifier);

describe("the statistics search", () => {
  it("answers an item with every field of the contract", async () => {
    const { status, body } = await service.get("/v1/search/statistics?q=statistic%20101");
    expect(status).toBe(200);
    expect(body).toMatchInlineSnapshot(`
      {
        "items": [
          {
            "chargers": [],
            "covered_timeframe": {
              "end": "2017",
              "start": "2015",
            },
            "date": "2026-11-02T00:00:00Z",
            "description": "<p>statistic 101 & more</p>",
            "frequency": "annual",
            "geolocations": [
              {
                "code": "DE",
                "id": 276,
                "name": "Germany",
              },
            ],
            "identifier": 101,
            "industries": [
              {
                "id": 7,
                "name": "Society",
              },
            ],
            "is_premium": false,
            "latest": {
              "period": "2017",
              "value": 82.7,
              "year_change": null,
            },
            "link": "https://service.example/content/statistic/101/en",
            "platform": "en",
            "points": [
              81.7,
              null,
              82.7,
            ],
            "publishers": [
              {
                "is_active": true,
                "title": "World Bank",
              },
            ],
            "ranking_score": 1.5,
            "released_at": "2026-11-02T00:00:00Z",
            "sources": [
              {
                "is_active": true,
                "licence": "CC-BY-4.0",
                "subtitle": "test vintage",
                "title": "World Bank",
              },
            ],
            "subject": "statistic 101 (in million)",
            "teaser_image_urls": [
              {
                "src": "https://service.example/v1/pictures/statistic/101/en/320.png",
                "width": 320,
              },
              {
                "src": "https://service.example/v1/pictures/statistic/101/en/640.png",
                "width": 640,
              },
              {
                "src": "https://service.example/v1/pictures/statistic/101/en/960.png",
                "width": 960,
              },
            ],
            "title": "statistic 101 en",
            "updated_at": "2026-11-02T00:00:00Z",
          },
        ],
        "total_count": 1,
        "total_pages": 1,
      }
    `);
  });

  it("answers in the language the query matched best", async () => {
    const { body } = await service.get("/v1/search/statistics?q=deutsch%20statistic%20101");
    expect(body["items"]).toMatchObject([{ platform: "de", title: "statistic 101 de" }]);
  });

  it("keeps an answer for the same key, and only for it", async () => {
    const url = `/v1/search/statistics?q=statistic%20102&${wide}`;
    const count = search.requests.length;
    const first = await service.get(url);
    expect((await service.get(url)).body).toEqual(first.body);
    expect(search.requests.length).toBe(count + 1);
    const other = await service.get(url, "demo-starter");
    expect(JSON.stringify(other.body)).not.toContain("key=trial-advanced");
  });

  it("looks back three months by default, to the end of today", async () => {
    const { filters } = await asked("/v1/search/statistics?q=default%20window");
    expect(filters.releasedFrom).toBe(day("2026-08-20T00:00:00Z"));
    expect(filters.releasedTo).toBe(day("2026-11-20T23:59:59.999Z"));
  });

  it("filters by release, inclusively on both sides", async () => {
    const of = async (from: string, to: string) =>
      ids((await service.get(`/v1/search/statistics?date_from=${from}&date_to=${to}`)).body);
    expect(await of("2026-11-02", "2026-11-02")).toEqual([101]);
    expect(await of("2026-11-03", "2026-11-20")).toEqual([]);
    expect(await of("2026-10-15T00:00:00", "2026-11-01")).toEqual([103]);
  });

  it("passes premium on, and takes null and nothing as unset", async () => {
    const premium = async (text: string) =>
      (await asked(`/v1/search/statistics?q=premium${encodeURIComponent(text)}&premium=${text}`))
        .filters.isPremium;
    expect(await premium("true")).toBe(true);
    expect(await premium("false")).toBe(false);
    expect(await premium("null")).toBeUndefined();
    expect(await premium("")).toBeUndefined();
  });

  it.each(["", "?q=", "?q=%20", "?q=*"])("gives a broad list for %j", async (query) => {
    const { status, body } = await service.get(`/v1/search/statistics${query}`);
    expect(status).toBe(200);
    expect(ids(body)).toEqual([101, 103]);
  });
});

describe("pages", () => {
  const total = smallLibrary.statistics.size;
  const page = async (query: string, key?: string) =>
    (await service.get(`/v1/statistics?${wide}&${query}`, key)).body;

  it("are ten items from the first on by default", async () => {
    const body = await page("");
    expect(ids(body)).toHaveLength(10);
    expect(body["total_count"]).toBe(total);
    expect(body["total_pages"]).toBe(4);
  });

  it("together hold every item once", async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(`size=7&page=${number}`)));
    expect(pages.map((body) => body["total_pages"])).toEqual([5, 5, 5, 5, 5]);
    expect(new Set(pages.flatMap(ids)).size).toBe(total);
    expect(ids(await page("size=7&page=6"))).toEqual([]);
  });

  it("are counted in the size the package allows", async () => {
    const body = await page("size=4294967295", "demo-starter");
    expect(ids(body)).toHaveLength(10);
    expect(body["total_pages"]).toBe(4);
    expect(ids(await page("size=1000&page=4", "demo-starter"))).toHaveLength(total - 30);
  });

  it("may be skipped by offset instead", async () => {
    expect(ids(await page("offset=31"))).toHaveLength(total - 31);
    expect(ids(await page("offset=4294967295"))).toEqual([]);
    expect(ids(await page("offset=0&page=2"))).toEqual(ids(await page("page=2")));
  });

  it("take limit for size", async () => {
    expect(ids(await page("limit=3"))).toHaveLength(3);
    expect(ids(await page("limit=3&size=3"))).toHaveLength(3);
  });

  it("of size 0 count without items", async () => {
    expect(await page("size=0")).toEqual({ items: [], total_count: total, total_pages: 0 });
  });
});

describe("the lists by platform", () => {
  it("answer in the platform's language, English by default", async () => {
    const titles = async (query: string) =>
      (
        (await service.get(`/v1/statistics?size=1&${query}`)).body["items"] as { title: string }[]
      )[0]?.title;
    expect(await titles("")).toBe("statistic 101 en");
    expect(await titles("platform=de")).toBe("statistic 101 de");
    expect(await titles("platform=en-de")).toBe("statistic 101 en");
    expect(await titles("platform=en-de&q=deutsch%20statistic%20101")).toBe("statistic 101 de");
  });

  it("sort by date when asked", async () => {
    expect((await asked("/v1/statistics?sort=1&q=sorted")).sort).toBe("recent");
    expect((await asked("/v1/statistics?sort=0&q=sorted")).sort).toBe("relevance");
    const { body } = await service.get(`/v1/statistics?sort=1&size=2&${wide}`);
    expect(ids(body)).toEqual([101, 103]);
  });

  it("hold infographics", async () => {
    const { body } = await service.get("/v1/infographics?platform=de");
    expect(body["items"]).toMatchObject([
      { identifier: 401, platform: "de", sources: [{ title: "World Bank" }] },
    ]);
    expect(JSON.stringify(body)).toContain("/v1/pictures/infographic/401/de/640.png");
  });

  it("hold topics with path and children", async () => {
    const { body } = await service.get("/v1/marketInsights?platform=fr");
    expect(body["items"]).toMatchObject([
      {
        identifier: 1,
        title: "Society (fr)",
        path: [],
        children: [{ id: 2, name: "Cities (fr)" }],
      },
      { identifier: 2, path: [{ id: 1, name: "Society (fr)" }], children: [] },
    ]);
  });

  it("hold studies, by industry and location", async () => {
    const of = async (query: string) => ids((await service.get(`/v1/studies?${query}`)).body);
    expect(await of("industry=7&geolocation=276&premium=false&platform=es")).toEqual([301]);
    expect(await of("geolocation=1")).toEqual([301]);
    expect(await of("geolocation=250")).toEqual([]);
    expect(await of("premium=true")).toEqual([]);
  });
});

describe("a query of more than a thousand characters", () => {
  it.each(["statistics", "infographics", "marketInsights", "studies", "search/statistics"])(
    "is refused by %s with a sentence",
    async (path) => {
      expect((await service.get(`/v1/${path}?q=${"a".repeat(1000)}`)).status).toBe(200);
      const { status, body } = await service.get(`/v1/${path}?q=${"a".repeat(1001)}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: { code: "bad-input", parameter: "q" },
        message: expect.stringContaining("at most 1000 characters") as string,
      });
    },
  );
});

describe("the indicator search", () => {
  it("names what an indicator covers", async () => {
    const { body } = await service.get("/v1/search/market-insights/indicators?q=population");
    expect(body).toMatchObject({
      total_count: 1,
      items: [
        {
          title: "Population",
          subject: "Population (million inhabitants)",
          covered_timeframe: { start: "2015", end: "2017" },
          covered_geos: { WLD: "Worldwide", DEU: "Germany", FRA: "France" },
          industries: [{ name: "Society", segments: ["Society"] }],
          market_type: "demography",
          description:
            "<p>Population; million inhabitants; annual.</p><p>People and &lt;households&gt;</p><p>Source: World Bank</p>",
        },
      ],
    });
    expect(body).not.toHaveProperty("total_pages");
  });

  it("takes 25 items at most, and is told so", async () => {
    const path = "/v1/search/market-insights/indicators";
    expect((await service.get(`${path}?q=a&size=25`)).status).toBe(200);
    expect((await service.get(`${path}?q=${"a".repeat(1000)}`)).status).toBe(200);
    for (const [query, parameter] of [
      ["q=a&size=26", "size"],
      ["q=a&limit=0", "limit"],
      ["size=5", "q"],
      ["q=", "q"],
      [`q=${"a".repeat(1001)}`, "q"],
    ] as const) {
      const { status, body } = await service.get(`${path}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: "bad-input", parameter } });
    }
  });
});
