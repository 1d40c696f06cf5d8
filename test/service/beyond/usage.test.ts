import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openKeysFile, runKeysCommand } from "../../../src/service/keys/index.js";
import { runUsageCommand } from "../../../src/service/usage/index.js";
import { createKeysFile, openUsageFile, readUsageOf } from "../../../src/storage/index.js";
import { startService, unlimitedPackages } from "../support/start-service.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stat-usage-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A service with one key of a file, which the further words of the command limit. */
async function open(...limits: string[]) {
  let time = Date.parse("2026-11-20T09:30:00Z");
  const path = join(folder, "keys.json");
  const args = ["add", "Ann", "--package", "advanced", ...limits];
  const key =
    (await runKeysCommand(args, { open: () => createKeysFile(path), now: time })).text.split(
      "\n",
    )[0] ?? "";
  const problems: unknown[] = [];
  const usagePath = join(folder, "usage.json");
  const start = () =>
    startService({
      now: () => time,
      keys: openKeysFile({
        ...{ path, now: () => time, packages: unlimitedPackages },
        onProblem: (error) => problems.push(error),
      }),
      usage: openUsageFile({ path: usagePath, onProblem: (error) => problems.push(error) }),
    });
  return { key, start, usagePath, problems, travel: (ms: number) => (time += ms) };
}

const usageOf = (path: string, words: readonly string[]) =>
  runUsageCommand(words, { open: () => Promise.resolve(readUsageOf(path)) });

const dayMs = 86_400_000;

describe("usage", () => {
  it("is counted by day and operation in the contract's prices, and outlives a restart", async () => {
    const { key, start, usagePath } = await open();
    const first = await start();
    const charged = await first.get("/v1/data/statistic?id=101", key);
    expect(charged.headers["x-stat-credits"]).toBe("10");
    await first.get("/v1/search/statistics?q=statistic", key);
    await first.get("/v1/data/statistic?id=1", key);
    await first.close();
    const second = await start();
    await second.get("/v1/data/statistic?id=101", key);
    const { body } = await second.get("/v1/usage", key);
    expect(body).toMatchObject({
      package: "advanced",
      from: "2026-11-01",
      to: "2026-11-20",
      calls: 3,
      credits: 21,
      allowance: { credits: null, used: 21, left: null, until: "2026-12-01T00:00:00Z" },
      expires_at: null,
      days: [
        { date: "2026-11-20", operation: "getStatistic", calls: 2, credits: 20 },
        { date: "2026-11-20", operation: "searchStatistics", calls: 1, credits: 1 },
      ],
    });
    await second.close();
    const { text } = await usageOf(usagePath, ["--csv"]);
    expect(text.split("\n")).toEqual([
      "date,key,operation,calls,credits,bytes",
      expect.stringMatching(/^2026-11-20,k\w+,getStatistic,2,20,\d{3,}$/) as string,
      expect.stringMatching(/^2026-11-20,k\w+,searchStatistics,1,1,\d{3,}$/) as string,
    ]);
    expect((await usageOf(usagePath, ["--from", "yesterday"])).exitCode).toBe(1);
    expect((await usageOf(usagePath, ["--key", "k0"])).text).toBe("No usage.");
  });

  it("of a file that cannot be read begins anew, and the file is kept", async () => {
    const { start, usagePath, problems } = await open();
    writeFileSync(usagePath, "{ half");
    await (await start()).close();
    expect(readdirSync(folder).some((name) => name.startsWith("usage.json.unreadable-"))).toBe(
      true,
    );
    expect(String(problems[0])).toContain("kept as");
  });
});

describe("a key", () => {
  it("with an allowance is refused beyond it until the next month, and a 304 costs nothing", async () => {
    const { key, start, travel } = await open("--allowance", "25");
    const service = await start();
    const url = "/v1/data/statistic?id=101";
    const { headers } = await service.get(url, key);
    await service.get(url, key);
    const refused = await service.get(url, key);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error: { code: "forbidden", refused: "allowance", until: "2026-12-01T00:00:00Z" },
      message: expect.stringContaining("25 credits") as string,
    });
    const known = await service.app.inject({
      url,
      headers: { "x-api-key": key, "if-none-match": String(headers["etag"]) },
    });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    // Free operations stay open.
    expect((await service.get("/v1/search/market-insights/indicators?q=share", key)).status).toBe(
      200,
    );
    const asked = await service.send({
      method: "POST",
      url: "/v1/research-ai/ask",
      headers: { "x-api-key": key },
      payload: { question: "Why?" },
    });
    expect(asked.status).toBe(200);
    travel(12 * dayMs);
    expect((await service.get(url, key)).status).toBe(200);
    await service.close();
  });

  it("ends with its last day", async () => {
    const { key, start, travel } = await open("--expires", "2026-11-21");
    const service = await start();
    expect((await service.get("/v1/usage", key)).body["expires_at"]).toBe("2026-11-21");
    travel(dayMs);
    expect((await service.get("/v1/studies", key)).status).toBe(200);
    travel(dayMs);
    expect((await service.get("/v1/studies", key)).status).toBe(401);
    await service.close();
  });

  it("with a rate of its own is held to it", async () => {
    const { key, start } = await open("--rate", "2");
    const service = await start();
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await service.get("/v1/usage", key)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await service.close();
  });
});

describe("answers of data", () => {
  it("say how long they are good for and for whom", async () => {
    const service = await startService();
    const { headers } = await service.get("/v1/data/statistic?id=101");
    expect(headers).toMatchObject({
      "cache-control": "private, max-age=86400",
      vary: expect.stringContaining("x-api-key, authorization") as string,
      etag: expect.stringMatching(/^W\/"[\w-]{20,}"$/) as string,
    });
    await service.close();
  });
});

describe("links", () => {
  it("are signed for one item when asked for, and only the service's own", async () => {
    const service = await startService();
    const sign = (link: string) =>
      service.send({
        method: "POST",
        url: "/v1/links",
        headers: { "x-api-key": "demo-advanced" },
        payload: { link },
      });
    const canonical = service.parts.links.contentPage("statistic", 103, "en");
    const { status, body } = await sign(canonical);
    expect([status, body["expires_at"]]).toEqual([200, "2026-11-20T09:45:00Z"]);
    const { pathname, search } = new URL(String(body["link"]));
    expect(service.parts.links.verify(pathname + search)).toMatchObject({ state: "signed" });
    expect((await sign("https://other.example/content/statistic/1/en")).status).toBe(400);
    await service.close();
  });
});
