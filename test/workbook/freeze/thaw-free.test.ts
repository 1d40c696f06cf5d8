import { afterEach, expect, it } from "vitest";
import { getServices, setServices } from "../../../src/functions/index.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import {
  contentsOf,
  openCared,
  type CaredWorkbench,
} from "../../support/workbook/workbook-care.js";

const day = 86_400_000;
let time = Date.UTC(2026, 10, 20, 12);
let figure = 1;
let open: CaredWorkbench[] = [];
afterEach(() => {
  for (const { workbench } of open.reverse()) workbench.dispose();
  open = [];
});

const service = (url: URL) => ({
  body: url.pathname.endsWith("/search/statistics")
    ? { items: [statisticAnswer(7, {}), statisticAnswer(8, {})], total_count: 2 }
    : statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": figure }),
});

async function openBook(setting: Parameters<typeof openCared>[1] = {}): Promise<CaredWorkbench> {
  const cared = await openCared(service, { now: () => time, ...setting });
  open.push(cared);
  return cared;
}

/** Nested, spilled, inside a larger formula, and one whose argument is another's result. */
async function filled(): Promise<CaredWorkbench> {
  time = Date.UTC(2026, 10, 20, 12);
  figure = 1;
  const cared = await openBook();
  const { workbench } = cared;
  workbench.enter("A1", '=STAT.SEARCH("seven",,,2,"columns=id; headers=off")');
  workbench.enter("B1", "=STAT.VALUE(A1)");
  workbench.enter("C1", "=STAT.VALUE(A2)*2");
  workbench.enter("D1", '=STAT.DATA(7,"headers=off")');
  await workbench.idle();
  return cared;
}

it("asks nothing when formulas come back after their answers' lifetime, and shows the same", async () => {
  const { workbench, operations } = await filled();
  const before = await contentsOf(workbench);
  await operations.freeze({ kind: "workbook" });
  time += 30 * day;
  figure = 2;
  workbench.requests.length = 0;
  const { thawed, unkept } = await operations.thaw();
  await workbench.idle();
  expect([thawed.length, unkept]).toEqual([4, []]);
  expect(workbench.requests).toEqual([]);
  expect(await contentsOf(workbench)).toEqual(before);
  // They are due: the next refresh of what is old asks for them, and shows the new ones.
  const plan = await operations.plan({ scope: { kind: "workbook" }, only: "stale" });
  expect(plan.requests).toHaveLength(3);
  await operations.refresh(plan);
  await workbench.idle();
  expect(workbench.values("B1:C1")).toEqual([[2, 4]]);
});

it("takes the workbook's own figures where this device has none", async () => {
  const first = await filled();
  await first.operations.keepSnapshot();
  const before = await contentsOf(first.workbench);
  await first.operations.freeze({ kind: "workbook" });
  time += 30 * day;
  figure = 2;
  const second = await openBook({ opened: first.workbench.save() });
  // Nothing has read the workbook's figures yet.
  await second.operations.thaw();
  await second.workbench.idle();
  expect(second.workbench.requests).toEqual([]);
  expect(await contentsOf(second.workbench)).toEqual(before);
});

it("says which cells show no figure before a refresh, and pays for none unasked", async () => {
  const first = await filled();
  await first.operations.freeze({ kind: "workbook" });
  const second = await openBook({ opened: first.workbench.save() });
  const { thawed, unkept } = await second.operations.thaw();
  await second.workbench.idle();
  expect(second.workbench.requests).toEqual([]);
  expect(thawed).toHaveLength(4);
  expect(unkept.map(({ address }) => address)).toEqual(["A1", "B1", "C1", "D1"]);
  expect(second.workbench.cell("D1").value).toBe("#N/A");
  expect(second.workbench.cell("D1").message).toMatch(/refresh/i);
  // What is asked for afterwards is asked.
  const plan = await second.operations.plan({ scope: { kind: "workbook" } });
  await second.operations.refresh(plan);
  await second.workbench.idle();
  expect(second.workbench.cell("D1").value).toBe(2019);
  second.workbench.enter("F1", "=STAT.VALUE(9)");
  await second.workbench.idle();
  expect(second.workbench.cell("F1").value).toBe(1);
});

it("asks nothing for formulas that use what is frozen or thawed", async () => {
  const { workbench, operations } = await filled();
  await workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("A1").select();
    await context.sync();
  });
  const shown = workbench.values("A1:E2");
  time += 30 * day;
  figure = 2;
  workbench.requests.length = 0;
  expect((await operations.freeze({ kind: "selection" })).frozen).toHaveLength(1);
  await workbench.idle();
  expect([workbench.requests, workbench.values("A1:E2")]).toEqual([[], shown]);
  expect((await operations.thaw()).thawed).toHaveLength(1);
  await workbench.idle();
  expect([workbench.requests, workbench.values("A1:E2")]).toEqual([[], shown]);
});

it("leaves pictures and cards as they are when it freezes, and says so", async () => {
  const { workbench, operations } = await filled();
  // An Excel that has pictures and cards in cells.
  setServices({ ...getServices(), isSetSupported: () => true });
  workbench.enter("H1", "=STAT.IMAGE(7)");
  workbench.enter("H2", "=STAT.CARD(7)");
  await workbench.idle();
  const shown = [workbench.cell("H1"), workbench.cell("H2")];
  const types = await workbench.run(async (context) => {
    const range = context.workbook.worksheets.getActiveWorksheet().getRange("H1:H2");
    range.load("valueTypes");
    await context.sync();
    return range.valueTypes;
  });
  expect(types).toEqual([["RichValue"], ["RichValue"]]);
  const { frozen, skipped } = await operations.freeze({ kind: "workbook" });
  expect(frozen).toHaveLength(4);
  expect(skipped.map(({ cell, reason }) => [cell.address, reason])).toEqual([
    ["H1", "picture"],
    ["H2", "picture"],
  ]);
  expect([workbench.cell("H1"), workbench.cell("H2")]).toEqual(shown);
  const copied = await operations.shareCopy();
  expect(copied).toMatchObject({ status: "opened", frozenCount: 0 });
  expect(copied.status === "opened" && copied.skipped.map(({ reason }) => reason)).toEqual([
    "picture",
    "picture",
  ]);
});
