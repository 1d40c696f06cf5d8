import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchIndicators } from "./support/search-indicators.js";
import { startShippedService } from "./support/start-shipped-service.js";

/** The shipped library over HTTP: how the last figure stands against the one of the year before. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

const latest = async (q: string) => (await searchIndicators(service, q))[0]?.latest;

describe("the change from the year before", () => {
  it("of a figure in percent is in percentage points, and no fraction", async () => {
    // 5.3 % in 2013, 5 % in 2014.
    expect(await latest("unemployment Germany")).toEqual({
      ...{ period: "2014", value: 5, geo: "DEU" },
      year_change: null,
      year_change_points: -0.3,
    });
  });

  it("of a share of GDP as well, across zero too", async () => {
    const found = await latest("federal budget balance to GDP");
    expect(found).toMatchObject({ geo: "USA", year_change: null });
    expect(found?.year_change_points).toBeTypeOf("number");
  });

  it("of an amount that fell below zero is none", async () => {
    // From 6.39 billion dollars in 2013 to -2.356.
    const found = await latest("current account balance Egypt");
    expect(found).toMatchObject({ period: "2014", value: -2.356, year_change: null });
  });

  it("of what is counted or priced is a fraction, and in no points", async () => {
    const found = await latest("nonfarm payrolls");
    expect(found?.year_change).toBeTypeOf("number");
    expect(found).not.toHaveProperty("year_change_points");
  });

  it("stands in lists of statistics as in those of indicators", async () => {
    const path = "/v1/statistics?size=1&date_from=2010-01-01&q=unemployment%20rate%20USA";
    const { items } = (await service.get(path)).body as {
      items: { latest?: { year_change: unknown; year_change_points?: unknown } }[];
    };
    expect(items[0]?.latest?.year_change).toBeNull();
    expect(items[0]?.latest?.year_change_points).toBeTypeOf("number");
  });
});
