import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IndicatorData, IndicatorItem, Notice } from "../../src/contract/index.js";
import { searchIndicators } from "./support/search-indicators.js";
import { startShippedService } from "./support/start-shipped-service.js";

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

const search = (q: string) => searchIndicators(service, q);

const totalOf = async (q: string) => {
  const found = (await search(q)).find(({ title }) =>
    /^(Total population|Bevölkerung)/.test(title),
  );
  if (found === undefined) throw new Error(`No total population for ${q}`);
  return found;
};

describe("the latest figure of an indicator that is searched for", () => {
  it.each([
    ["population germany", "DEU"],
    ["population of France", "FRA"],
    ["German population", "DEU"],
    ["population", "WLD"],
    ["population euro area", "EMU"],
  ])("%s: is of %s", async (q, geo) => {
    expect((await totalOf(q)).latest).toMatchObject({ geo });
  });

  it.each(["population Europe", "population germany france", "population G7"])(
    "is nobody else's where it is asked of a place without one, or of several: %s",
    async (q) => {
      expect(await totalOf(q)).not.toHaveProperty("latest");
    },
  );

  it("is not the world's or a member's beside a group without figures, which is named", async () => {
    const path = "/v1/search/market-insights/indicators?q=unemployment%20euro%20area";
    const { items, notices } = (await service.get(path)).body as unknown as {
      items: IndicatorItem[];
      notices?: Notice[];
    };
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ latest }) => latest !== undefined)).toEqual([]);
    expect(notices?.[0]).toMatchObject({
      code: "place-not-covered",
      message: "No figures for Euro area as a whole: these are of places in it.",
    });
  });

  it("is of those who trade where a partner is asked for", async () => {
    const [first] = await search("exports to China");
    expect(first?.latest).toMatchObject({ geo: "USA" });
  });

  it("is the figure that the data have for that place", async () => {
    const { identifier, latest, points } = await totalOf("population germany");
    const path = `/v1/data/market-insights/indicator?id=${identifier}&geo=DEU`;
    const data = (await service.get(path)).body as unknown as IndicatorData;
    const series = data.chart.data[0]?.series ?? [];
    expect(latest?.value).toBe(series.at(-1));
    expect(points?.at(-1)).toBe(series.at(-1));
    expect(data.latest).toEqual(latest);
  });

  it("is of the same place when the search is asked again", async () => {
    const [first, second] = [await search("population spain"), await search("population spain")];
    expect(first).toEqual(second);
    expect((await totalOf("population spain")).latest).toMatchObject({ geo: "ESP" });
  });
});
