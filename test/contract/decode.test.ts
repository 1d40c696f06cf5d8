import { describe, expect, it } from "vitest";
import { decodeAnswer } from "../../src/contract/index.js";

const base = {
  identifier: 7,
  title: "Solar",
  link: "https://x.example/7?tracking=1",
  subject: "Solar power in GWh",
};
const table = (data: unknown, subject = base.subject) =>
  decodeAnswer("getStatistic", { ...base, subject, chart: { graphType: "bar", data } }).chart.table;

describe("chart data", () => {
  it("of the newer shape is a table of series by name", () => {
    expect(
      table({
        Germany: [
          { name: "2019", data: 1 },
          { name: "2020", data: "2.5" },
        ],
        France: [
          { name: "2019", data: 3 },
          { name: "2020", data: null },
        ],
      }),
    ).toEqual({
      categories: ["2019", "2020"],
      series: [
        { name: "Germany", values: [1, 2.5] },
        { name: "France", values: [3, null] },
      ],
    });
  });

  it("of the older shape is the same table", () => {
    expect(
      table({
        categories: ["2019", "2020"],
        series: [
          { name: "Germany", data: [1, "2.5"] },
          { name: "France", data: [3] },
        ],
      }),
    ).toEqual({
      categories: ["2019", "2020"],
      series: [
        { name: "Germany", values: [1, 2.5] },
        { name: "France", values: [3, null] },
      ],
    });
  });

  it.each([
    [
      [
        { name: "a", value: 1 },
        { label: "b", data: "2" },
      ],
    ],
    [
      [
        {
          name: "Column1",
          data: [
            { name: "a", data: 1 },
            { name: "b", data: 2 },
          ],
        },
      ],
    ],
    [
      {
        Column1: [
          { name: "a", data: 1 },
          { name: "b", data: 2 },
        ],
      },
    ],
    [{ a: 1, b: 2 }],
    [{ "Column 1": { a: 1, b: "2" } }],
    [
      [
        ["a", 1],
        ["b", 2],
      ],
    ],
  ])("%j is one series, named after the subject", (data) => {
    expect(table(data)).toEqual({
      categories: ["a", "b"],
      series: [{ name: base.subject, values: [1, 2] }],
    });
  });

  it("keeps the order of periods that only a later series has", () => {
    const point = (name: string, data: number) => ({ name, data });
    expect(
      table({
        A: [point("2018", 1), point("2021", 4)],
        B: [point("2018", 10), point("2019", 20), point("2020", 30), point("2021", 40)],
        C: [point("2017", 0), point("2022", 5)],
      }),
    ).toMatchObject({
      series: [
        { values: expect.arrayContaining([1, 4, null]) as unknown },
        { values: expect.arrayContaining([10, 20, 30, 40, null]) as unknown },
        { values: expect.arrayContaining([0, 5, null]) as unknown },
      ],
    });
    expect(
      table({
        A: [point("2018", 1), point("2021", 4)],
        B: [point("2018", 10), point("2019", 20), point("2020", 30), point("2021", 40)],
      }).categories,
    ).toEqual(["2018", "2019", "2020", "2021"]);
  });

  it("never lets one point overwrite another of the same name", () => {
    const data = { A: [{ name: "x", data: 1 }, { name: "x", data: 2 }, { data: 3 }] };
    expect(table(data)).toEqual({
      categories: ["x", "x", "3"],
      series: [{ name: "A", values: [1, 2, 3] }],
    });
  });

  it("takes names that mean something to JavaScript as names", () => {
    const data: unknown = JSON.parse(
      '{"__proto__": [{"name": "constructor", "data": 1}], "toString": [{"name": "__proto__", "data": 2}]}',
    );
    expect(table(data)).toEqual({
      categories: ["__proto__", "constructor"],
      series: [
        { name: "__proto__", values: [null, 1] },
        { name: "toString", values: [2, null] },
      ],
    });
  });

  it("leaves text that is no number as text", () => {
    const data = {
      A: ["<1", "n.a.", "1,234", "0x10", "1e400", " 12 ", "", true].map((value) => ({
        name: "c",
        data: value,
      })),
    };
    expect(table(data).series[0]?.values).toEqual([
      ...["<1", "n.a.", "1,234", "0x10", "1e400", 12, null, "true"],
    ]);
  });

  it.each([[undefined], [null], [[]], [{}], ["text"], [5]])("%j is an empty table", (data) => {
    expect(table(data)).toEqual({ categories: [], series: [] });
  });

  it("numbers further nameless series", () => {
    const point = [{ name: "a", data: 1 }];
    const { series } = table({ Column1: point, Column2: point, Named: point });
    expect(series.map(({ name }) => name)).toEqual([base.subject, `${base.subject} (2)`, "Named"]);
  });
});

