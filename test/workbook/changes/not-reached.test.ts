import { afterEach, beforeEach, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
let figure: number;
let refusal: number | undefined;
beforeEach(async () => {
  figure = 1;
  refusal = undefined;
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    if (id === 8 && refusal !== undefined) return { status: refusal, body: { message: "No" } };
    return { body: statisticAnswer(id, { "2020": figure }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const cellsInLog = async () => {
  const { workbench, operations } = cared;
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  const report = await operations.refresh(plan);
  await operations.writeChanges(report);
  await workbench.idle();
  const failed = report.failed.map(({ cell }) => cell.address);
  return [workbench.cell("'STAT Changes'!L5").text, failed] as const;
};

it.each([402, 404, 429])(
  "the log names no cell of a change that keeps its figures since another answer is refused with %i",
  async (status) => {
    const { workbench } = cared;
    workbench.enter("A1", "=STAT.VALUE(7)");
    workbench.enter("A2", "=STAT.VALUE(7)+STAT.VALUE(8)");
    await workbench.idle();
    figure = 5;
    refusal = status;
    expect(await cellsInLog()).toEqual(["Sheet1!A1", ["A2"]]);
    expect(workbench.values("Sheet1!A1:A2")).toEqual([[5], [2]]);
  },
);

it("names one that shows an error since", async () => {
  const { workbench } = cared;
  workbench.enter("A1", "=1/(STAT.VALUE(7)-5)");
  workbench.enter("A2", "=NA()+STAT.VALUE(7)");
  await workbench.idle();
  figure = 5;
  expect(await cellsInLog()).toEqual(["Sheet1!A1:A2", ["A2"]]);
});
