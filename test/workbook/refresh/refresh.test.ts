import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import {
  planRefresh,
  refreshCells,
  type AnswerPort,
  type RefreshChoice,
  type RunInExcel,
} from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
let data: AnswerPort;
let figures: Record<number, number>;

beforeEach(async () => {
  figures = {};
  workbench = await createStatWorkbench((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2019": 1, "2020": figures[id] ?? id }) };
  });
  data = createAnswerPort(workbench.client);
});
afterEach(() => {
  workbench.dispose();
});

const wait = () => workbench.idle();
const run: RunInExcel = (task) => workbench.run(task);
const plan = (choice: Partial<RefreshChoice> = {}) =>
  workbench.run((context) =>
    planRefresh(context, data, { scope: { kind: "workbook" }, ...choice }),
  );
const where = (cells: readonly { sheetName: string; address: string }[]) =>
  cells.map(({ sheetName, address }) => `${sheetName}!${address}`);

describe("planning a refresh", () => {
  it("groups formulas by distinct request and tells the price, without asking", async () => {
    workbench.enter("A1", "7");
    workbench.enter("B1", "=STAT.VALUE(A1)");
    workbench.enter("B2", "=STAT.VALUE(7,,2019)");
    workbench.enter("B3", "=STAT.VALUE(8)+STAT.VALUE(9)");
    await workbench.idle();
    await workbench.client.clearCache();
    workbench.requests.length = 0;
    const { cells, distinctCount, freshCount, callCount, credits, isEstimate } = await plan();
    expect(where(cells)).toEqual(["Sheet1!B1", "Sheet1!B2", "Sheet1!B3"]);
    expect({ distinctCount, freshCount, callCount, credits, isEstimate }).toEqual({
      distinctCount: 3,
      freshCount: 0,
      callCount: 3,
      credits: 30,
      isEstimate: false,
    });
    expect(workbench.requests).toEqual([]);
  });

  it("leaves out what a fresh answer is kept for, unless told to ask anew", async () => {
    workbench.enter("B1", "=STAT.VALUE(7)");
    await workbench.idle();
    expect(await plan()).toMatchObject({
      distinctCount: 1,
      freshCount: 1,
      callCount: 0,
      cells: [],
    });
    expect(await plan({ includeFresh: true })).toMatchObject({ callCount: 1, credits: 10 });
  });

  it("says that a price is an estimate where only Excel can evaluate an argument", async () => {
    workbench.enter("B1", '=STAT.VALUE(7&"")');
    await workbench.idle();
    const planned = await plan();
    expect(where(planned.unplanned)).toEqual(["Sheet1!B1"]);
    expect(planned.isEstimate).toBe(true);
  });
});

