import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let order: readonly string[];
const rates: Readonly<Record<string, number>> = { Germany: 5, France: 10.2, Spain: 24.5 };

beforeEach(async () => {
  order = ["Germany", "France", "Spain"];
  cared = await openCared((url) => {
    const answer = statisticAnswer(Number(url.searchParams.get("id")), {});
    const data = order.map((name) => [name, [{ name: "2014", data: rates[name] }]] as const);
    return { body: { ...answer, chart: { ...answer.chart, data: Object.fromEntries(data) } } };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

it("lists what a cell shows of another series behind its number", async () => {
  const { workbench, operations } = cared;
  workbench.enter("Sheet1!A1", "=STAT.VALUE(7,2)");
  workbench.enter("Sheet1!A2", '=STAT.VALUE(7,"Spain")');
  await workbench.idle();
  expect(workbench.values("A1:A2")).toEqual([[10.2], [24.5]]);
  order = ["Germany", "Spain", "France"];
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  const report = await operations.refresh(plan);
  await workbench.idle();
  expect(workbench.values("Sheet1!A1:A2")).toEqual([[24.5], [24.5]]);
  await operations.writeChanges(report);
  expect(workbench.values("'STAT Changes'!D5:I6")).toEqual([
    ["2: France → Spain", "2014", "another series at this number", 10.2, 24.5, ""],
    ["", "", "", "", "", ""],
  ]);
});

it("says nothing of an order that no formula counts", async () => {
  const { workbench, operations } = cared;
  workbench.enter("Sheet1!A1", '=STAT.VALUE(7,"France")');
  await workbench.idle();
  order = ["Spain", "France", "Germany"];
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
  expect((await operations.refresh(plan)).changes).toEqual([]);
});
