import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { readConfig } from "../../../src/service/index.js";
import type { RunningPostgres } from "../../support/postgres/start-postgres.js";
import { openShared, type Shared, type SharedService } from "./support/open-shared.js";

/** Services that read from streaming replicas, one of which does not answer. */
const now = () => Date.parse("2026-11-20T09:30:00Z");
const nowhere = "postgres://stat:pa55w0rd@127.0.0.1:1/postgres";

let shared: Shared;
let replica: Awaited<ReturnType<RunningPostgres["startReplica"]>>;
let service: SharedService;
let key = "";
let answered = "";
beforeAll(async () => {
  shared = await openShared(now);
  replica = await shared.postgres.startReplica();
  ({ key } = await shared.addKey());
  service = await shared.start("first", [nowhere, replica.url]);
});
afterAll(() => shared.close());

async function importWidgets(...figures: number[]) {
  const path = join(shared.folder, "widgets.csv");
  const rows = figures.map((figure, at) => `Spain,${String(2020 + at)},${String(figure)}\n`);
  writeFileSync(path, `country,year,Widget shipments (pieces)\n${rows.join("")}`);
  const said = ["--source", "widget-works", "--licence", "internal use only"];
  const { exitCode, text } = await shared.import(path, ...said);
  expect(exitCode, text).toBe(0);
}

const population = "/v1/search/statistics?q=population%20germany&date_from=2010-01-01";
const widgets = "/v1/search/statistics?q=widget%20shipments%20spain";
const latestOf = async (one: SharedService) => {
  const { items } = await one.json(widgets, key);
  const [item] = items as readonly { latest?: { value: number } }[];
  return item?.latest?.value;
};
const answerPath = (token: unknown) => `/v1/research-ai/answer?research_token=${String(token)}`;
const question = { question: "How many people live in Germany?" };

/** Rows that a server has. */
async function countOf(url: string, text: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
const ofServices = "select 1 from pg_stat_activity where application_name = 'stat'";
const doneJobs = "select 1 from stat.jobs where status = 'done'";

describe("a service with replicas", () => {
  it("shows what is imported, which it reads from the one that answers", async () => {
    await importWidgets(1, 2, 3, 4, 5);
    await expect.poll(() => latestOf(service)).toBe(5);
    expect(await countOf(replica.url, ofServices)).toBeGreaterThan(0);
    await importWidgets(1, 2, 3, 4, 6);
    await expect.poll(() => latestOf(service)).toBe(6);
    const asked = await service.json("/v1/research-ai/ask", key, question);
    answered = answerPath(asked["researchToken"]);
    await expect
      .poll(async () => (await service.json(answered, key))["state"])
      .toEqual({ status: "done" });
  });

  it("goes on without the primary, also where it starts then, and takes nothing that must be kept", async () => {
    const before = (await service.json("/v1/usage", key))["credits"] as number;
    const kept = await service.json(answered, key);
    // What the primary confirmed is on its way to the replica.
    await expect.poll(() => countOf(replica.url, doneJobs)).toBe(1);
    await shared.postgres.kill();
    const other = await shared.start("second", [replica.url]);

    for (const one of [service, other]) {
      await expect.poll(async () => (await one.json("/v1/health"))["database"]).toBe("unavailable");
      expect(await one.status(population, key)).toBe(200);
      expect(await latestOf(one)).toBe(6);
      expect(await one.status("/v1/statistics", "k0.wrong")).toBe(401);
      expect(await one.json(answered, key)).toEqual(kept);
      for (const path of ["/v1/research-ai/ask", answerPath("unknown"), "/v1/usage"]) {
        const refused = await one.ask(path, key, path.endsWith("ask") ? question : undefined);
        await refused.arrayBuffer();
        expect([path, refused.status]).toEqual([path, 503]);
        expect(refused.headers.get("retry-after")).toBe("2");
      }
    }

    await shared.postgres.start();
    const each = 2 * operations.searchStatistics.credits;
    await expect
      .poll(async () => (await (await service.ask("/v1/usage", key)).json()) as object)
      .toMatchObject({ credits: before + 2 * each + 3 * operations.getResearchAnswer.credits });
    await other.close();
  });

  it("goes on without the replica", async () => {
    await replica.kill();
    await importWidgets(1, 2, 3, 4, 7);
    await expect.poll(() => latestOf(service)).toBe(7);
    expect(await service.status(population, key)).toBe(200);
    expect(shared.faults.join("\n")).not.toContain("pa55w0rd");
  });

  it("is told them in the environment", () => {
    const DATABASE_URL = "postgres://stat@db.example.com/stat";
    const DATABASE_READ_URLS = ` ${nowhere}  postgresql://stat@[::1]:5433/stat?sslmode=require `;
    expect(readConfig({ DATABASE_URL, DATABASE_READ_URLS }).databaseReadUrls).toEqual([
      nowhere,
      "postgresql://stat@[::1]:5433/stat?sslmode=require",
    ]);
    expect(readConfig({ DATABASE_URL }).databaseReadUrls).toEqual([]);
    expect(() => readConfig({ DATABASE_READ_URLS })).toThrow(
      "DATABASE_READ_URLS names replicas of DATABASE_URL, which is missing.",
    );
    const wrong = () => readConfig({ DATABASE_URL, DATABASE_READ_URLS: "mysql://ann:s3cret@x/y" });
    expect(wrong).toThrow("DATABASE_READ_URLS must name replicas of the PostgreSQL database");
    expect(wrong).not.toThrow("s3cret");
  });
});
