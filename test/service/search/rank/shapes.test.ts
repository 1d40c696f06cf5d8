import { describe, expect, it } from "vitest";
import type { Library, StatisticRecord } from "../../../../src/service/library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  type SearchHit,
} from "../../../../src/service/search/index.js";
import { prominenceOf } from "../../../../src/service/search/prominence.js";
import { smallLibrary } from "../small-library.js";

/** What an item scores for a question, by hand: 0.56 for the concept, 0.18 place, 0.12 shape, 0.11 period, 0.03 renown. */

type Shape = StatisticRecord["kind"];
type Shown = Partial<StatisticRecord> & { readonly kind: Shape };

const now = () => Date.UTC(2026, 10, 20);

/** Unemployment first, and what a chart of that kind shows beside it. */
const conceptsOf: Readonly<Record<Shape, readonly string[]>> = {
  series: ["unemployment"],
  ranking: ["unemployment"],
  comparison: ["unemployment"],
  dual: ["unemployment", "gdp"],
  composition: ["unemployment", "population", "electricity"],
  profile: ["unemployment", "life", "population"],
};

const record = (shown: Shown): StatisticRecord => ({
  id: 1,
  concepts: conceptsOf[shown.kind],
  places: ["DEU", "FRA", "ESP", "GBR"],
  // As new as the library: what it scores for its period is 1.
  ...{ from: "2026", to: "2026", releasedAt: "2026-10-05" },
  ...{ sources: ["fresh"], isPremium: false, industry: 1 },
  ...shown,
});

/** The score of the only item of a library; undefined where the question does not find it. */
async function scoreOf(query: string, shown: Shown, library: Library = smallLibrary) {
  const statistics = new Map([[1, record(shown)]]);
  const parser = createQueryParser(library, { now });
  const search = createMemorySearch({ ...library, statistics }, { parser });
  const request = { kind: "statistic", query, filters: {}, sort: "relevance" } as const;
  const { hits } = await search.search({ ...request, offset: 0, size: 5 });
  await search.close();
  return hits.map(({ score }: SearchHit) => score)[0];
}

/** @param place how well the places fit @param shape how well the kind of chart does */
function scored(shown: Shown, place: number, shape: number): number {
  const { concepts, places } = record(shown);
  // What it shows unasked takes up to 0.15 of the fit, and what fits less counts much less.
  const fit = 0.85 + 0.15 / concepts.length;
  const concept = fit * (0.5 + 0.5 * fit);
  const renown = prominenceOf(new Set(places));
  return 0.56 * concept + 0.18 * place + 0.12 * shape + 0.11 + 0.03 * renown;
}

type Fits = Partial<Record<Shape, number>>;

/** One place is asked: its course over time, then what it is made of. */
const one = { series: 1, composition: 0.65, dual: 0.6, comparison: 0.55, profile: 0.3 };
const several = { comparison: 1, series: 0.5, dual: 0.3, composition: 0.3, profile: 0.2 };
const ofGroup = { series: 0.8, comparison: 0.8, composition: 0.5, dual: 0.5, profile: 0.3 };
const order = { comparison: 0.6, series: 0.3, composition: 0.2, dual: 0.2, profile: 0.2 };
const noWish = { comparison: 0.8, series: 0.6, composition: 0.5, dual: 0.4, profile: 0.3 };

const europe = ["DEU", "FRA", "ESP", "GBR"];
const g7 = ["FRA", "DEU", "GBR", "USA"];

describe("a chart fits a question by its kind", () => {
  it.each<[asked: string, query: string, places: readonly string[], place: number, fits: Fits]>([
    ["no place", "unemployment rate", europe, 1, { ...noWish, ranking: 1 }],
    ["a comparison", "compare unemployment rate", europe, 1, { ...several, ranking: 0.6 }],
    ["an order", "highest unemployment rate", europe, 1, { ...order, ranking: 1 }],
    // All members and nothing else are worth half of what shows the continent itself.
    ["a continent", "unemployment rate Europe", europe, 0.5, { ...ofGroup, ranking: 0.8 }],
    ["a continent itself", "unemployment rate Europe", ["EUR"], 1, ofGroup],
    ["its order", "highest unemployment rate Europe", europe, 0.5, { ...order, ranking: 1 }],
    ["a place", "unemployment rate Germany", ["DEU"], 1, one],
    ["an order within it", "highest unemployment rate Germany", ["DEU"], 1, one],
    ["the world", "unemployment rate World", ["WLD"], 1, one],
    ["two", "unemployment rate Germany France", ["DEU", "FRA"], 1, { ...several, ranking: 0.6 }],
    [
      "a place and its continent",
      "highest unemployment rate Germany Europe",
      ["DEU", "EUR"],
      1,
      { ...several, ranking: 0.6 },
    ],
    ["a group", "unemployment rate G7", g7, 1, { ...several, ranking: 0.6 }],
    ["an order in a group", "highest unemployment rate G7", g7, 1, { ...several, ranking: 0.6 }],
    ["a group of one place in the library", "unemployment rate DACH", ["DEU"], 1, several],
    ["each place", "unemployment rate, place by place", europe, 1, { ...one, ranking: 0.45 }],
    ["each of two", "unemployment rate Germany France, place by place", ["DEU", "FRA"], 1, one],
  ])("where it asks for %s: %s", async (_asked, query, places, place, fits) => {
    for (const [kind, shape] of Object.entries(fits) as [Shape, number][]) {
      const shown = { kind, places };
      expect(await scoreOf(query, shown), kind).toBeCloseTo(scored(shown, place, shape), 5);
    }
  });
});

