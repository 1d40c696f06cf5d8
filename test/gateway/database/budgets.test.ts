import { mkdirSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { sendJson } from "../../support/fault-server.js";
import { startGateway, type RunningGateway } from "../support/start-gateway.js";
import { openShared, putBudgets, type Shared } from "./support/open-shared.js";

/** Keys, usage and budgets of several gateways on one database. A statistic costs 10 credits. */

let shared: Shared;
/** Answers that wait until they are let go; undefined: none waits. */
let held: ServerResponse[] | undefined;
const good = (response: ServerResponse) => {
  sendJson(response, statisticAnswer(1, { "2020": 1 }));
};
beforeAll(async () => {
  shared = await openShared((_request, response) => {
    if (held === undefined) good(response);
    else held.push(response);
  });
});
afterAll(() => shared.close());

type Gateway = Awaited<ReturnType<Shared["start"]>>;
/** A key is made by a command, of which each process hears by itself. */
async function knowKeys(gateways: readonly Gateway[], ...keys: readonly string[]) {
  const pairs = gateways.flatMap(({ ask }) => keys.map((key) => ({ ask, key })));
  const statuses = () =>
    Promise.all(
      pairs.map(async ({ ask, key }) => (await ask("/v1/usage", { "x-api-key": key })).status),
    );
  await expect.poll(statuses).toEqual(pairs.map(() => 200));
}

it("a key made for one is known to the other, and usage is one account", async () => {
  const [first, second] = [await shared.start("a"), await shared.start("b")];
  const eve = await first.addKey("Eve", "--team", "Solo");
  const asEve = { "x-api-key": eve };
  const status = async () => (await second.statistic(1, asEve)).status;
  await knowKeys([first, second], eve);
  expect(await status()).toBe(200);
  expect((await first.statistic(2, asEve)).credits).toBe("10");
  expect(await first.usage(eve)).toMatchObject({ credits: 20 });
  expect(await second.usage(eve)).toMatchObject({ credits: 20 });
  await first.runKeys("end", "Eve");
  await expect.poll(status).toBe(401);
  await Promise.all([first.close(), second.close()]);
});

it("many at once in two processes do not pass a budget, and what was not charged is given back", async () => {
  const budgets = { people: { Kim: { day: 95 } }, contact: "it@firm.example" };
  const [first, second] = [
    await shared.start("a", { budgets }),
    await shared.start("b", { budgets }),
  ];
  const kim = await first.addKey("Kim", "--team", "Ores");
  const asKim = { "x-api-key": kim };
  await knowKeys([first, second], kim);
  held = [];
  const waiting = held;
  const answers: Awaited<ReturnType<typeof first.statistic>>[] = [];
  const asked = Array.from({ length: 40 }, async (_, at) => {
    answers.push(await (at % 2 === 0 ? first : second).statistic(100 + at, asKim));
  });
  await expect.poll(() => [waiting.length, answers.length]).toEqual([9, 31]);
  held = undefined;
  // What is refused costs nothing, and makes room again.
  const [one, ...others] = waiting;
  if (one !== undefined) sendJson(one, { error: { code: "not-found", message: "None." } }, 404);
  others.forEach(good);
  await Promise.all(asked);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(404), count(403)]).toEqual([8, 1, 31]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.text).toContain("your budget of 95 credits for this day");
  expect(refused?.text).toContain("it@firm.example can raise it.");
  expect(await second.usage(kim)).toMatchObject({ credits: 80 });
  expect((await second.statistic(200, asKim)).status).toBe(200);
  expect((await first.statistic(201, asKim)).status).toBe(403);
  expect(await first.usage(kim)).toMatchObject({ credits: 90 });
  await Promise.all([first.close(), second.close()]);
});

it("a call of two budgets counts in both or in none", async () => {
  const budgets = { everyPerson: { day: 25 }, teams: { Twins: { month: 30 } } };
  const [first, second] = [
    await shared.start("a", { budgets }),
    await shared.start("b", { budgets }),
  ];
  const [lea, max] = [
    await first.addKey("Lea", "--team", "Twins"),
    await first.addKey("Max", "--team", "Twins"),
  ];
  const statusOf = async (id: number, key: string, one = second) =>
    (await one.statistic(id, { "x-api-key": key })).status;
  await knowKeys([first, second], lea, max);
  expect([await statusOf(300, lea), await statusOf(301, lea)]).toEqual([200, 200]);
  // Her own is full: the team's keeps its room for the other.
  expect(await statusOf(302, lea)).toBe(403);
  expect(await statusOf(302, max, first)).toBe(200);
  expect(await statusOf(303, max, first)).toBe(403);
  await Promise.all([first.close(), second.close()]);
});

