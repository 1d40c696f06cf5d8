import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../src/service/library/index.js";
import { startService } from "../support/start-service.js";
import { libraryAlone } from "../support/own-library.js";

/** Rankings of the shipped library: places are put in order by figures of one period. */

let library: Library;
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  library = await libraryAlone();
  service = await startService({ library });
});
afterAll(() => service.close());

const rankings = () => [...library.statistics.values()].filter(({ kind }) => kind === "ranking");

async function open(key: string, platform = "en") {
  const record = rankings().find((one) => one.key === key);
  if (record === undefined) throw new Error(`There is no ${key}.`);
  const { body } = await service.get(
    `/v1/data/statistic?id=${String(record.id)}&platform=${platform}`,
  );
  const { chart, ...item } = body as {
    title: string;
    description: string;
    covered_timeframe: object;
    chart: { data: Record<string, { name: string; data: number }[]> };
  };
  return { ...item, rows: Object.values(chart.data)[0] ?? [] };
}

describe("a ranking", () => {
  it("is of one period, every figure, in the library and as it is answered", async () => {
    for (const { key = "", from, to, places, concepts } of rankings()) {
      expect(from, key).toBe(to);
      for (const place of places) {
        const { periods = [], values = [] } = library.observations(concepts[0] ?? "", place) ?? {};
        expect(typeof values[periods.indexOf(to)], `${key} ${place}`).toBe("number");
      }
    }
    const debt = await open("ranking|factbook-public-debt|latest");
    expect(debt.title).toBe("Public debt by country in 2014");
    expect(debt.covered_timeframe).toEqual({ start: "2014", end: "2014" });
    // Places are their names alone, so that a table can be looked up by them.
    expect(debt.rows[0]).toEqual({ name: "Japan", data: 231.9 });
    for (const { name } of debt.rows) expect(name).not.toMatch(/\d{4}/);
  });

  it("is of the latest year that most places have, else of the year of the most", () => {
    const yearsOf = (concept: string) =>
      rankings().find(({ key }) => key === `ranking|${concept}|latest`);
    // 158 of its 171 places have 2013, 146 have 2014.
    expect(yearsOf("factbook-public-debt")).toMatchObject({ to: "2014" });
    expect(yearsOf("factbook-public-debt")?.places.length).toBe(146);
    // No year has 60 % of the 140 places.
    expect(yearsOf("factbook-gini")).toMatchObject({ to: "2012" });
    for (const { key = "", places, variant = "" } of rankings())
      expect(places.length, key).toBeGreaterThanOrEqual(variant.includes(":") ? 8 : 10);
  });

  it("names the places it leaves out, with the year of their latest figure, in every language", async () => {
    const key = "ranking|factbook-public-debt|latest";
    const ranked = new Set((await open(key)).rows.map(({ name }) => name));
    expect(ranked).not.toContain("Guam");
    for (const [platform, sentence] of [
      ["en", /Without a figure for 2014 and therefore left out, .*Guam.*\(2013\)/],
      ["de", /Ohne Wert für 2014 und daher nicht enthalten, .*Guam.*\(2013\)/],
      ["fr", /Sans chiffre pour 2014 et donc absents, .*Guam.*\(2013\)/],
      ["es", /Sin cifra de 2014 y por eso ausentes, .*Guam.*\(2013\)/],
    ] as const)
      expect((await open(key, platform)).description).toMatch(sentence);
    const covered = library
      .coveredPlaces("factbook-public-debt")
      .filter((code) => library.places.get(code)?.kind !== "aggregate")
      .map((code) => library.places.get(code)?.name.en ?? "");
    const { description } = await open(key);
    for (const name of covered)
      if (!ranked.has(name)) expect(description).toContain(name.replace("&", "&amp;"));
  });

  it("of a continent speaks of the places of that continent alone", async () => {
    const { description } = await open("ranking|factbook-public-debt|latest:EUR");
    expect(description).not.toContain("Guam");
  });
});
