import { chownSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../src/contract/index.js";
import { sendJson, startFaultServer, type Serve } from "../support/fault-server.js";
import { startGateway } from "./support/start-gateway.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function before(serve: Serve, changes: Parameters<typeof startGateway>[1] = {}) {
  const upstream = await startFaultServer(serve);
  open.push(upstream);
  const gateway = await startGateway(upstream.address, changes);
  open.push(gateway);
  return { gateway, upstream };
}

const empty: Serve = (_request, response) => {
  sendJson(response, { items: [] });
};
const search = `${operations.searchStatistics.path}?q=a`;

describe("a person's key", () => {
  it("is asked for, in the contract's form, and the service is not", async () => {
    const { gateway, upstream } = await before(empty);
    const without = await fetch(gateway.address + search);
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ error: { code: "missing-key" } });
    for (const key of ["demo-advanced", `${gateway.key}x`, gateway.key.split(".")[0] ?? ""]) {
      const answer = await gateway.get(search, { "x-api-key": key });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: "bad-key" } });
    }
    expect(upstream.requests).toEqual([]);
  });

  it("is shown once, on the last line, and stands nowhere", async () => {
    const { gateway } = await before(empty);
    const { text, exitCode } = await gateway.runKeys("add", "Bob Miller", "--team", "Steel");
    expect(exitCode).toBe(0);
    const key = text.split("\n").at(-1) ?? "";
    expect(key).toMatch(/^k[0-9a-f]{12}\.[\w-]{43}$/);
    expect(readFileSync(join(gateway.dataDir, "keys.json"), "utf8")).not.toContain(key);
    const { text: listed } = await gateway.runKeys("list");
    expect(listed).toMatch(/active {2}default {2}Steel {2}Bob Miller$/m);
    expect(listed).not.toContain(key.split(".")[1]);
  });

  it.runIf(process.getuid?.() === 0)(
    "made by root is read by a gateway with a user of its own",
    async () => {
      const nobody = 65534;
      const { gateway } = await before(empty);
      chownSync(gateway.dataDir, nobody, nobody);
      await gateway.addKey("Bob", "--team", "Steel");
      const { uid, gid, mode } = statSync(join(gateway.dataDir, "keys.json"));
      expect([uid, gid, mode & 0o777]).toEqual([nobody, nobody, 0o600]);
    },
  );

  it("counts and ends without a restart", async () => {
    let now = Date.UTC(2026, 10, 20);
    const { gateway } = await before(empty, { now: () => now });
    const key = await gateway.addKey("Bob", "--team", "Steel");
    const status = async () => {
      now += 1000;
      const answer = await gateway.get(search, { "x-api-key": key });
      await answer.text();
      return answer.status;
    };
    expect(await status()).toBe(200);
    expect((await gateway.runKeys("end", "Bob")).text).toContain('of "Bob"');
    expect(await status()).toBe(401);
    expect((await gateway.get(search)).status).toBe(200);
    expect(await gateway.runKeys("end", "Bob")).toMatchObject({ exitCode: 1 });
  });

  it.each([
    [["add", "Bob"], "--team"],
    [["add", "Bob", "Miller", "--team", "x"], "quotation marks"],
    [["add", "Bob", "--team", "x", "--package", "No Such"], "--package"],
    [["end"], "keys end NAME"],
    [["rename", "Bob"], "keys add NAME"],
    [["add", "Bob", "--colour", "red"], "colour"],
  ])("is not made by %j", async (words, sentence) => {
    const { gateway } = await before(empty);
    const { exitCode, text } = await gateway.runKeys(...words);
    expect(exitCode).toBe(1);
    expect(text).toContain(sentence);
    expect((await gateway.runKeys("list")).text.split("\n")).toHaveLength(1);
  });
});

describe("what people use", () => {
  it("is booked for each of them by what the service says it charged", async () => {
    let at = Date.UTC(2026, 10, 20, 12);
    const { gateway } = await before(
      (request, response, turn) => {
        if (turn === 3) response.setHeader("x-stat-credits", "3");
        sendJson(response, { items: [] }, turn === 4 ? 404 : 200);
      },
      { now: () => at },
    );
    const bob = await gateway.addKey("Bob", "--team", "Steel");
    at += 1000;
    await (await gateway.get(search, { "x-api-key": bob })).text();
    const data = (id: number) => `${operations.getStatistic.path}?id=${String(id)}`;
    await (await gateway.get(data(1))).text();
    await (await gateway.get(data(2))).text();
    await (await gateway.get(data(3))).text();
    const usage = async (key: string) =>
      (await gateway.get("/v1/usage", { "x-api-key": key })).json() as Promise<unknown>;
    expect(await usage(gateway.key)).toMatchObject({
      days: [{ date: "2026-11-20", operation: "getStatistic", calls: 3, credits: 13 }],
      ...{ calls: 3, credits: 13, allowance: { credits: null, used: 13 } },
    });
    expect(gateway.key.split(".")[0]).toBe(((await usage(gateway.key)) as { key: string }).key);
    expect(await usage(bob)).toMatchObject({ calls: 1, credits: 1 });
    const wrong = await gateway.get("/v1/usage?from=yesterday");
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { parameter: "from" } },
    ]);
  });

  it("is there after a restart", async () => {
    const { gateway, upstream } = await before(empty);
    const { dataDir } = gateway;
    // The folder outlives the gateway where the test gives it.
    const first = await startGateway(upstream.address, { dataDir: `${dataDir}/inner` });
    await (await first.get(search)).text();
    await first.close();
    const second = await startGateway(upstream.address, { dataDir: `${dataDir}/inner` });
    open.push(second);
    const usage = await second.get("/v1/usage", { "x-api-key": first.key });
    expect(await usage.json()).toMatchObject({ calls: 1, credits: 1 });
  });
});
