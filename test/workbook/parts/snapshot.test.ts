import { afterEach, expect, it } from "vitest";
import {
  contentsOf,
  openCared,
  type CaredWorkbench,
} from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";

let open: CaredWorkbench[] = [];
afterEach(() => {
  // The last opened first, so that the globals end as they began.
  for (const { workbench } of open.reverse()) workbench.dispose();
  open = [];
});

const firstDay = new Date(2026, 10, 20, 12).getTime();
let figure = 5;
const service: ServiceAnswer = (url) => ({
  body: url.pathname.endsWith("/search/statistics")
    ? { items: [statisticAnswer(7, {}), statisticAnswer(8, {})], total_count: 2 }
    : statisticAnswer(Number(url.searchParams.get("id")), { "2020": figure }),
});
const down: ServiceAnswer = () => ({ status: 500, body: {} });

const keep = (cared: CaredWorkbench) => {
  open.push(cared);
  return cared;
};
const formulas = {
  A1: "=STAT.VALUE(7)",
  A2: '=STAT.INFO(7,"fetched")',
  A4: '=STAT.SEARCH("seven",,,2,"columns=id; headers=off")',
} as const;

async function author(): Promise<CaredWorkbench> {
  figure = 5;
  const cared = keep(await openCared(service, { now: () => firstDay }));
  for (const [at, formula] of Object.entries(formulas)) cared.workbench.enter(at, formula);
  await cared.workbench.idle();
  return cared;
}

/** The saved workbook on a colleague's device: nothing cached, every formula calculated anew. */
async function colleague(
  saved: ReturnType<CaredWorkbench["workbench"]["save"]>,
  answer: ServiceAnswer,
  key: string | null,
): Promise<CaredWorkbench> {
  const later = () => firstDay + 30 * 86_400_000;
  const cared = keep(await openCared(answer, { opened: saved, now: later, key }));
  await cared.snapshot.load();
  await cared.options.load();
  for (const [at, formula] of Object.entries(formulas)) {
    cared.workbench.enter(at, "");
    cared.workbench.enter(at, formula);
  }
  await cared.workbench.idle();
  return cared;
}

it("shows a colleague without a key the figures kept in the workbook, with their date", async () => {
  const { workbench, operations, data } = await author();
  expect(await operations.keepSnapshot()).toEqual({ kept: 2, missing: 0 });
  const { workbench: theirs } = await colleague(workbench.save(), service, null);
  expect(theirs.values("A1:A5")).toEqual([[5], ["2026-11-20 12:00"], [""], [7], [8]]);
  expect(theirs.requests).toEqual([]);
  theirs.enter("C1", '=STAT.STATUS("from workbook")');
  theirs.enter("C2", '=STAT.STATUS("as of")');
  await theirs.idle();
  expect(theirs.cell("C1").value).toBeGreaterThan(0);
  expect(theirs.values("A2")).toEqual(theirs.values("C2"));
  theirs.enter("C3", '=STAT.STATUS("cells from workbook")');
  await theirs.idle();
  const cells = String(theirs.cell("C3").value).split("; ").sort();
  expect(cells).toEqual(["A1", "A2", "A4"].map((at) => `Sheet1!${at}: 2026-11-20`));
  theirs.enter("A1", "1");
  theirs.enter("A1", "=STAT.VALUE(8)");
  theirs.enter("C3", '=STAT.STATUS("cells from workbook")');
  await theirs.idle();
  expect(theirs.cell("A1").text).toBe("#N/A");
  expect(String(theirs.cell("C3").value)).not.toContain("A1");
  expect(
    await data.peek({ operation: "getStatistic", parameters: { id: 7 }, id: "" }),
  ).toBeDefined();
});

