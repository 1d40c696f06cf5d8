import { expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";
import { number, text, workbookOf } from "../workbook-samples.js";

const { figures, file, run } = openImportFolder();

type Cells = Parameters<typeof workbookOf>[0][number]["rows"][number];
const none = () => "";
const texts = (...all: readonly string[]): Cells =>
  all.map((one) => (one === "" ? none : text(one)));
const importOf = (rows: readonly Cells[], merged: readonly string[], mapping?: string) =>
  run([
    file("table.xlsx", workbookOf([{ name: "Data", rows, merged }])),
    ...(mapping === undefined ? said : ["--mapping", file("m.yaml", mapping)]),
  ]);
const head = "source: { name: desk }\nlicence: own\nplace: { column: country }\n";

it("reads the place and the year of merged cells in each of their rows", async () => {
  const rows = [
    texts("country", "year", "Jobs (people)"),
    [text("Germany"), number(2022), number(5)],
    [none, number(2023), number(6)],
    [text("France"), number(2022), number(7)],
    [none, number(2023), number(8)],
  ];
  expect((await importOf(rows, ["A2:A3", "A4:A5"])).text).toContain("Every figure is in.");
  const byPlace = { DEU: ["2022", [5, 6]], FRA: ["2022", [7, 8]] };
  expect(figures()).toEqual({ "research-desk-jobs": byPlace });
  const byYear = [
    texts("year", "country", "Jobs (people)"),
    [number(2022), text("Germany"), number(5)],
    [none, text("France"), number(7)],
    [number(2023), text("Germany"), number(6)],
    [none, text("France"), number(8)],
  ];
  expect((await importOf(byYear, ["A2:A3", "A4:A5"])).text).toContain("Every figure is in.");
  expect(figures()).toEqual({ "research-desk-jobs": byPlace });
});

it("refuses a figure of merged cells, which is of both places or years or of all of them together", async () => {
  const rows = [
    texts("country", "year", "Jobs (people)"),
    [text("Belgium"), number(2022), number(50)],
    [text("Luxembourg"), number(2022), none],
    [text("France"), number(2022), number(7)],
  ];
  const { text: told } = await importOf(rows, ["C2:C3"]);
  expect(told).toContain(
    "lines 2 to 3 (2 of them): 50 stands in merged cells (C2:C3), and does not say whether it is of each of them or of all together: part the cells and write a figure into each",
  );
  expect(figures()).toEqual({ "research-desk-jobs": { FRA: ["2022", [7]] } });
  const wide = [
    [text("country"), number(2022), number(2023)],
    [text("Germany"), number(5), none],
    [text("France"), number(6), number(7)],
  ];
  const mapping = `${head}period: { headings: true }\nmeasures: [{ name: Jobs, unit: people }]\n`;
  expect((await importOf(wide, ["B2:C2"], mapping)).text).toContain("line 2: 5 stands in merged");
  expect(figures()).toMatchObject({ "desk-jobs": { FRA: ["2022", [6, 7]] } });
});

it("reads a merged unit or sector in each of its rows", async () => {
  const rows = [
    texts("country", "unit", "year", "value"),
    [text("Germany"), text("EUR"), number(2022), number(5)],
    [text("Germany"), none, number(2023), number(6)],
    [text("France"), text("USD"), number(2022), number(7)],
    [text("France"), none, number(2023), number(8)],
  ];
  const merged = ["B2:B3", "B4:B5"];
  const measured = "period: { column: year }\nmeasures: [{ column: value, name: Jobs, unit: euros";
  const { text: told } = await importOf(rows, merged, `${head}${measured} }]\n`);
  expect(told).toContain('lines 4 to 5 (2 of them): says unit "USD" where the figures before are');
  const apart = `${head}series: { column: unit }\n${measured.replace("euros", "money")} }]\n`;
  await importOf(rows, merged, apart);
  expect(Object.values(figures() ?? {})).toEqual([
    { DEU: ["2022", [5, 6]] },
    { FRA: ["2022", [7, 8]] },
  ]);
});
