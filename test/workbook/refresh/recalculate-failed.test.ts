import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { awaitResults, recalculateFailed, type RunInExcel } from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
let isDown = false;
beforeEach(async () => {
  isDown = false;
  workbench = await createStatWorkbench((url) => {
    const id = Number(url.searchParams.get("id"));
    return isDown ? { status: 403, body: {} } : { body: statisticAnswer(id, { "2019": id }) };
  });
});
afterEach(() => {
  workbench.dispose();
});
const run: RunInExcel = (task) => workbench.run(task);

describe("recalculating what failed", () => {
  it("gives failed cells another chance and leaves the others alone", async () => {
    workbench.enter("A1", "=STAT.VALUE(7)");
    await workbench.idle();
    isDown = true;
    workbench.enter("A2", "=STAT.VALUE(8)");
    workbench.enter("A3", "=1/0");
    await workbench.idle();
    expect(workbench.values("A1:A2")).toEqual([[7], ["#N/A"]]);
    isDown = false;
    workbench.requests.length = 0;

    // The client remembers a refusal until the key changes.
    await workbench.client.clearCache();
    expect(await recalculateFailed(run)).toBe(1);
    await workbench.idle();
    expect(workbench.values("A1:A2")).toEqual([[7], [8]]);
    expect(workbench.requests).toEqual([expect.stringContaining("id=8")]);
  });

  it("does nothing in a workbook without errors", async () => {
    workbench.enter("A1", "=STAT.VALUE(7)");
    await workbench.idle();
    workbench.requests.length = 0;
    expect(await recalculateFailed(run)).toBe(0);
    expect(workbench.requests).toEqual([]);
  });
});

describe("the results of cells that were just entered", () => {
  const area = { sheetName: "Sheet1", row: 0, column: 1, rowCount: 3, columnCount: 2 };
  const enter = (cells: Readonly<Record<string, string>>) => {
    for (const [at, content] of Object.entries(cells)) workbench.enter(at, content);
  };
  const { signal } = new AbortController();

  it("are looked at until none is busy, and those that show an error are named", async () => {
    let release = () => {};
    workbench.answerWith(async (url) => {
      if (url.searchParams.get("id") === "9") await new Promise<void>((done) => (release = done));
      return { body: statisticAnswer(7, { "2019": 7 }) };
    });
    enter({
      ...{ A1: "=1/0", B1: "=STAT.VALUE(9)", C1: "=1/0", B2: "5", C2: "'#N/A, they said" },
      ...{ B3: "=NA()", C3: "she said #N/A", B4: "=1/0" },
    });
    const pauses: number[] = [];
    const results = await awaitResults(run, area, {
      signal,
      wait: async (ms) => {
        pauses.push(ms);
        if (pauses.length < 8) return;
        await vi.waitFor(() => {
          expect(workbench.requests).toHaveLength(1);
        });
        release();
        await workbench.idle();
      },
    });
    expect(results).toEqual({
      status: "settled",
      errors: [
        { address: "C1", shown: "#DIV/0!" },
        { address: "B3", shown: "#N/A" },
      ],
    });
    // Longer from look to look, two seconds at most.
    expect(pauses).toEqual([50, 100, 200, 400, 800, 1600, 2000, 2000]);
    expect(workbench.values("B1")).toEqual([[7]]);
  });

  it("are busy where the time is up, or where nobody waits for them any more", async () => {
    let release = () => {};
    workbench.answerWith(async () => {
      await new Promise<void>((done) => (release = done));
      return { body: statisticAnswer(7, { "2019": 7 }) };
    });
    enter({ B1: "=STAT.VALUE(7)" });
    let waitedMs = 0;
    const wait = (ms: number) => {
      waitedMs += ms;
      return Promise.resolve();
    };
    const busy = { status: "busy" };
    expect(await awaitResults(run, area, { signal, wait, settleMs: 9150 })).toEqual(busy);
    expect(waitedMs).toBe(9150);
    // As another Excel says it.
    enter({ B1: "'#GETTING_DATA" });
    expect(await awaitResults(run, area, { signal, wait, settleMs: 50 })).toEqual(busy);
    enter({ B1: "=STAT.VALUE(7)" });
    const left = AbortSignal.abort();
    const never = () => expect.unreachable();
    expect(await awaitResults(run, area, { signal: left, wait: never })).toEqual(busy);
    await vi.waitFor(() => {
      expect(workbench.requests).toHaveLength(1);
    });
    release();
    await workbench.idle();
  });
});
