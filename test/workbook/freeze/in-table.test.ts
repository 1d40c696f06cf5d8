import { afterEach, beforeEach, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2019": id * 10, "2020": id * 11 }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const change = (task: (sheet: Excel.Worksheet) => void) =>
  cared.workbench.run(async (context) => {
    task(context.workbook.worksheets.getItem("Sheet1"));
    await context.sync();
  });

const thaw = async (overwriteChanged = false) => {
  const { thawed, skipped } = await cared.operations.thaw({ overwriteChanged });
  await cared.workbench.idle();
  const left = skipped.map(({ place, reason }) => `${place.address} ${reason}`);
  return { thawed: thawed.map(({ address }) => address), left };
};

it("a frozen spill of which somebody has made a table stays, since Excel spills nothing in one", async () => {
  cared.workbench.enter("A1", "=STAT.DATA(7)");
  cared.workbench.enter("F2", "=STAT.VALUE(7)");
  await cared.workbench.idle();
  await cared.operations.freeze({ kind: "workbook" });
  // Beneath a header each, and one of them beside the spill.
  await change((sheet) => {
    sheet.getRange("F1").values = [["Latest"]];
    sheet.tables.add("A1:B3", true).name = "Figures";
    sheet.tables.add("F1:F2", true);
  });
  const shown = cared.workbench.values("A1:B3");
  // One cell alone may be calculated in a table.
  expect(await thaw(true)).toEqual({ thawed: ["F2"], left: ["A1 in-table"] });
  expect(cared.workbench.values("A1:B3")).toEqual(shown);

  await change((sheet) => {
    sheet.tables.getItem("Figures").convertToRange();
  });
  expect(await thaw()).toEqual({ thawed: ["A1"], left: [] });
});
