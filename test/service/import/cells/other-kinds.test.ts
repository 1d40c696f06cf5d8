import { expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";
import { number, styled, text, workbookOf } from "../tables/workbook-samples.js";

const { figures, file, importTable, run } = openImportFolder();
const mapping = (column: string, unit: string) =>
  `place: { column: country }\nperiod: { column: year }\nmeasures: [{ column: ${column}, name: GDP, unit: ${unit} }]`;
const otherOf = (said: string, unit: string) => `says ${said}, and its unit is to be ${unit}`;

it("knows that dollars are no euros, of whichever country they are", async () => {
  const rows = (heading: string) => [`country,year,${heading}`, "Germany,2024,1.5"];
  const importOf = async (heading: string, unit: string) =>
    (await importTable(rows(heading), mapping(heading, unit))).text;
  expect(await importOf("GDP ($)", "euros")).toContain(otherOf("$", "euros"));
  expect(await importOf("GDP ($ bn)", "billion euros")).toContain(otherOf("$ bn", "billion euros"));
  expect(await importOf("GDP (EUR)", "dollars")).toContain(otherOf("EUR", "dollars"));
  for (const unit of ["US dollars", "Canadian dollars", "MXN", "dollars"])
    expect(await importOf("GDP ($)", unit), unit).toContain("Every figure is in.");
  const cells = [
    [text("country"), text("year"), text("GDP (euros)")],
    [text("Germany"), number(2024), number(5, styled("[$$-409]0.0"))],
    [text("France"), number(2024), number(6)],
  ];
  const book = file("t.xlsx", workbookOf([{ name: "Data", rows: cells }]));
  const { text: told } = await run([book, "--source", "desk", "--licence", "own"]);
  expect(told).toContain('5 is shown with "$" by its number format, and its unit is euros');
});

it("refuses years that begin in April by a column that a mapping leaves out", async () => {
  const rows = ["country,year,GDP,REPYEARSTART", "India,2023,3,--04-01", "France,2023,4,--01-01"];
  const { text: told } = await importTable([...rows, "Italy,2023,5,"], mapping("GDP", "euros"));
  expect(told).toContain('line 2: "2023" is of a year that begins on --04-01; calendar years');
  expect(told).not.toContain("series:");
  expect(figures()).toEqual({ "desk-gdp": { FRA: ["2023", [4]], ITA: ["2023", [5]] } });
});
