import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { openShared, type Shared, type SharedService } from "./support/open-shared.js";

/** Two services of one database: what one knows the other knows, and together they keep the limits. */
const now = () => Date.parse("2026-11-20T09:30:00Z");

let shared: Shared;
let first: SharedService;
let second: SharedService;
beforeAll(async () => {
  shared = await openShared(now);
  [first, second] = [await shared.start("first"), await shared.start("second")];
});
beforeEach(() => {
  shared.faults.length = 0;
});
afterAll(() => shared.close());

const population = "/v1/search/statistics?q=population%20germany&date_from=2010-01-01";

async function somebodysData(key: string) {
  const { items } = await first.json(population, key);
  const [item] = items as readonly { identifier: number }[];
  return `/v1/data/statistic?id=${String(item?.identifier)}`;
}

/** Until both services know the key: what a command changes is announced. */
const known = async (key: string) => {
  for (const service of [first, second])
    await expect.poll(() => service.status("/v1/statistics", key)).toBe(200);
};

describe("two services of one database", () => {
  it("say where the keys are, and know no demo keys", async () => {
    const health = await first.json("/v1/health");
    expect(health).toMatchObject({ status: "ok", database: "ok" });
    expect(health).not.toHaveProperty("demoKeys");
    expect(await first.status("/v1/statistics", "demo-advanced")).toBe(401);
    expect((await shared.keys("list")).text).toBe(
      `No keys in the database postgres on ${new URL(shared.postgres.url).host}.`,
    );
  });

  it("know a key within a second of its making, and end it as soon", async () => {
    const { key, id } = await shared.addKey();
    await known(key);
    expect((await shared.keys("revoke", id)).text).toContain(`Revoked ${id}`);
    for (const service of [first, second])
      await expect.poll(() => service.status("/v1/statistics", key)).toBe(401);
  });

  it("count an allowance together, however many ask at once", async () => {
    const allowed = 60;
    const { key } = await shared.addKey("--allowance", String(allowed));
    await known(key);
    const path = await somebodysData(key);
    const { used } = (await first.json("/v1/usage", key))["allowance"] as { used: number };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? first : second).status(path, key)),
    );
    const { allowance } = await second.json("/v1/usage", key);
    const paid = answers.filter((status) => status === 200).length;
    const cost = operations.getStatistic.credits;
    expect(paid).toBe(Math.floor((allowed - used) / cost));
    expect(answers.filter((status) => status === 403)).toHaveLength(12 - paid);
    expect(allowance).toMatchObject({
      used: used + paid * cost,
      left: allowed - used - paid * cost,
    });
    expect(await first.json("/v1/usage", key)).toEqual(await second.json("/v1/usage", key));
  });

  it("hold a key to its requests a minute together", async () => {
    const { key } = await shared.addKey("--rate", "10");
    await expect.poll(() => first.status("/v1/usage", key)).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? first : second).ask("/v1/usage", key)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("give one answer to a question, whichever was asked", async () => {
    const { key } = await shared.addKey();
    const { key: other } = await shared.addKey();
    await known(key);
    await known(other);
    const question = { question: "How many people live in Germany?" };
    const asked = await first.json("/v1/research-ai/ask", key, question);
    const path = `/v1/research-ai/answer?research_token=${String(asked["researchToken"])}`;
    await expect
      .poll(async () => (await second.json(path, key))["state"])
      .toEqual({ status: "done" });
    expect(await first.json(path, key)).toEqual(await second.json(path, key));
    expect(await first.status(path, other)).toBe(404);
  });

  it("refuse a question that cannot be kept as it was asked", async () => {
    const { key } = await shared.addKey();
    await known(key);
    const asked = await first.json("/v1/research-ai/ask", key, { question: "How\0many?" });
    const path = `/v1/research-ai/answer?research_token=${String(asked["researchToken"])}`;
    await expect
      .poll(async () => (await second.json(path, key))["state"])
      .toMatchObject({ isError: true });
  });

  it("go on where one has ended", async () => {
    const { key } = await shared.addKey();
    await known(key);
    await second.close();
    expect(await first.status(population, key)).toBe(200);
    second = await shared.start("second");
    expect(await second.status(population, key)).toBe(200);
    expect(shared.faults).toEqual([]);
  });
});

describe("while the database's disk is full", () => {
  it("says so where something must be kept, answers what is read, and books what was used afterwards", async () => {
    const { key } = await shared.addKey();
    await known(key);
    const path = await somebodysData(key);
    const before = (await second.json("/v1/usage", key))["credits"] as number;
    const client = new pg.Client(shared.postgres.url);
    await client.connect();
    // As PostgreSQL refuses it, which needs a disk of its own to happen by itself.
    await client.query(`
      create function fill() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger fill before insert on stat.jobs for each row execute function fill();
      create trigger fill before insert on stat.usage for each row execute function fill()`);
    const question = { question: "How many people live in Italy?" };
    const refused = await first.ask("/v1/research-ai/ask", key, question);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toMatchObject({
      message:
        "The disk of the service's database is full: nothing that must be kept can be taken until there is room.",
    });
    expect(await first.status(path, key)).toBe(200);
    await client.query("drop function fill cascade");
    await client.end();
    expect((await first.json("/v1/research-ai/ask", key, question))["researchToken"]).toBeDefined();
    const cost = operations.getStatistic.credits + operations.askResearch.credits;
    await expect
      .poll(async () => (await second.json("/v1/usage", key))["credits"])
      .toBe(before + cost);
  });
});

describe("while the database does not answer", () => {
  it("answers what is read, refuses what must be kept, and books what was used afterwards", async () => {
    const { key } = await shared.addKey("--allowance", "1000");
    await known(key);
    const path = await somebodysData(key);
    const before = (await first.json("/v1/usage", key))["credits"] as number;
    await shared.postgres.kill();
    await expect.poll(async () => (await first.json("/v1/health"))["database"]).toBe("unavailable");

    expect(await first.status(path, key)).toBe(200);
    expect(await second.status(path, key)).toBe(200);
    expect(await first.status(population, key)).toBe(200);
    expect(await first.status("/v1/statistics", "k0.wrong")).toBe(401);
    const question = { question: "How many people live in France?" };
    const refused = await first.ask("/v1/research-ai/ask", key, question);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await refused.json()).toMatchObject({
      message:
        "The service's database does not answer: nothing that must be kept can be taken. Please try again.",
    });
    const unmade = await shared.keys("add", "Ben", "--package", "starter");
    expect(unmade.exitCode).toBe(1);
    expect(unmade.text).toContain("PostgreSQL does not answer: the database postgres on 127.0.0.1");

    await shared.postgres.start();
    await expect.poll(async () => (await first.json("/v1/health"))["database"]).toBe("ok");
    const cost = 2 * operations.getStatistic.credits + operations.searchStatistics.credits;
    await expect
      .poll(async () => (await second.json("/v1/usage", key))["credits"])
      .toBe(before + cost);
    expect((await first.ask("/v1/research-ai/ask", key, question)).status).toBe(200);
  });

  it("does not start, and says why without the password", async () => {
    await shared.postgres.kill();
    await expect(shared.start("third")).rejects.toThrow(
      /^PostgreSQL does not answer: the database postgres on 127\.0\.0\.1:\d+ \(connect ECONNREFUSED/,
    );
    await shared.postgres.start();
    expect(shared.postgres.url).toContain("pa55w0rd");
    expect(shared.faults.join("\n")).not.toContain("pa55w0rd");
  });
});
