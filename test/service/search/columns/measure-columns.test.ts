import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { atOnce } from "../../../../src/service/library/turns.js";
import { loadLibrary, type Library } from "../../../../src/service/library/index.js";
import { indexSteps } from "../../../../src/service/search/index.js";
import { openImportFolder, readImported, shorten } from "../../import/import-folder.js";
import { ownLibrary } from "../../support/own-library.js";

const folder = openImportFolder();

/** A table of eighty countries: rankings of each measure stand beside its series. */
async function importOf(source: string, ...measures: readonly string[]) {
  const { data } = await ownLibrary();
  const countries = [...data.places.values()].filter(({ kind }) => kind === "country").slice(0, 80);
  const rows = countries.flatMap(({ code }, at) =>
    Array.from({ length: 4 + (at % 5) }, (_one, year) =>
      [code, 2015 + year, ...measures.map((_measure, place) => at + year + place)].join(","),
    ),
  );
  const head = `country,year,${measures.map((measure) => `${measure} (pieces)`).join(",")}`;
  const path = folder.file(`${source}.csv`, [head, ...rows].join("\n"));
  const { exitCode, text } = await folder.run([path, "--source", source, "--licence", "internal"]);
  expect(exitCode, text).toBe(0);
  const found = readImported(folder.dataDir()).find((one) => one.source.key === source);
  return found ?? expect.fail();
}

const indexOf = (library: Library) =>
  atOnce(indexSteps(library)).kinds.get("statistic") ?? expect.fail();

it("statistics that stand in columns are the items that their records make", async () => {
  const own = await ownLibrary();
  const plain = await importOf("plain-desk", "Widgets", "Gears");
  const flows = await importOf("flow-desk", "Exports of widgets");
  const old = await importOf("old-desk", "Cogs");
  const left = ["series|plain-desk-gears|DEU", "ranking|plain-desk-gears|latest"];
  const contents = [
    { ...plain, withoutNumber: left },
    { ...flows, concepts: flows.concepts.map((concept) => ({ ...concept, partner: "CHN" })) },
    shorten(old),
  ];
  const library = await loadLibrary(contents, own);
  const all = [...library.statistics.values()];
  expect(all.map(({ key }) => key)).not.toEqual(expect.arrayContaining([left[0]]));
  const inColumns = [...(library.statistics.inParts?.() ?? [])].flatMap((one) =>
    "byNumber" in one ? one.ids.length : [],
  );
  expect(inColumns).toHaveLength(3);

  const found = indexOf(library);
  const made = indexOf({ ...library, statistics: new Map(library.statistics) });
  expect(found.size).toBe(all.length);
  const saidBy = async ({ columns, broad, alike: groups, subjectsOf }: typeof found) => {
    const subjects = [...library.concepts.keys()].map((key) => subjectsOf(key));
    return [{ ...columns, blocks: [] }, await broad(), groups, subjects];
  };
  expect(isDeepStrictEqual(await saidBy(found), await saidBy(made))).toBe(true);
  const shown = all.filter(({ sources }) => sources.includes("flow-desk"));
  expect(new Set(shown.map(({ kind }) => kind))).toEqual(
    new Set(["series", "ranking", "comparison"]),
  );
  const [ordinal = -1] = found.ofConcept("flow-desk-exports-of-widgets");
  expect(found.itemAt(ordinal)?.places).toContain("CHN");
});
