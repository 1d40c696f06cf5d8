import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

const { figures, file, importTable, run } = openImportFolder();
const table = [
  "Table 3: Gross domestic product",
  "EUR million; current prices;",
  "country;2022;2023;2024",
  "Germany;1,5;2,5;3,5",
  "France;4,5;5,5;6,5",
  "Italy;7,5;8,5;9,5",
  "Source: Office",
];
const wide = (measure: string) =>
  `place: { column: country }\nperiod: { headings: true }\nmeasures: [{ name: GDP, ${measure} }]`;

it("finds the heading below other lines, and asks what those say", async () => {
  const { text, exitCode } = await run([file("t.csv", `${table.join("\n")}\n`), ...said]);
  expect(text).toContain(
    'whether the heading is in line 3, as table: { heading } says: those above it are left out, "Table 3: Gross domestic product", "EUR million", "current prices". What they say of figures, their unit or scale, say in the measures',
  );
  expect(text).toContain('as line 2, "EUR million", says: then say scale: 1000000');
  expect(text).toContain("table:\n  heading: 3\n");
  expect(exitCode).toBe(1);
});

it("reads from the heading that a mapping names, with the sign between its cells", async () => {
  const { text } = await importTable(
    table,
    `table: { heading: 3 }\n${wide("unit: million euros")}`,
  );
  expect(text).toContain("t.csv, line 7: has 1 cells where the heading has 4");
  expect(figures()).toEqual({
    "desk-gdp": {
      DEU: ["2022", [1.5, 2.5, 3.5]],
      FRA: ["2022", [4.5, 5.5, 6.5]],
      ITA: ["2022", [7.5, 8.5, 9.5]],
    },
  });
});

it("keeps no millions above it as whole units", async () => {
  const { text } = await importTable(table, `table: { heading: 3 }\n${wide("unit: euros")}`);
  expect(text).toContain('t.csv: line 2, "EUR million", says a scale of 1000000');
  expect(figures()).toBeUndefined();
});

it("names a line that is not there", async () => {
  const { text } = await importTable(
    table,
    `table: { heading: 30 }\n${wide("unit: million euros")}`,
  );
  expect(text).toContain("t.csv has no heading in line 30, as table: heading says.");
});
