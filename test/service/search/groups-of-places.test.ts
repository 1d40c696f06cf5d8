import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StatisticItem } from "../../../src/contract/index.js";
import { placeGroups } from "../../../src/statistics/index.js";
import { startShippedService } from "../support/start-shipped-service.js";

/** The shipped library over HTTP: what is asked of a group of places. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

async function search(q: string, size = 5): Promise<StatisticItem[]> {
  const path = `/v1/statistics?size=${String(size)}&date_from=2010-01-01&q=${encodeURIComponent(q)}`;
  return (await service.get(path)).body["items"] as StatisticItem[];
}
const titles = async (q: string) => (await search(q)).map(({ title }) => title);

describe("a group of places", () => {
  it("is known by each of its names", async () => {
    const unknown: string[] = [];
    for (const { names, synonyms } of placeGroups) {
      for (const name of [...Object.values(names), ...synonyms]) {
        const [first] = await search(`life expectancy ${name}`, 1);
        if (first === undefined) unknown.push(name);
      }
    }
    expect(unknown).toEqual([]);
  });

  it.each([
    ["population OECD", /^Total population in the OECD/],
    ["LatAm population", /^Total population in Latin America/],
    ["unemployment EU", /largest EU countries|by country/],
    ["EZ inflation", /largest EU countries|Southern Europe|by country/],
    ["inflación América Latina", /Latin American countries|by country/],
    ["life expectancy Nordics", /in the Nordic countries/],
  ])("%s: its own figures or its members', and no others', come first", async (q, first) => {
    expect((await titles(q))[0]).toMatch(first);
  });

  it("has its members' own series before rankings of years past", async () => {
    const found = await titles("life expectancy Nordics");
    expect(found.filter((title) => /by country in 20(?!15)/.test(title))).toEqual([]);
    expect(
      found.filter((title) => /in (Sweden|Norway|Denmark|Finland|Iceland)/.test(title)),
    ).not.toEqual([]);
  });
});
