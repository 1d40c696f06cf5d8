import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../src/contract/index.js";
import { runService, untilPrinted, type RunningService } from "../service/support/run-service.js";
import { sendJson, startFaultServer } from "../support/fault-server.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { freePort } from "../support/network/free-port.js";
import { askSteadily, price, startBusyUpstream } from "./support/steady-load.js";

/** `npm run gateway` as a process of its own, asked over real HTTP. */

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gateway-process-"));
});
const started: RunningService[] = [];
afterAll(() => {
  for (const { process } of started) process.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function run(args: readonly string[], environment: Record<string, string> = {}): RunningService {
  const running = runService(args, { DATA_DIR: folder, ...environment }, "gateway");
  started.push(running);
  return running;
}

describe("the gateway by itself", () => {
  it("lists everything that keeps it from starting", async () => {
    const running = run([], {
      ...{ PORT: "0", UPSTREAM_URL: "ftp://user:pa55@x", CORS_ORIGINS: "x", HOST: "a b" },
      ...{
        UPSTREAM_KEY: "secret-1",
        UPSTREAM_KEYS_FILE: "/nowhere",
        ...{ DATABASE_URL: "mysql://ann:pa55@x/y", BUDGETS_WITHOUT_DATABASE: "ajar" },
        REQUESTS_PER_MINUTE: "many",
        SHARED_RESEARCH: "Energy,,Steel",
        FORCED_REFRESH: "Energy,all",
        ...{ AUDIT_FILE: "/nowhere/audit.log", AUDIT_QUESTIONS: "maybe" },
      },
    });
    const alone = run([], { UPSTREAM_URL: "https://x.example", UPSTREAM_KEY: "secret-1" });
    expect(await running.exited).toBe(1);
    const lines = running.output().trim().split("\n");
    expect(lines[0]).toBe("The gateway cannot start:");
    const named = ["PORT", "UPSTREAM_URL", "CORS_ORIGINS", "HOST", "DATABASE_URL", "BUDGETS"];
    named.push(
      "REQUESTS_PER_MINUTE",
      "SHARED_RESEARCH",
      "FORCED_REFRESH",
      "AUDIT_FILE",
      "AUDIT_QUESTIONS",
    );
    for (const name of named)
      expect(lines.filter((line) => line.startsWith(`- ${name}`))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("- UPSTREAM_KEY"))).toHaveLength(1);
    expect(running.output()).not.toMatch(/pa55|secret-1/);
    expect(await alone.exited).toBe(1);
    expect(alone.output().trim().split("\n").slice(1)).toEqual([
      expect.stringContaining("- Nobody has a key yet: make one with"),
    ]);
  });

  it("makes a key, answers, logs without secrets, and stops when told to", async () => {
    const upstream = await startFaultServer((_request, response) => {
      sendJson(response, { items: [] });
    });
    const adding = run(["keys", "add", "Ann", "--team", "Energy"]);
    expect(await adding.exited).toBe(0);
    const key = adding.output().trim().split("\n").at(-1) ?? "";
    const port = String(await freePort());
    const environment = { PORT: port, UPSTREAM_URL: upstream.address, UPSTREAM_KEY: "secret-2" };
    const running = run([], environment);
    await untilPrinted(running, `answers at http://127.0.0.1:${port}/v1`);
    const answer = await fetch(`http://127.0.0.1:${port}/v1/search/statistics?q=private-question`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { items: [] }]);
    await untilPrinted(running, '"path":"/v1/search/statistics","status":200');

    const second = run([], { ...environment, PORT: String(await freePort()) });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`works on ${folder}`);

    running.process.kill("SIGTERM");
    expect(await running.exited).toBe(0);
    expect(running.output()).not.toMatch(/secret-2|private-question/);
    expect(running.output()).not.toContain(key);
    const used = run(["usage", "--by", "person", "--csv"]);
    expect(await used.exited).toBe(0);
    expect(used.output().trim().split("\n")).toEqual([
      "person,team,calls,credits,bytes,saved",
      "Ann,Energy,1,1,12,0",
    ]);
    await upstream.close();
  });

  it("loses no credit when it is killed: calls under way count as spent", async () => {
    let waiting = 0;
    const upstream = await startFaultServer(({ url = "" }, response) => {
      if (url.endsWith("id=9")) waiting += 1;
      else sendJson(response, statisticAnswer(1, { "2020": 1 }));
    });
    const own = { DATA_DIR: join(folder, "killed") };
    const adding = run(["keys", "add", "Ann", "--team", "Energy"], own);
    expect(await adding.exited).toBe(0);
    const key = adding.output().trim().split("\n").at(-1) ?? "";
    const start = async () => {
      const port = String(await freePort());
      const environment = { ...own, PORT: port, UPSTREAM_URL: upstream.address };
      const running = run([], { ...environment, UPSTREAM_KEY: "secret-4" });
      await untilPrinted(running, `answers at http://127.0.0.1:${port}/v1`);
      const ask = async (id: number) => {
        const path = `${operations.getStatistic.path}?id=${String(id)}`;
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          headers: { "x-api-key": key },
        });
        await answer.text();
        return answer.status;
      };
      return { ...running, ask };
    };
    const creditsOf = async () => {
      const used = run(["usage", "--csv"], own);
      expect(await used.exited).toBe(0);
      return used.output().trim().split("\n").at(-1)?.split(",")[3];
    };
    const killed = await start();
    for (const id of [1, 2, 3]) expect(await killed.ask(id)).toBe(200);
    const cutOff = killed.ask(9).catch(() => "cut off");
    await expect.poll(() => waiting).toBe(1);
    killed.process.kill("SIGKILL");
    expect(await cutOff).toBe("cut off");
    expect(await creditsOf()).toBe("40");
    const next = await start();
    expect(await next.ask(4)).toBe(200);
    next.process.kill("SIGTERM");
    expect(await next.exited).toBe(0);
    expect(await creditsOf()).toBe("50");
    await upstream.close();
  });

  it("is killed in the midst of steady load, and has booked what the service charged and what was under way", async () => {
    const people = 8;
    const busy = await startBusyUpstream();
    const own = { DATA_DIR: join(folder, "busy") };
    const adding = run(["keys", "add", "Ann", "--team", "Energy"], own);
    expect(await adding.exited).toBe(0);
    const key = adding.output().trim().split("\n").at(-1) ?? "";
    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}`;
    const upstream = { UPSTREAM_URL: busy.address, UPSTREAM_KEY: "secret-5" };
    const running = run([], { ...own, ...upstream, PORT: port });
    await untilPrinted(running, `answers at ${address}/v1`);
    const arrived = busy.until(200);
    const asking = askSteadily({ address, key, people, isOver: () => false });
    await arrived;
    running.process.kill("SIGKILL");
    const answered = await asking;
    busy.finish();
    const used = run(["usage", "--csv"], own);
    expect(await used.exited).toBe(0);
    const booked = Number(used.output().trim().split("\n").at(-1)?.split(",")[3]);
    const { credits } = busy.charged;
    expect(credits).toBeGreaterThan(answered * price);
    expect(booked).toBeGreaterThanOrEqual(credits);
    expect(booked).toBeLessThanOrEqual(credits + people * price);
    await busy.close();
  });

  it("does not start with a file of keys that others can read", async () => {
    const { chmodSync } = await import("node:fs");
    const { writeUpstreamKeys } = await import("./support/start-gateway.js");
    const path = join(folder, "upstream.json");
    writeUpstreamKeys(path, [{ key: "secret-3" }]);
    chmodSync(path, 0o644);
    const running = run([], {
      ...{ UPSTREAM_URL: "http://127.0.0.1:9", UPSTREAM_KEYS_FILE: path },
      PORT: String(await freePort()),
    });
    expect(await running.exited).toBe(1);
    expect(running.output()).toContain(`chmod 600 ${path}`);
    expect(running.output()).not.toContain("secret-3");
  });
});
