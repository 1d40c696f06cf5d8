import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../src/contract/index.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { faults, sendJson, startFaultServer, type Serve } from "../support/fault-server.js";
import { startGateway } from "./support/start-gateway.js";

/** What people, teams and the firm may spend. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const good: Serve = (_request, response) => {
  sendJson(response, statisticAnswer(1, { "2020": 1 }));
};

const toolCall = (name: string) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } });

/** A statistic costs 10 credits; each id is another one. */
async function before(budgets: object, serve: Serve = good) {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const upstream = await startFaultServer(serve);
  open.push(upstream);
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-budgets-"));
  open.push({
    close: () => {
      rmSync(dataDir, { recursive: true, force: true });
      return Promise.resolve();
    },
  });
  const write = (changed: object) => {
    writeFileSync(join(dataDir, "budgets.json"), JSON.stringify(changed));
    clock.at += 1000;
  };
  write(budgets);
  const start = async () => {
    const gateway = await startGateway(upstream.address, { now: () => clock.at, dataDir });
    open.push(gateway);
    return gateway;
  };
  const gateway = await start();
  const bob = await gateway.addKey("Bob", "--team", "Energy");
  clock.at += 1000;
  const ask = async (id: number, key = gateway.key, one = gateway) => {
    const path = `${operations.getStatistic.path}?id=${String(id)}`;
    const answer = await one.get(path, { "x-api-key": key });
    const body = (await answer.json()) as { error?: Record<string, string> };
    return { status: answer.status, notice: answer.headers.get("x-stat-notice"), ...body };
  };
  /** From now on, as the first charge opens the file. */
  const isFull = () => {
    symlinkSync("/dev/full", join(dataDir, "usage.json.since-1"));
  };
  return { gateway, upstream, clock, bob, ask, write, start, isFull };
}

