import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freeze, thaw } from "../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../support/stat-workbench.js";
import { statisticAnswer } from "../support/statistic-answer.js";

let workbench: StatWorkbench;
let names = 0;
beforeEach(async () => {
  names = 0;
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
});
afterEach(() => {
  workbench.dispose();
});

const freezeAll = () =>
  workbench.run((context) =>
    freeze(
      context,
      { kind: "workbook" },
      { now: 1, createName: () => `STAT_FROZEN_${String((names += 1))}` },
    ),
  );

describe("freezing and thawing", () => {
  it("turns whole spills into values and brings the formulas back exactly", async () => {
    workbench.enter("B2", '=STAT.DATA("7")');
    workbench.enter("E1", "=STAT.VALUE(7)*2");
    workbench.enter("E2", "=E1+1");
    await workbench.idle();
    const before = workbench.values("A1:F6");
    const report = await freezeAll();
    expect(report.frozen.map(({ address }) => address)).toEqual(["E1", "B2"]);
    expect(workbench.values("A1:F6")).toEqual(before);
    expect(workbench.cell("B2").formula).toBeUndefined();
    expect(workbench.cell("E2").formula).toBe("=E1+1");

    const thawed = await workbench.run((context) => thaw(context));
    await workbench.idle();
    expect(thawed.skipped).toEqual([]);
    expect(workbench.values("A1:F6")).toEqual(before);
    expect(workbench.cell("B2").formula).toBe('=STAT.DATA("7")');
    expect(workbench.cell("E1").formula).toBe("=STAT.VALUE(7)*2");
  });

  it("finds the cells again after rows were inserted above", async () => {
    workbench.enter("B2", '=STAT.DATA("7")');
    await workbench.idle();
    await freezeAll();
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("1:2").insert("Down");
      await context.sync();
    });
    const { thawed } = await workbench.run((context) => thaw(context));
    await workbench.idle();
    expect(thawed).toHaveLength(1);
    expect(workbench.cell("B4").formula).toBe('=STAT.DATA("7")');
    expect(workbench.values("B4:C6")).toEqual([
      ["category", "Values"],
      [2019, 1],
      [2020, 2],
    ]);
  });

  it("reports a value somebody typed over and leaves it, unless told otherwise", async () => {
    workbench.enter("B2", "=STAT.VALUE(7)");
    await workbench.idle();
    await freezeAll();
    workbench.enter("B2", "5");
    const first = await workbench.run((context) => thaw(context));
    expect(first.skipped.map(({ reason }) => reason)).toEqual(["changed"]);
    expect(workbench.values("B2")).toEqual([[5]]);
    await workbench.run((context) => thaw(context, { overwriteChanged: true }));
    await workbench.idle();
    expect(workbench.cell("B2").formula).toBe("=STAT.VALUE(7)");
  });

  it("survives saving and reopening", async () => {
    workbench.enter("B2", "=STAT.VALUE(7)");
    await workbench.idle();
    await freezeAll();
    const saved = workbench.save();
    workbench.dispose();
    workbench = await createStatWorkbench(() => ({ status: 500, body: {} }), { opened: saved });
    expect(workbench.values("B2")).toEqual([[2]]);
    const { thawed } = await workbench.run((context) => thaw(context));
    expect(thawed.map(({ formula }) => formula)).toEqual(["=STAT.VALUE(7)"]);
  });
});