describe("refreshing", () => {
  it("fetches anew, recalculates our cells and tells what moved", async () => {
    workbench.enter("B1", "=STAT.VALUE(7)");
    workbench.enter("B2", "=STAT.VALUE(8)*10");
    workbench.enter("C1", "=B1+1");
    await workbench.idle();
    figures[7] = 70;
    const planned = await plan({ includeFresh: true });
    workbench.requests.length = 0;
    const report = await refreshCells(run, planned, data, { wait });
    await workbench.idle();
    expect(workbench.values("B1:C2")).toEqual([
      [70, 71],
      [80, ""],
    ]);
    expect(workbench.requests).toHaveLength(2);
    expect(where(report.updated)).toEqual(["Sheet1!B1"]);
    expect(where(report.unchanged)).toEqual(["Sheet1!B2"]);
    expect(report.failed).toEqual([]);
  });

  it("takes a text that names an error for a text", async () => {
    workbench.enter("B1", '="Not #N/A: "&STAT.VALUE(7)');
    workbench.enter("B2", '="Not "&STAT.VALUE(8)&" but #N/A"');
    workbench.enter("B3", '="#N/A is not "&STAT.VALUE(9)');
    await workbench.idle();
    const report = await refreshCells(run, await plan({ includeFresh: true }), data, { wait });
    expect(report.failed).toEqual([]);
    expect(where(report.unchanged)).toEqual(["Sheet1!B1", "Sheet1!B2", "Sheet1!B3"]);
  });

  it("asks nothing for what only Excel can evaluate, unless told to ask anew and until cancelled", async () => {
    workbench.enter("B1", '=STAT.VALUE(7&"")');
    workbench.enter("B2", "=STAT.VALUE(8)");
    await workbench.idle();
    workbench.requests.length = 0;
    await refreshCells(run, await plan(), data, { wait });
    expect(workbench.requests).toEqual([]);
    const abort = new AbortController();
    const report = await refreshCells(run, await plan({ includeFresh: true }), data, {
      wait,
      signal: abort.signal,
      onProgress: ({ phase }) => {
        if (phase === "calculating") abort.abort();
      },
    });
    await workbench.idle();
    expect(workbench.requests).toEqual([expect.stringContaining("id=8")]);
    expect(report.isCancelled).toBe(true);
    expect(workbench.values("B1:B2")).toEqual([[7], [8]]);
  });

  it("waits for nobody else's requests, and not for its own longer than five seconds once cancelled", async () => {
    workbench.enter("B1", "=STAT.VALUE(7)");
    workbench.enter("B2", "=STAT.VALUE(404)");
    await workbench.idle();
    const ends: (() => void)[] = [];
    workbench.answerWith(async (url) => {
      const id = Number(url.searchParams.get("id"));
      if (id === 404) return { status: 404, body: {} };
      if (id === 9) await new Promise<void>((done) => ends.push(done));
      return { body: statisticAnswer(id, { "2020": id }) };
    });
    const all = await plan({ includeFresh: true });
    const slow = workbench.client.request("getStatistic", { id: 9 });
    await expect.poll(() => workbench.requests.some((path) => path.includes("id=9"))).toBe(true);
    const pauses: number[] = [];
    const pause = async (ms: number) => {
      if (ms === 250) pauses.push(ms);
      else await workbench.idle();
    };
    const report = await refreshCells(run, all, data, { wait: pause });
    expect(report.failed.map(({ cell, reason }) => [cell.address, reason])).toMatchObject([
      ["B2", { code: "not-found" }],
    ]);
    expect(pauses).toEqual([]);
    const abort = new AbortController();
    const cancelled = await refreshCells(run, all, data, {
      wait: pause,
      signal: abort.signal,
      onProgress: ({ done }) => {
        if (done === 1) abort.abort();
      },
    });
    expect(pauses).toHaveLength(20);
    // What the service refused before is told as that.
    expect(cancelled.failed.map(({ reason }) => reason)).not.toContain("busy");
    for (const end of ends) end();
    await slow;
    await workbench.idle();
  });

  it("keeps the old value where the service fails", async () => {
    workbench.enter("B1", "=STAT.VALUE(7)");
    workbench.enter("B2", "=STAT.VALUE(8)");
    await workbench.idle();
    workbench.answerWith((url) =>
      url.searchParams.get("id") === "7"
        ? { status: 404, body: { message: "gone" } }
        : { body: statisticAnswer(8, { "2020": 88 }) },
    );
    const planned = await plan({ includeFresh: true });
    const report = await refreshCells(run, planned, data, { wait });
    await workbench.idle();
    expect(workbench.values("B1:B2")).toEqual([[7], [88]]);
    expect(report.failed.map(({ cell, reason }) => [cell.address, reason])).toMatchObject([
      ["B1", { code: "not-found" }],
    ]);
  });

  it("changes nothing when it is cancelled before an answer came", async () => {
    workbench.enter("B1", "=STAT.VALUE(7)");
    await workbench.idle();
    figures[7] = 70;
    const planned = await plan({ includeFresh: true });
    const report = await refreshCells(run, planned, data, {
      wait,
      signal: AbortSignal.abort(),
    });
    await workbench.idle();
    expect(workbench.values("B1")).toEqual([[7]]);
    expect(report).toMatchObject({ isCancelled: true, updated: [], unchanged: [] });
    expect(report.failed[0]?.reason).toBe("cancelled");
  });
});
