import { describe, expect, it } from "vitest";
import type { Concept, Library, StatisticRecord } from "../../../../src/service/library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  type ContentKind,
} from "../../../../src/service/search/index.js";
import { smallLibrary } from "../small-library.js";

/** Questions that mean several concepts, some less than others; scores are worked out by hand. */

const now = () => Date.UTC(2026, 10, 20);

interface Asked {
  readonly kind?: ContentKind;
  readonly size?: number;
  readonly offset?: number;
}

/** Identifiers and scores, best first. */
async function ask(library: Library, query: string, asked: Asked = {}) {
  const { kind = "statistic", size = 20, offset = 0 } = asked;
  const search = createMemorySearch(library, { parser: createQueryParser(library, { now }) });
  const request = { kind, query, filters: {}, sort: "relevance", offset, size } as const;
  const { hits } = await search.search(request);
  await search.close();
  return hits.map(({ id, score }) => [id, score]);
}

const worldSeries = (id: number, ...concepts: string[]): StatisticRecord => ({
  ...{ id, concepts, kind: "series", places: ["WLD"] },
  // As new as the library and of the world: period and renown count in full.
  ...{ from: "2026", to: "2026", releasedAt: "2026-10-05" },
  ...{ sources: ["fresh"], isPremium: false, industry: 1 },
});

const holding = (...records: StatisticRecord[]): Library => ({
  ...smallLibrary,
  statistics: new Map(records.map((record) => [record.id, record])),
  topics: new Map(),
});

/** How well the words of a question fit each concept. */
function meantBy(query: string, library: Library = smallLibrary) {
  const { concepts, others } = createQueryParser(library, { now }).parse(query);
  return new Map([...concepts, ...others].map(({ key, score }) => [key, score]));
}

const round = (score: number): number => Math.round(score * 1e6) / 1e6;

/** With 0.18 for place, 0.11 for period and 0.03 for renown. */
const scored = (concept: number, shape: number): number =>
  round(0.56 * concept + 0.18 + 0.12 * shape + 0.11 + 0.03);

/** What fits less than the best counts much less. */
const less = (fit: number, top: number): number => fit * (0.5 + (0.5 * fit) / top);

describe("a concept that is meant less", () => {
  it("counts much less than the one that is meant most", async () => {
    const meant = meantBy("gdp");
    const [gdp = 0, perCapita = 0] = [meant.get("gdp"), meant.get("gdp-per-capita")];
    expect(perCapita).toBeGreaterThan(0);
    expect(perCapita).toBeLessThan(gdp);
    const library = holding(worldSeries(1, "gdp-per-capita"), worldSeries(2, "gdp"));
    expect(await ask(library, "gdp")).toEqual([
      [2, scored(gdp, 0.6)],
      [1, scored(less(perCapita, gdp), 0.6)],
    ]);
  });

  it("does so where two things are asked for: one alone answers four fifths of the question", async () => {
    const meant = meantBy("GDP and population");
    const [gdp = 0, population = 0] = [meant.get("gdp"), meant.get("population")];
    expect(population).toBeLessThan(gdp);
    const library = holding(
      ...[worldSeries(1, "population"), worldSeries(2, "gdp")],
      ...[worldSeries(3, "gdp", "population"), worldSeries(4, "life")],
    );
    expect(await ask(library, "GDP and population")).toEqual([
      [3, scored(less((gdp + population) / 2, gdp), 0.6)],
      [2, scored(less(0.8 * gdp, gdp), 0.6)],
      [1, scored(less(0.8 * population, gdp), 0.6)],
    ]);
  });
});

