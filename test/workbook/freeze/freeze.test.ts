import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freeze, thaw } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

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

  it("follows the cells a formula refers to, dollar signs and sheet names as written", async () => {
    await workbench.run(async (context) => {
      context.workbook.worksheets.add("My data");
      await context.sync();
    });
    workbench.enter("A1", "7");
    workbench.enter("'My data'!B2", "8");
    workbench.enter("C5", "=STAT.VALUE(A1)+STAT.VALUE($A$1)+STAT.VALUE('My data'!$B2)");
    workbench.enter("C6", "=SUM(A1:A$2)+STAT.VALUE(A1)");
    await workbench.idle();
    await freezeAll();
    await workbench.run(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("1:1").insert("Down");
      // Between the cells referred to and the formula, so that both move differently.
      context.workbook.worksheets.getItem("Sheet1").getRange("4:5").insert("Down");
      const data = context.workbook.worksheets.getItem("My data");
      data.getRange("A:A").insert("Right");
      data.name = "Data";
      await context.sync();
    });
    const { thawed } = await workbench.run((context) => thaw(context));
    expect(thawed).toHaveLength(2);
    expect(workbench.cell("C8").formula).toBe(
      "=STAT.VALUE(A2)+STAT.VALUE($A$2)+STAT.VALUE(Data!$C2)",
    );
    expect(workbench.cell("C9").formula).toBe("=SUM(A2:A$3)+STAT.VALUE(A2)");
    const names = await workbench.run(async (context) => {
      context.workbook.names.load("items/name");
      await context.sync();
      return context.workbook.names.items.map(({ name }) => name);
    });
    expect(names).toEqual([]);
  });

  it("freezes and thaws only what is selected, spills whole", async () => {
    workbench.enter("B2", '=STAT.DATA("7")');
    workbench.enter("E2", "=STAT.VALUE(7)");
    await workbench.idle();
    const select = (address: string) =>
      workbench.run(async (context) => {
        context.workbook.worksheets.getActiveWorksheet().getRange(address).select();
        await context.sync();
      });
    // A spilled cell stands for its whole spill.
    await select("C3");
    const scope = { kind: "selection" } as const;
    await workbench.run((context) => freeze(context, scope, { now: 1 }));
    expect(workbench.cell("B2").formula).toBeUndefined();
    expect(workbench.cell("E2").formula).toBe("=STAT.VALUE(7)");
    await select("E2");
    expect((await workbench.run((context) => thaw(context, { scope }))).thawed).toEqual([]);
    await select("C4");
    expect((await workbench.run((context) => thaw(context, { scope }))).thawed).toHaveLength(1);
    expect(workbench.cell("B2").formula).toBe('=STAT.DATA("7")');
  });

  it("leaves alone what shows no value and what is protected", async () => {
    workbench.enter("B2", '=STAT.DATA("7")');
    workbench.enter("B3", "in the way");
    await workbench.idle();
    expect(workbench.values("B2")).toEqual([["#SPILL!"]]);
    const report = await freezeAll();
    expect(report.skipped.map(({ reason }) => reason)).toEqual(["no-value"]);
    expect(workbench.cell("B2").formula).toBe('=STAT.DATA("7")');
    workbench.enter("B3", "");
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().protection.protect();
      await context.sync();
    });
    expect((await freezeAll()).skipped.map(({ reason }) => reason)).toEqual(["protected"]);
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
