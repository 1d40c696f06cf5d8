import { afterEach, beforeEach, expect, it } from "vitest";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import {
  createWorkbookOperations,
  createWorkbookOptions,
  createWorkbookSnapshot,
  refreshOnOpen,
  type RefreshChoice,
  type RunInExcel,
  type WorkbookOperations,
} from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

const day = 86_400_000;
const gdp = "11111111-1111-4111-8111-111111111111";
const cpi = "22222222-2222-4222-8222-222222222222";
const titles: Readonly<Record<string, string>> = { [gdp]: "GDP", [cpi]: "Prices" };

let workbench: StatWorkbench;
let operations: WorkbookOperations;
let time: number;
let figure: number;
let updatedAt: Record<string, string>;
let lastPeriod: string;

beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 12);
  figure = 1;
  updatedAt = { [gdp]: "2026-11-01", [cpi]: "2026-11-01" };
  lastPeriod = "2020";
  const now = () => time;
  workbench = await createStatWorkbench(
    (url) => {
      const id = url.searchParams.get("id") ?? "";
      if (url.pathname.endsWith("/indicators")) return { body: found() };
      if (id in titles) return { body: indicator(id, url.searchParams.get("geo") ?? "") };
      return { body: statisticAnswer(Number(id), { "2020": figure }) };
    },
    { now },
  );
  const run = <T>(task: (context: Excel.RequestContext) => Promise<T>) => workbench.run(task);
  operations = createWorkbookOperations({
    run,
    data: createAnswerPort(workbench.client),
    snapshot: createWorkbookSnapshot(run),
    options: createWorkbookOptions({ run, now, session: "one" }),
    now,
    wait: () => workbench.idle(),
  });
  workbench.enter("A1", `=STAT.VALUE("${gdp}","DEU")`);
  workbench.enter("A2", `=STAT.VALUE("${gdp}","FRA")`);
  workbench.enter("A3", `=STAT.VALUE("${cpi}","DEU")`);
  workbench.enter("A4", "=STAT.VALUE(7)");
  await workbench.idle();
});
afterEach(() => {
  workbench.dispose();
});

function found() {
  const items = [gdp, cpi].map((identifier) => ({
    identifier,
    title: titles[identifier],
    subject: "Economy",
    link: `https://service.test/indicator/${identifier}`,
    updated_at: updatedAt[identifier],
    industries: [],
    covered_timeframe: { start: "2019", end: lastPeriod },
    covered_geos: { DEU: "Germany", FRA: "France" },
    market_type: "country",
    market_type_description: "",
  }));
  return { items, total_count: items.length };
}

function indicator(identifier: string, geos: string) {
  return {
    identifier,
    title: titles[identifier],
    chart: {
      name: titles[identifier],
      graphType: "line",
      unit: "USD",
      data: geos.split(",").map((geo) => ({ geo, categories: ["2020"], series: [figure] })),
    },
  };
}

const plan = () => operations.plan({ scope: { kind: "workbook" }, only: "stale" });
const counts = ({ distinctCount, freshCount, callCount, credits, lookUpCount, unmoved }: Plan) => ({
  distinctCount,
  freshCount,
  callCount,
  credits,
  lookUpCount,
  unmoved: unmoved.length,
});
type Plan = Awaited<ReturnType<typeof plan>>;

/** The cells in each state, by their addresses. */
const health = async (choice: RefreshChoice) => {
  const { cells, oldestAt } = (await operations.plan(choice)).health;
  const addresses = Object.entries(cells).flatMap(([state, some]) =>
    some.length === 0 ? [] : [[state, some.map(({ address }) => address).join()] as const],
  );
  return { ...Object.fromEntries(addresses), oldestAt };
};
const stale = { scope: { kind: "workbook" }, only: "stale" } as const;

it("says how every formula stands, each once, and how old the oldest answer is", async () => {
  const begun = time;
  expect(await health(stale)).toEqual({ fresh: "A1,A2,A3,A4", oldestAt: begun });
  workbench.enter("B1", '=STAT.VALUE(7&"")');
  workbench.enter("B2", '=STAT.VALUE("nothing at all")');
  workbench.enter("B3", "5");
  workbench.enter("B4", `=STAT.VALUE(7)+STAT.VALUE("${cpi}","DEU")`);
  workbench.enter("D1", '=STAT.DATA(7,"headers=off")');
  workbench.enter("E1", "in its way");
  await workbench.idle();
  expect(await health(stale)).toEqual({
    ...{ fresh: "A1,A2,A3,A4,B4", unknown: "B1", failed: "D1,B2", oldestAt: begun },
  });
  // One indicator moved, of the other a free look-up knows better; a statistic is not looked up.
  time += 3 * day;
  updatedAt[cpi] = "2026-11-22";
  expect(await health(stale)).toEqual({
    ...{ fresh: "A1,A2", due: "A3,A4,B4", unknown: "B1", failed: "D1,B2", oldestAt: begun },
  });
  expect(await health({ scope: { kind: "workbook" } })).toMatchObject({
    ...{ due: "A1,A2,A3,A4,B4", unknown: "B1", failed: "D1,B2" },
  });
  expect(await health({ ...stale, only: "errors" })).toEqual({ failed: "B2", oldestAt: undefined });
  await operations.refresh(await plan());
  await workbench.idle();
  // What had not moved is as old as it was.
  expect(await health(stale)).toEqual({
    ...{ fresh: "A1,A2,A3,A4,B4", unknown: "B1", failed: "D1,B2", oldestAt: begun },
  });
});

