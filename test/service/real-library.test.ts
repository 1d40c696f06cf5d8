import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOpenApiDocument } from "../../src/service/routes/index.js";
import { startShippedService } from "./support/start-shipped-service.js";

/** The service as it is shipped: real library, search, research and files. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

interface Item {
  readonly identifier: number | string;
  readonly link: string;
  readonly title: string;
  readonly platform: string;
  readonly released_at: string;
}
const itemsOf = (body: Record<string, unknown>) => body["items"] as Item[];

/** Every text in an answer that is an address of the service. */
const linksIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.startsWith("https://service.example/") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(linksIn);
};

/** Opens an address as a spreadsheet does: without a key. */
const open = (address: string) => {
  const { pathname, search } = new URL(address);
  return service.app.inject(pathname + search);
};

/** One in how many statistics is asked for; SERVICE_TEST_STEP=1 takes them all, in a minute. */
const step = Number(process.env["SERVICE_TEST_STEP"] ?? 20);

describe("the statistics of the library", () => {
  it("answer their data as documented", async () => {
    const ids = [...service.parts.library.statistics.keys()];
    for (const id of ids.filter((_, index) => index % step === 0)) {
      const { status } = await service.get(`/v1/data/statistic?id=${id}`);
      expect(status, `statistic ${id}`).toBe(200);
    }
  });
});

describe("sources and publishers", () => {
  it("say which edition and which collection they are, and that they are active", async () => {
    const path = "/v1/search/statistics?size=1&date_from=2020-01-01&q=population%20germany";
    const [item] = itemsOf((await service.get(path)).body);
    expect(item).toMatchObject({
      sources: [{ title: "World Bank Open Data", is_active: true }],
      publishers: [{ title: "World Bank", subtitle: "World Bank Open Data", is_active: true }],
    });
  });
});

describe("every indicator of the library", () => {
  it("answers for the places its search result names", async () => {
    for (const { uuid, name } of service.parts.library.concepts.values()) {
      const found = await service.get(
        `/v1/search/market-insights/indicators?size=25&q=${encodeURIComponent(name.en)}`,
      );
      const item = itemsOf(found.body).find(({ identifier }) => identifier === uuid);
      expect(item, name.en).toBeDefined();
      const geos = (item as unknown as { covered_geos: Record<string, string> }).covered_geos;
      const geo = Object.keys(geos).slice(0, 5).join(",");
      const { status } = await service.get(
        `/v1/data/market-insights/indicator?id=${uuid}&geo=${geo}`,
      );
      expect(status).toBe(200);
    }
  });
});