it("is named by the audit and before a refresh, and never passes for fresh", async () => {
  const { workbench, operations } = await author();
  const everything = { scope: { kind: "workbook" } } as const;
  const statuses = async (cared: CaredWorkbench) => {
    await cared.operations.writeAudit();
    return cared.workbench
      .values("'STAT Audit'!A5:E7")
      .map(([cell, , , , status]) => [cell, status]);
  };
  const cells = ["A1", "A2", "A4"].map((at) => `Sheet1!${at}`);
  await operations.keepSnapshot();
  const saved = workbench.save();
  expect(await statuses({ ...open[0], workbench, operations } as CaredWorkbench)).toEqual(
    cells.map((cell) => [cell, "ok"]),
  );
  expect((await operations.plan(everything)).keptCells).toEqual([]);

  const theirs = await colleague(saved, down, "their-key");
  const { keptCells } = await theirs.operations.plan(everything);
  expect(keptCells.map(({ cell: { address }, fetchedAt }) => [address, fetchedAt])).toEqual(
    ["A1", "A2", "A4"].map((address) => [address, firstDay]),
  );
  expect(await statuses(theirs)).toEqual(cells.map((cell) => [cell, "kept in the file"]));

  theirs.workbench.answerWith(service);
  await theirs.operations.refresh(await theirs.operations.plan(everything));
  expect((await theirs.operations.plan(everything)).keptCells).toEqual([]);
  expect(await statuses(theirs)).toEqual(cells.map((cell) => [cell, "ok"]));
});

it("is counted where a cell shows it, not where a plan looks at it", async () => {
  const { workbench, operations } = await author();
  await operations.keepSnapshot();
  const theirs = await colleague(workbench.save(), service, "their-key");
  await theirs.workbench.client.clearCache();
  await theirs.operations.plan({ scope: { kind: "workbook" } });
  expect(theirs.workbench.client.status()).toMatchObject({ snapshotServed: 0, snapshotAsOf: null });
});

it("asks the service first, and falls back where it is down or the budget is used up", async () => {
  const { workbench, operations } = await author();
  await operations.keepSnapshot();
  const saved = workbench.save();
  figure = 6;
  const up = await colleague(saved, service, "their-key");
  expect(up.workbench.values("A1")).toEqual([[6]]);
  const without = await colleague(saved, down, "their-key");
  expect(without.workbench.values("A1")).toEqual([[5]]);
  await without.options.setBudget(0);
  const poor = await colleague(without.workbench.save(), service, "their-key");
  expect(poor.workbench.values("A1")).toEqual([[5]]);
  expect(poor.workbench.requests).toEqual([]);
});

it("never takes a kept figure for a refreshed one", async () => {
  const { workbench, operations } = await author();
  await operations.keepSnapshot();
  const theirs = await colleague(workbench.save(), down, "their-key");
  const plan = await theirs.operations.plan({ scope: { kind: "workbook" } });
  const report = await theirs.operations.refresh(plan);
  expect(report.updated).toEqual([]);
  expect(new Set(report.failed.map(({ reason }) => (reason as { code?: string }).code))).toEqual(
    new Set(["server"]),
  );
  expect(theirs.workbench.values("A1")).toEqual([[5]]);
});

it("is written by a refresh, shows there what changed since, and holds no key", async () => {
  const { workbench, operations } = await author();
  await operations.keepSnapshot();
  const theirs = await colleague(workbench.save(), service, "their-key");
  await theirs.workbench.client.clearCache();
  figure = 9;
  const plan = await theirs.operations.plan({ scope: { kind: "workbook" } });
  const report = await theirs.operations.refresh(plan);
  // Nothing was kept on this device: the workbook's figures are the earlier ones.
  expect(report.changes.map(({ changes }) => changes)).toEqual([
    [{ kind: "revised", series: "Values", point: "2020", before: 5, after: 9 }],
  ]);
  const third = await colleague(theirs.workbench.save(), service, null);
  expect(third.workbench.values("A1")).toEqual([[9]]);
  const texts = await third.workbench.run(async (context) => {
    const parts = context.workbook.customXmlParts;
    parts.load("items/id");
    await context.sync();
    const xml = parts.items.map((part) => part.getXml());
    await context.sync();
    return xml.map(({ value }) => value).join();
  });
  expect(texts).toContain("urn:stat-for-excel:snapshot");
  expect(JSON.stringify(theirs.workbench.save())).not.toContain("their-key");
});

it("drops what no formula uses any more, and can be taken out of the file", async () => {
  const { workbench, operations, snapshot } = await author();
  await operations.keepSnapshot();
  workbench.enter("A4", "");
  expect(await operations.keepSnapshot()).toEqual({ kept: 1, missing: 0 });
  expect(await snapshot.load()).toBe(1);
  const before = await contentsOf(workbench);
  await snapshot.remove();
  expect(await snapshot.load()).toBe(0);
  expect(await contentsOf(workbench)).toEqual(before);
});