it("asks nothing while everything is fresh", async () => {
  workbench.requests.length = 0;
  expect(counts(await plan())).toEqual({
    distinctCount: 4,
    freshCount: 4,
    callCount: 0,
    credits: 0,
    lookUpCount: 0,
    unmoved: 0,
  });
  expect(workbench.requests).toEqual([]);
});

it("pays only for indicators that moved, after a look-up that costs nothing", async () => {
  time += 3 * day;
  updatedAt[cpi] = "2026-11-22";
  workbench.requests.length = 0;
  const planned = await plan();
  // Two indicators are looked up once each; the two places of the first count as one source.
  expect(counts(planned)).toEqual({
    distinctCount: 4,
    freshCount: 0,
    callCount: 2,
    credits: 25,
    lookUpCount: 2,
    unmoved: 2,
  });
  expect(workbench.client.status().session.credits).toBe(40);
  expect(workbench.requests.map((request) => request.split("?")[0])).toEqual([
    "/v1/search/market-insights/indicators",
    "/v1/search/market-insights/indicators",
  ]);
  figure = 2;
  const report = await operations.refresh(planned);
  await workbench.idle();
  expect(workbench.values("A1:A4")).toEqual([[1], [1], [2], [2]]);
  expect(report.updated.map(({ address }) => address)).toEqual(["A3", "A4"]);
});

it("compares with what the source said at the last refresh, however close the days are", async () => {
  time += 3 * day;
  updatedAt = { [gdp]: "2026-11-23", [cpi]: "2026-11-23" };
  await operations.refresh(await plan());
  await workbench.idle();
  // The same day again: by the day alone one could not tell.
  time += 1.5 * day;
  expect(counts(await plan())).toMatchObject({ unmoved: 3, callCount: 1, credits: 10 });
  updatedAt[gdp] = "2026-11-24";
  expect(counts(await plan())).toMatchObject({ unmoved: 1, callCount: 2, credits: 25 });
  // A period more is news, whatever the day.
  updatedAt[gdp] = "2026-11-23";
  lastPeriod = "2021";
  expect(counts(await plan())).toMatchObject({ unmoved: 0, callCount: 3, credits: 40 });
});

it("compares with no note of an older answer than the one that is kept", async () => {
  time += 3 * day;
  await operations.refresh(await plan());
  await workbench.idle();
  time += 10 * day;
  updatedAt[gdp] = "2026-11-28";
  workbench.enter("A2", `=STAT.VALUE("${gdp}","FRA")+0`);
  await workbench.idle();
  time += 3 * day;
  const asked = (await plan()).requests.map(({ request }) => request.parameters);
  // France came after that update, by a formula of its own; Germany came before it.
  expect(asked).toContainEqual({ id: gdp, geo: "DEU" });
  expect(asked).not.toContainEqual({ id: gdp, geo: "FRA" });
});

it("renews for nothing what shows earlier figures than are kept of a source that has not moved since", async () => {
  time += 10 * day;
  updatedAt[gdp] = "2026-11-25";
  figure = 2;
  workbench.enter("B1", `=STAT.VALUE("${gdp}","DEU")`);
  await workbench.idle();
  time += 3 * day;
  expect(await health(stale)).toMatchObject({ due: "A1,A2,A4", fresh: "B1,A3" });
  const planned = await plan();
  expect(planned.requests.map(({ request }) => request.parameters)).toEqual([
    { id: gdp, geo: "FRA" },
    { id: 7 },
  ]);
  const spent = workbench.client.status().session.credits;
  await operations.refresh(planned);
  await workbench.idle();
  expect(workbench.values("A1:B1")).toEqual([[2, 2]]);
  expect(workbench.client.status().session.credits - spent).toBe(planned.credits);
});

