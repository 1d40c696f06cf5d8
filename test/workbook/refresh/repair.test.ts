import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../../src/client/index.js";
import { getServices, setServices } from "../../../src/functions/index.js";
import {
  createWatchdog,
  planRefresh,
  refreshCells,
  type RunInExcel,
} from "../../../src/workbook/index.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
/** Statistics whose next result Excel never sees. */
let lost: Set<number>;

beforeEach(async () => {
  lost = new Set();
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2020": id }) };
  });
  const services = getServices();
  const { client } = services;
  const request: Client["request"] = (operation, parameters, options) => {
    const isLost = "id" in parameters && lost.delete(Number(parameters.id));
    return isLost ? new Promise(() => undefined) : client.request(operation, parameters, options);
  };
  setServices({ ...services, client: { ...client, request } });
});
afterEach(() => {
  cared.workbench.dispose();
});

const turns = async () => {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
};
/** How many formulas Excel has been given since; writing what stands there already is no event. */
const recordEntered = (): (() => number) => {
  const dispatched = vi.spyOn(cared.workbench.host.workbook.model, "dispatch");
  const isWrite = (command: unknown) => command === "WORKBENCH_WRITE";
  return () => dispatched.mock.calls.filter(([command]) => isWrite(command)).length;
};
/** Addresses of the cells that are written from now on. */
const recordWritten = async (): Promise<string[]> => {
  const written: string[] = [];
  await cared.workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().onChanged.add(({ address }) => {
      written.push(address);
      return Promise.resolve();
    });
    await context.sync();
  });
  return written;
};
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
    const written = await recordWritten();
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

  /** Refreshes A1, whose result is lost so many times. @returns when it was called, in milliseconds */
  const refreshLosing = async (times: number) => {
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
      settleMs: 30_000,
      wait: async (ms) => {
        await turns();
        while (calls.length < recorded.length - before) {
          calls.push(waitedMs);
          if (calls.length < times) lost.add(7);
        }
        if (calls.length > times) await workbench.idle();
        waitedMs += ms;
      },
    });
    return { calls, failed: report.failed.map(({ reason }) => reason) };
  };

  it("is calculated again after a third of the time, and then shows its figure", async () => {
    const reentered = recordEntered();
    const { calls, failed } = await refreshLosing(1);
    expect(failed).toEqual([]);
    expect(reentered()).toBe(0);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toBeGreaterThanOrEqual(10_000);
    expect(calls[1]).toBeLessThan(12_000);
    expect(cared.workbench.values("A1")).toEqual([[7]]);
  });

  it("is entered anew after two thirds, and then shows its figure", async () => {
    const reentered = recordEntered();
    const { calls, failed } = await refreshLosing(2);
    expect(failed).toEqual([]);
    expect(reentered()).toBe(1);
    expect(calls).toHaveLength(3);
    expect(calls[2]).toBeGreaterThanOrEqual(20_000);
    expect(calls[2]).toBeLessThan(22_000);
    expect(cared.workbench.values("A1")).toEqual([[7]]);
  });

  it("is told of when neither helps", async () => {
    const reentered = recordEntered();
    expect((await refreshLosing(9)).failed).toEqual(["busy"]);
    expect(reentered()).toBe(1);
  });
});

describe("the watchdog", () => {
  it("wakes a cell that stays busy though nothing is under way, once, then anew, then tells", async () => {
    const { workbench } = cared;
    lost.add(7);
    workbench.enter("A1", "=STAT.VALUE(7)");
    workbench.enter("A2", "=STAT.VALUE(8)");
    await vi.waitFor(() => {
      expect(workbench.values("A1:A2")).toEqual([["#BUSY!"], [8]]);
    }, patiently);
    const pending = { count: 1 };
    const watchdog = createWatchdog({
      run: (task) => workbench.run(task),
      wait: turns,
      pending: () => pending.count,
    });
    // As long as something is under way the cell is only waiting.
    expect(await watchdog.check()).toEqual([]);
    expect(workbench.values("A1")).toEqual([["#BUSY!"]]);
    pending.count = 0;
    await watchdog.check();
    await workbench.idle();
    expect(workbench.values("A1:A2")).toEqual([[7], [8]]);
  });

  it("re-enters a formula whose function was not known, not one with a name of the user's", async () => {
    const { workbench } = cared;
    workbench.enter("A1", "=_xldudf_STAT_VALUE(7)");
    workbench.enter("A2", "=STAT.VALUE(nobodys_name)");
    await workbench.idle();
    expect(workbench.values("A1:A2")).toEqual([["#NAME?"], ["#NAME?"]]);
    const written = await recordWritten();
    const watchdog = createWatchdog({
      run: (task) => workbench.run(task),
      wait: turns,
      pending: () => 0,
    });
    expect(await watchdog.check()).toEqual([]);
    await workbench.idle();
    expect(workbench.cell("A1")).toMatchObject({ formula: "=STAT.VALUE(7)", value: 7 });
    expect(written).toEqual(["A1"]);
  });

  it("gives up after two attempts and names the cell", async () => {
    const { workbench } = cared;
    const watchdog = createWatchdog({
      run: (task) => workbench.run(task),
      wait: turns,
      pending: () => 0,
    });
    lost.add(7);
    workbench.enter("A1", "=STAT.VALUE(7)");
    await turns();
    const reentered = recordEntered();
    // Calculated again, then entered anew, then told.
    for (const [given, times] of [
      [[], 0],
      [[], 1],
      [["A1"], 1],
    ]) {
      lost.add(7);
      expect(where(await watchdog.check())).toEqual(given);
      await turns();
      expect(reentered()).toBe(times);
    }
  });

  it("leaves alone a cell that waits for another one, and never writes over what was typed", async () => {
    const { workbench } = cared;
    const watchdog = createWatchdog({
      run: (task) => workbench.run(task),
      wait: turns,
      pending: () => 0,
    });
    workbench.answerWith((url) => {
      if (url.pathname.endsWith("/ask")) return { body: { researchToken: "t" } };
      if (url.pathname.endsWith("/answer")) return new Promise(() => undefined);
      return { body: statisticAnswer(7, { "2020": 7 }) };
    });
    lost.add(7);
    workbench.enter("A1", '=STAT.ASK("Why?")');
    workbench.enter("A2", "=STAT.CITE(A1)");
    workbench.enter("B1", "=STAT.VALUE(7)");
    await vi.waitFor(() => {
      expect(workbench.values("A1:B2")).toEqual([
        ["#BUSY!", "#BUSY!"],
        ["#BUSY!", ""],
      ]);
    }, patiently);
    const called = () => workbench.host.caller.recorded.length;
    const before = called();
    lost.add(7);
    await watchdog.check();
    await turns();
    // B1 alone has had its first chance, in vain.
    expect(called() - before).toBe(1);
    const second = watchdog.check();
    // Typed while the watchdog looks, before it would write B1 anew.
    workbench.enter("B1", "my own");
    await second;
    await turns();
    expect(workbench.values("A1:B1")).toEqual([["#BUSY!", "my own"]]);
    expect(called() - before).toBe(1);
  });

  it("joins checks that overlap", async () => {
    const watchdog = createWatchdog({
      run: (task) => cared.workbench.run(task),
      wait: turns,
      pending: () => 0,
    });
    expect(watchdog.check()).toBe(watchdog.check());
    await watchdog.check();
  });
});