describe("a search that names no place", () => {
  it("says in how many more places, in the language asked, and its query lists them", async () => {
    interface Notice {
      readonly code: string;
      readonly message: string;
      readonly count: number;
      readonly query: string;
    }
    const ask = async (q: string) =>
      (await service.get(`/v1/search/statistics?date_from=2007-01-01&q=${encodeURIComponent(q)}`))
        .body as { items: Item[]; total_count: number; notices?: Notice[] };
    for (const [asked, message, query] of [
      ["life expectancy", "Life expectancy at birth: in 207 more places.", "place by place"],
      ["Lebenserwartung", "Lebenserwartung bei der Geburt: an 207 weiteren Orten.", "Ort für Ort"],
      [
        "espérance de vie",
        "Espérance de vie à la naissance : dans 207 autres lieux.",
        "lieu par lieu",
      ],
      ["esperanza de vida", "Esperanza de vida al nacer: en 207 lugares más.", "lugar por lugar"],
    ] as const) {
      const { notices } = await ask(asked);
      const [more] = notices ?? [];
      expect(more).toMatchObject({ code: "more-places", message, count: 207 });
      expect(more?.query).toContain(query);
      const opened = await ask(more?.query ?? "");
      expect(opened.total_count).toBeGreaterThanOrEqual(207);
      expect(opened.notices).toBeUndefined();
      const titles = opened.items.map(({ title }) => title);
      const name = message.split(/\s?:/)[0] ?? "";
      for (const title of titles) expect(title.startsWith(name)).toBe(true);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it("describes the older of two sources by what it adds to the newer", async () => {
    const [found] = itemsOf(
      (await service.get("/v1/search/market-insights/indicators?q=historical%20population")).body,
    ) as (Item & { description?: string })[];
    expect(found?.description).toMatch(
      /In \d+ places: newer figures of the same are “Total population” \(\d{4}–2017\); these add 1\d{3}–\d{4}\./,
    );
    const { body } = await service.get(
      "/v1/search/statistics?date_from=2007-01-01&q=exchange%20rate%20Japan%201950-1965",
    );
    const old = (itemsOf(body) as (Item & { description?: string })[]).find(({ title }) =>
      title.startsWith("Exchange rate against the U.S. dollar in Japan"),
    );
    expect(old?.description).toContain("these add 1950–1970.");
  });
});

describe("what a description says", () => {
  const described = async (path: string) =>
    (await service.get(path)).body as unknown as {
      readonly items: readonly { title: string; subject: string; description: string }[];
    };
  const statistics = (q: string) =>
    described(`/v1/statistics?size=1&date_from=2010-01-01&q=${encodeURIComponent(q)}`);
  const indicators = (q: string) =>
    described(`/v1/search/market-insights/indicators?size=1&q=${encodeURIComponent(q)}`);

  it("tells a forecast from what was observed", async () => {
    const [population] = (await statistics("us population forecast")).items;
    expect(population?.subject).toMatch(/; forecast from October 2026\)$/);
    expect(population?.description).toMatch(
      /thousand persons in September 2026, compared with .* highest value of the period was 343,060 \(September 2026\)/,
    );
    expect(population?.description).toContain(
      "From October 2026 the figures are a forecast of the source: 343,290 thousand persons in December 2026.",
    );
    const [indicator] = (await indicators("us population forecast")).items;
    expect(indicator?.description).toContain("forecast from October 2026");
  });

  it("says of an indicator what is measured, how often, by whom, and what was computed", async () => {
    const [prices] = (await indicators("consumer price index seasonally adjusted")).items;
    expect(prices?.description).toContain(
      "Consumer price index (CPI): all items; index, 1982–1984 = 100; monthly; seasonally adjusted.",
    );
    expect(prices?.description).toContain("U.S. Bureau of Labor Statistics");
    const [cross] = (await indicators("EURJPY")).items;
    expect(cross?.description).toContain("Cross rate computed from two dollar rates");
    const [dollar] = (await indicators("USDJPY")).items;
    expect(dollar?.description).toMatch(/quoted the other way round by the source and inverted/);
    expect(dollar?.description).toMatch(/bolívar was redenominated in 2018 and 2021/);
  });
});

describe("the examples of the published document", () => {
  it("work as they stand, and find something", async () => {
    interface Operation {
      readonly parameters?: { name: string; required: boolean; example?: string | number }[];
      readonly requestBody?: { content: { "application/json": { example: unknown } } };
    }
    const { paths } = createOpenApiDocument("https://service.example");
    let token = "";
    for (const [path, { get, post }] of Object.entries(paths) as [
      string,
      { get?: Operation; post?: Operation },
    ][]) {
      if (post?.requestBody !== undefined) {
        const payload = post.requestBody.content["application/json"].example as object;
        const headers = { "x-api-key": "demo-advanced" };
        const { body } = await service.send({ method: "POST", url: path, headers, payload });
        token = String(body["researchToken"]);
      }
      const query = new URLSearchParams();
      for (const { name, required, example } of get?.parameters ?? []) {
        const value = name === "research_token" ? token : example;
        if (required) expect(value, `${path} ${name}`).toBeDefined();
        if (value !== undefined) query.set(name, String(value));
      }
      if (get === undefined) continue;
      const { status, body } = await service.get(`${path}?${query.toString()}`);
      expect(status, path).toBe(200);
      if ("items" in body) expect(itemsOf(body).length, path).toBeGreaterThan(0);
    }
    expect(token).not.toBe("");
  });
});

describe("the default window", () => {
  it.each(["infographics", "statistics", "search/statistics", "marketInsights", "studies"])(
    "of %s is not empty on the day of the edition",
    async (path) => {
      expect(itemsOf((await service.get(`/v1/${path}`)).body).length).toBeGreaterThan(0);
    },
  );
});

describe("a traversal", () => {
  it("meets every item once, newest first when asked", async () => {
    const found: Item[] = [];
    for (let page = 1; ; page += 1) {
      const url = `/v1/statistics?q=population+france&sort=1&size=30&page=${page}&date_from=2008-01-01`;
      const { body } = await service.get(url);
      found.push(...itemsOf(body));
      if (page === body["total_pages"]) {
        expect(found).toHaveLength(Number(body["total_count"]));
        break;
      }
    }
    expect(found.length).toBeGreaterThan(60);
    expect(new Set(found.map(({ identifier }) => identifier)).size).toBe(found.length);
    const dates = found.map(({ released_at }) => released_at);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

describe("links", () => {
  it.each([
    "search/statistics?q=population+germany&size=3&date_from=2008-01-01",
    "infographics?size=2",
    "marketInsights?size=2",
    "studies?size=2",
    "search/market-insights/indicators?q=gdp&size=2",
  ])("of %s name nobody and open for everybody", async (path) => {
    const links = linksIn((await service.get(`/v1/${path}`)).body);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).not.toMatch(/key=|signature=/);
      const { statusCode, rawPayload } = await open(link);
      // A picture of premium content is for whom it was signed.
      const isClosed = statusCode === 401 && link.includes("/v1/pictures/");
      expect(isClosed ? 200 : statusCode, link).toBe(200);
      expect(rawPayload.length).toBeGreaterThan(isClosed ? 50 : 500);
    }
  });

  it("deliver the three report files", async () => {
    const [item] = itemsOf(
      (await service.get("/v1/search/statistics?q=gdp+france&date_from=2008-01-01")).body,
    );
    const { body } = await service.get(`/v1/data/reports?id=${String(item?.identifier)}`);
    const types: Record<string, string> = {
      pdf: "application/pdf",
      ppt: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      xls: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    };
    for (const [name, type] of Object.entries(types)) {
      const response = await open(String(body[name]));
      expect(response.statusCode).toBe(200);
      expect(String(response.headers["content-type"])).toContain(type);
    }
  });
});

describe("a question", () => {
  it("is answered from the library, with sources that open", async () => {
    const asked = await service.send({
      method: "POST",
      url: "/v1/research-ai/ask",
      headers: { "x-api-key": "demo-advanced" },
      payload: { question: "How did the population of Germany change?" },
    });
    const url = `/v1/research-ai/answer?research_token=${String(asked.body["researchToken"])}`;
    const seen = new Set<string>();
    let job = await service.get(url);
    const stateOf = () => (job.body["state"] as { status: string }).status;
    while (stateOf() !== "done") {
      seen.add(stateOf());
      expect(job.status).toBe(200);
      expect(stateOf()).not.toMatch(/failed|error/);
      // The job's own reading and writing must get its turn.
      await new Promise(setImmediate);
      job = await service.get(url);
    }
    const { keyFacts, sources } = job.body["response"] as Record<string, unknown[]>;
    expect(keyFacts?.length).toBeGreaterThan(0);
    expect(sources?.length).toBeGreaterThan(0);
    const [link = ""] = linksIn(sources);
    expect((await open(link)).statusCode).toBe(200);
  });
});
