import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recalculateFailed, type RunInExcel } from "../../../src/workbook/index.js";
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