it("asks for nothing that has not moved, though a formula with it is calculated anew", async () => {
  workbench.enter("B1", `=STAT.VALUE("${gdp}","DEU")+STAT.VALUE(7)`);
  workbench.enter("B2", `=A4+STAT.VALUE("${cpi}","DEU")`);
  workbench.enter("B3", `=STAT.VALUE("${gdp}","FRA",1900)`);
  await workbench.idle();
  time += 3 * day;
  figure = 2;
  const planned = await plan();
  expect(counts(planned)).toMatchObject({ unmoved: 3, callCount: 1, credits: 10 });
  expect(planned.atMost).toBe(10);
  const spent = workbench.client.status().session.credits;
  await operations.refresh(planned);
  await workbench.idle();
  // 7 is 2 by now; what has not moved is 1.
  expect(workbench.values("B1:B3")).toEqual([[3], [3], ["#N/A"]]);
  expect(workbench.client.status().session.credits - spent).toBe(10);
});

it("asks for nothing that has not moved beside another refresh that does not know of it", async () => {
  const run = <T>(task: (context: Excel.RequestContext) => Promise<T>) => workbench.run(task);
  const other = await run(async (context) => {
    const sheet = context.workbook.worksheets.add("Other");
    sheet.load("id");
    await context.sync();
    return sheet.id;
  });
  workbench.enter("Other!A1", "=STAT.VALUE(8)");
  workbench.enter("B2", `=A4+STAT.VALUE("${cpi}","DEU")`);
  await workbench.idle();
  time += 3 * day;
  figure = 2;
  const scopes = ["{00000001}", other].map((sheetId) => ({ kind: "sheet", sheetId }) as const);
  const plans = await Promise.all(scopes.map((scope) => operations.plan({ scope, only: "stale" })));
  const planned = plans.reduce((sum, { atMost }) => sum + atMost, 0);
  const spent = workbench.client.status().session.credits;
  await Promise.all(plans.map((each) => operations.refresh(each)));
  await workbench.idle();
  expect(workbench.values("B2")).toEqual([[3]]);
  expect(workbench.values("Other!A1")).toEqual([[2]]);
  expect(workbench.client.status().session.credits - spent).toBe(planned);
});

it("looks up nothing of which nothing is kept", async () => {
  await workbench.client.clearCache();
  expect(counts(await plan())).toMatchObject({ unmoved: 0, lookUpCount: 0, callCount: 3 });
});

it("asks where the source was updated on the day the kept figure came: it may have been later", async () => {
  updatedAt[gdp] = "2026-11-20";
  time += 3 * day;
  const planned = await plan();
  const asked = planned.requests.map(({ request }) => request.parameters);
  expect(asked).toContainEqual({ id: gdp, geo: "DEU" });
  expect(asked).not.toContainEqual({ id: cpi, geo: "DEU" });
});

it("asks where the kept figure came in the first moment after that day", async () => {
  time = Date.UTC(2026, 10, 21);
  updatedAt[cpi] = "2026-11-20";
  workbench.enter("B1", `=STAT.VALUE("${cpi}","FRA")`);
  await workbench.idle();
  time += 3 * day;
  const asked = (await plan()).requests.map(({ request }) => request.parameters);
  expect(asked).toContainEqual({ id: cpi, geo: "FRA" });
});

it("on opening renews what has moved, and touches nothing where nothing has", async () => {
  const run: RunInExcel = (task) => workbench.run(task);
  const open = () =>
    refreshOnOpen(run, createAnswerPort(workbench.client), { wait: () => workbench.idle() });
  workbench.enter("B1", "=STAT.VALUE(7)");
  workbench.enter("B2", '=STAT.VALUE("nothing at all")');
  await workbench.idle();
  // An error alone is no reason to change a workbook that nobody has touched yet.
  expect(await open()).toBeUndefined();
  time += 3 * day;
  updatedAt[cpi] = "2026-11-22";
  figure = 2;
  const report = await open();
  await workbench.idle();
  expect(workbench.values("A1:A4")).toEqual([[1], [1], [2], [2]]);
  expect(report?.updated.map(({ address }) => address).sort()).toEqual(["A3", "A4", "B1"]);
});

it("on opening renews for nothing what shows earlier figures than this device has", async () => {
  const run: RunInExcel = (task) => workbench.run(task);
  figure = 2;
  await workbench.client.request("getStatistic", { id: 7 }, { forceFresh: true });
  workbench.requests.length = 0;
  const data = createAnswerPort(workbench.client);
  const report = await refreshOnOpen(run, data, { wait: () => workbench.idle() });
  expect(report?.updated.map(({ address }) => address)).toEqual(["A4"]);
  expect(workbench.values("A1:A4")).toEqual([[1], [1], [1], [2]]);
  expect(workbench.requests).toEqual([]);
});

it("asks for what it cannot look up", async () => {
  time += 3 * day;
  workbench.answerWith((url) =>
    url.pathname.endsWith("/indicators")
      ? { status: 403, body: {} }
      : { body: statisticAnswer(7, { "2020": 1 }) },
  );
  expect(counts(await plan())).toMatchObject({ unmoved: 0, callCount: 3, credits: 40 });
});
