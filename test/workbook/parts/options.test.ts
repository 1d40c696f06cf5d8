import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";

const day = 86_400_000;
let time: number;
let figure: number;
let cared: CaredWorkbench;
const open: CaredWorkbench[] = [];
const service: ServiceAnswer = (url) => ({
  body: statisticAnswer(Number(url.searchParams.get("id")), { "2020": figure }),
});
const start = async (opened?: ReturnType<CaredWorkbench["workbench"]["save"]>) => {
  const next = await openCared(service, {
    now: () => time,
    ...(opened === undefined ? {} : { opened }),
  });
  open.push(next);
  await next.options.load();
  return next;
};

beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 12);
  figure = 1;
  cared = await start();
});
afterEach(() => {
  for (const { workbench } of open.splice(0).reverse()) workbench.dispose();
});

const all = { scope: { kind: "workbook" }, includeFresh: true } as const;

it("has no budget and refreshes nothing on open unless somebody says so", async () => {
  expect(cared.options).toMatchObject({ budget: null, refreshOnOpen: false, spentToday: 0 });
  cared.workbench.enter("A1", "=STAT.VALUE(7)");
  await cared.workbench.idle();
  time += 2 * day;
  cared.workbench.requests.length = 0;
  expect(await cared.operations.refreshOnOpen()).toBeUndefined();
  expect(cared.workbench.requests).toEqual([]);
  // A workbook that nobody gave options holds none.
  await cared.options.save();
  expect(cared.workbench.save().state.xmlParts).toEqual([]);
});

it("keeps formulas and refreshes within the workbook's budget, old values stay", async () => {
  const { workbench, operations, options } = cared;
  await options.setBudget(30);
  for (let row = 1; row <= 4; row += 1)
    workbench.enter(`A${String(row)}`, `=STAT.VALUE(${String(row)})`);
  await workbench.idle();
  expect(
    workbench
      .values("A1:A4")
      .flat()
      .filter((value) => value === 1),
  ).toHaveLength(3);
  expect(
    workbench
      .values("A1:A4")
      .flat()
      .filter((value) => value === "#N/A"),
  ).toHaveLength(1);
  expect(options.spentToday).toBe(30);
  figure = 2;
  const report = await operations.refresh(await operations.plan(all));
  expect(report.updated).toEqual([]);
  expect(report.failed.map(({ reason }) => (reason as { code?: string }).code)).toEqual(
    Array(4).fill("budget"),
  );
  expect(workbench.values("A1:A3").flat()).toEqual(expect.arrayContaining([1]));
  // The next day there is room again.
  time += day;
  const next = await operations.refresh(await operations.plan(all));
  expect(next.updated).toHaveLength(3);
});

it("counts together what everybody spent, whoever saves last", async () => {
  await cared.options.setBudget(100);
  const saved = cared.workbench.save();
  const first = await start(saved);
  first.workbench.enter("A1", "=STAT.VALUE(1)");
  await first.workbench.idle();
  await first.options.save();
  const second = await start(first.workbench.save());
  expect(second.options.spentToday).toBe(10);
  second.workbench.enter("A2", "=STAT.VALUE(2)");
  second.workbench.enter("A3", "=STAT.VALUE(3)");
  await second.workbench.idle();
  await second.options.save();
  expect(second.options).toMatchObject({ budget: 100, spentToday: 30 });
});

it("merges the parts of two people instead of overwriting one", async () => {
  await cared.options.setBudget(100);
  const saved = cared.workbench.save();
  const mine = await start(saved);
  await mine.options.setRefreshOnOpen(true);
  const theirs = await start(saved);
  time += 1000;
  await theirs.options.setBudget(50);
  // Sharing leaves both parts in one file.
  const xml = theirs.workbench.save().state.xmlParts;
  const merged = mine.workbench.save();
  const state = {
    ...merged.state,
    xmlParts: [...merged.state.xmlParts, ["{other}", xml[0]?.[1] ?? ""] as const],
  };
  const both = await start({ ...merged, state });
  expect(both.options).toMatchObject({ budget: 50, refreshOnOpen: true });
  await both.options.setBudget(null);
  expect(both.workbench.save().state.xmlParts).toHaveLength(1);
});

it("refreshes on open what is stale, where the workbook says so", async () => {
  cared.workbench.enter("A1", "=STAT.VALUE(7)");
  await cared.workbench.idle();
  await cared.options.setRefreshOnOpen(true);
  const saved = cared.workbench.save();
  time += 2 * day;
  figure = 2;
  const reopened = await start(saved);
  expect(reopened.workbench.values("A1")).toEqual([[1]]);
  await reopened.agreement.agree();
  const report = await reopened.operations.refreshOnOpen();
  expect(report?.updated.map(({ address }) => address)).toEqual(["A1"]);
  expect(reopened.workbench.values("A1")).toEqual([[2]]);
  expect(await reopened.operations.refreshOnOpen()).toBeUndefined();
});

it("does not refresh on this opening where somebody says so after it", async () => {
  cared.workbench.enter("A1", "=STAT.VALUE(7)");
  await cared.workbench.idle();
  await cared.agreement.agree();
  await cared.options.setRefreshOnOpen(true);
  time += 2 * day;
  cared.workbench.requests.length = 0;
  expect(await cared.operations.refreshOnOpen()).toBeUndefined();
  expect(cared.workbench.requests).toEqual([]);
});

it("refuses a budget that is none", async () => {
  await expect(cared.options.setBudget(-1)).rejects.toThrow(RangeError);
  await expect(cared.options.setBudget(Number.NaN)).rejects.toThrow(RangeError);
});
