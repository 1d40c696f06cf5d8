import { describe, expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

/** Rows of a table that have no figures and say of what those below them are. */

const { figures, importTable } = openImportFolder();

const wide = "place: { column: country }\nperiod: { headings: true }\n";
const trade = "measures: [{ name: Trade, unit: million euros }]";

describe("a part of a table below a row of its own", () => {
  it("is not in where places stand again in it, and neither is one before it that has such a row", async () => {
    const rows = ["country,2021,2022", "Spain,1,2", "Exports,,", "Germany,100,110", "France,7,8"];
    const below = ["Imports,,", "Germany,90,95", "Italy,5,6"];
    const { text } = await importTable([...rows, ...below], wide + trade);
    expect(text).toContain(
      'line 8: stands below "Imports" (line 6), and places that have figures there have others above it: take each part into a table of its own, or write what it is of into a column and say series: for it',
    );
    expect(text).toContain('line 5: stands below "Exports" (line 3)');
    expect(figures()).toEqual({ "desk-trade": { ESP: ["2021", [1, 2]] } });
  });

  it("keeps what stands above the first such row", async () => {
    const rows = ["country,2021", "Germany,100", "France,7", "Imports,", "Germany,90", "Italy,5"];
    await importTable(rows, wide + trade);
    expect(figures()).toEqual({ "desk-trade": { FRA: ["2021", [7]] } });
  });

  it("is so too where the row stands in the column of periods, and where it is a place", async () => {
    const years = ["year,Trade", "2021,7", "2022,8", "Imports,", "2021,3", "2023,4"];
    const column = "measures: [{ column: Trade, name: Trade, unit: million euros }]";
    await importTable(years, `place: { is: Germany }\nperiod: { column: year }\n${column}`);
    expect(figures()).toEqual({ "desk-trade": { DEU: ["2022", [8]] } });
    const partners = ["country,2021", "Germany,", "France,1", "Italy,2", "Malta,3"];
    const others = ["Spain,", "Germany,4", "Italy,5", "Malta,6"];
    const { text } = await importTable([...partners, ...others], wide + trade);
    expect(text).toContain("No figure could be kept: nothing was imported.");
  });

  it.each([
    ["a total", "Imports,90,80"],
    ["marks for no figure", "Imports,-,-"],
    ["nothing", ",,"],
    ["the heading's periods", "Imports,2021,2022"],
  ])("is so too where two places stand again below a row of %s", async (_, row) => {
    const rows = ["country,2021,2022", "Germany,100,110", "Spain,1,2", "France,7,8"];
    const { text } = await importTable(
      [...rows, row, "Germany,90,95", "Spain,3,4", "Italy,5,6"],
      wide + trade,
    );
    expect(text).toContain(
      `line 8: stands below ${row.startsWith("I") ? '"Imports"' : "a row without a place"} (line 5)`,
    );
    expect(figures()).toEqual({ "desk-trade": { FRA: ["2021", [7, 8]] } });
  });

  it("does not begin at a region where one place stands twice", async () => {
    const rows = ["country,2021", "Germany,1", "Large countries,3", "Germany,2", "Spain,4"];
    await importTable(rows, wide + trade);
    expect(figures()).toEqual({ "desk-trade": { ESP: ["2021", [4]] } });
  });

  it("is in where nothing stands in it again, or with the same figures", async () => {
    const rows = ["country,2021", "Large,", "Germany,1", "France,2", "Small,", "Malta,3"];
    await importTable([...rows, "Euro,", "Germany,1", "Spain,4"], wide + trade);
    expect(figures()).toEqual({
      "desk-trade": { ESP: ["2021", [4]], FRA: ["2021", [2]], MLT: ["2021", [3]] },
    });
  });

  it("does not begin at a place without figures where one stands twice", async () => {
    const rows = ["country,2021", "Germany,1", "Malta,", "Germany,2", "Spain,4"];
    await importTable(rows, wide + trade);
    expect(figures()).toEqual({ "desk-trade": { ESP: ["2021", [4]] } });
  });
});
