import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let figures: Record<string, number>;
beforeEach(async () => {
  figures = { "2019": 1, "2020": 2 };
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), figures),
  }));
});
afterEach(() => {
  cared.workbench.dispose();
});

const refresh = async () => {
  const { operations } = cared;
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  return operations.refresh(plan);
};

it("tells revised, added and removed points, with both values", async () => {
  cared.workbench.enter("A1", '=STAT.DATA(7,"headers=off")');
  await cared.workbench.idle();
  figures = { "2020": 3, "2021": 4 };
  const { changes } = await refresh();
  expect(changes.map(({ title, changes: points }) => [title, points])).toEqual([
    [
      "Statistic 7",
      [
        { kind: "revised", series: "Values", point: "2020", before: 2, after: 3 },
        { kind: "added", series: "Values", point: "2021", after: 4 },
        { kind: "removed", series: "Values", point: "2019", before: 1 },
      ],
    ],
  ]);
});

it("brings earlier figures back as values, and today's with one thaw", async () => {
  const { workbench, operations } = cared;
  workbench.enter("A1", '=STAT.DATA(7,"headers=off")');
  workbench.enter("D1", "=STAT.VALUE(7)*10");
  await workbench.idle();
  figures = { "2019": 1, "2020": 2.5, "2021": 3 };
  const { earlier } = await refresh();
  expect(workbench.values("A1:B3")).toEqual([
    [2019, 1],
    [2020, 2.5],
    [2021, 3],
  ]);
  const { restored } = await operations.restoreEarlier(earlier);
  expect(restored.map(({ address }) => address)).toEqual(["A1", "D1"]);
  expect(workbench.values("A1:D3")).toEqual([
    [2019, 1, "", 20],
    [2020, 2, "", ""],
    ["", "", "", ""],
  ]);
  expect(workbench.cell("A1").formula).toBeUndefined();
  await operations.thaw();
  await workbench.idle();
  expect(workbench.cell("A1").formula).toBe('=STAT.DATA(7,"headers=off")');
  expect(workbench.values("A1:D3")).toEqual([
    [2019, 1, "", 30],
    [2020, 2.5, "", ""],
    [2021, 3, "", ""],
  ]);
});

it("leaves alone what somebody changed, what is protected and what has no room any more", async () => {
  const { workbench, operations } = cared;
  await workbench.run(async (context) => {
    context.workbook.worksheets.add("Locked");
    await context.sync();
  });
  workbench.enter("A1", "=STAT.VALUE(7)");
  workbench.enter("C1", '=STAT.DATA(7,"headers=off")');
  workbench.enter("Locked!A1", "=STAT.VALUE(7)");
  await workbench.idle();
  figures = { "2020": 9 };
  const { earlier } = await refresh();
  expect(workbench.values("C1:D2")).toEqual([
    [2020, 9],
    ["", ""],
  ]);
  workbench.enter("A1", "=STAT.VALUE(8)");
  workbench.enter("D2", "mine");
  await workbench.run(async (context) => {
    context.workbook.worksheets.getItem("Locked").protection.protect();
    await context.sync();
  });
  const { restored, skipped } = await operations.restoreEarlier(earlier);
  expect(restored).toEqual([]);
  expect(skipped.map(({ cell, reason }) => [cell.sheetName, cell.address, reason])).toEqual([
    ["Sheet1", "A1", "changed"],
    ["Sheet1", "C1", "occupied"],
    ["Locked", "A1", "protected"],
  ]);
  expect(workbench.values("D2")).toEqual([["mine"]]);
});

it("renews sources and audit after a refresh where the workbook has them, and makes none", async () => {
  const { workbench, operations } = cared;
  workbench.enter("A1", "=STAT.VALUE(7)");
  await workbench.idle();
  const sheets = () =>
    workbench.run(async (context) => {
      context.workbook.worksheets.load("items/name");
      await context.sync();
      return context.workbook.worksheets.items.map(({ name }) => name);
    });
  await refresh();
  expect(await sheets()).toEqual(["Sheet1"]);
  await operations.writeSources();
  await operations.writeAudit();
  workbench.enter("Sheet1!A2", "=STAT.VALUE(8)");
  await workbench.idle();
  await refresh();
  expect(await sheets()).toEqual(["Sheet1", "STAT Sources", "STAT Audit"]);
  expect(workbench.values("'STAT Sources'!A5:A6")).toEqual([["7"], ["8"]]);
  expect(workbench.values("'STAT Audit'!A5:A6")).toEqual([["Sheet1!A1"], ["Sheet1!A2"]]);
  // The audit spells formulas as text: they are nobody's STAT cells.
  const plan = await operations.plan({ scope: { kind: "workbook" } });
  expect(plan.formulaCount).toBe(2);
});
