import { afterEach, beforeEach, expect, it } from "vitest";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import { createMemoryRecords } from "../../support/storage/memory-records.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

const day = 86_400_000;
const job = {
  researchToken: "t",
  state: { status: "done" },
  response: { answer: "84 million.", keyFacts: [], sources: [] },
};
const service: ServiceAnswer = (url) => {
  if (url.pathname.endsWith("/ask")) return { body: { researchToken: "t" } };
  if (url.pathname.endsWith("/answer")) return { body: job };
  return { body: statisticAnswer(Number(url.searchParams.get("id")), { "2020": 1 }) };
};

let time: number;
let device: Map<string, unknown>;
const open: CaredWorkbench[] = [];
beforeEach(() => {
  time = Date.UTC(2026, 10, 20, 12);
  device = new Map();
});
afterEach(() => {
  for (const { workbench } of open.splice(0).reverse()) workbench.dispose();
});

async function start(opened?: ReturnType<CaredWorkbench["workbench"]["save"]>) {
  const cared = await openCared(service, {
    now: () => time,
    records: createMemoryRecords(device),
    ...(opened === undefined ? {} : { opened }),
  });
  open.push(cared);
  await Promise.all([cared.options.load(), cared.agreement.load()]);
  return cared;
}
const asked = ({ workbench }: CaredWorkbench) =>
  workbench.requests.filter((path) => path.endsWith("/ask")).length;

/** A file from somebody else, who has it refreshed on opening and asks a question in it. */
async function received(question = "How many people live in Germany?") {
  const theirs = await start();
  theirs.workbench.enter("A1", "=STAT.VALUE(7)");
  theirs.workbench.enter("A2", `=STAT.ASK("${question}")`);
  await theirs.workbench.idle();
  await theirs.options.setRefreshOnOpen(true);
  time += 2 * day;
  const saved = theirs.workbench.save();
  device.clear();
  return saved;
}

it("of a file is needed before it is refreshed on opening", async () => {
  const saved = await received();
  const mine = await start(saved);
  expect(mine.agreement.waiting).toEqual({ refresh: true, questions: 1 });
  expect(await mine.operations.refreshOnOpen()).toBeUndefined();
  expect(mine.workbench.requests).toEqual([]);
  await mine.agreement.agree();
  expect(mine.agreement.waiting).toBeNull();
  expect(await mine.operations.refreshOnOpen()).toBeDefined();
  expect(mine.workbench.requests).toEqual(["/v1/data/statistic?id=7"]);
});

it("is given once for a workbook, and again for other settings", async () => {
  const saved = await received();
  const mine = await start(saved);
  await mine.agreement.agree();
  const again = await start(saved);
  expect([again.agreement.mayRefresh, again.agreement.waiting]).toEqual([true, null]);
  await again.options.setBudget(1_000_000);
  const changed = await start(again.workbench.save());
  expect(changed.agreement.waiting).toEqual({ refresh: true, questions: 0 });
});

it("is waited for by questions that came with the file, however often they are calculated", async () => {
  const mine = await start(await received());
  for (let turn = 0; turn < 3; turn += 1) {
    await mine.workbench.run(async (context) => {
      context.workbook.application.calculate("Full");
      await context.sync();
    });
    await mine.workbench.idle();
  }
  expect(asked(mine)).toBe(0);
  expect(mine.workbench.cell("A2")).toMatchObject({
    value: "#N/A",
    message: expect.stringMatching(/^Not asked yet/) as string,
  });
  // The others do not wait.
  expect(mine.workbench.values("A1")).toEqual([[1]]);
  await mine.agreement.agree();
  mine.workbench.enter("A2", mine.workbench.cell("A2").formula ?? "");
  await mine.workbench.idle();
  expect([asked(mine), mine.workbench.values("A2")]).toEqual([1, [["84 million."]]]);
});

it("is not waited for by a question that is typed in", async () => {
  const mine = await start(await received());
  mine.workbench.enter("B5", '=STAT.ASK("How many people live in France?")');
  await mine.workbench.idle();
  expect([asked(mine), mine.workbench.values("B5")]).toEqual([1, [["84 million."]]]);
});

it("is not waited for by another question in the cell of one that came with the file", async () => {
  const mine = await start(await received());
  mine.workbench.enter("A2", '=STAT.ASK("How many people live in France?")');
  await mine.workbench.idle();
  expect([asked(mine), mine.workbench.values("A2")]).toEqual([1, [["84 million."]]]);
  expect(mine.agreement.waiting).toEqual({ refresh: true, questions: 0 });
});

it("covers the questions agreed to, not those that are put in later elsewhere", async () => {
  const mine = await start(await received());
  await mine.agreement.agree();
  mine.workbench.enter("A3", '=STAT.ASK("Somebody else asks this")');
  await mine.workbench.idle();
  const next = await start(mine.workbench.save());
  expect(next.agreement.waiting).toEqual({ refresh: false, questions: 1 });
  const cells = ["Sheet1!A2", "Sheet1!A3"];
  const held = await Promise.all(cells.map((cell) => next.agreement.isHeld(cell)));
  expect(held).toEqual([false, true]);
});

it("that cannot be kept holds for the session", async () => {
  const saved = await received();
  const cared = await openCared(service, {
    now: () => time,
    opened: saved,
    records: {
      getRecord: () => Promise.reject(new Error("no store")),
      updateRecord: () => Promise.reject(new Error("no store")),
    },
  });
  open.push(cared);
  await Promise.all([cared.options.load(), cared.agreement.load()]);
  expect(cared.agreement.mayRefresh).toBe(false);
  await cared.agreement.agree();
  expect([cared.agreement.mayRefresh, cared.agreement.waiting]).toEqual([true, null]);
});
