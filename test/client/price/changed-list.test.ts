import { describe, expect, it } from "vitest";
import type { ApiRequest } from "../../../src/client/index.js";
import { createRig, json, type Handler } from "../../support/fake-service.js";

/** A price rests on a list of what an indicator covers, and the service's content changes. */

const covered = ["DEU", "FRA", "ESP", "ITA", "POL"];
const requestsOf = (id: string, lists: readonly (readonly string[])[]): ApiRequest[] =>
  lists.map((geos) => ({ operation: "getIndicator", parameters: { id, geo: geos.join(",") } }));

const gdp = "gdp";
const itemOf = (geos: readonly string[]) => ({
  ...{ identifier: gdp, title: "GDP" },
  covered_geos: Object.fromEntries(geos.map((geo) => [geo, geo])),
  covered_timeframe: { start: "2019", end: "2020" },
});

/** A service whose content changes: `now.covered` is what it has at the moment. */
function createChanging(first: readonly string[]) {
  const now = { covered: first };
  const charged = { credits: 0 };
  const handler: Handler = ({ path, query }) => {
    if (path !== "/v1/data/market-insights/indicator") {
      return json({ items: [itemOf(now.covered)], total_count: 1 });
    }
    const geos = (query.geo ?? "WLD").split(",");
    if (!geos.every((geo) => now.covered.includes(geo))) return json({ message: "no data" }, 400);
    charged.credits += 15;
    const data = geos.map((geo) => ({ geo, categories: ["2020"], series: [1] }));
    return json({ identifier: gdp, title: "GDP", chart: { graphType: "line", data } });
  };
  return { now, charged, handler };
}

describe("a list that is no longer true", () => {
  it("is asked for again when a place that it has is refused: the others still share a call", async () => {
    const { now, charged, handler } = createChanging(covered);
    const { client } = await createRig({ handler });
    await client.list("searchIndicators", { q: gdp, size: 1 });
    now.covered = covered.slice(1);
    const quote = await client.quote(requestsOf(gdp, [covered]));
    expect(quote).toMatchObject({ credits: 15, atMost: 15 });
    await client.indicator(gdp, covered);
    expect(charged.credits).toBe(15);
  });

  it("is asked for where answers that are kept are all that is known", async () => {
    const { now, charged, handler } = createChanging(covered);
    const { client } = await createRig({ handler });
    await client.indicator(gdp, covered);
    now.covered = covered.slice(1);
    charged.credits = 0;
    const quote = await client.quote(requestsOf(gdp, [covered]), { askFresh: true });
    expect(quote).toMatchObject({ credits: 15, atMost: 15 });
    await client.indicator(gdp, covered, { forceFresh: true, refuseStale: true });
    expect(charged.credits).toBe(15);
  });

  it("is no reason to promise that a place it lacks, or that was refused, costs nothing", async () => {
    const { now, charged, handler } = createChanging(covered.slice(1));
    const { client } = await createRig({ handler });
    await client.list("searchIndicators", { q: gdp, size: 1 });
    expect(await client.quote(requestsOf(gdp, [covered]))).toMatchObject({
      credits: 15,
      atMost: 30,
    });
    await client.indicator(gdp, covered);
    now.covered = covered;
    const options = { askFresh: true };
    const quote = await client.quote(requestsOf(gdp, [covered]), options);
    expect(quote).toMatchObject({ credits: 15, atMost: 30 });
    charged.credits = 0;
    await client.indicator(gdp, covered, { forceFresh: true, refuseStale: true });
    expect(charged.credits).toBe(30);
  });
});