describe("a chart of the parts of a whole", () => {
  const [template] = smallLibrary.concepts.values();
  const inAll = (text: string) => ({ en: text, de: text, fr: text, es: text });
  const synonyms = { en: [], de: [], fr: [], es: [] };
  const added = "wind solar nuclear coal".split(" ").flatMap((kind): [string, Concept][] => {
    if (template === undefined) return [];
    const name = inAll(kind === "coal" ? "Coal power plants in operation" : `${kind} power share`);
    return [[kind, { ...template, key: kind, uuid: kind, name, synonyms }]];
  });
  const concepts = new Map([...smallLibrary.concepts, ...added]);
  const parts = (...shown: string[]): Library => ({
    ...holding({ ...worldSeries(1, ...shown), kind: "composition" }),
    concepts,
  });
  const meant = (query: string) => meantBy(query, parts("wind"));

  it("is the whole answer where the question fits three of them alike", async () => {
    const [wind = 0, solar = 0, nuclear] = "wind solar nuclear"
      .split(" ")
      .map((key) => meant("power shares").get(key));
    expect([solar, nuclear]).toEqual([wind, wind]);
    expect(await ask(parts("wind", "solar", "nuclear"), "power shares")).toEqual([
      [1, scored(wind, 1)],
    ]);
    // Two of three are two of three.
    expect(await ask(parts("wind", "solar", "gdp"), "power shares")).toEqual([
      [1, scored(less(0.95 * wind, wind), 0.5)],
    ]);
    expect(await ask(parts("wind", "solar"), "power shares")).toEqual([[1, scored(wind, 0.5)]]);
  });

  it("so do parts that fit it a little less, but not one that fits it much less", async () => {
    const power = meant("power");
    const [wind = 0, coal = 0, renewables = 0] = "wind coal renewables"
      .split(" ")
      .map((key) => power.get(key));
    expect(coal).toBeLessThan(wind);
    expect(coal / wind).toBeGreaterThan(0.85);
    expect(renewables / wind).toBeLessThan(0.85);
    expect(await ask(parts("wind", "solar", "coal"), "power")).toEqual([[1, scored(wind, 1)]]);
    expect(await ask(parts("wind", "solar", "renewables"), "power")).toEqual([
      [1, scored(wind, 0.5)],
    ]);
  });
});

describe("what of another concept stands far behind", () => {
  const meant = meantBy("gdp");
  const [gdp = 0, perCapita = 0] = [meant.get("gdp"), meant.get("gdp-per-capita")];
  const many = Array.from({ length: 120 }, (_, at) => worldSeries(1001 + at, "gdp"));
  const few = [201, 202, 203].map((id) => worldSeries(1000 + id, "gdp-per-capita"));
  const ranking = { ...worldSeries(1300, "gdp-per-capita"), kind: "ranking" as const };
  const places = ["WLD", "DEU"];
  const library = holding(...many, ...few, { ...ranking, places });

  it("comes before the third of the first one, and those behind score no more", async () => {
    const other = less(perCapita, gdp);
    const [asSeries, asRanking] = [scored(other, 0.6), scored(other, 1)];
    const page = await ask(library, "gdp", { size: 100 });
    expect(page).toEqual([
      [1001, scored(gdp, 0.6)],
      [1002, scored(gdp, 0.6)],
      [1300, asRanking],
      [1201, asSeries],
      ...many.slice(2, 98).map(({ id }) => [id, asSeries]),
    ]);
  });

  it("is there in the first pages as in all: none but it is shown before", async () => {
    const first = await ask(library, "gdp", { size: 100 });
    const all = await ask(library, "gdp", { size: 200 });
    expect(all).toHaveLength(124);
    expect(all.slice(0, 100)).toEqual(first);
  });

  it("stays there where an item is asked for by its whole title", async () => {
    const titled = { ...worldSeries(1, "gdp", "population"), kind: "dual" as const };
    const text = { subject: "", description: "" };
    const named: Library = {
      ...holding(titled, ...many.slice(0, 4), ...few, worldSeries(1400, "population")),
      statisticTexts: (record) => ({
        title: record.id === 1 ? "GDP and total population" : "?",
        ...text,
      }),
    };
    const all = await ask(named, "GDP and total population", { size: 200 });
    const first = await ask(named, "GDP and total population");
    expect(first).toEqual(all);
    expect(first[0]).toEqual([1, 1]);
    const found = first.slice(1).map(([, score]) => score);
    expect(first.slice(1, 6).map(([id]) => id)).toEqual([1400, 1001, 1002, 1003, 1004]);
    expect(new Set(found).size).toBe(3);
  });
});
