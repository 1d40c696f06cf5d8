import { afterEach, beforeEach, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
  for (const [at, formula] of Object.entries({ A1: "=STAT.DATA(7)", D1: "=STAT.VALUE(8)" })) {
    cared.workbench.enter(at, formula);
  }
  await cared.workbench.idle();
});
afterEach(() => {
  cared.workbench.dispose();
});

/** Id, kind, title, sources, retrieved, cells, notes beside. */
const rows = () =>
  cared.workbench
    .values("'STAT Sources'!A5:N9")
    .filter(([id]) => id !== "")
    .map((row) => [0, 1, 2, 4, 8, 9, 13].map((column) => row[column]));
const anotherKey = async () => {
  cared.workbench.answerWith(() => ({ status: 401, body: { message: "Wrong key" } }));
  cared.workbench.setKey("another");
  await cared.workbench.idle();
};
const refresh = async () => {
  const choice = { scope: { kind: "workbook" }, includeFresh: true } as const;
  const report = await cared.operations.refresh(await cared.operations.plan(choice));
  return report.failed.map(({ cell }) => cell.address);
};

const retrieved = 46_346;
const office = "Statistics office";

it("a source stays listed as it was while its figures are shown and nothing is kept of them", async () => {
  await cared.operations.writeSources();
  cared.workbench.enter("'STAT Sources'!N6", "checked");
  const before = rows();
  expect(before).toEqual([
    ["7", "statistic", "Statistic 7", office, retrieved, "Sheet1!A1", ""],
    ["8", "statistic", "Statistic 8", office, retrieved, "Sheet1!D1", "checked"],
  ]);
  await anotherKey();
  expect(await refresh()).toEqual(["A1", "D1"]);
  expect(cared.workbench.values("Sheet1!A2:B3")).toEqual([
    [2019, 1],
    [2020, 2],
  ]);
  expect(rows()).toEqual(before);
  // Another cell asks for it, and one no longer.
  cared.workbench.enter("Sheet1!F1", "=STAT.VALUE(8)");
  cared.workbench.enter("Sheet1!A1", "");
  await cared.workbench.idle();
  await cared.operations.writeSources();
  expect(rows()).toEqual([
    ["8", "statistic", "Statistic 8", office, retrieved, "Sheet1!D1, Sheet1!F1", "checked"],
  ]);
});

it("one of which nothing is known is listed by its id where its figures are shown", async () => {
  await anotherKey();
  cared.workbench.enter("Sheet1!F1", "=STAT.VALUE(9)");
  await cared.workbench.idle();
  expect(cared.workbench.values("Sheet1!F1")).toEqual([["#N/A"]]);
  const { sourceCount } = await cared.operations.writeSources();
  expect(sourceCount).toBe(2);
  expect(rows()).toEqual([
    ["7", "statistic", "", "no answer is kept", "", "Sheet1!A1", ""],
    ["8", "statistic", "", "no answer is kept", "", "Sheet1!D1", ""],
  ]);
  const answer = (url: URL) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  });
  cared.workbench.answerWith(answer);
  await refresh();
  expect(rows().slice(0, 2)).toEqual([
    ["7", "statistic", "Statistic 7", office, retrieved, "Sheet1!A1", ""],
    ["8", "statistic", "Statistic 8", office, retrieved, "Sheet1!D1", ""],
  ]);
});
