import { expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

const { figures, importTable } = openImportFolder();
const importOf = (note: string, unit: string, more = "") =>
  importTable(
    ["country,year,jobs,rate", "Germany,2023,5,1.2", "France,2023,6,2.5", "", `"${note}",,,`],
    `place: { column: country }\nperiod: { column: year }\nmeasures: [{ column: jobs, name: Jobs, unit: ${unit} }${more}]`,
  );

it.each([
  ["Note: figures in thousands", "people"],
  ["Angaben in Tausend", "people"],
  ["In million euros.", "euros"],
  ["Values in US$", "euros"],
])("ends where a note below the table says another unit: %s", async (note, unit) => {
  expect((await importOf(note, unit)).text).toContain(
    `t.csv, line 5: "${note}" stands below figures whose unit is to be ${unit}: say that unit in the mapping or the heading; where it speaks of something else, take it out of the table.`,
  );
  expect(figures()).toBeUndefined();
});

it.each([
  ["Note: figures in thousands", "thousand people", ""],
  ["Source: a survey of 5 % of households", "people", ""],
  ["Rates in percent", "people", ""],
  ["Jobs in thousands", "thousand people", ', { column: rate, name: Rate, unit: "%" }'],
])("reads on where it says the same, or no scale: %s", async (note, unit, more) => {
  expect((await importOf(note, unit, more)).text).toContain("1 refused:");
  expect(figures()).toMatchObject({ "desk-jobs": { DEU: ["2023", [5]], FRA: ["2023", [6]] } });
});

it("ends there where all figures are of one place, too", async () => {
  const rows = ["year,jobs", "2023,5", "2024,6", "Note: figures in thousands,"];
  const { text } = await importTable(
    rows,
    "place: { is: Germany }\nperiod: { column: year }\nmeasures: [{ column: jobs, name: Jobs, unit: people }]",
  );
  expect(text).toContain('line 4: "Note: figures in thousands" stands below figures whose unit');
});
