import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { planRefresh, refreshCells, runInExcel } from "../../../src/workbook/index.js";
import {
  contentsOf,
  openCared,
  type CaredWorkbench,
} from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let figures: Record<string, number>;
beforeEach(async () => {
  figures = {};
  cared = await openCared((url) => {
    const id = url.searchParams.get("id") ?? "";
    return { body: statisticAnswer(Number(id), { "2019": 1, "2020": figures[id] ?? Number(id) }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const all = { scope: { kind: "workbook" }, includeFresh: true } as const;
const where = (cells: readonly { sheetName: string; address: string }[]) =>
  cells.map(({ sheetName, address }) => `${sheetName}!${address}`);
const change = (task: (workbook: Excel.Workbook) => void) =>
  cared.workbench.run(async (context) => {
    task(context.workbook);
    await context.sync();
  });

describe("a refresh in every state of Excel", () => {
  it("reaches hidden sheets and works on protected ones, spills included", async () => {
    const { workbench, operations } = cared;
    await change(({ worksheets }) => {
      worksheets.add("Hidden");
      worksheets.add("Very hidden");
      worksheets.add("Locked");
    });
    workbench.enter("Hidden!A1", "=STAT.VALUE(7)");
    workbench.enter("'Very hidden'!A1", "=STAT.VALUE(7)+1");
    workbench.enter("Locked!A1", '=STAT.DATA(7,"headers=off")');
    await workbench.idle();
    await change(({ worksheets }) => {
      worksheets.getItem("Hidden").visibility = Excel.SheetVisibility.hidden;
      worksheets.getItem("Very hidden").visibility = Excel.SheetVisibility.veryHidden;
      worksheets.getItem("Locked").protection.protect();
    });
    figures["7"] = 70;
    const report = await operations.refresh(await operations.plan(all));
    expect(where(report.updated)).toEqual(["Hidden!A1", "Very hidden!A1", "Locked!A1"]);
    expect(workbench.values("Hidden!A1")).toEqual([[70]]);
    expect(workbench.values("'Very hidden'!A1")).toEqual([[71]]);
    expect(workbench.values("Locked!A1:B2")).toEqual([
      [2019, 1],
      [2020, 70],
    ]);
    expect(report.failed).toEqual([]);
  });

  it("reports cells that a protected sheet keeps from being re-entered", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", "=_xldudf_STAT_VALUE(7)");
    workbench.enter("A2", "=STAT.VALUE(7)");
    await workbench.idle();
    await change(({ worksheets }) => {
      worksheets.getActiveWorksheet().protection.protect();
    });
    figures["7"] = 70;
    const report = await operations.refresh(await operations.plan(all));
    expect(report.failed.map(({ cell, reason }) => [cell.address, reason])).toEqual([
      ["A1", "protected"],
    ]);
    expect(where(report.updated)).toEqual(["Sheet1!A2"]);
  });

  it("renews our cells where Excel calculates by hand, and says that others wait", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", "=STAT.VALUE(7)");
    workbench.enter("A2", "=A1*2");
    await workbench.idle();
    await change(({ application }) => {
      application.calculationMode = Excel.CalculationMode.manual;
    });
    figures["7"] = 70;
    const plan = await operations.plan(all);
    expect(plan.isManualCalculation).toBe(true);
    const report = await operations.refresh(plan);
    expect(where(report.updated)).toEqual(["Sheet1!A1"]);
    expect(workbench.values("A1")).toEqual([[70]]);
  });

  it("waits while a cell is being edited instead of failing", async () => {
    const { workbench, data } = cared;
    workbench.enter("A1", "=STAT.VALUE(7)");
    await workbench.idle();
    figures["7"] = 70;
    workbench.host.batches.setEditingCell(true);
    const refreshing = runInExcel((context) => planRefresh(context, data, all)).then((plan) =>
      refreshCells(runInExcel, plan, data, { wait: () => workbench.idle() }),
    );
    // Batches come in order: once this one is refused, the refresh's first has arrived and waits.
    const impatient = workbench.run(async (context) => {
      context.workbook.load("name");
      await context.sync();
    });
    await expect(impatient).rejects.toMatchObject({ code: "InvalidOperationInCellEditMode" });
    expect(workbench.values("A1")).toEqual([[7]]);
    workbench.host.batches.setEditingCell(false);
    const report = await refreshing;
    expect(where(report.updated)).toEqual(["Sheet1!A1"]);
    expect(workbench.values("A1")).toEqual([[70]]);
  });

  it("takes one sheet, the selection or errors alone when told so", async () => {
    const { workbench, operations } = cared;
    await change(({ worksheets }) => {
      worksheets.add("Other");
    });
    workbench.enter("A1", "=STAT.VALUE(7)");
    workbench.enter("C3", '=STAT.DATA(8,"headers=off")');
    workbench.enter("A9", '=STAT.VALUE(9,,"no such period")');
    workbench.enter("Other!A1", "=STAT.VALUE(7)");
    await workbench.idle();
    await change(({ worksheets }) => {
      worksheets.getItem("Sheet1").getRange("D4").select();
    });
    const cells = async (choice: Parameters<typeof operations.plan>[0]) =>
      where((await operations.plan(choice)).cells);
    expect(await cells(all)).toHaveLength(4);
    expect(await cells({ ...all, scope: { kind: "sheet" } })).toHaveLength(3);
    expect(await cells({ ...all, scope: { kind: "selection" } })).toEqual(["Sheet1!C3"]);
    expect(await cells({ ...all, only: "errors" })).toEqual(["Sheet1!A9"]);
    // What shows the moment it was calculated is out of date at any time, though not stale.
    workbench.enter("Other!A2", '=STAT.STATUS("calls")');
    await workbench.idle();
    const scope = { kind: "workbook" } as const;
    expect(await cells({ scope })).toEqual(["Sheet1!A9", "Other!A2"]);
    expect(await cells({ scope, only: "stale" })).toEqual(["Sheet1!A9"]);
  });

  it("cancels in the middle: what has come is shown, the rest stays", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", "=STAT.VALUE(1)");
    workbench.enter("A2", "=STAT.VALUE(2)");
    await workbench.idle();
    const plan = await operations.plan(all);
    const abort = new AbortController();
    workbench.answerWith((url) => {
      const id = url.searchParams.get("id") ?? "";
      if (id === "2") return new Promise(() => undefined);
      return { body: statisticAnswer(1, { "2020": 10 }) };
    });
    const seen: string[] = [];
    const report = await operations.refresh(plan, {
      signal: abort.signal,
      onProgress: ({ phase, done, total }) => {
        seen.push(`${phase} ${String(done)}/${String(total)}`);
        if (phase === "fetching" && done === 1) abort.abort();
      },
    });
    expect(report).toMatchObject({ isCancelled: true });
    expect(where(report.updated)).toEqual(["Sheet1!A1"]);
    expect(report.failed.map(({ cell, reason }) => [cell.address, reason])).toEqual([
      ["A2", "cancelled"],
    ]);
    expect(workbench.values("A1:A2")).toEqual([[10], [2]]);
    expect(seen).toEqual([
      "fetching 0/2",
      "fetching 1/2",
      "fetching 2/2",
      "calculating 0/1",
      "calculating 1/1",
    ]);
  });

  it("asks anew for cells whose arguments only Excel knows, and only while it lasts", async () => {
    const { workbench, operations } = cared;
    await change(({ worksheets }) => {
      worksheets.add("My data");
    });
    workbench.enter("'My data'!A1", '=STAT.VALUE(7&"")');
    workbench.enter("A1", "=STAT.VALUE(7)");
    await workbench.idle();
    figures["7"] = 70;
    const plan = await operations.plan({ ...all, scope: { kind: "workbook" } });
    expect(where(plan.unplanned)).toEqual(["My data!A1"]);
    await operations.refresh(plan);
    expect(workbench.values("'My data'!A1")).toEqual([[70]]);
    workbench.requests.length = 0;
    workbench.enter("'My data'!A1", '=STAT.VALUE(7&"")+1');
    await workbench.idle();
    expect(workbench.requests).toEqual([]);
  });

  it("changes nothing but STAT cells", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", "7");
    workbench.enter("B1", "=STAT.VALUE(A1)");
    workbench.enter("A2", "=STAT.VALUE(8)*10");
    workbench.enter("A3", "text");
    workbench.enter("A4", "=A1*2");
    await workbench.idle();
    const before = await contentsOf(workbench);
    figures = { "7": 70 };
    await operations.refresh(await operations.plan(all));
    const after = await contentsOf(workbench);
    expect(after).toEqual({ ...before, "Sheet1!R1C2": ["=STAT.VALUE(A1)", 70, "General"] });
  });
});

describe("a research question", () => {
  const answered = {
    state: { status: "done" },
    response: { answer: "Many.", sources: [], keyFacts: [] },
  };
  it("is left as it is by a refresh, and asked again only when told so", async () => {
    const { workbench, operations } = cared;
    workbench.answerWith((url) => {
      if (url.pathname.endsWith("/ask")) return { body: { researchToken: "t" } };
      return { body: answered };
    });
    workbench.enter("A1", '=STAT.ASK("How many?")');
    workbench.enter("A2", '=STAT.ASK("How many?")&STAT.STATUS("calls")');
    await workbench.idle();
    const asked = () => workbench.requests.filter((path) => path.endsWith("/ask")).length;
    expect(asked()).toBe(1);
    const plan = await operations.plan(all);
    expect(where(plan.researchSkipped)).toEqual(["Sheet1!A1", "Sheet1!A2"]);
    await operations.refresh(plan);
    expect(asked()).toBe(1);
    const again = await operations.plan({ ...all, includeResearch: true });
    expect(again).toMatchObject({ callCount: 1, credits: 1, researchSkipped: [] });
    await operations.refresh(again);
    expect(asked()).toBe(2);
  });

  it("that nobody but Excel can read, and that failed, is paid for only when told so", async () => {
    const { workbench, operations } = cared;
    let isDown = true;
    workbench.answerWith((url) => {
      if (isDown) return { status: 500, body: {} };
      return { body: url.pathname.endsWith("/ask") ? { researchToken: "t" } : answered };
    });
    workbench.enter("A1", '=STAT.ASK(IF(STAT.STATUS("calls")>=0,"How many?"))');
    await workbench.idle();
    expect(workbench.values("A1")).not.toEqual([["Many."]]);
    isDown = false;
    const asked = () => workbench.requests.filter((path) => path.endsWith("/ask")).length;
    const before = asked();
    const plan = await operations.plan(all);
    expect(where(plan.unplanned)).toEqual(["Sheet1!A1"]);
    await operations.refresh(plan);
    expect(asked()).toBe(before);
    await operations.refresh(await operations.plan({ ...all, includeResearch: true }));
    expect(asked()).toBe(before + 1);
    expect(workbench.values("A1")).toEqual([["Many."]]);
  });
});
