import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { sendJson } from "../../support/fault-server.js";
import { openShared, type Shared } from "./support/open-shared.js";

/** Answers that several gateways on one database keep for each other, and calls that are one for all of them. */

type Gateway = Awaited<ReturnType<Shared["start"]>>;

let shared: Shared;
/** What is asked for waits here; undefined: it is answered at once. */
let held: { readonly url: string; readonly response: ServerResponse }[] | undefined;
const { path: indicatorPath } = operations.getIndicator;

function indicatorAnswer(geos: readonly string[]) {
  const data = geos.map((geo) => ({ geo, categories: ["2020"], series: [geo.charCodeAt(0)] }));
  return {
    ...{ identifier: "x-1", title: "Exports", market_type: "", market_type_description: "" },
    chart: { name: "Exports", graphType: "line-standard", unit: "million", data },
  };
}

function answer(url: string, response: ServerResponse): void {
  const asked = new URL(url, "http://upstream");
  const id = Number(asked.searchParams.get("id"));
  if (asked.pathname === indicatorPath)
    sendJson(response, indicatorAnswer((asked.searchParams.get("geo") ?? "").split(",")));
  else if (id > 900) sendJson(response, { error: { code: "not-found", message: "None." } }, 404);
  else sendJson(response, statisticAnswer(id, { "2020": id }));
}
const letGo = () => {
  for (const { url, response } of held ?? []) answer(url, response);
  held = undefined;
};

const publicUrl = "https://gateway.example";
let gateways: readonly [Gateway, Gateway];
beforeAll(async () => {
  shared = await openShared(({ url = "" }, response) => {
    if (held === undefined) answer(url, response);
    else held.push({ url, response });
  });
  gateways = [await shared.start("a", { publicUrl }), await shared.start("b", { publicUrl })];
});
afterEach(() => {
  shared.upstream.requests.length = 0;
});
afterAll(() => shared.close());

const asked = () =>
  shared.upstream.requests.map(({ url }) => new URL(url, "http://x").searchParams);
const idsAsked = () => asked().map((query) => query.get("id"));
const waiting = () => held?.length ?? 0;

it("many ask two gateways for the same at once: it is asked, and paid, once", async () => {
  held = [];
  const all = Array.from({ length: 20 }, (_, at) => gateways[at % 2 === 0 ? 0 : 1].statistic(1));
  await expect.poll(waiting).toBe(1);
  letGo();
  const answers = await Promise.all(all);
  expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
  expect(answers.map(({ credits }) => credits).sort()).toEqual([
    ...Array<string>(19).fill("0"),
    "10",
  ]);
  expect(idsAsked()).toEqual(["1"]);
});

it("what one has kept serves one that starts later", async () => {
  await gateways[0].statistic(2);
  const late = await shared.start("late", { publicUrl });
  const answered = await late.statistic(2, { "x-api-key": gateways[0].key });
  expect([answered.status, answered.cache, answered.credits]).toEqual([200, "hit", "0"]);
  expect(idsAsked()).toEqual(["2"]);
  await late.close();
});

it("gateways at other addresses have answers of their own: links in them lead elsewhere", async () => {
  await gateways[0].statistic(3);
  const other = await shared.start("other", { publicUrl: "https://other.example" });
  expect((await other.statistic(3, { "x-api-key": gateways[0].key })).cache).toBe("miss");
  await other.close();
});

it("who asks for news gets it, and the other gateway what was made meanwhile", async () => {
  await gateways[0].statistic(4);
  await gateways[1].statistic(4);
  held = [];
  const news = gateways[0].statistic(4, { "cache-control": "no-cache" });
  await expect.poll(waiting).toBe(1);
  const others = gateways[1].statistic(4, { "cache-control": "no-cache" });
  letGo();
  expect((await news).cache).toBe("miss");
  expect((await others).status).toBe(200);
  // It came before the others' turn, or is asked for once more: never what was kept before.
  expect(idsAsked().length).toBeGreaterThanOrEqual(2);
});

it("who asks for news gets it beside one who takes what the other gateway has kept", async () => {
  await gateways[0].statistic(20);
  const place = `${indicatorPath}?id=x-2&geo=A`;
  await gateways[0].ask(place);
  const [news] = [{ "cache-control": "no-cache" }];
  const both = (path: string) =>
    Promise.all([gateways[1].ask(path), gateways[1].ask(path, news)]).then(([, second]) => second);
  expect((await both(`${operations.getStatistic.path}?id=20`)).status).toBe(200);
  expect((await both(place)).status).toBe(200);
  expect(idsAsked()).toEqual(["20", "x-2", "20", "x-2"]);
});

