import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { planRefresh, refreshCells, repair, type RunInExcel } from "../../../src/workbook/index.js";
import {
  loseResults,
  recordEntered,
  recordWritten,
  turns,
} from "../../support/workbook/lose-results.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let lost: Set<number>;

beforeEach(async () => {
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2020": id }) };
  });
  lost = loseResults();
});
afterEach(() => {
  cared.workbench.dispose();
});

const where = (cells: readonly { address: string }[]) => cells.map(({ address }) => address);

/** A turn of the grid takes as long as the machine is busy with other things. */
const patiently = { timeout: 200_000 };

describe("repairing", () => {
  it("re-enters formulas whose function Excel lost, and leaves errors that are answers", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", "=_xldudf_STAT_VALUE(7)");
    workbench.enter("A2", '=2*_xldudf_STAT_INFO(7,"title")');
    workbench.enter("A3", '=STAT.VALUE("nothing of the kind")');
    workbench.enter("A4", "=STAT.VALUE(8)");
    workbench.enter("A5", "=NOFUNCTION(1)");
    await workbench.idle();
    expect(workbench.values("A1")).toEqual([["#NAME?"]]);
    workbench.requests.length = 0;
    const report = await operations.repair();
    expect(where(report.repaired)).toEqual(["A1", "A2"]);
    expect(where(report.remaining)).toEqual(["A3"]);
    expect(workbench.cell("A1")).toMatchObject({ formula: "=STAT.VALUE(7)", value: 7 });
    expect(workbench.cell("A2").formula).toBe('=2*STAT.INFO(7,"title")');
    expect(workbench.cell("A5").formula).toBe("=NOFUNCTION(1)");
    // What works is not asked for again.
    expect(workbench.requests.filter((request) => request.includes("id=8"))).toEqual([]);
  });

  it("says which cells a protected sheet keeps it from", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", "=_xldudf_STAT_VALUE(7)");
    await workbench.idle();
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().protection.protect();
      await context.sync();
    });
    const report = await operations.repair();
    expect(where(report.locked)).toEqual(["A1"]);
    expect(report.repaired).toEqual([]);
    expect(workbench.cell("A1").formula).toBe("=_xldudf_STAT_VALUE(7)");
  });

  it("enters a stuck cell anew, unless something is under way that it may wait for", async () => {
    const { workbench } = cared;
    const run: RunInExcel = (task) => workbench.run(task);
    const reentered = recordEntered(cared);
    lost.add(7);
    workbench.enter("A1", "=STAT.VALUE(7)");
    workbench.enter("A2", "=STAT.VALUE(8)");
    await vi.waitFor(() => {
      expect(workbench.values("A1:A2")).toEqual([["#BUSY!"], [8]]);
    }, patiently);
    const entered = reentered();
    const nothing = { repaired: [], locked: [], remaining: [] };
    expect(await repair(run, { wait: turns, pending: () => 1 })).toEqual(nothing);
    expect(reentered()).toBe(entered);
    const report = await repair(run, { wait: turns, pending: () => 0 });
    expect(where(report.repaired)).toEqual(["A1"]);
    expect([report.locked, report.remaining]).toEqual([[], []]);
    expect(reentered() - entered).toBe(1);
    expect(workbench.values("A1:A2")).toEqual([[7], [8]]);
  });

  it("counts a cell that is busy to the end as broken, and one written over as neither", async () => {
    const { workbench } = cared;
    const run: RunInExcel = (task) => workbench.run(task);
    lost.add(7);
    lost.add(8);
    workbench.enter("A1", "=_xldudf_STAT_VALUE(9)");
    workbench.enter("A2", "=_xldudf_STAT_VALUE(7)");
    workbench.enter("A3", "=STAT.VALUE(8)");
    await turns();
    let isGrace = true;
    const report = await repair(run, {
      pending: () => 0,
      settleMs: 300,
      wait: async () => {
        lost.add(7);
        if (isGrace) workbench.enter("A1", "my own");
        else {
          await vi.waitFor(() => {
            expect(workbench.values("A3")).toEqual([[8]]);
          }, patiently);
        }
        isGrace = false;
      },
    });
    expect(where(report.remaining)).toEqual(["A2"]);
    expect(where(report.repaired)).toEqual(["A3"]);
    expect(report.locked).toEqual([]);
    expect(workbench.values("A1")).toEqual([["my own"]]);
  });

  it("is not needed where nothing is broken, and then asks nothing", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", "=STAT.VALUE(7)");
    await workbench.idle();
    workbench.requests.length = 0;
    expect(await operations.repair()).toEqual({ repaired: [], locked: [], remaining: [] });
    expect(workbench.requests).toEqual([]);
  });

  it("does not touch the formula of a cell with wrong arguments when refreshing", async () => {
    const { workbench, operations } = cared;
    workbench.enter("A1", '=STAT.VALUE("nothing of the kind")');
    await workbench.idle();
    const written = await recordWritten(cared);
    const report = await operations.refresh(await operations.plan({ scope: { kind: "workbook" } }));
    expect(report.failed.map(({ reason }) => reason)).toEqual(["error-value"]);
    expect(written).toEqual([]);
  });
});

