import { expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";

const { file, importTable, run } = openImportFolder();
const mapping = (column: string, unit = "euros") =>
  `place: { column: country }\nperiod: { column: year }\nmeasures: [{ column: ${column}, name: GDP, unit: ${unit} }]`;

it.each([
  ["#N/A", '"#N/A" is the error of a formula'],
  ["#DIV/0!", '"#DIV/0!" is the error of a formula'],
  ["12.3*", '"12.3*" is not a number with "." before its decimals: write the figure alone'],
  ["12.3 (p)", '"12.3 (p)" is not a number with "." before its decimals: write the figure alone'],
  ["€ 12", '"€ 12" has a currency: put it into the unit'],
  ["12.5 €", '"12.5 €" has a currency: put it into the unit'],
  [
    "(1234)",
    '"(1234)" stands in brackets: where they mean that it is below zero, say table: { negative: parentheses }',
  ],
  ["n.a.", '"n.a." is not a number with "." before its decimals'],
])("says of %s in a column of figures what to do about it", async (odd, told) => {
  const rows = ["country,year,GDP", "Germany,2024,1.5", `France,2024,${odd}`];
  const { text } = await importTable(rows, mapping("GDP"));
  expect(text.trimEnd().endsWith(`t.csv, line 3: ${told}`), text).toBe(true);
});

it("asks about the error of a formula as such", async () => {
  const table = file("t.csv", "country,year,GDP (euros)\nGermany,2024,1\nFrance,2024,#REF!\n");
  expect((await run([table, ...said])).text).toContain(
    '"#REF!" is no figure. It is the error of a formula: mend it in the workbook, or say table: { missing: ["#REF!"] } where there is none',
  );
});

it("keeps the unit's own words where a heading says a scale alone", async () => {
  const rows = ["country,year,GDP (mn)", "Germany,2024,1.5"];
  expect((await importTable(rows, mapping("GDP (mn)"))).text).toContain(
    't.csv: "GDP (mn)" says mn, and its unit is to be euros. Say scale: 1000000 beside the unit, or the scale in the unit\'s words; where the heading is wrong, change it there.',
  );
  const scaled = await importTable(rows, mapping("GDP (mn)", "million euros"));
  expect(scaled.text).toContain("GDP (million euros): 1 place");
});

it("says what to do about two columns of one name, and about two of one year", async () => {
  const twice = ["country,year,GDP,GDP", "Germany,2024,1,2"];
  expect((await importTable(twice, mapping("GDP"))).text).toContain(
    't.csv has two columns "GDP": call each otherwise, or take one out.',
  );
  const years = ["country,2023,2024,2024", "Germany,1,2,3"];
  const wide =
    "place: { column: country }\nperiod: { headings: true }\nmeasures: [{ name: GDP, unit: euros }]";
  expect((await importTable(years, wide)).text).toContain(
    "line 2: gives Germany 2024 in two columns: neither is kept",
  );
});
