import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";
import { number, text, workbookOf } from "../workbook-samples.js";

/** Figures below two lines of headings are of what both say. */

const { figures, file, importTable, run } = openImportFolder();
const guess = (rows: readonly string[]) => run([file("t.csv", `${rows.join("\n")}\n`), ...said]);
const rows = ["Germany,10,11,5,6", "France,20,21,7,8", "Italy,1,2,3,4"];
const wide =
  "place: { column: country }\nperiod: { headings: true }\nmeasures: [{ name: GDP, unit: euros }]";

it("joins a year and its quarters, and asks what is measured", async () => {
  const { text: told } = await guess(["country,2022,,2023,", ",Q1,Q2,Q1,Q2", ...rows]);
  expect(told).toContain("Please say:\n  - what is measured, and its unit\n");
  expect(told).toContain("  heading:\n    - 1\n    - 2\n");
  await importTable(
    ["country,2022,,2023,", ",Q1,Q2,Q1,Q2", ...rows],
    `table: { heading: [1, 2] }\n${wide}`,
  );
  expect(figures()).toEqual({
    "desk-gdp": {
      DEU: ["2022-Q1", [10, 11, null, null, 5, 6]],
      FRA: ["2022-Q1", [20, 21, null, null, 7, 8]],
      ITA: ["2022-Q1", [1, 2, null, null, 3, 4]],
    },
  });
});

it.each([
  [
    ["country,2022,,2023,", ",GDP (euros),Rate (%),GDP (euros),Rate (%)"],
    [1, 2],
  ],
  [
    ["country,GDP (euros),,Rate (%),", ",2022,2023,2022,2023"],
    [2, 1],
  ],
])("reads years and measures, whichever stands above: %s", async (headings, [, order]) => {
  const { text: told } = await guess([...headings, "Germany,10,11,5,6", "France,20,21,7,8"]);
  expect(told).toContain(
    "The headings in lines 1 and 2 were read as periods and what is measured in each.",
  );
  expect(told).toContain("Every figure is in.");
  const byYears = {
    "research-desk-gdp": { DEU: ["2022", [10, 5]], FRA: ["2022", [20, 7]] },
    "research-desk-rate": { DEU: ["2022", [11, 6]], FRA: ["2022", [21, 8]] },
  };
  const byMeasures = {
    "research-desk-gdp": { DEU: ["2022", [10, 11]], FRA: ["2022", [20, 21]] },
    "research-desk-rate": { DEU: ["2022", [5, 6]], FRA: ["2022", [7, 8]] },
  };
  expect(figures()).toEqual(order === 2 ? byYears : byMeasures);
});

it("names a column of years beside those of quarters", async () => {
  const headings = ["country,2022,,,2023,", ",Q1,Q2,Year,Q1,Q2"];
  const { text: told } = await importTable(
    [...headings, "Germany,1,2,9,3,4"],
    `table: { heading: [1, 2] }\n${wide}`,
  );
  expect(told).toContain('the column "2022, Year" is no period: its figures are not in.');
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022-Q1", [1, 2, null, null, 3, 4]] } });
});

it("asks whether other texts belong together", async () => {
  const headings = ["country,year,Exports (euros),", ",,Goods,Services"];
  const { text: told } = await guess([...headings, "Germany,2022,1,2", "France,2022,3,4"]);
  expect(told).toContain(
    'Please say:\n  - whether the headings in lines 1 and 2 belong together: "Exports (euros), Goods", "Exports (euros), Services"\n',
  );
  expect(told).toContain("name: Exports, Goods\n    unit: euros\n");
});

it("reads them in merged cells of a workbook, and names rows by their numbers there", async () => {
  const blank = text("");
  const sheet = {
    ...{ name: "Trade", merged: ["B2:C2", "D2:E2"] },
    rows: [
      [text("Trade of some countries")],
      [text("country"), number(2022), blank, number(2023), blank],
      [blank, ...["Q1", "Q2", "Q1", "Q2"].map((one) => text(one))],
      [text("Germany"), number(1), number(2), number(3), number(4)],
      [text("Atlantis"), number(1), number(2), number(3), number(4)],
      [text("France"), number(5), number(6), number(7)],
    ],
  };
  const mapping = `source: { name: desk }\nlicence: own\ntable: { heading: [2, 3] }\n${wide}\n`;
  const table = file("t.xlsx", workbookOf([sheet]));
  const { text: told } = await run([table, "--mapping", file("m.yaml", mapping)]);
  expect(told).toContain('t.xlsx, line 5: "Atlantis" is no place');
  expect(figures()).toEqual({
    "desk-gdp": {
      DEU: ["2022-Q1", [1, 2, null, null, 3, 4]],
      FRA: ["2022-Q1", [5, 6, null, null, 7]],
    },
  });
});

it.each([
  [
    "a text in the middle of its columns",
    "country,,2022,,2023",
    ",Q1,Q2,Q1,Q2",
    "nothing stands over",
  ],
  ["two columns alike", "country,2022,,,", ",Q1,Q2,Q1,Q2", 'two columns are called "2022-Q1"'],
])("joins none with %s", async (_what, first, second, why) => {
  const { text: told } = await importTable(
    [first, second, ...rows],
    `table: { heading: [1, 2] }\n${wide}`,
  );
  expect(told).toContain(why);
  expect(figures()).toBeUndefined();
  expect((await guess([first, second, ...rows])).exitCode).toBe(1);
});
