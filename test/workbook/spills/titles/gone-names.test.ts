import { afterEach, beforeEach, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
beforeEach(async () => {
  cared = await openTitled();
  await cared.insert();
});
afterEach(() => {
  cared.workbench.dispose();
});

/** As Excel leaves a name whose cells are deleted; the grid takes such a name away. */
const lose = (name: string) =>
  cared.change((_, { names }) => {
    names.getItem(name).formula = "=#REF!";
  });

it("a title follows its formula where the names of its lines lead nowhere any more, and another takes its place", async () => {
  await lose("STAT_7_1_NOTES");
  await lose("STAT_7_1_SOURCE");
  cared.workbench.enter("A3", "=STAT.DATA(8)");
  const report = await cared.refresh();
  expect(report.retitledCharts).toEqual([{ name: "STAT_8_1", sheetName: "Sheet1" }]);
  expect(await cared.shown()).toMatchObject({
    title: "Births in France",
    cells: ["GDP of Germany (unit 7)", "Quelle: Office 7", "Quelle: Office 7"],
  });
  // Else what is called so next could not be given its names.
  await cared.insertNotes("=STAT.DATA(7)", "7", 12);
  expect(cared.workbench.values("M1:M2").flat()).toEqual([
    "GDP of Germany (unit 7)",
    "Quelle: Office 7",
  ]);
});

it("a chart whose figures' name leads nowhere is told of as one without figures", async () => {
  await lose("STAT_7_1");
  const { retitledCharts, adjustedCharts, emptyCharts, failed } = await cared.refresh();
  expect([...retitledCharts, ...adjustedCharts, ...failed]).toEqual([]);
  expect(emptyCharts).toEqual([{ name: "STAT_7_1", sheetName: "Sheet1" }]);
});
