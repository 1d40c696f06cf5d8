import { describe, expect, it } from "vitest";
import { decodeAnswer, decodeExtensionAnswer } from "../../src/contract/index.js";

const figures = {
  covered_timeframe: { start: "2000", end: "2017" },
  frequency: "annual",
  forecast_from: "2018",
  measure: { kind: "share", seasonal_adjustment: null, unit: "percent", scale: 1 },
  latest: { period: "2017", value: 4.5, year_change: null, year_change_points: -0.5, geo: "DEU" },
  points: [1, null, 4.5],
};
const provenance = {
  sources: [{ title: "World Bank", subtitle: "2019", is_active: true }],
  publishers: [{ title: "World Bank", subtitle: "Washington" }],
  released_at: "2019-04-01T00:00:00Z",
};
const chart = { graphType: "bar", data: {} };

describe("candidates of a look-up by values", () => {
  const candidate = { identifier: "a", statistics: [7, null], geos: ["DEU", null], share: 0.9 };
  const said = { title: "GDP", unit: "percent", frequency: "annual", agreed: 9 };

  it("come through, of either kind of id", () => {
    const { identifier, ...unnamed } = candidate;
    const candidates = [
      { identifier, ...unnamed, ...said },
      { ...unnamed, ...said },
    ];
    expect(decodeExtensionAnswer("lookUpValues", { candidates })).toEqual({ candidates });
  });

  it("are left out where no id or no place is in them", () => {
    const candidates = [
      { ...candidate, identifier: undefined, statistics: [null] },
      { ...candidate, geos: "DEU" },
      { ...candidate, share: "all" },
      "a",
    ];
    expect(decodeExtensionAnswer("lookUpValues", { candidates })).toEqual({ candidates: [] });
    expect(() => decodeExtensionAnswer("lookUpValues", [])).toThrow();
  });
});

describe("what a service sends beyond the contract", () => {
  it.each([
    ["searchStatistics", { items: [{ identifier: 1, ...figures }] }],
    ["listStatistics", { items: [{ identifier: 1, ...figures }] }],
  ] as const)("comes through in items of %s", (operation, json) => {
    expect(decodeAnswer(operation, json).items[0]).toMatchObject(figures);
  });

  it("comes through in indicators and in both kinds of data, with the source", () => {
    const items = [{ identifier: "a", ...figures, ...provenance }];
    expect(decodeAnswer("searchIndicators", { items }).items[0]).toMatchObject({
      ...figures,
      ...provenance,
    });
    const breaks = { DEU: ["2020-05", "2021-01"], FRA: ["2019"] };
    const broken = { identifier: "a", chart, breaks: { ...breaks, ESP: [{}], ITA: "2020" } };
    expect(decodeAnswer("getIndicator", broken)).toHaveProperty("breaks", breaks);
    expect(decodeAnswer("getStatistic", { ...broken, identifier: 1 })).toHaveProperty(
      "breaks",
      breaks,
    );
    expect(
      decodeAnswer("getStatistic", { identifier: 1, chart, breaks: ["2020"] }),
    ).not.toHaveProperty("breaks");
    expect(decodeAnswer("getStatistic", { identifier: 1, chart, ...figures })).toMatchObject(
      figures,
    );
    const indicator = { identifier: "a", chart, ...figures, ...provenance };
    expect(decodeAnswer("getIndicator", indicator)).toMatchObject({ ...figures, ...provenance });
  });

  it.each([
    [{}],
    [
      {
        covered_timeframe: { start: "2000" },
        frequency: "hourly",
        measure: { kind: "guess" },
        latest: { period: "2017", value: "n/a" },
        points: [],
      },
    ],
    [{ covered_timeframe: "2000", frequency: 1, measure: [], latest: null, points: "1,2" }],
  ])("is absent where a service sends %j", (sent) => {
    const [item] = decodeAnswer("searchStatistics", { items: [{ identifier: 1, ...sent }] }).items;
    for (const field of Object.keys(figures)) expect(item).not.toHaveProperty(field);
    const indicator = decodeAnswer("getIndicator", { identifier: "a", chart, ...sent });
    for (const field of Object.keys({ ...figures, ...provenance })) {
      expect(indicator).not.toHaveProperty(field);
    }
  });

  it("keeps the newest points and tells a gap from a figure", () => {
    const points = [...Array.from({ length: 30 }, (_, index) => index), "x"];
    const [item] = decodeAnswer("searchStatistics", { items: [{ identifier: 1, points }] }).items;
    expect(item?.points).toEqual([...points.slice(7, 30), null]);
  });

  it("reads notices, of which those without a sentence are none", () => {
    const notice = {
      code: "more-places",
      message: "More.",
      count: 4,
      query: "gdp",
      parameter: "q",
    };
    const json = { items: [], notices: [notice, { code: "x" }, "y"] };
    expect(decodeAnswer("searchStatistics", json).notices).toEqual([notice]);
    expect(decodeAnswer("searchStatistics", { items: [] })).not.toHaveProperty("notices");
  });
});

describe("operations beyond the contract", () => {
  const usage = {
    key: "k1",
    package: "starter",
    from: "2026-11-01",
    to: "2026-11-20",
    days: [{ date: "2026-11-02", operation: "getStatistic", calls: 2, credits: 20, bytes: 900 }],
    calls: 2,
    credits: 20,
    allowance: { credits: 100, used: 20, left: 80, until: "2026-12-01T00:00:00Z" },
    expires_at: null,
  };

  it("usage comes through whole; without its sum it is none", () => {
    expect(decodeExtensionAnswer("getUsage", usage)).toEqual(usage);
    expect(() => decodeExtensionAnswer("getUsage", { ...usage, credits: undefined })).toThrow(
      expect.objectContaining({ code: "bad-response" }) as Error,
    );
  });
});
