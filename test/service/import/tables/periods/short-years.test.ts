import { expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

const { figures, importTable } = openImportFolder();
const importOf = (periods: readonly string[]) =>
  importTable(
    ["date,v", ...periods.map((period, at) => `${period},${String(at)}`)],
    "place: { is: Germany }\nperiod: { column: date }\nfrequency: monthly\nmeasures: [{ column: v, name: V, unit: euros }]",
  );

it.each(["Sep-49", "Dec-68", "Jan 40"])(
  "a year of two digits may be a past one: %s",
  async (text) => {
    const { text: told } = await importOf(["Jan-24", text]);
    expect(told).toContain(
      `line 3: "${text}" has a year of two digits, which may be one of either century: write it with four`,
    );
    expect(figures()).toEqual({ "desk-v": { DEU: ["2024-01", [0]] } });
  },
);

it("years of two digits near today are read", async () => {
  await importOf(["Dec-99", "Jan-00", "Feb-00"]);
  expect(figures()).toEqual({ "desk-v": { DEU: ["1999-12", [0, 1, 2]] } });
});

it.each([
  ["31 Jan 24", "has a year of two digits, which may be one of either century: write it with four"],
  [
    "45291",
    "is no period: where it is a day as spreadsheets count them, give it the format of a date",
  ],
  ["202403", "is no period: write months as 2019-03"],
  ["20240331", "is no period: write dates as 2019-03-31"],
])("says how to write %s", async (text, told) => {
  const { text: answer } = await importOf(["2024-01", text]);
  expect(answer).toContain(`line 3: "${text}" ${told}`);
});
