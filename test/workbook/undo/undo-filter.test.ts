import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { undo } from "../../support/workbook/undo-steps.js";

let cared: CaredWorkbench;
let figure: number;
let meanwhile: (() => void) | undefined;
beforeEach(async () => {
  figure = 1;
  meanwhile = undefined;
  cared = await openCared((url) => {
    meanwhile?.();
    meanwhile = undefined;
    return { body: statisticAnswer(Number(url.searchParams.get("id")), { "2020": figure }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const whole = { kind: "workbook" } as const;

async function refresh(work?: () => void) {
  const plan = await cared.operations.plan({ scope: whole, includeFresh: true });
  figure = 2;
  meanwhile = work;
  const report = await cared.operations.refresh(plan);
  await cared.workbench.idle();
  return report;
}

describe("undo during a refresh", () => {
  it("of a formula's entry leaves the cell as it was before it, and is reported", async () => {
    const { workbench } = cared;
    workbench.enter("A1", "=STAT.VALUE(7)");
    await workbench.idle();
    workbench.enter("A2", "typed before");
    workbench.enter("A2", "=STAT.VALUE(8)");
    await workbench.idle();
    const report = await refresh(() => undo(workbench));
    expect(workbench.values("A1:A2")).toEqual([[2], ["typed before"]]);
    expect(report.updated.map(({ address }) => address)).toEqual(["A1"]);
    expect(report.failed.map(({ cell, reason }) => [cell.address, reason])).toEqual([
      ["A2", "changed"],
    ]);
  });

  it("of an argument shows the answer kept of it, and loses none just fetched", async () => {
    const { workbench } = cared;
    workbench.enter("C1", 7);
    workbench.enter("A1", "=STAT.VALUE(C1)");
    await workbench.idle();
    workbench.enter("C1", 8);
    await workbench.idle();
    await refresh(() => undo(workbench));
    expect(workbench.values("A1:C1")).toEqual([[1, "", 7]]);
    expect(workbench.cell("A1").formula).toBe("=STAT.VALUE(C1)");
    // Fetched all the same, so it is not paid for again.
    const asked = workbench.requests.length;
    workbench.enter("C1", 8);
    await workbench.idle();
    expect(workbench.values("A1:C1")).toEqual([[2, "", 8]]);
    expect(workbench.requests).toHaveLength(asked);
  });
});

describe("rows that a filter hides", () => {
  const hide = () => {
    const { model } = cared.workbench.host.workbook;
    const sheetId = model.getters.getActiveSheetId();
    const elements = [1, 2];
    const command = { sheetId, dimension: "ROW", elements } as const;
    expect(model.dispatch("HIDE_COLUMNS_ROWS", command).isSuccessful).toBe(true);
  };

  it("are refreshed, frozen and thawed as the others are", async () => {
    const { operations, workbench } = cared;
    const cells = ["A1", "A2", "A3", "A4"];
    for (const at of cells) workbench.enter(at, "=STAT.VALUE(7)");
    workbench.enter("C2", '=STAT.DATA(8,"headers=off")');
    await workbench.idle();
    hide();
    const report = await refresh();
    expect(report.updated).toHaveLength(5);
    expect(workbench.values("A1:A4")).toEqual([[2], [2], [2], [2]]);
    const { frozen, skipped } = await operations.freeze(whole);
    expect([frozen.length, skipped]).toEqual([5, []]);
    expect(cells.map((at) => workbench.cell(at).formula)).toEqual(cells.map(() => undefined));
    expect(workbench.values("A1:D4")[1]).toEqual([2, "", 2020, 2]);
    expect((await operations.thaw()).thawed).toHaveLength(5);
    await workbench.idle();
    expect(cells.map((at) => workbench.cell(at).formula)).toEqual(
      cells.map(() => "=STAT.VALUE(7)"),
    );
    expect(workbench.values("A1:A4")).toEqual([[2], [2], [2], [2]]);
  });
});
