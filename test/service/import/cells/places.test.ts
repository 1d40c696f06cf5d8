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
