import { describe, expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

/** Rows of a table that have no figures and say in what those below them are. */

const { figures, importTable } = openImportFolder();

const wide = (unit: string) =>
  `place: { column: country }\nperiod: { headings: true }\nmeasures: [{ name: GDP, unit: ${unit} }]`;
const long = (place: string) =>
  `place: { ${place} }\nperiod: { column: year }\nmeasures: [{ column: GDP, name: GDP, unit: euros }, { column: Jobs, name: Jobs, unit: people }]`;

describe("a row of a unit", () => {
  it("between two parts of a table leaves the figures of another unit below it out", async () => {
    const rows = ["country,2021,2022", "GDP,,", "Germany,100,110", "Growth in %,,", "Italy,5,6"];
    const { text } = await importTable([...rows, "In euros,,", "Spain,70,80"], wide("euros"));
    expect(text).toContain(
      'line 5: stands below "Growth in %" (line 4), and its unit is to be euros: say that unit in the mapping, or take figures of another one into a table of their own',
    );
    expect(figures()).toEqual({
      "desk-gdp": { DEU: ["2021", [100, 110]], ESP: ["2021", [70, 80]] },
    });
  });

  it.each(["In million euros,,", '"GDP, million euros",,', ",million euros,million euros"])(
    "below the heading is that of the measure, or nothing is in: %s",
    async (row) => {
      const rows = ["country,2021,2022", row, "Germany,100,110"];
      const { text } = await importTable(rows, wide("euros"));
      expect(text).toContain("No figure could be kept: nothing was imported.");
      await importTable(rows, wide("million euros"));
      expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [100, 110]] } });
    },
  );

  it.each([
    ["column: country", ",,million euros,people"],
    ["is: Germany", ",,million euros,people"],
  ])("is of the columns in which it stands: %s", async (place, row) => {
    const rows = ["country,year,GDP,Jobs", row, "Germany,2021,100,7", "Germany,2022,110,8"];
    const { text } = await importTable(rows, long(place));
    expect(text).toContain('stands below "million euros" (line 2), and its unit is to be euros');
    expect(figures()).toEqual({ "desk-jobs": { DEU: ["2021", [7, 8]] } });
  });

  it("is no region, no total and no source", async () => {
    const rows = ["country,2021,2022", "Advanced economies,,", "Germany,1,2", "Total,1,2"];
    await importTable([...rows, "Source: Ministry,,", "Spain,3,4"], wide("euros"));
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1, 2]], ESP: ["2021", [3, 4]] } });
  });
});