describe("a cell that Excel does not finish during a refresh", () => {
  beforeEach(async () => {
    cared.workbench.enter("A1", "=STAT.VALUE(7)");
    await cared.workbench.idle();
  });

  interface Course {
    readonly settleMs?: number;
    readonly signal?: AbortSignal;
    /** At each pause, with the milliseconds waited so far. */
    readonly atPause?: (waitedMs: number) => void;
  }

  /** Refreshes A1, whose result is lost so many times. @returns when it was called, in milliseconds */
  const refreshLosing = async (
    times: number,
    { settleMs = 30_000, signal, atPause }: Course = {},
  ) => {
    const { workbench, data } = cared;
    const run: RunInExcel = (task) => workbench.run(task);
    const plan = await run((context) =>
      planRefresh(context, data, { scope: { kind: "workbook" }, includeFresh: true }),
    );
    const { recorded } = workbench.host.caller;
    const before = recorded.length;
    const calls: number[] = [];
    let waitedMs = 0;
    lost.add(7);
    const report = await refreshCells(run, plan, data, {
      settleMs,
      signal,
      wait: async (ms) => {
        atPause?.(waitedMs);
        await turns();
        while (calls.length < recorded.length - before) {
          calls.push(waitedMs);
          if (calls.length < times) lost.add(7);
        }
        if (calls.length > times) await workbench.idle();
        waitedMs += ms;
      },
    });
    const failed = report.failed.map(({ reason }) => reason);
    return { calls, failed, waitedMs, updated: report.updated };
  };

  it("is calculated again after a third of the time, and then shows its figure", async () => {
    const reentered = recordEntered(cared);
    const { calls, failed } = await refreshLosing(1);
    expect(failed).toEqual([]);
    expect(reentered()).toBe(0);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toBeGreaterThanOrEqual(10_000);
    expect(calls[1]).toBeLessThan(12_000);
    expect(cared.workbench.values("A1")).toEqual([[7]]);
  });

  it("is entered anew after two thirds, and then shows its figure", async () => {
    const reentered = recordEntered(cared);
    const { calls, failed } = await refreshLosing(2);
    expect(failed).toEqual([]);
    expect(reentered()).toBe(1);
    expect(calls).toHaveLength(3);
    expect(calls[2]).toBeGreaterThanOrEqual(20_000);
    expect(calls[2]).toBeLessThan(22_000);
    expect(cared.workbench.values("A1")).toEqual([[7]]);
  });

  it("is told of when neither helps", async () => {
    const reentered = recordEntered(cared);
    expect(await refreshLosing(9, { settleMs: 4500 })).toMatchObject({
      failed: ["busy"],
      waitedMs: 4500,
    });
    expect(reentered()).toBe(1);
  });

  it("is waited for five seconds more where somebody cancels, and not called again", async () => {
    const abort = new AbortController();
    const course = await refreshLosing(9, {
      signal: abort.signal,
      settleMs: 9000,
      atPause: (waitedMs) => {
        if (waitedMs === 300) abort.abort();
      },
    });
    // It is seen at the next look, after 700 ms; a look after five seconds more is the last.
    expect(course).toMatchObject({ failed: ["cancelled"], waitedMs: 6500, updated: [] });
    expect(course.calls).toHaveLength(1);
  });

  it("is not taken for refreshed where somebody writes another formula over it", async () => {
    const course = await refreshLosing(1, {
      atPause: (waitedMs) => {
        if (waitedMs === 0) cared.workbench.enter("A1", "=STAT.VALUE(8)");
      },
    });
    expect(course).toMatchObject({ failed: ["changed"], updated: [] });
    expect(cared.workbench.values("A1")).toEqual([[8]]);
  });
});
