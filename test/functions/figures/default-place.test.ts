import { describe, expect, it } from "vitest";
import { openFunctions, shownText } from "../support/functions-workbench.js";
import { jsonService, type Reply } from "../support/json-service.js";
import { indicator, indicatorId, indicatorItem } from "../support/strange-answers.js";

const I = `"${indicatorId}"`;
const geoRefused: Reply = {
  status: 400,
  body: { error: { code: "bad-input", message: "not covered", parameter: "geo" } },
};
const unknown: Reply = { status: 404, body: "" };

/** What a formula without a place shows where the service has no figures for the whole world. */
async function shows(formula: string, worldwide: Reply, covered: Readonly<Record<string, string>>) {
  const service = jsonService({
    "/v1/data/market-insights/indicator": (query) =>
      query.get("geo") === "WLD" ? worldwide : { body: indicator(query.get("geo") ?? "") },
    "/v1/search/market-insights/indicators": () => ({
      body: { items: [{ ...indicatorItem, covered_geos: covered }], total_count: 1 },
    }),
  });
  const workbench = await openFunctions({ fetch: service.fetch });
  const [shown] = await workbench.show([formula]);
  workbench.dispose();
  return {
    shown: shownText(shown),
    searches: service.requests.filter((each) => each.includes("/search/")).length,
  };
}

describe("an indicator asked for without a place", () => {
  it.each([
    ["refuses the place", geoRefused],
    ["knows nothing of the indicator there", unknown],
  ])("is the only place there is, where the service %s", async (_, worldwide) => {
    const only = { DEU: "Germany" };
    expect(await shows(`=STAT.VALUE(${I},,2026)`, worldwide, only)).toEqual({
      shown: [[3]],
      searches: 1,
    });
    expect((await shows(`=STAT.INDICATOR(${I},,2026)`, worldwide, only)).shown).toEqual([
      ["period", "DEU"],
      [2026, 3],
    ]);
  });

  it("is never one of several places, but says how many there are and some of them", async () => {
    const { JPN, DEU, FRA } = indicatorItem.covered_geos;
    expect((await shows(`=STAT.VALUE(${I})`, unknown, { JPN, DEU, FRA })).shown).toBe(
      "#N/A Name a place: there are 3, such as Japan, Germany, France",
    );
  });

  it("counts its figures for one place, and names it in a field of its own unless there is no other", async () => {
    const formula = `=STAT.INFO(${I},"observations, counted place")`;
    const here: Reply = { body: indicator("WLD") };
    const several = { WLD: "Worldwide", DEU: "Germany" };
    expect((await shows(formula, unknown, { DEU: "Germany" })).shown).toEqual([[2]]);
    expect((await shows(formula, here, several)).shown).toEqual([[4, "Worldwide"]]);
  });

  it.each<[string, string, Reply, string]>([
    [
      "is not there at all",
      "=STAT.INDICATOR(101)",
      unknown,
      "#N/A No indicator has the id 101: STAT.INDICATORS lists them, STAT.DATA takes statistics",
    ],
    [
      "may not be read",
      `=STAT.INDICATOR(${I})`,
      { status: 403, body: "" },
      "#N/A Your API key does not include this data: ask your provider for access",
    ],
  ])("fails as it is, without a search, where it %s", async (_, formula, worldwide, expected) => {
    expect(await shows(formula, worldwide, { DEU: "Germany" })).toEqual({
      shown: expected,
      searches: 0,
    });
  });

  it.each([
    ["no place", []],
    ["it without periods", [{ geo: "WLD", categories: [], series: [] }]],
  ])("has no figures where the service answers with %s", async (_, data) => {
    const body = indicator("WLD");
    const bare: Reply = { body: { ...body, chart: { ...body.chart, data } } };
    expect((await shows(`=STAT.INDICATOR(${I})`, bare, {})).shown).toBe(
      "#N/A No data for Worldwide: STAT.INDICATORS lists the places of an indicator",
    );
  });
});

describe("places that no list of ours knows", () => {
  const figuresOf = (geo: string) => {
    const body = indicator("DEU");
    return {
      ...body,
      chart: { ...body.chart, data: [{ geo, categories: ["2025"], series: [8] }] },
    };
  };

  it.each([
    ["by the name that the service has for them", { XQX: "Quixotia" }, "Quixotia"],
    ["by their code where the service names them nowhere", { DEU: "Germany" }, "XQX"],
  ])("stand above their figures %s", async (_, covered_geos, header) => {
    const { fetch } = jsonService({
      "/v1/data/market-insights/indicator": (query) => ({
        body: figuresOf(query.get("geo") ?? ""),
      }),
      "/v1/search/market-insights/indicators": () => ({
        body: { items: [{ ...indicatorItem, covered_geos }], total_count: 1 },
      }),
    });
    const workbench = await openFunctions({ fetch });
    await workbench.show(['=STAT.INDICATORS("revenue")']);
    const [shown] = await workbench.show([`=STAT.INDICATOR(${I},"XQX",,,"header=name")`]);
    workbench.dispose();
    expect(shownText(shown)).toEqual([
      ["period", header],
      [2025, 8],
    ]);
  });

  it("stand there by their code where nobody has searched", async () => {
    const { fetch } = jsonService({
      "/v1/data/market-insights/indicator": (query) => ({
        body: figuresOf(query.get("geo") ?? ""),
      }),
    });
    const workbench = await openFunctions({ fetch });
    const [shown] = await workbench.show([`=STAT.INDICATOR(${I},"XQX",,,"header=name")`]);
    workbench.dispose();
    expect(shownText(shown)).toEqual([
      ["period", "XQX"],
      [2025, 8],
    ]);
  });
});
