import { expect, it } from "vitest";
import { loadLibrary } from "../../../../src/service/library/index.js";
import { openImportFolder, readImported } from "../../import/import-folder.js";
import { ownLibrary } from "../../support/own-library.js";

const folder = openImportFolder();
const licence = ["--licence", "internal use only"];

/** Units as shown, and as figures have them with their scale, by the names of their measures. */
async function unitsShown() {
  const { concepts } = await loadLibrary(readImported(folder.dataDir()), await ownLibrary());
  return Object.fromEntries(
    [...concepts.values()].flatMap(({ name, unit, measure, source }) =>
      source.startsWith("widget") ? [[name.en, [unit.en, measure?.unit, measure?.scale]]] : [],
    ),
  ) as unknown;
}

it("measures of one source keep their units, which differ in their signs alone", async () => {
  const path = folder.file(
    "widgets.csv",
    "country,year,Home sales (€),Sales abroad (£),Returns (€)\nSpain,2020,1,2,3\n",
  );
  const { exitCode, text } = await folder.run([path, "--source", "widgets", ...licence]);
  expect(exitCode, text).toBe(0);
  expect(await unitsShown()).toEqual({
    "Home sales": ["€", "€", 1],
    "Sales abroad": ["£", "£", 1],
    Returns: ["€", "€", 1],
  });
});

it("measures of two sources keep their units, whose names end and begin alike", async () => {
  const sources = [
    ["widget", "Home sales (thousand pieces)"],
    ["widget-thousand", "Sales abroad (pieces)"],
  ] as const;
  for (const [source, column] of sources) {
    const path = folder.file(`${source}.csv`, `country,year,${column}\nSpain,2020,1\n`);
    const { exitCode, text } = await folder.run([path, "--source", source, ...licence]);
    expect(exitCode, text).toBe(0);
  }
  expect(await unitsShown()).toEqual({
    "Home sales": ["thousand pieces", "pieces", 1000],
    "Sales abroad": ["pieces", "pieces", 1],
  });
});

it("an index is said in brackets whatever its source is called, and nothing else is", async () => {
  const path = folder.file(
    "indexes.csv",
    ["country,year,Output (2020 = 100),Sales (pieces)"]
      .concat([0, 1, 2, 3, 4].map((at) => `Spain,${2020 + at},${100 + at},${1 + at}`))
      .join("\n"),
  );
  const { exitCode, text } = await folder.run([path, "--source", "indexes", ...licence]);
  expect(exitCode, text).toBe(0);
  const library = await loadLibrary(readImported(folder.dataDir()), await ownLibrary());
  const said = [...library.statistics.values()]
    .filter(({ concepts }) => concepts[0]?.startsWith("indexes") === true)
    .map((record) => library.statisticTexts(record, "en").description)
    .join("\n");
  expect(said).toContain("104 (2020 = 100)");
  expect(said).toContain("5 pieces");
  expect(said).not.toContain("(pieces)");
});