describe("an item", () => {
  it("comes through whole, and without what the service left out", () => {
    const full = {
      ...base,
      description: "Facts",
      date: "2025-01-01T00:00:00Z",
      released_at: "2025-01-02T00:00:00Z",
      updated_at: "2025-01-03T00:00:00Z",
      platform: "de",
      ranking_score: null,
      sources: [{ title: "Eurostat", subtitle: "Online", is_active: true }],
      is_premium: true,
      industries: [{ name: "Energy", id: 12 }],
      geolocations: [{ name: "Germany", code: "DE", id: 276 }],
      teaser_image_urls: [{ width: 400, src: "https://x.example/t.png" }],
    };
    const [item] = decodeAnswer("searchStatistics", { items: [full], total_count: 1 }).items;
    expect(item).toEqual(full);
    const [bare] = decodeAnswer("searchStatistics", { items: [{ identifier: "8" }] }).items;
    expect(bare).toEqual({
      ...{ identifier: 8, title: "", link: "", date: "", released_at: "", platform: "en" },
      ...{ subject: "", is_premium: false },
    });
  });

  it("without an identifier is left out; a list of such is no answer", () => {
    const items = [{ title: "x" }, base, null, 5];
    expect(decodeAnswer("searchStatistics", { items, total_count: 9 }).items).toHaveLength(1);
    expect(() => decodeAnswer("searchStatistics", { items: [{ title: "x" }] })).toThrow(
      expect.objectContaining({ code: "bad-response" }) as Error,
    );
  });

  it("never carries an address that runs", () => {
    const link = "javascript:alert(1)";
    const item = { ...base, link, teaser_image_urls: [{ width: 1, src: "data:text/html,x" }] };
    const [found] = decodeAnswer("listStatistics", [item]).items;
    expect([found?.link, found?.teaser_image_urls]).toEqual(["", []]);
  });

  it("of the indicator search has its places by code, however they came", () => {
    const covered = (covered_geos: unknown) =>
      decodeAnswer("searchIndicators", {
        items: [{ identifier: "a", covered_geos }],
        total_count: 1,
      }).items[0]?.covered_geos;
    expect(covered({ WLD: "Worldwide", DEU: "Germany" })).toEqual({
      WLD: "Worldwide",
      DEU: "Germany",
    });
    expect(covered(["WLD", "DEU"])).toEqual({ WLD: "WLD", DEU: "DEU" });
    expect(covered([{ code: "DEU", name: "Germany" }, null, 7, {}])).toEqual({
      DEU: "Germany",
      7: "7",
    });
    expect(covered({ DEU: null })).toEqual({ DEU: "DEU" });
    expect(covered(null)).toEqual({});
    expect(covered(undefined)).toEqual({});
  });
});

describe("an indicator", () => {
  const indicator = (data: unknown) =>
    decodeAnswer("getIndicator", { identifier: "a-b", chart: { data } }).chart.geos;

  it("has categories and values in parallel, gaps as null", () => {
    const entry = { geo: "DEU", categories: ["2020", 2021, "2022"], series: [1, "2.5"] };
    const found = [{ geo: "DEU", categories: ["2020", "2021", "2022"], values: [1, 2.5, null] }];
    expect(indicator([entry])).toEqual(found);
    expect(indicator(entry)).toEqual(found);
    expect(indicator({ DEU: { ...entry, geo: undefined } })).toEqual(found);
    expect(indicator([{ ...entry, series: [1, 2.5, null, 99] }, { categories: [] }])).toEqual(
      found,
    );
  });
});

describe("research", () => {
  const job = (extra: object) =>
    decodeAnswer("getResearchAnswer", {
      researchToken: "t",
      state: { status: "requested" },
      ...extra,
    });

  it("takes the token of both revisions, the whole job too", () => {
    expect(decodeAnswer("askResearch", { researchToken: "t" })).toEqual({ researchToken: "t" });
    const whole = { researchToken: "t", state: { status: "requested" }, response: null };
    expect(decodeAnswer("askResearch", whole)).toEqual({ researchToken: "t" });
    expect(() => decodeAnswer("askResearch", {})).toThrow("unexpected answer");
  });

  it("is running without a response and with a state nobody knows", () => {
    expect(job({})).toEqual({ researchToken: "t", state: { status: "requested" }, response: null });
    expect(job({ state: { status: "thinking" } }).state).toEqual({ status: "thinking" });
  });

  it.each([
    [{ status: "failed" }],
    [{ status: "error" }],
    [{ status: "moderation_failed" }],
    [{ status: "requested", isError: true }],
    [{ status: "requested", isBlockedContent: true }],
    [{ status: "requested", isLimitReached: true }],
  ])("has failed in state %j", (state) => {
    expect(job({ state }).state.isError).toBe(true);
  });

  it("comes through with facts, sources and limits", () => {
    const { response, usage_limits } = job({
      state: { status: "done" },
      response: {
        answer: "42",
        keyFacts: [{ title: "T", type: "number", unit: "%", value: 4.5 }, {}, null],
        sources: [{ title: "S", url: "https://s.example", contentId: 5, locale: "german" }, "x"],
      },
      usage_limits: [{ limit: 100, limitation_period: "month", usage: "7" }, {}],
    });
    expect(response?.keyFacts).toEqual([{ title: "T", type: "number", unit: "%", value: "4.5" }]);
    expect(response?.sources).toMatchObject([{ title: "S", contentId: "5", locale: "german" }]);
    expect(usage_limits).toEqual([{ limit: 100, limitation_period: "month", usage: 7 }]);
  });
});
