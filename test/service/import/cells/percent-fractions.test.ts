import { expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";
import { number, text, workbookOf } from "../tables/workbook-samples.js";

const { figures, file, importTable, run } = openImportFolder();
const head = "country,year,Inflation (%)";
const fractions = [head, "Germany,2023,0.059", "France,2023,0.049", "Italy,2023,-0.001"];
const mapping = (more: string) =>
  `place: { column: country }\nperiod: { column: year }\nmeasures: [{ column: Inflation (%), name: Inflation, unit: "%"${more} }]`;
const asked =
  'whether "Inflation" is in percent or in fractions: all its figures are below 1, and 0.059 may be 0.059 or 5.9 percent. Say withoutPercentSign: percent or withoutPercentSign: fraction beside it';
const importOf = (rows: readonly string[]) => run([file("t.csv", `${rows.join("\n")}\n`), ...said]);

it("asks whether figures in percent that are all below one are hundredths", async () => {
  const { text: told, exitCode } = await importOf(fractions);
  expect(told).toContain(`Please say:\n  - ${asked}\n`);
  expect(told).toContain('    withoutPercentSign: "?"\n');
  expect(exitCode).toBe(1);
  const open = await importTable(fractions, mapping(', withoutPercentSign: "?"'));
  expect(open.text).toContain("measures.0.withoutPercentSign is still ?: replace it.");
  expect(figures()).toBeUndefined();
});

it("says so of a mapping's measure, unless the mapping says which they are", async () => {
  const note =
    'All figures of "Inflation" are below 1 percent, such as 0.059: where 5.9 percent is meant, write them so, or say withoutPercentSign: fraction beside it in a mapping.';
  expect((await importTable(fractions, mapping(""))).text).toContain(note);
  const percent = await importTable(fractions, mapping(", withoutPercentSign: percent"));
  expect(percent.text).not.toContain("below 1");
  await importTable(fractions, mapping(", withoutPercentSign: fraction"));
  expect(figures()).toEqual({
    "desk-inflation": { DEU: ["2023", [5.9]], FRA: ["2023", [4.9]], ITA: ["2023", [-0.1]] },
  });
});

it.each([
  ["one of them is above", [...fractions, "Spain,2023,1.2"]],
  [
    "they are as coarse as growth in a quarter",
    [head, "Italy,2021,0.1", "Italy,2022,0.3", "Italy,2023,0.25"],
  ],
  ["they are points", fractions.map((row) => row.replace("%", "percentage points"))],
  ["they have the sign", fractions.map((row) => row.replace(/(\.\d+)$/, "$1%"))],
])("does not ask where %s", async (_where, rows) => {
  expect((await importOf(rows)).text).toContain("Every figure is in.");
});

it("does not ask about what a workbook shows as percentages", async () => {
  const rows = [head.split(",").map(text)];
  for (const [at, value] of [0.0012, 0.0023, 0.0034].entries())
    rows.push([text("Italy"), number(2021 + at), number(value, 1)]);
  await run([file("t.xlsx", workbookOf([{ name: "Data", rows }])), ...said]);
  expect(figures()).toEqual({ "research-desk-inflation": { ITA: ["2021", [0.12, 0.23, 0.34]] } });
});
