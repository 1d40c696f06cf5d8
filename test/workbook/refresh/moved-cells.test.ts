import { afterEach, beforeEach, expect, it } from "vitest";
import type { FullRefreshReport } from "../../../src/workbook/index.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
/** By statistic and year, besides 2019: 1 and 2020: the statistic's own number. */
let figures: Record<string, Record<string, number>>;

beforeEach(async () => {
  figures = {};
  cared = await openCared((url) => {
    const id = url.searchParams.get("id") ?? "";
    return { body: statisticAnswer(Number(id), { "2019": 1, "2020": Number(id), ...figures[id] }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const all = { scope: { kind: "workbook" }, includeFresh: true } as const;
const at = ({ sheetName, address }: { readonly sheetName: string; readonly address: string }) =>
  `${sheetName}!${address}`;
const enter = async (cells: Readonly<Record<string, string>>) => {
  for (const [address, content] of Object.entries(cells)) cared.workbench.enter(address, content);
  await cared.workbench.idle();
};
const change = (task: (workbook: Excel.Workbook) => void) =>
  cared.workbench.run(async (context) => {
    task(context.workbook);
    await context.sync();
  });
/** What somebody does between the plan and the refresh. */
const refreshAfter = async (work: () => Promise<void>): Promise<FullRefreshReport> => {
  const plan = await cared.operations.plan(all);
  await work();
  return cared.operations.refresh(plan);
};

it("knows each result again where rows were inserted, whole and with what it asked for", async () => {
  await enter({
    A5: '=STAT.DATA(7,"headers=off")',
    D1: '=STAT.DATA(8,"headers=off")',
    F9: "=STAT.VALUE(9)",
  });
  const report = await refreshAfter(async () => {
    await change(({ worksheets }) => {
      worksheets.getItem("Sheet1").getRange("1:2").insert(Excel.InsertShiftDirection.down);
    });
    // The first cell of neither changes.
    figures = { "7": { "2020": 70, "2021": 71 }, "8": { "2020": 80 } };
  });
  expect(report.updated.map(at)).toEqual(["Sheet1!D3", "Sheet1!A7"]);
  expect(report.unchanged.map(at)).toEqual(["Sheet1!F11"]);
  const asked = report.requests.map(({ request, cells, before, after }) => ({
    id: "id" in request.parameters && request.parameters.id,
    cells: cells.map(at),
    isNews: before?.value !== undefined && after.fetchedAt > 0,
  }));
  expect(asked).toEqual([
    { id: 8, cells: ["Sheet1!D3"], isNews: true },
    { id: 7, cells: ["Sheet1!A7"], isNews: true },
    { id: 9, cells: ["Sheet1!F11"], isNews: true },
  ]);
  expect(report.earlier.map(({ cell, values }) => [at(cell), values])).toEqual([
    [
      "Sheet1!D3",
      [
        [2019, 1],
        [2020, 8],
      ],
    ],
    [
      "Sheet1!A7",
      [
        [2019, 1],
        [2020, 7],
      ],
    ],
  ]);
  expect(report.resized.map(({ cell, before, now }) => [at(cell), before, now])).toEqual([
    ["Sheet1!A7", { rowCount: 2, columnCount: 2 }, { rowCount: 3, columnCount: 2 }],
  ]);
});

it("takes no other formula for the one that was written over, however like it is", async () => {
  await change(({ worksheets }) => {
    worksheets.add("Other");
  });
  await enter({
    A1: "=STAT.VALUE(11)",
    A2: "=STAT.VALUE(21)",
    A3: "=STAT.VALUE(31)+STAT.VALUE(32)",
    A4: '=STAT.VALUE(41&"")',
    A5: "=STAT.VALUE(51)",
    A6: "=STAT.VALUE(61)",
    B1: "=STAT.VALUE(11)",
    B6: "=STAT.VALUE(62)",
  });
  const report = await refreshAfter(async () => {
    figures = { "11": { "2020": 110 }, "62": { "2020": 620 } };
    await enter({
      // Another content, another function, another of two, another that only Excel can evaluate.
      A1: "=STAT.VALUE(12)",
      A2: '=STAT.INFO(21,"title")',
      A3: "=STAT.VALUE(31)+STAT.VALUE(33)",
      A4: '=STAT.VALUE(42&"")',
      A5: '=STAT.VALUE(52&"")',
      // The same, though not on that sheet.
      A6: "a note",
      "Other!A1": "=STAT.VALUE(61)",
      // A copy of one that has stayed where it was.
      C6: "=STAT.VALUE(62)",
    });
  });
  expect(report.failed.map(({ cell, reason }) => [at(cell), reason])).toEqual(
    ["A1", "A2", "A3", "A4", "A5", "A6"].map((address) => [`Sheet1!${address}`, "changed"]),
  );
  expect(report.updated.map(at)).toEqual(["Sheet1!B1", "Sheet1!B6"]);
  expect(report.unchanged).toEqual([]);
});

it("has failed where the figures that came have no room, and tells no success", async () => {
  await enter({ A1: '=STAT.DATA(7,"headers=off")', D1: "=STAT.VALUE(8)", A3: "a note" });
  expect(cared.workbench.values("A1:B2")).toEqual([
    [2019, 1],
    [2020, 7],
  ]);
  const report = await refreshAfter(() => {
    figures = { "7": { "2021": 70 }, "8": { "2020": 80 } };
    return Promise.resolve();
  });
  expect(cared.workbench.values("A1")).toEqual([["#SPILL!"]]);
  expect(report.failed.map(({ cell, reason }) => [at(cell), reason])).toEqual([
    ["Sheet1!A1", "no-room"],
  ]);
  expect(report.updated.map(at)).toEqual(["Sheet1!D1"]);
  expect(report.resized).toEqual([]);
  // What it showed before can be brought back all the same.
  await cared.operations.restoreEarlier(report.earlier);
  expect(cared.workbench.values("A1:B3")).toEqual([
    [2019, 1],
    [2020, 7],
    ["a note", ""],
  ]);
});

it("has failed where there was no room before either: nobody sees its figures", async () => {
  await enter({ A1: "=STAT.DATA(7)", A2: "in its way" });
  const report = await refreshAfter(() => {
    figures = { "7": { "2021": 70 } };
    return Promise.resolve();
  });
  expect(cared.workbench.values("A1")).toEqual([["#SPILL!"]]);
  expect(report.failed.map(({ cell, reason }) => [at(cell), reason])).toEqual([
    ["Sheet1!A1", "no-room"],
  ]);
  expect(report.unchanged).toEqual([]);
});