describe("a ranking of a continent alone, or of a year past", () => {
  const rankings = { latest: "latest", continent: "latest:EUR", past: "2020" };

  it.each<[query: string, place: number, fits: Record<keyof typeof rankings, number>]>([
    // One of many, it is worth less than half of the latest of the world.
    ["unemployment rate", 1, { latest: 1, continent: 0.4, past: 0.4 }],
    ["highest unemployment rate", 1, { latest: 1, continent: 0.4, past: 0.4 }],
    ["unemployment rate Europe", 0.5, { latest: 0.8, continent: 0.8, past: 0.32 }],
    // Who names a year asks for it.
    ["unemployment rate 2026", 1, { latest: 1, continent: 1, past: 1 }],
    ["unemployment rate Europe 2026", 0.5, { latest: 0.8, continent: 0.8, past: 0.8 }],
  ])("%s", async (query, place, fits) => {
    for (const [name, shape] of Object.entries(fits) as [keyof typeof rankings, number][]) {
      const shown = { kind: "ranking", variant: rankings[name] } as const;
      expect(await scoreOf(query, shown), name).toBeCloseTo(scored(shown, place, shape), 5);
    }
  });

  it.each<[query: string, places: readonly string[], past: number]>([
    ["unemployment rate G7", g7, 0.6 * 0.4],
    ["unemployment rate DACH", ["DEU", "DEU"], 0.6 * 0.4],
    // A country is shown in few: each is as good as another.
    ["unemployment rate Germany France", ["DEU", "FRA"], 0.6],
    ["unemployment rate Germany Europe", ["DEU", "EUR"], 0.6],
    ["unemployment rate Germany", ["DEU", "DEU"], 0.45],
  ])("of a year past where a group or places are named: %s", async (query, places, past) => {
    const shown = { kind: "ranking", variant: "2020", places } as const;
    expect(await scoreOf(query, shown)).toBeCloseTo(scored(shown, 1, past), 5);
  });
});

describe("the flow from a country to its partner", () => {
  const unemployment = smallLibrary.concepts.get("unemployment");
  if (unemployment === undefined) throw new Error("the small library has no unemployment");
  const concepts = new Map(smallLibrary.concepts);
  const library: Library = {
    ...smallLibrary,
    concepts: concepts.set("unemployment", { ...unemployment, partner: "DEU" }),
  };
  const flow = { kind: "dual", places: ["USA"] } as const;

  it.each([
    // Between the two it is the answer, whatever its kind; of one of them it is shown as any other is.
    ["unemployment rate USA Germany", 1, 1],
    ["unemployment rate Germany", 1, 1],
    ["unemployment rate USA", 1, 0.6],
    ["unemployment rate", 1, 0.4],
    ["unemployment rate USA France", 0.5, 0.3],
  ])("%s", async (query, place, shape) => {
    const shown = await scoreOf(query, flow, library);
    const together = { ...flow, places: ["USA", "DEU"] };
    expect(shown).toBeCloseTo(scored(together, place, shape), 5);
  });

  it("is what a partner makes of it: without one, a chart of the two is judged by its kind", async () => {
    const shown = { kind: "dual", places: ["USA", "DEU"] } as const;
    expect(await scoreOf("unemployment rate USA Germany", shown)).toBeCloseTo(
      scored(shown, 1, 0.3),
      5,
    );
  });
});

describe("what shows none of the places asked", () => {
  it.each([
    ["unemployment rate Europe", "USA"],
    ["unemployment rate Europe", "WLD"],
    ["unemployment rate Germany", "FRA"],
    ["unemployment rate World", "DEU"],
  ])("is not found: %s, of %s", async (query, place) => {
    expect(await scoreOf(query, { kind: "series", places: [place] })).toBeUndefined();
  });
});
