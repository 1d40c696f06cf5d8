import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IndicatorData } from "../../src/contract/index.js";
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
    ["population Europe", "WLD"],
    ["population", "WLD"],
    ["population germany france", "WLD"],
    ["population G7", "WLD"],
  ])("%s: is of %s", async (q, geo) => {
    expect((await totalOf(q)).latest).toMatchObject({ geo });
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
