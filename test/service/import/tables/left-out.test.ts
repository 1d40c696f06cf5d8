import { expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";
import { number, text, workbookOf } from "./workbook-samples.js";

const { figures, file, run } = openImportFolder();

const head = "source: { name: desk }\nlicence: own\nplace: { column: country }\n";
const wide = `${head}period: { headings: true }\nmeasures: [{ name: GDP, unit: euros }]\n`;

it("names columns of figures whose heading is no period, and none of texts", async () => {
  const table = file(
    "wide.csv",
    "country,note,2021,2022,2023 (revised),2024/25,2025 H1,Total,\nGermany,a,100,101,102,103,104,510,7\nFrance,,200,201,..,203,204,1010,\n",
  );
  const result = await run([table, "--mapping", file("wide.yaml", wide)]);
  expect(figures()).toEqual({
    "desk-gdp": { DEU: ["2021", [100, 101]], FRA: ["2021", [200, 201]] },
  });
  const after = "its figures are not in. Head it as a period or take it out of the table";
  expect(result.text).toContain(`line 1: the column "2023 (revised)" is no period: ${after}`);
  expect(result.text).toMatch(/line 1: the column "2024\/25" is no calendar year/);
  expect(result.text).toMatch(/line 1: the column "2025 H1" is a half; years, quarters and months/);
  expect(result.text).toContain(`line 1: the column "Total" is no period: ${after}`);
  expect(result.text).toContain(`line 1: the column 9 has no heading: ${after}`);
  expect(result.text).toContain("5 refused:");
});

it("names them of a workbook too", async () => {
  const rows = [
    [text("country"), number(2021), text("Total")],
    [text("Germany"), number(1), number(2)],
  ];
  const book = file("wide.xlsx", workbookOf([{ name: "Data", rows }]));
  const result = await run([book, "--mapping", file("wide.yaml", wide)]);
  expect(result.text).toContain('line 1: the column "Total" is no period');
});

it("names what the column of measures says that no measure is, and measures without a figure", async () => {
  const mapping = file(
    "long.yaml",
    `${head}period: { column: year }
measure: { column: item }
measures:
  - { column: value, when: GDP, name: GDP, unit: euros }
  - { column: value, when: inflation, name: { en: Inflation, de: Teuerung }, unit: percent }
`,
  );
  const table = file(
    "long.csv",
    "country,year,item,value\nGermany,2021,GDP,100\nGermany,2022,gdp,102\nGermany,2023,Inflation,2\nFrance,2023,Inflation,3\n",
  );
  const result = await run([table, "--mapping", mapping]);
  const known = 'is no measure of the mapping, which has "GDP", "inflation"';
  expect(result.text).toContain(`line 3: "gdp" ${known}: 1 row of it is not in`);
  expect(result.text).toContain(`line 4: "Inflation" ${known}: 2 rows of it are not in`);
  expect(result.text).toContain('No figure of "Inflation" (when: inflation) is in.');
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [100]] } });
});

const first = "country,year,GDP (million euros)\nGermany,2024,100\nGermany,2025,101\n";

it.each([
  ["the same columns", "country,year,GDP (billion euros)"],
  ["other words", "Land,Jahr,BIP (Mrd. Euro)"],
])("a second heading ends the table, with %s", async (_, heading) => {
  const csv = `${first}Table 2,,\n${heading}\nGermany,2023,3\nFrance,2025,4\n`;
  const mapping = file(
    "long.yaml",
    `${head}period: { column: year }\nmeasures: [{ column: GDP (million euros), name: GDP, unit: euros, scale: 1000000 }]\n`,
  );
  const { text } = await run([file("t.csv", csv), "--mapping", mapping]);
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2024", [100, 101]] } });
  expect(text).toContain("line 5: is another heading: a file has one table");
  expect(text).toContain("lines 6 to 7 (2 of them): stands below another heading (line 5)");
});

it("a second heading with other years does, and the same heading again does not", async () => {
  const csv =
    "country,2024,2025\nGermany,1,2\ncountry,2024,2025\nFrance,3,4\ncountry,2022,2023\nItaly,5,6\n";
  const { text } = await run([file("t.csv", csv), "--mapping", file("wide.yaml", wide)]);
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2024", [1, 2]], FRA: ["2024", [3, 4]] } });
  expect(text).toContain('line 3: "country" is no place');
  expect(text).toContain("line 5: is another heading");
});
