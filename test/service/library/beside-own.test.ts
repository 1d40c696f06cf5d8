import { beforeAll, describe, expect, it } from "vitest";
import { loadLibrary, type Library, type OwnLibrary } from "../../../src/service/library/index.js";
import {
  createMemorySearch,
  createQueryParser,
  type ContentKind,
  type KnownTitles,
} from "../../../src/service/search/index.js";
import { openImportFolder, readImported } from "../import/import-folder.js";
import { ownLibrary } from "../support/own-library.js";

/** What is imported comes and goes beside the library's own part, which is read and built once. */

const folder = openImportFolder();
const said = ["--source", "widget-works", "--licence", "internal use only"];
async function imported(title: string, years: number) {
  const rows = Array.from(
    { length: years },
    (_, at) => `Spain,${String(2018 + at)},${String(at)}\n`,
  );
  const path = folder.file("widgets.csv", `country,year,${title} (pieces)\n${rows.join("")}`);
  const { exitCode, text } = await folder.run([path, ...said]);
  expect(exitCode, text).toBe(0);
  return readImported(folder.dataDir());
}

let own: OwnLibrary;
beforeAll(async () => {
  own = await ownLibrary();
});

/** Everything that is built at once. */
const builtOf = ({ statistics, topics, studies, infographics, concepts, sources }: Library) => ({
  statistics: [...statistics.values()].sort((a, b) => a.id - b.id),
  topics: [...topics.values()].sort((a, b) => a.id - b.id),
  studies: [...studies.values()],
  infographics: [...infographics.values()],
  concepts: [...concepts.keys()],
  sources: [...sources.keys()],
});

describe("the library's own part", () => {
  it("is with what was imported what both are that are read together, and without it what it was", async () => {
    const first = await imported("Widget shipments", 5);
    const second = await imported("Widget returns", 6);
    await loadLibrary(first, own);
    const [kept, anew] = [await loadLibrary(second, own), await loadLibrary(second)];
    expect(kept.statistics.size).toBeGreaterThan(own.statistics.size);
    expect(builtOf(kept)).toEqual(builtOf(anew));
    const [concept] = second.flatMap(({ concepts }) => concepts);
    expect(kept.observations(concept?.key ?? "", "ESP")?.values).toEqual([0, 1, 2, 3, 4, 5]);

    const without = await loadLibrary([], own);
    expect(without.statistics.size).toBe(own.statistics.size);
    expect(builtOf(without)).toEqual(builtOf(await loadLibrary()));
    expect(without.coveredPlaces(concept?.key ?? "")).toEqual([]);
  });

  it("is not all that stays: so does what is made of a source while others come and go", async () => {
    const widgets = await imported("Widget shipments", 5);
    const before = await loadLibrary(widgets, own);
    const [first] = widgets.flatMap(({ concepts }) => concepts);
    const series =
      [...before.statistics.values()].find(({ concepts }) => concepts.includes(first?.key ?? "")) ??
      expect.fail();
    const path = folder.file("gears.csv", "country,year,Gear shipments (pieces)\nSpain,2020,1\n");
    const gears = await folder.run([path, "--source", "gear-works", "--licence", "internal use"]);
    expect(gears.exitCode, gears.text).toBe(0);
    const others = readImported(folder.dataDir()).filter(
      ({ source }) => source.key === "gear-works",
    );
    expect(others).toHaveLength(1);

    const both = await loadLibrary([...others, ...widgets], own);
    expect(both.statistics.get(series.id)).toEqual(series);
    const conceptIn = ({ concepts }: Library) => concepts.get(first?.key ?? "");
    expect(conceptIn(both)).toBe(conceptIn(before));
    expect(builtOf(both)).toEqual(builtOf(await loadLibrary([...others, ...widgets])));
    expect(builtOf(await loadLibrary(widgets, own))).toEqual(builtOf(before));
  });

  it("is read in questions as it is beside what was imported", async () => {
    const first = await imported("Widget shipments", 5);
    createQueryParser(await loadLibrary(first, own));
    const second = await imported("Widget returns", 6);
    const parsers = [await loadLibrary(second, own), await loadLibrary(second)].map((library) =>
      createQueryParser(library, { now: () => Date.UTC(2026, 10, 20) }),
    );
    const questions = [
      ...["widget returns in spain", "widget shipments", "gdp per capita of france since 2010"],
      ...[
        "Bevölkerung Deutschland",
        "taux de chômage",
        "tipo de interés a 10 años",
        "M2",
        "widget works",
      ],
    ];
    const [kept, anew] = parsers.map((parser) =>
      questions.map((question) => parser.parse(question)),
    );
    expect(kept).toEqual(anew);
    expect(kept?.[0]?.concepts[0]?.key).toContain("widget-returns");
    expect(kept?.[1]?.unknown).toContain("shipments");
  });

  it("is found by its whole titles as they are beside what was imported", async () => {
    const knownTitles: KnownTitles = new WeakMap();
    const find = async (library: Library, kind: ContentKind, query: string) => {
      const search = createMemorySearch(library, {
        now: () => Date.UTC(2026, 10, 20),
        knownTitles,
      });
      const page = { filters: {}, sort: "relevance", offset: 0, size: 3 } as const;
      const { hits } = await search.search({ kind, query, ...page });
      await search.close();
      return hits[0]?.id;
    };
    const alone = await loadLibrary([], own);
    const [record = expect.fail()] = own.statistics.values();
    const { title } = alone.statisticTexts(record, "de");
    expect(await find(alone, "statistic", title)).toBe(record.id);

    for (const years of [5, 6]) {
      const library = await loadLibrary(await imported("Widget shipments", years), own);
      expect(await find(library, "statistic", title)).toBe(record.id);
      const added = [...library.statistics.values()].filter(({ sources }) =>
        sources.includes("widget-works"),
      );
      const widgets = added[0] ?? expect.fail();
      const shown = library.statisticTexts(widgets, "en").title;
      expect(shown).toContain(String(2017 + years));
      expect(await find(library, "statistic", shown)).toBe(widgets.id);
    }
  });
});
