import { describe, expect, it } from "vitest";
import type { Library, StudyRecord } from "../../../../src/service/library/library-model.js";
import { createMemorySearch, type ContentKind } from "../../../../src/service/search/index.js";
import { smallLibrary } from "../small-library.js";

async function idsOf(library: Library, kind: ContentKind): Promise<number[]> {
  const search = createMemorySearch(library, { now: () => Date.UTC(2026, 10, 20) });
  const request = { kind, query: "", filters: {}, sort: "relevance", offset: 0 } as const;
  const { hits } = await search.search({ ...request, size: 100 });
  await search.close();
  return hits.map(({ id }) => Number(id));
}

/** The statistics of a list, each by its concept, kind and places, or the year where it shows all. */
async function listed(library: Library): Promise<string[]> {
  return (await idsOf(library, "statistic")).map((id) => {
    const { concepts = [], kind = "", places = [], to = "" } = library.statistics.get(id) ?? {};
    return `${concepts.join()} ${kind} ${kind === "ranking" ? to : places.join()}`;
  });
}

const inTurns = (first: string, second: string, shapes: readonly string[]): string[] =>
  shapes.flatMap((shape) => [`${first} ${shape}`, `${second} ${shape}`]);

describe("the list of a question that asks for nothing", () => {
  // The better known a place is, the sooner: United States, Germany, United Kingdom, France, Spain, Nigeria.
  const broadFirst = [
    ...["ranking 2023", "ranking 2020", "comparison DEU,FRA,ESP"],
    ...["USA", "DEU", "GBR", "FRA", "ESP", "NGA"].map((code) => `series ${code}`),
  ];

  it("has of the newest release the concepts in turns, each with what shows most and the best known first", async () => {
    const found = await listed(smallLibrary);
    expect(found.slice(0, 19)).toEqual([
      ...inTurns("renewables", "electricity", broadFirst),
      // Niger has no figures of electricity.
      "renewables series NER",
    ]);
  });

  it("has the world's own series behind the rankings and a comparison of well known countries", async () => {
    const found = await listed(smallLibrary);
    // A series adds 0.1 to the world’s 1, the comparison 0.2 to Germany’s 0.92.
    expect(found.filter((title) => title.startsWith("population ")).slice(0, 5)).toEqual([
      ...["population ranking 2023", "population ranking 2020"],
      ...["population comparison DEU,FRA,ESP", "population series WLD", "population series USA"],
    ]);
  });

  it("has the newer year first also where it is told by the month", async () => {
    const statistics = new Map(
      [...smallLibrary.statistics].map(([id, record]) => {
        const isGdp = record.concepts.join() === "gdp";
        return [id, isGdp && record.to === "2020" ? { ...record, to: "2024-06" } : record];
      }),
    );
    const found = await listed({ ...smallLibrary, statistics });
    expect(found.filter((title) => title.startsWith("gdp ranking"))).toEqual([
      ...["gdp ranking 2024-06", "gdp ranking 2023"],
    ]);
    expect(found.indexOf("gdp ranking 2024-06")).toBeLessThan(found.indexOf("gdp series USA"));
  });

  it("has of studies of one release that of the best known place first, whatever its number", async () => {
    const study = (id: number, code: string, releasedAt = "2019-04-26"): [number, StudyRecord] => [
      id,
      { id, statistics: [1001], industry: 1, places: [code], isPremium: false, releasedAt },
    ];
    const studies = new Map([
      ...[study(70, "NER"), study(71, "DEU"), study(72, "WLD")],
      study(73, "NGA", "2026-10-05"),
    ]);
    expect(await idsOf({ ...smallLibrary, studies }, "study")).toEqual([73, 72, 71, 70]);
  });
});
