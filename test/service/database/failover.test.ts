import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { openLine, type LineBetween } from "../../support/postgres/line-between.js";
import type { RunningPostgres } from "../../support/postgres/start-postgres.js";
import { openShared, type Shared, type SharedService } from "./support/open-shared.js";

/**
 * A replica takes the place of a primary that is gone, at the address of that one. What the primary had confirmed
 * and the replica had not received is lost, as in any asynchronous replication: what the new primary says holds.
 */

let shared: Shared;
let replica: Awaited<ReturnType<RunningPostgres["startReplica"]>>;
let line: LineBetween;
const services: SharedService[] = [];
let key = "";
beforeAll(async () => {
  shared = await openShared(() => Date.parse("2026-11-20T09:30:00Z"));
  replica = await shared.postgres.startReplica();
  line = await openLine(shared.postgres.url);
  ({ key } = await shared.addKey());
  for (const name of ["first", "second"]) services.push(await shared.start(name, [], line.url));
});
afterAll(async () => {
  for (const one of services) await one.close();
  await line.close();
  await shared.close();
});

async function importWidgets(latest: number, url: string) {
  const path = join(shared.folder, "widgets.csv");
  const rows = [1, 2, 3, 4, latest].map(
    (figure, at) => `Spain,${String(2020 + at)},${String(figure)}\n`,
  );
  writeFileSync(path, `country,year,Widget shipments (pieces)\n${rows.join("")}`);
  const said = ["--source", "widget-works", "--licence", "internal use only"];
  const { exitCode, text } = await shared.importInto(url, path, ...said);
  expect(exitCode, text).toBe(0);
}

const search = "/v1/search/statistics?q=widget%20shipments%20spain";
/** Credits of all that was answered. */
let spent = 0;
const shows = async (latest: number) => {
  for (const one of services)
    await expect
      .poll(async () => {
        const { items } = await one.json(search, key);
        spent += operations.searchStatistics.credits;
        return (items as readonly { latest?: { value: number } }[])[0]?.latest?.value;
      })
      .toBe(latest);
};
const question = { question: "How many people live in Germany?" };
const ask = async (one: SharedService) => {
  const answer = await one.ask("/v1/research-ai/ask", key, question);
  await answer.arrayBuffer();
  if (answer.status === 200) spent += operations.askResearch.credits;
  return answer.status;
};

async function onReplica(text: string) {
  const client = new pg.Client(replica.url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

it("goes on with what the new primary has", async () => {
  await importWidgets(5, shared.postgres.url);
  await shows(5);
  const has = "select from stat.content where source = 'widget-works'";
  await expect.poll(async () => (await onReplica(has)).length).toBe(1);

  // The last import never reaches the replica.
  await replica.kill();
  await importWidgets(6, shared.postgres.url);
  await shows(6);
  await shared.postgres.kill();
  for (const one of services)
    await expect.poll(async () => (await one.json("/v1/health"))["database"]).toBe("unavailable");
  spent = 0;
  await shows(6);

  // Its address leads to a server that only reads, as long as nobody has made it the primary.
  await replica.start();
  line.leadTo(replica.url);
  await shows(5);
  for (const one of services) expect(await ask(one)).toBe(503);
  const [had] = await onReplica("select sum(credits)::float8 as credits from stat.usage");

  await onReplica("select pg_promote()");
  for (const one of services) await expect.poll(() => ask(one)).toBe(200);
  const credits = async () => (await services[0]?.json("/v1/usage", key))?.["credits"];
  await expect.poll(credits).toBe(Number(had?.["credits"]) + spent);
  await importWidgets(7, replica.url);
  await shows(7);
}, 300_000);
