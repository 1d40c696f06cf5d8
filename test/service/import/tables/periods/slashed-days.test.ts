import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

const { figures, file, importTable, run } = openImportFolder();
const mapping = (frequency: string) =>
  `place: { column: country }\nperiod: { column: date }\nfrequency: ${frequency}\nmeasures: [{ column: GDP, name: GDP, unit: euros }]`;
const table = (days: readonly string[]) => [
  "country,date,GDP",
  ...days.map((day, at) => `Germany,${day},${String(at + 1)}`),
];

it.each([
  ["31/03/2024", "30/06/2024", "30/09/2024"],
  ["03/31/2024", "06/30/2024", "09/30/2024"],
  ["31.3.2024", "30.6.2024", "30.9.2024"],
])("reads days that can be one alone: %s", async (...days) => {
  await importTable(table(days), mapping("quarterly"));
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2024-Q1", [1, 2, 3]] } });
});

it("refuses those that may be two, that are none, and days within a quarter", async () => {
  const days = ["31/03/2024", "01/07/2024", "31/06/2024", "30/04/2024", "31/12/24"];
  const { text } = await importTable(table(days), mapping("quarterly"));
  expect(text).toContain('line 3: "01/07/2024" may be two days: write dates as 2019-03-31');
  expect(text).toContain('line 4: "31/06/2024" may be two days');
  expect(text).toContain("line 5: ");
  expect(text).toContain('line 6: "31/12/24" may be two days');
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2024-Q1", [1]] } });
});

it("says why a column of days is no period, and asks how often they come", async () => {
  const guess = async (days: readonly string[]) =>
    (await run([file("t.csv", `${table(days).join("\n")}\n`), ...said])).text;
  expect(await guess(["01/02/2024", "01/03/2024"])).toContain(
    'which column holds the period: it seems to be "date", but "01/02/2024" may be two days: write dates as 2019-03-31',
  );
  expect(await guess(["31/03/2024", "30/06/2024"])).toContain(
    'how often the figures of "date" come',
  );
  expect(await guess(["45292", "45323"])).toContain(
    'which column holds the period: it seems to be "date", whose numbers may be days as spreadsheets count them: give them the format of a date, so that 45292 is a day',
  );
});
