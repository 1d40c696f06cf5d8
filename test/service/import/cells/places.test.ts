import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";

/** A figure under another place's name misleads more than one that is left out. */

const { figures, file, run } = openImportFolder();

/** What is kept of each name, a year's figure each, and what is said. */
async function keep(names: readonly string[], heading = "country") {
  const rows = names.map((name, at) => `${name},2024,${String(at + 1)}.5`);
  const table = file("places.csv", [`${heading},year,GDP (million euros)`, ...rows, ""].join("\n"));
  const { text } = await run([table, ...said]);
  const [kept] = Object.values(figures() ?? {});
  return { text, places: Object.keys(kept ?? {}) };
}

describe("a place", () => {
  it("is known by its codes, its names in four languages and what else it is called", async () => {
    const names = ["DE", "FRA", "Vereinigte Staaten", "Royaume-Uni", "Corea del Sur"];
    const { text, places } = await keep([...names, "Burma", "UAE", "Turkey"]);
    expect(text).toContain("Every figure is in.");
    expect(places.sort()).toEqual(["ARE", "DEU", "FRA", "GBR", "KOR", "MMR", "TUR", "USA"]);
  });

  it.each([
    ["a continent", "America"],
    ["a part of it", "England"],
    ["one of two", "Congo"],
    ["those who live there", "Asian"],
    ["those who live there, in other languages", "deutsch"],
  ])("is not called as %s", async (_what, name) => {
    const { text, places } = await keep(["Germany", "France", "Italy", "Spain", name]);
    expect(text).toContain(`1 refused:`);
    expect(text).toContain(`"${name}" is no place that the library knows`);
    expect(places).toEqual(["DEU", "ESP", "FRA", "ITA"]);
  });

  it("is not guessed where a column holds states, currencies or groups of people", async () => {
    for (const heading of ["state", "US_State", "currency", "Ethnicity", "Bundesland"]) {
      const { text, places } = await keep(["DE", "CA", "GA"], heading);
      expect(text, heading).toContain("which place the figures are of");
      expect(places, heading).toEqual([]);
    }
    const { places } = await keep(["DE", "FR"], "Member State");
    expect(places).toEqual(["DEU", "FRA"]);
  });

  it("is not read of two letters under such a heading, even where a mapping says that it holds places", async () => {
    const mapping = file(
      "states.yaml",
      `source: { name: desk }
licence: internal
place: { column: state }
period: { column: year }
measures:
  - { column: gdp, name: GDP, unit: euros }
`,
    );
    const table = file("states.csv", "state,year,gdp\nDE,2024,1.5\nFrance,2024,2.5\n");
    const { text } = await run([table, "--mapping", mapping]);
    expect(text).toContain(
      '"DE" stands under "state", where two letters may be no country\'s: write its name or its three letters',
    );
    expect(Object.values(figures() ?? {})).toEqual([{ FRA: ["2024", [2.5]] }]);
  });
});

describe("a group of states", () => {
  it("is the library's own where it has the members that it has today", async () => {
    const { places, text } = await keep(["EU27_2020", "EA21", "OECD", "France"]);
    expect(text).toContain("Every figure is in.");
    expect(places).toEqual(["EMU", "EUU", "FRA", "OED"]);
    for (const name of ["European Union", "EU", "Eurozone", "EA"])
      expect((await keep([name, "France", "Italy", "Spain", "Germany"])).text).toContain(
        "Every figure is in.",
      );
  });

  it.each([
    ["EA19", "it is the euro area with the members of some years"],
    ["EA20", "it is the euro area with the members of some years"],
    ["I8", "it is the euro area with the members of some years"],
    ["Euro area (19 countries)", "it is the euro area with the members of some years"],
    ["Euro area - 20 countries (from 2023)", "it is the euro area with the members of some years"],
    ["EU28", "it is the Union with the members of some years"],
    ["EU-15", "it is the Union with the members of some years"],
    ["EU27_2007", "it is the Union with the members of some years"],
    ["European Union (28 countries)", "it is the Union with the members of some years"],
    ["G7", "it is a group of states, which are no place of the library"],
    ["G-20", "it is a group of states, which are no place of the library"],
  ])("is refused with the reason where it has others: %s", async (name, reason) => {
    const { text, places } = await keep(["Germany", "France", "Italy", "Spain", name]);
    expect(text).toContain(`"${name}" is no place that the library knows: ${reason}`);
    expect(places).toEqual(["DEU", "ESP", "FRA", "ITA"]);
  });

  it.each(["EU27", "EU-27", "EU (27)"])("of two times is neither: %s", async (name) => {
    const { text, places } = await keep(["Germany", "France", "Italy", "Spain", name]);
    expect(text).toContain(
      `"${name}" may be the Union of 2007 to 2013, with the United Kingdom, or that since 2020: write EU27_2020`,
    );
    expect(places).toEqual(["DEU", "ESP", "FRA", "ITA"]);
  });
});

it("a reason that many rows share is said once, with their number", async () => {
  const years = Array.from({ length: 30 }, (_, at) => String(1990 + at));
  const known = ["Germany", "France", "Italy", "Spain", "Austria", "Poland", "Sweden", "Norway"];
  const rows = ["G7", ...known, "EU28"].flatMap((name) =>
    years.map((year) => `${name},${year},2.5`),
  );
  const table = file("many.csv", ["country,year,GDP (million euros)", ...rows, ""].join("\n"));
  const { text } = await run([table, ...said]);
  expect(text).toContain("60 refused:");
  expect(text).toContain('many.csv, lines 2 to 31 (30 of them): "G7" is no place');
  expect(text).toContain('many.csv, lines 272 to 301 (30 of them): "EU28" is no place');
  expect(text).not.toContain("more: --report");
});
