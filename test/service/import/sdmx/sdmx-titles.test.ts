import { expect, it } from "vitest";
import { loadLibrary } from "../../../../src/service/library/index.js";
import { openImportFolder, readImported } from "../import-folder.js";
import { genericFlat, itemList, structure } from "./sdmx-samples.js";
import { ownLibrary } from "../../support/own-library.js";

const { dataDir, file, run } = openImportFolder();

/** The structure message with names in two further languages behind the German ones. */
const named = (names: Readonly<Record<string, readonly [fr: string, es: string]>>): string =>
  Object.entries(names).reduce((text, [german, [fr, es]]) => {
    const name = `<com:Name xml:lang="de">${german}</com:Name>`;
    expect(text).toContain(name);
    return text.replace(
      name,
      `${name}<com:Name xml:lang="fr">${fr}</com:Name><com:Name xml:lang="es-ES">${es}</com:Name>`,
    );
  }, structure);

/** The message with a series that is long enough for a statistic. */
function withLongSeries(): string {
  const [first = ""] = /<generic:Obs>.*?<\/generic:Obs>/.exec(genericFlat) ?? [];
  const earlier = ["2019", "2020", "2021", "2022", "2023"].map((year) =>
    first.replace('"2024"', `"${year}"`),
  );
  return genericFlat.replace(first, [...earlier, first].join("\n"));
}

it("names of the code lists are in the titles, in French and Spanish as in German", async () => {
  const more = named({
    Konsumausgaben: ["Dépenses des ménages", "Gasto de los hogares"],
    Insgesamt: ["Ensemble", "Índice general"],
  });
  const args = ["--source", "bank", "--licence", "x", "--structure", file("s.xml", more)];
  const { text } = await run([file("m.xml", withLongSeries()), ...args]);
  expect(text).toContain("Every figure is in.");
  const library = await loadLibrary(readImported(dataDir()), await ownLibrary());
  const own = [...library.statistics.values()].filter(
    ({ kind, sources }) => kind === "series" && sources.includes("bank"),
  );
  const titles = (["en", "de", "fr", "es"] as const).map((language) =>
    own.map((record) => library.statisticTexts(record, language).title),
  );
  expect(titles).toEqual([
    ["Household spending: All items in Germany from 2019 to 2025"],
    ["Konsumausgaben: Insgesamt – Deutschland 2019–2025"],
    ["Dépenses des ménages: Ensemble – Allemagne 2019–2025"],
    ["Gasto de los hogares: Índice general – Alemania 2019–2025"],
  ]);
});

it("a structure message may have several versions of a list and a definition: the one that is named counts", async () => {
  const old = (text: string) =>
    text.replace('version="1.0"', 'version="0.9"').replaceAll("All items", "Durables");
  const withoutFood = /<str:Code id="CP01">.*?<\/str:Code>/;
  const [definition = ""] = /<str:DataStructure .*<\/str:DataStructure>/s.exec(structure) ?? [];
  const withoutItem = /<str:Dimension id="ITEM".*?<\/str:Dimension>/;
  const several = structure
    .replace(itemList, `${itemList}${old(itemList).replace(withoutFood, "")}`)
    .replace(definition, `${old(definition).replace(withoutItem, "")}${definition}`);
  const args = ["--source", "bank", "--licence", "x", "--structure", file("s.xml", several)];
  const { text } = await run([file("m.xml", genericFlat), ...args]);
  expect(text).toContain("Every figure is in.");
  expect(text).toContain("Household spending: All items (million Euro): 2 places");
  expect(text).toContain("Household spending: Food (million Euro): 2 places");
});
