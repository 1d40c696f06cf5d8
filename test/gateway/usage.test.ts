import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { runUsageCommand } from "../../src/gateway/people/index.js";
import { operations } from "../../src/contract/index.js";
import { createKeysFile, readUsageOf } from "../../src/storage/index.js";
import { sendJson, startFaultServer } from "../support/fault-server.js";
import { startGateway } from "./support/start-gateway.js";

/** `npm run gateway -- usage`: what people have used, from what the gateway has kept. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** What Ann and Bob ask on one day, and Eve, whose key ends, on the next. */
async function used() {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const upstream = await startFaultServer((request, response) => {
    response.setHeader("x-stat-credits", request.url?.includes("q=dear") === true ? "2.5" : "1");
    sendJson(response, { items: [] });
  });
  open.push(upstream);
  const gateway = await startGateway(upstream.address, { now: () => clock.at });
  open.push(gateway);
  const bob = await gateway.addKey("Bob, Jr.", "--team", "Steel");
  const eve = await gateway.addKey("Eve", "--team", "Energy");
  clock.at += 1000;
  const ask = async (path: string, q: string, key: string) => {
    const answer = await gateway.get(`${path}?q=${q}`, { "x-api-key": key });
    await answer.text();
  };
  const { searchStatistics: search, listStatistics: list } = operations;
  await ask(search.path, "gdp", gateway.key);
  await ask(search.path, "gdp", bob);
  await ask(list.path, "dear", bob);
  await ask(list.path, "dear", gateway.key);
  clock.at += 24 * 60 * 60_000;
  await ask(search.path, "cpi", eve);
  await gateway.runKeys("end", "Eve");
  // A running gateway writes a second later; what it holds is written as it ends.
  const run = (...words: string[]) =>
    runUsageCommand(words, {
      openKeys: () => createKeysFile(join(gateway.dataDir, "keys.json")),
      openUsage: () => readUsageOf(join(gateway.dataDir, "usage.json")),
    });
  const hasAll = /^Energy,3,2,\d+,1$/m;
  await expect.poll(async () => (await run("--csv", "--by", "team")).text).toMatch(hasAll);
  return run;
}

it("is added up by person, team or operation, for some days or all", async () => {
  const run = await used();
  const lines = async (...words: string[]) => {
    const { exitCode, text } = await run(...words, "--csv");
    expect(exitCode).toBe(0);
    return text.split("\n").map((line) => line.replace(/,\d+,(\d+)$/, ",$1"));
  };
  expect(await lines()).toEqual([
    "person,team,calls,credits,bytes,saved",
    '"Bob, Jr.",Steel,2,2.5,1',
    "Ann,Energy,2,1,1",
    "Eve,Energy,1,1,0",
  ]);
  expect(await lines("--by", "team")).toEqual([
    "team,calls,credits,bytes,saved",
    "Steel,2,2.5,1",
    "Energy,3,2,1",
  ]);
  expect(await lines("--by", "operation", "--to", "2026-11-20")).toEqual([
    "operation,calls,credits,bytes,saved",
    "listStatistics,2,2.5,1",
    "searchStatistics,2,1,1",
  ]);
  expect(await lines("--from", "2026-11-21")).toEqual([
    "person,team,calls,credits,bytes,saved",
    "Eve,Energy,1,1,0",
  ]);
});

it("stands in columns, and says where there is none", async () => {
  const run = await used();
  const { text } = await run("--by", "team", "--to", "2026-11-20");
  expect(text.split("\n").map((line) => line.replace(/ +\S+( +\S+)$/, "$1"))).toEqual([
    "team    calls  credits  saved",
    "Steel       2      2.5      1",
    "Energy      2        1      1",
  ]);
  expect(await run("--from", "2027-01-01")).toEqual({ exitCode: 0, text: "No usage." });
});

it.each([
  [["--by", "item"], "--by takes person, team, operation."],
  [["--from", "May"], "May is not a day such as 2026-11-01."],
  [["today"], "usage [--from YYYY-MM-DD]"],
])("of %j says what it takes", async (words, sentence) => {
  const opened = () => {
    throw new Error("Nothing is opened.");
  };
  const ports = { openKeys: opened, openUsage: opened };
  const { exitCode, text } = await runUsageCommand(words, ports);
  expect([exitCode, text]).toEqual([1, expect.stringContaining(sentence)]);
});
