import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2020": 1 }),
  }));
});
afterEach(() => {
  cared.workbench.dispose();
});

it("is never told as in order: of a figure whose answer is not kept, or whose arguments only Excel knows", async () => {
  const { workbench, operations } = cared;
  const formulas = [
    "=STAT.VALUE(7)",
    "=STAT.VALUE(3+4)",
    '=IF(H1="","",STAT.VALUE(8))',
    "=STAT.VALUE(7)+STAT.VALUE(9)",
  ];
  formulas.forEach((formula, index) => {
    workbench.enter(`A${String(index + 1)}`, formula);
  });
  await workbench.idle();
  const statuses = async () => {
    await operations.writeAudit();
    return workbench.values("'STAT Audit'!E5:E8").flat();
  };
  expect(await statuses()).toEqual(["ok", "age not known", "ok", "ok"]);
  await workbench.client.clearCache();
  const notKept = "age not known: no answer is kept";
  expect(await statuses()).toEqual([notKept, "age not known", "ok", notKept]);
});
