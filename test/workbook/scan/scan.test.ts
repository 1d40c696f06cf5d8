import { afterEach, describe, expect, it } from "vitest";
import { scanWorkbook } from "../../../src/workbook/cells/scan-workbook.js";
import { resolveArguments } from "../../../src/workbook/cells/resolve-arguments.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
afterEach(() => {
  workbench.dispose();
});

async function open(): Promise<void> {
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
}

describe("finding the STAT cells of a workbook", () => {
  it("finds anchors, not spilled cells, inside larger formulas too, on every sheet", async () => {
    await open();
    await workbench.run(async (context) => {
      const hidden = context.workbook.worksheets.add("Back office");
      hidden.getRange("C3").formulas = [['=1+SUM(STAT.DATA("7"))']];
      hidden.visibility = "Hidden";
      await context.sync();
    });
    workbench.enter("A1", "7");
    workbench.enter("B2", '=STAT.DATA("7")');
    workbench.enter("E2", "=STAT.VALUE(A1)");
    workbench.enter("F2", '="STAT.VALUE(1)"');
    await workbench.idle();
    const cells = await workbench.run((context) => scanWorkbook(context));
    expect(
      cells.map(({ sheetName, address, isHidden, calls }) => [
        sheetName,
        address,
        isHidden,
        calls.map((call) => call.functionId),
      ]),
    ).toEqual([
      ["Sheet1", "B2", false, ["DATA"]],
      ["Sheet1", "E2", false, ["VALUE"]],
      ["Back office", "C3", true, ["DATA"]],
    ]);
  });

  it("reads what each argument is worth", async () => {
    await open();
    workbench.enter("A1", "7");
    workbench.enter("A2", "8");
    workbench.enter("C1", '=STAT.VALUE(A1:A2,2020,,"na=0")');
    workbench.enter("D1", '=STAT.VALUE(A1&"")');
    await workbench.idle();
    const resolved = await workbench.run(async (context) =>
      resolveArguments(context, await scanWorkbook(context)),
    );
    expect(resolved.map(({ values }) => values)).toEqual([
      [[[7], [8]], 2020, null, "na=0"],
      undefined,
    ]);
    expect(resolved[0]?.precedents).toEqual(["Sheet1!A1:A2"]);
  });
});
