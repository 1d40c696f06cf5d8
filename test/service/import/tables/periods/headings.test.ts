import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

/** What the heading of a column of periods says that they are. */

const { figures, file, run } = openImportFolder();
const table = (heading: string, periods: readonly string[]) =>
  file(
    "t.csv",
    `country,${heading},Orders (pieces)\n${periods.map((one, at) => `Spain,${one},${String(at + 1)}\n`).join("")}`,
  );
const mapping = (heading: string, more = "") =>
  file(
    "mapping.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: ${heading} }\n${more}measures: [{ column: Orders (pieces), name: Orders, unit: pieces }]\n`,
  );
const months = ["2020-01", "2020-02", "2020-03"];

describe("what reads as months under a heading of other periods", () => {
  it.each([
    ["week", months, "weeks cannot be kept"],
    ["ISO_week", ["01/2020", "02/2020"], "weeks cannot be kept"],
    ["Kalenderwoche", months, "weeks cannot be kept"],
    ["Semaine", ["2020M01", "2020M02"], "weeks cannot be kept"],
    ["semana", months, "weeks cannot be kept"],
    ["half-year", ["2020-01", "2020-02", "2021-01"], "halves of years cannot be kept"],
    ["Semestre", ["01/2020", "02/2020"], "halves of years cannot be kept"],
    ["quarter", months, "write quarters as 2020-Q1"],
    ["Berichtsquartal", ["01/2020", "02/2020", "03/2020"], "write quarters as 2020-Q1"],
    ["trimestre", ["2020-03", "2020-06"], "write quarters as 2020-Q1"],
    ["quarter ended", ["Mar 2020", "Jun 2020"], "write quarters as 2020-Q1"],
  ])("is none: %s", async (heading, periods, why) => {
    const path = table(heading, periods);
    const sentence = `${path}, line 2: "${String(periods[0])}" stands under "${heading}" and reads as a month: ${why}. Where they are months, say so in the mapping: frequency: monthly.`;
    for (const args of [said, ["--mapping", mapping(heading)]]) {
      const { exitCode, text } = await run([path, ...args]);
      expect(text).toContain(sentence);
      expect(exitCode).toBe(1);
    }
    await run([path, "--mapping", mapping(heading, "frequency: monthly\n")]);
    expect(Object.keys(figures() ?? {})).toEqual(["desk-orders"]);
  });
});

it.each([
  ["month", months, "monthly"],
  ["period", months, "monthly"],
  ["quarter", ["2020-Q1", "2020-Q2"], "quarterly"],
  ["Headquarters year", ["2020", "2021"], "annual"],
])("a heading that says nothing else changes nothing: %s", async (heading, periods, kind) => {
  const { text } = await run([table(heading, periods), ...said]);
  expect(text).toContain("Every figure is in.");
  expect(text).toContain(kind);
});
