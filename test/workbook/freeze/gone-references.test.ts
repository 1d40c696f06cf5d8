import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freeze, thaw } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
});
afterEach(() => {
  workbench.dispose();
});

const freezeAll = () =>
  workbench.run((context) => freeze(context, { kind: "workbook" }, { now: 1 }));
const change = (task: (workbook: Excel.Workbook) => void) =>
  workbench.run(async (context) => {
    task(context.workbook);
    await context.sync();
  });
const sheet = (workbook: Excel.Workbook) => workbook.worksheets.getItem("Sheet1");

describe("a frozen formula of which a cell it refers to is gone", () => {
  beforeEach(async () => {
    await change((workbook) => workbook.worksheets.add("Ids"));
    workbench.enter("Ids!A1", "7");
    workbench.enter("Sheet1!A1", "2019");
    workbench.enter("Sheet1!C3", "=STAT.VALUE(Ids!A1,,A1)");
    workbench.enter("Sheet1!C4", "=STAT.VALUE(7)");
    await workbench.idle();
    await freezeAll();
  });

  it.each([false, true])(
    "stays frozen with its figure, with all that is gone (overwriting: %s)",
    async (overwriteChanged) => {
      await change((workbook) => {
        sheet(workbook).getRange("1:1").delete("Up");
        workbook.worksheets.getItem("Ids").delete();
      });
      if (overwriteChanged) workbench.enter("Sheet1!C2", "5");
      const shown = workbench.values("Sheet1!C2");
      const { thawed, skipped } = await workbench.run((context) =>
        thaw(context, { overwriteChanged }),
      );
      await workbench.idle();
      expect(thawed).toMatchObject([{ formula: "=STAT.VALUE(7)" }]);
      expect(skipped).toMatchObject([
        {
          formula: { address: "C3" },
          reason: "references-gone",
          place: { sheetName: "Sheet1", address: "C2" },
          gone: ["Ids!A1", "Sheet1!A1"],
        },
      ]);
      expect(workbench.values("Sheet1!C2")).toEqual(shown);
      expect(workbench.cell("Sheet1!C2").formula).toBeUndefined();
    },
  );
});

it("names a cell that stays frozen by where it is now", async () => {
  workbench.enter("B2", "=STAT.VALUE(7)");
  await workbench.idle();
  await freezeAll();
  await change((workbook) => {
    sheet(workbook).getRange("1:2").insert("Down");
    sheet(workbook).name = "Figures";
  });
  workbench.enter("Figures!B4", "5");
  const { skipped } = await workbench.run((context) => thaw(context));
  expect(skipped).toMatchObject([
    { reason: "changed", place: { sheetName: "Figures", address: "B4" } },
  ]);
});