it("a refusal is each gateway's to hear, and ends the others' waiting", async () => {
  const answers = await Promise.all([gateways[0].statistic(901), gateways[1].statistic(901)]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(idsAsked()).toEqual(["901", "901"]);
});

it("who cannot pay leaves the call to the other gateway", async () => {
  const budgets = { people: { Poor: { day: 5 } } };
  const strict = await shared.start("strict", { publicUrl, budgets });
  const poor = await strict.addKey("Poor", "--team", "Poor");
  await expect
    .poll(async () => (await strict.ask("/v1/usage", { "x-api-key": poor })).status)
    .toBe(200);
  const answers = await Promise.all([
    strict.statistic(5, { "x-api-key": poor }),
    gateways[1].statistic(5),
  ]);
  expect(answers[1].status).toBe(200);
  expect([200, 403]).toContain(answers[0].status);
  expect(idsAsked()).toEqual(["5"]);
  await strict.close();
});

it("a place is never asked for by two gateways", async () => {
  held = [];
  const wanted = [["A", "B", "C"], ["B", "C", "D"], ["E"], ["A", "E"], ["D", "F", "A"], ["F"]];
  const answers = wanted.map((geos, at) =>
    gateways[at % 2 === 0 ? 0 : 1].ask(`${indicatorPath}?id=x-1&geo=${geos.join(",")}`),
  );
  const places = () => asked().flatMap((query) => (query.get("geo") ?? "").split(","));
  await expect.poll(() => places().length).toBe(6);
  letGo();
  for (const [at, { status, text }] of (await Promise.all(answers)).entries()) {
    expect(status).toBe(200);
    const { chart } = JSON.parse(text) as ReturnType<typeof indicatorAnswer>;
    expect(chart.data).toEqual(indicatorAnswer(wanted[at] ?? []).chart.data);
  }
  expect(places().sort()).toEqual(["A", "B", "C", "D", "E", "F"]);
  // Each is kept for the other as well.
  for (const one of gateways)
    expect((await one.ask(`${indicatorPath}?id=x-1&geo=A,B,C,D,E`)).credits).toBe("0");
  expect(places()).toHaveLength(6);
});

it("the database holds no question, and no more than its bound", async () => {
  const { default: pg } = await import("pg");
  const bound = 64 * 1024;
  const database = { url: shared.postgres.url, isOpenWithout: false, cacheBytes: bound };
  const small = await shared.start("small", { publicUrl, database });
  const headers = { "x-api-key": gateways[0].key };
  for (let id = 100; id < 300; id += 1) await small.statistic(id, headers);
  const client = new pg.Client(shared.postgres.url);
  await client.connect();
  const bytes = async () => {
    const { rows } = await client.query<{ bytes: number }>(
      "select coalesce(sum(bytes), 0)::int as bytes from stat.kept",
    );
    return rows[0]?.bytes ?? 0;
  };
  await expect.poll(bytes).toBeLessThanOrEqual(bound * 1.07);
  expect(await bytes()).toBeGreaterThan(bound / 2);
  const { rows } = await client.query("select name from stat.kept where name like '%id%=%'");
  expect(rows).toEqual([]);
  // Those kept last are there.
  const late = await shared.start("late", { publicUrl });
  expect((await late.statistic(299, headers)).cache).toBe("hit");
  expect((await late.statistic(100, headers)).cache).toBe("miss");
  await client.end();
  await Promise.all([small.close(), late.close()]);
});

it("without the database each goes on with what it keeps in memory, and asks by itself", async () => {
  await gateways[0].statistic(6);
  await shared.postgres.kill();
  expect((await gateways[0].statistic(6)).cache).toBe("hit");
  const answers = await Promise.all([gateways[0].statistic(7), gateways[1].statistic(7)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(idsAsked()).toEqual(["6", "7", "7"]);
  await shared.postgres.start();
  const isShared = async () => {
    const id = 20 + idsAsked().length;
    await gateways[0].statistic(id);
    return (await gateways[1].statistic(id)).cache;
  };
  await expect.poll(isShared).toBe("hit");
});