describe("a budget", () => {
  it("holds what was charged for an answer that broke off", async () => {
    const broken: Serve = (_request, response, turn) => {
      if (turn > 1) response.setHeader("x-stat-credits", "10");
      faults.halfBody(_request, response);
    };
    const { ask, gateway } = await before({ people: { Ann: { day: 25 } } }, broken);
    const left = async () => {
      const usage = (await (await gateway.get("/v1/usage")).json()) as {
        budgets: { left: number }[];
      };
      return usage.budgets.map((one) => one.left);
    };
    expect((await ask(1)).status).toBe(502);
    expect(await left()).toEqual([25]);
    expect((await ask(2)).status).toBe(502);
    expect(await left()).toEqual([15]);
  });

  it.each(["", "many", "-5", "1e99", "Infinity"])(
    "holds the contract's price where the service says that it charged %j",
    async (said) => {
      const { ask } = await before({ firm: { day: 25 } }, (request, response, turn) => {
        response.setHeader("x-stat-credits", said);
        good(request, response, turn);
      });
      const statuses = [];
      for (let id = 1; id <= 3; id += 1) statuses.push((await ask(id)).status);
      expect(statuses).toEqual([200, 200, 403]);
    },
  );

  it("is not used by a call that was not made since it could not be written down", async () => {
    const changes = { people: { Ann: { day: 10 } } };
    const { gateway, ask, upstream, isFull } = await before(changes);
    isFull();
    expect((await ask(1)).status).toBe(500);
    expect(upstream.requests).toHaveLength(0);
    const usage: unknown = await (await gateway.get("/v1/usage")).json();
    expect(usage).toMatchObject({ budgets: [{ of: "person", credits: 10, left: 10 }] });
  });

  it.each([
    ["your", { people: { Ann: { day: 25 } } }, "day", "2026-11-21"],
    ["your", { everyPerson: { month: 25 } }, "month", "2026-12-01"],
    ["your team's", { teams: { Energy: { month: 25 } } }, "month", "2026-12-01"],
    ["the firm's", { firm: { day: 25 } }, "day", "2026-11-21"],
  ] as const)(
    "of %s %j ends in a sentence, before the call",
    async (owner, budgets, period, day) => {
      const { upstream, ask } = await before({ ...budgets, contact: "it@firm.example" });
      expect((await ask(1)).status).toBe(200);
      expect((await ask(2)).status).toBe(200);
      const refused = await ask(3);
      expect(refused).toMatchObject({
        status: 403,
        error: {
          ...{ code: "forbidden", refused: "allowance", until: `${day}T00:00:00Z` },
          message: `The call would pass ${owner} budget of 25 credits for this ${period}; the next ${period} begins on ${day}. it@firm.example can raise it.`,
        },
      });
      expect(upstream.requests).toHaveLength(2);
      // What is kept costs nothing.
      expect((await ask(2)).status).toBe(200);
    },
  );

  it("is told of from 80 % on", async () => {
    const { ask } = await before({ everyPerson: { day: 25 } });
    expect((await ask(1)).notice).toBeNull();
    expect((await ask(2)).notice).toBe(
      "80 % of your budget for this day are used: 20 of 25 credits.",
    );
  });

  it("is each person's, and the team's together", async () => {
    const { bob, ask } = await before({ everyPerson: { day: 20 }, teams: { Energy: { day: 30 } } });
    expect((await ask(1)).status).toBe(200);
    expect((await ask(2)).status).toBe(200);
    expect((await ask(3)).error?.["message"]).toContain("your budget of 20");
    expect((await ask(4, bob)).status).toBe(200);
    expect((await ask(5, bob)).error?.["message"]).toContain("your team's budget of 30");
  });

  it("is not overspent by many at once", async () => {
    const { gateway, upstream, bob, ask } = await before({ firm: { day: 105 } });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, id) => ask(id + 1, id % 2 === 0 ? bob : gateway.key)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(50);
    expect(upstream.requests).toHaveLength(10);
  });

  it("gives back what a refused call set aside, and counts what was charged", async () => {
    const { upstream, ask } = await before({ firm: { day: 20 } }, (request, response, turn) => {
      if (turn === 1) sendJson(response, { message: "none" }, 404);
      else if (turn === 2) request.socket.resetAndDestroy();
      else {
        response.setHeader("x-stat-credits", "4");
        sendJson(response, { identifier: 1 });
      }
    });
    const statuses = [];
    for (let id = 1; id <= 6; id += 1) statuses.push((await ask(id)).status);
    // 4 + 4 + 4 leaves no room for the price of 10 that a call may have.
    expect(statuses).toEqual([404, 502, 200, 200, 200, 403]);
    expect(upstream.requests).toHaveLength(5);
  });

  it.each([
    ["the head alone", { method: "HEAD" }, `${operations.getStatistic.path}?id=7`],
    ["another notation", {}, "/v1/data/st%61tistic?id=7"],
    ["a slash too many", {}, "/v1//data/statistic/?id=7"],
    ["a tool", { method: "POST", body: toolCall("get-chart-data-by-id") }, "/v1/mcp"],
    ["a tool that nobody knows", { method: "POST", body: toolCall("new-tool") }, "/v1/mcp"],
    ["a tool named like a member", { method: "POST", body: toolCall("constructor") }, "/v1/mcp"],
    [
      "a tool behind a mark of byte order",
      { method: "POST", body: `\uFEFF${toolCall("get-chart-data-by-id")}` },
      "/v1/mcp",
    ],
    ["a tool in what cannot be read here", { method: "POST", body: "{'method'" }, "/v1/mcp"],
  ])("is not gone past by %s", async (_, init, path) => {
    const { gateway, upstream, ask } = await before({ firm: { day: 15 } });
    expect((await ask(1)).status).toBe(200);
    const headers = { "x-api-key": gateway.key, "content-type": "application/json" };
    const answer = await fetch(gateway.address + path, { ...init, headers });
    await answer.text();
    expect(answer.status).toBe(403);
    expect(upstream.requests).toHaveLength(1);
  });

  it("begins anew with its day, and is raised without a restart", async () => {
    const { clock, ask, write } = await before({ firm: { day: 10, month: 30 } });
    expect((await ask(1)).status).toBe(200);
    expect((await ask(2)).status).toBe(403);
    clock.at += 12 * 60 * 60_000;
    expect((await ask(2)).status).toBe(200);
    expect((await ask(3)).status).toBe(403);
    write({ firm: { month: 30 } });
    expect((await ask(3)).status).toBe(200);
    expect((await ask(4)).error?.["message"]).toContain("for this month");
    clock.at = Date.UTC(2026, 11, 1);
    expect((await ask(5)).status).toBe(200);
  });

  it("remembers after a restart what was spent, also by keys that have ended", async () => {
    const { gateway, bob, ask, start } = await before({ teams: { Energy: { month: 25 } } });
    expect((await ask(1, bob)).status).toBe(200);
    expect((await ask(2)).status).toBe(200);
    await gateway.runKeys("end", "Bob");
    await gateway.close();
    const again = await start();
    expect((await ask(3, again.key, again)).status).toBe(403);
  });
});

it("a tool that costs nothing is not held back", async () => {
  const { gateway, ask } = await before({ firm: { day: 10 } });
  expect((await ask(1)).status).toBe(200);
  const headers = { "x-api-key": gateway.key, "content-type": "application/json" };
  const body = toolCall("get-answer");
  const answer = await fetch(`${gateway.address}/v1/mcp`, { method: "POST", body, headers });
  await answer.text();
  expect(answer.status).toBe(200);
});

it("a file of budgets that has gone leaves them in force, and is told of", async () => {
  const { gateway, clock, ask } = await before({ firm: { day: 10 } });
  expect((await ask(1)).status).toBe(200);
  rmSync(join(gateway.dataDir, "budgets.json"));
  clock.at += 1000;
  expect((await ask(2)).status).toBe(403);
  expect(gateway.told.join("\n")).toContain("have gone");
});

it("a file of budgets in disorder changes nothing, and is told of", async () => {
  const { gateway, ask, write } = await before({ firm: { day: 10 } });
  expect((await ask(1)).status).toBe(200);
  write({ firm: { day: "much" } });
  expect((await ask(2)).status).toBe(403);
  expect(gateway.told.join("\n")).toContain("not in order at /firm/day");
});
