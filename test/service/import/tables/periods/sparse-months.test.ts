import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";

/** Offices write a quarter as its first month or its last: as months its figure would be that of one month. */

const { figures, file, importTable, run } = openImportFolder();
const mapping = (more = "") =>
  `place: { is: Canada }\nperiod: { column: REF_DATE }\n${more}measures: [{ column: GDP, name: GDP, unit: dollars }]`;
const rowsOf = (periods: readonly string[]) => [
  "REF_DATE,GDP",
  ...periods.map((period, at) => `${period},${String(at + 1)}`),
];
const first = ["2023-01", "2023-04", "2023-07", "2023-10", "2024-01"];
const last = ["Mar-2023", "Jun-2023", "Sep-2023"];

it.each([
  [first, '"2023-01" reads as a month, and all months are a quarter apart'],
  [last, '"Mar-2023" reads as a month, and all months are a quarter apart'],
])("asks whether %j are quarters", async (periods, told) => {
  const { text, exitCode } = await importTable(rowsOf(periods), mapping());
  expect(exitCode).toBe(1);
  expect(text).toContain(
    `t.csv, line 2: ${told}: where each stands for its quarter, say in the mapping frequency: quarterly; where each is of that month alone, frequency: monthly.`,
  );
  expect(figures()).toBeUndefined();
});

it.each([
  [first, ["2023-Q1", [1, 2, 3, 4, 5]]],
  [last, ["2023-Q1", [1, 2, 3]]],
])("reads %j as quarters where the mapping says so", async (periods, row) => {
  await importTable(rowsOf(periods), mapping("frequency: quarterly\n"));
  expect(figures()).toEqual({ "desk-gdp": { CAN: row } });
});

it("reads months as months where the mapping says so", async () => {
  await importTable(rowsOf(last), mapping("frequency: monthly\n"));
  expect(figures()).toEqual({
    "desk-gdp": { CAN: ["2023-03", [1, null, null, 2, null, null, 3]] },
  });
});

it("refuses months in the middle of a quarter, where a fiscal one may end", async () => {
  const { text } = await importTable(
    rowsOf(["2023-02", "2023-05", "2023-08"]),
    mapping("frequency: quarterly\n"),
  );
  expect(text).toContain(
    't.csv, line 2: "2023-02" is a month within a quarter, and a fiscal quarter may end in it: write the calendar quarter that it is to stand for, such as 2023-Q1',
  );
});

it.each([
  [["2021-12", "2022-12", "2023-12"], "2021"],
  [["Jan-2021", "Jan-2022", "Jan-2023"], "2021"],
])("reads %j as years where the mapping says so", async (periods, year) => {
  const { text } = await importTable(rowsOf(periods), mapping());
  expect(text).toContain(
    "all months are a year apart: where each stands for its year, say in the mapping frequency: annual; where each is of that month alone, frequency: monthly.",
  );
  await importTable(rowsOf(periods), mapping("frequency: annual\n"));
  expect(figures()).toEqual({ "desk-gdp": { CAN: [year, [1, 2, 3]] } });
});

it("reads the first days of years as years where the mapping says so", async () => {
  await importTable(
    rowsOf(["2021-01-01", "2022-01-01", "2023-01-01"]),
    mapping("frequency: annual\n"),
  );
  expect(figures()).toEqual({ "desk-gdp": { CAN: ["2021", [1, 2, 3]] } });
});

it("refuses months in the middle of a year, where a fiscal one may end", async () => {
  const { text } = await importTable(
    rowsOf(["2021-06", "2022-06", "2023-06"]),
    mapping("frequency: annual\n"),
  );
  expect(text).toContain(
    't.csv, line 2: "2021-06" is a month within a year, and a fiscal year may end in it: write the calendar year that it is to stand for, such as 2021',
  );
  expect(figures()).toBeUndefined();
});

it("takes no months of which some are within a year for years", async () => {
  const { text } = await importTable(
    rowsOf(["2021-01", "2021-02", "2022-01"]),
    mapping("frequency: annual\n"),
  );
  expect(text).toContain('line 2: "2021-01" is monthly; the other figures are annual');
});

it("takes no months beside quarters for these", async () => {
  const { text } = await importTable(
    rowsOf(["2023-Q1", "2023-Q2", "2023-01", "2023-04"]),
    mapping("frequency: quarterly\n"),
  );
  expect(text).toContain('line 4: "2023-01" is monthly; the other figures are quarterly');
  expect(figures()).toEqual({ "desk-gdp": { CAN: ["2023-Q1", [1, 2]] } });
});

it.each([[["2022-06", "2022-12", "2023-06"], "half a year"]])(
  "says of %j what to write",
  async (periods, apart) => {
    const { text } = await importTable(rowsOf(periods), mapping());
    expect(text).toContain(
      `all months are ${apart} apart: where each stands for a longer time, write the calendar year or quarter; where each is of that month alone, say in the mapping frequency: monthly.`,
    );
  },
);

it("knows months as headings", async () => {
  const wide = `place: { column: country }\nperiod: { headings: true }\nfrequency: quarterly\nmeasures: [{ name: GDP, unit: dollars }]`;
  const { text } = await importTable(
    [`country,${last.join(",")}`, "Canada,1,2,3"],
    wide.replace("frequency: quarterly\n", ""),
  );
  expect(text).toContain("all months are a quarter apart");
  await importTable([`country,${last.join(",")}`, "Canada,1,2,3"], wide);
  expect(figures()).toEqual({ "desk-gdp": { CAN: ["2023-Q1", [1, 2, 3]] } });
});

it("asks how often figures of a guessed table come", async () => {
  const rows = ["country,month,GDP (dollars)", ...first.map((month) => `Canada,${month},5`)];
  const { text } = await run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
  expect(text).toContain(
    '  - how often the figures of "month" come: frequency: annual, quarterly or monthly. All months are a quarter apart, and may stand for quarters\n',
  );
});
