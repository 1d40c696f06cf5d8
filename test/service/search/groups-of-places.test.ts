import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Notice, StatisticItem } from "../../../src/contract/index.js";
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
    ["unemployment EU", /^Key figures on the labor market in the European Union/],
    ["GDP EU", /^Key economic figures in the European Union/],
    ["public debt EU", /largest EU countries/],
    ["unemployment OECD", /in the G7 countries|by country/],
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

describe("a group of places without figures of its own", () => {
  const noticesOf = async (q: string) => {
    const path = `/v1/search/statistics?date_from=2010-01-01&q=${encodeURIComponent(q)}`;
    const { notices = [] } = (await service.get(path)).body as { notices?: Notice[] };
    return notices.filter(({ code }) => code === "place-not-covered");
  };

  it.each([
    ["GDP of the euro area", /^No figures for Euro area as a whole: /],
    ["unemployment OECD", /^No figures for OECD as a whole: /],
    ["population Sub-Saharan Africa", /^No figures for Sub-Saharan Africa as a whole: /],
    ["Bevölkerung Afrika", /^Keine Werte für Afrika insgesamt: /],
    ["inflation dans la zone euro", /^Pas de chiffres pour Zone euro dans son ensemble : /],
    ["inflación América Latina", /^No hay cifras de América Latina y el Caribe en su conjunto: /],
  ])("%s: is named beside its members' figures", async (q, message) => {
    const [first] = await noticesOf(q);
    expect(first?.message).toMatch(message);
  });

  it.each([
    ...["population euro area", "EU inflation", "GDP EU", "market share of Chrome in Europe"],
    ...["GDP of EU countries", "highest GDP in Europe", "life expectancy by country in Africa"],
  ])("%s: is not named where it has some, or its members are asked for", async (q) => {
    expect(await noticesOf(q)).toEqual([]);
  });
});
