import { expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

/** Figures of one column under two names would be false in the unit of one of them. */

const { figures, importTable } = openImportFolder();
const two = (first: string, second: string) =>
  `measures: [{ ${first}name: Output, unit: euros }, { ${second}name: Jobs, unit: persons }]`;
const long = "place: { column: country }\nperiod: { column: year }\n";
const wide = "place: { column: country }\nperiod: { headings: true }\n";

it.each([
  ["without a column that tells them apart", `${long}${two("column: v, ", "column: v, ")}`],
  [
    "of which one is of every row",
    `${long}measure: { column: what }\n${two("column: v, when: Output, ", "column: v, ")}`,
  ],
  [
    "of the same rows",
    `${long}measure: { column: what }\n${two("column: v, when: A, ", "column: v, when: A, ")}`,
  ],
])("two measures of a column end the import, %s", async (_, mapping) => {
  const { text, exitCode } = await importTable(["country,year,what,v", "Spain,2024,A,5"], mapping);
  expect(exitCode).toBe(1);
  expect(text).toContain(
    't.csv: the measures "Output" and "Jobs" are both of the column "v": take one out, or say measure: { column }',
  );
  expect(figures()).toBeUndefined();
});

it("two measures of headings that are periods end it too", async () => {
  const { text } = await importTable(["country,2023,2024", "Spain,4,5"], `${wide}${two("", "")}`);
  expect(text).toContain('t.csv: the measures "Output" and "Jobs" are both of all figures');
});

it("a measure of a column ends it where the headings are periods", async () => {
  const { text } = await importTable(
    ["country,what,2023,2024", "Spain,Output,4,5"],
    `${wide}measures: [{ column: Output, name: Output, unit: euros }]`,
  );
  expect(text).toContain(
    't.csv: the measure "Output" has the column "Output", and the headings are periods: leave column out',
  );
});