it("budgets of the time before the database are taken over once, and hold for all", async () => {
  const url = await shared.postgres.createDatabase("taken_over");
  const database = { url, isOpenWithout: false, cacheBytes: 1024 * 1024 };
  const start = async (name: string, budgets: object) => {
    const dataDir = join(shared.folder, name);
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "budgets.json"), JSON.stringify(budgets));
    return startGateway(shared.upstream.address, { dataDir, database });
  };
  const first = await start("before-one", { people: { Ann: { day: 10 } } });
  const second = await start("before-two", { people: { Ann: { day: 1000 } } });
  const place = `stand in the database taken_over on ${new URL(url).host}`;
  expect(first.told).toContainEqual(expect.stringContaining(`budgets.json ${place} now`));
  expect(second.told).toContainEqual(expect.stringContaining(`is not read: the budgets ${place}`));
  const statusOf = async (gateway: RunningGateway, id: number) => {
    const answer = await gateway.get(`${operations.getStatistic.path}?id=${String(id)}`);
    await answer.text();
    return answer.status;
  };
  expect([await statusOf(first, 1), await statusOf(second, 2)]).toEqual([200, 403]);
  // A file in disorder keeps nobody from a start any more, and nothing is taken from it again.
  await second.close();
  writeFileSync(join(second.dataDir, "budgets.json"), "{");
  const again = await startGateway(shared.upstream.address, { dataDir: second.dataDir, database });
  expect(await statusOf(again, 3)).toBe(403);
  await putBudgets(url, join(shared.folder, "raised.json"), { people: { Ann: { day: 100 } } });
  await expect.poll(() => statusOf(first, 4)).toBe(200);
  await expect.poll(() => statusOf(again, 5)).toBe(200);
  await Promise.all([first.close(), again.close()]);
});

it("calls under way when the database goes are settled when it is back", async () => {
  const gateway = await shared.start("a", { budgets: { people: { Zoe: { day: 30 } } } });
  const zoe = await gateway.addKey("Zoe", "--team", "Zinc");
  const asZoe = { "x-api-key": zoe };
  await expect.poll(async () => (await gateway.statistic(1, asZoe)).status).toBe(200);
  held = [];
  const waiting = held;
  const asked = gateway.statistic(400, asZoe);
  await expect.poll(() => waiting.length).toBe(1);
  held = undefined;
  await shared.postgres.kill();
  waiting.forEach(good);
  expect((await asked).status).toBe(200);
  const refused = await gateway.statistic(401, asZoe);
  expect([refused.status, refused.retryAfter]).toEqual([503, "2"]);
  // What is kept costs nothing and goes on.
  expect((await gateway.statistic(400, asZoe)).cache).toBe("hit");
  const health = async () =>
    (JSON.parse((await gateway.ask("/v1/health")).text) as { database?: string }).database;
  await expect.poll(health).toBe("unavailable");
  await shared.postgres.start();
  const credits = async () =>
    (JSON.parse((await gateway.ask("/v1/usage", asZoe)).text) as { credits?: number }).credits;
  await expect.poll(credits).toBe(20);
  expect((await gateway.statistic(402, asZoe)).status).toBe(200);
  expect((await gateway.statistic(403, asZoe)).status).toBe(403);
  await gateway.close();
});

it("where that is wanted calls go on without the database, within what each process knows", async () => {
  const budgets = { people: { Uma: { day: 30 } } };
  const gateway = await shared.start("a", { budgets, isOpenWithout: true });
  const uma = await gateway.addKey("Uma", "--team", "Urea");
  const asUma = { "x-api-key": uma };
  await expect.poll(async () => (await gateway.statistic(500, asUma)).status).toBe(200);
  await shared.postgres.kill();
  expect((await gateway.statistic(501, asUma)).status).toBe(200);
  expect((await gateway.statistic(502, asUma)).status).toBe(200);
  expect((await gateway.statistic(503, asUma)).status).toBe(403);
  await shared.postgres.start();
  const credits = async () =>
    (JSON.parse((await gateway.ask("/v1/usage", asUma)).text) as { credits?: number }).credits;
  await expect.poll(credits).toBe(30);
  const second = await shared.start("b", { budgets });
  expect((await second.statistic(504, asUma)).status).toBe(403);
  await Promise.all([gateway.close(), second.close()]);
});
