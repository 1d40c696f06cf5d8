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

const deleteRows = (rows: string) =>
  cared.change((sheet) => {
    sheet.getRange(rows).delete("Up");
  });
const namesNow = () =>
  cared.run(async (context) => {
    const { names } = context.workbook;
    names.load("items/name,items/formula");
    await context.sync();
    return Object.fromEntries(names.items.map(({ name, formula }) => [name, String(formula)]));
  });

it("a title follows its formula where its lines are deleted, and another takes its place", async () => {
  await deleteRows("19:19");
  await deleteRows("1:2");
  expect(await namesNow()).toMatchObject({ STAT_7_1_NOTES: "=#REF!", STAT_7_1_SOURCE: "=#REF!" });
  cared.workbench.enter("A1", "=STAT.DATA(8)");
  const report = await cared.refresh();
  expect(report.retitledCharts).toEqual([
    { name: "STAT_8_1", sheetName: "Sheet1", title: "Births in France" },
  ]);
  expect(await cared.shown()).toMatchObject({ title: "Births in France" });
  expect(Object.values(await namesNow()).filter((formula) => formula.includes("#REF!"))).toEqual(
    [],
  );
  // Else what is called so next could not be given its names.
  await cared.insertNotes("=STAT.DATA(7)", "7", 12);
  expect(cared.workbench.values("M1:M2").flat()).toEqual([
    "GDP of Germany (unit 7)",
    "Quelle: Office 7",
  ]);
});

it("a chart whose figures are deleted is told of as one without figures, and what is left above names none", async () => {
  await deleteRows("3:5");
  const { retitledCharts, adjustedCharts, emptyCharts, failed } = await cared.refresh();
  expect(emptyCharts).toEqual([{ name: "STAT_7_1", sheetName: "Sheet1", title: "GDP of Germany" }]);
  expect(retitledCharts).toEqual([{ name: "A3", sheetName: "Sheet1" }]);
  expect([...adjustedCharts, ...failed]).toEqual([]);
  const { title, cells } = await cared.shown();
  expect([title, ...cells.slice(0, 2)]).toEqual(["GDP of Germany", "…", "Quelle: …"]);
});

it("a refresh takes away the hidden names of a block that is deleted as a whole", async () => {
  await cared.refresh();
  const before = await namesNow();
  await cared.insertNotes("=STAT.DATA(8)", "8", 12);
  await cared.change((sheet) => {
    sheet.getRange("M1:N5").delete("Up");
  });
  expect(await namesNow()).toMatchObject({ STAT_8_1: "=#REF!", STAT_8_1_NOTES: "=#REF!" });
  await cared.refresh();
  expect(await namesNow()).toEqual(before);
});
