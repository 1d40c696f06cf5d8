import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { runUsageCommand } from "../../src/gateway/people/index.js";
import { operations } from "../../src/contract/index.js";
import { createKeysFile, readItemsOf, readUsageOf } from "../../src/storage/index.js";
import { sendJson, startFaultServer } from "../support/fault-server.js";
import { startGateway } from "./support/start-gateway.js";

/** `npm run gateway -- usage`: what people have used, from what the gateway has kept. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function start() {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const upstream = await startFaultServer((request, response) => {
    const { url = "" } = request;
    if (url.includes("unknown")) {
      sendJson(response, { error: { code: "not-found" } }, 404);
      return;
    }
    response.setHeader("x-stat-credits", url.includes("q=dear") ? "2.5" : "1");
    sendJson(response, { items: [] });
  });
  open.push(upstream);
  const gateway = await startGateway(upstream.address, { now: () => clock.at });
  open.push(gateway);
  const run = (...words: string[]) =>
    runUsageCommand(words, {
      openKeys: () => createKeysFile(join(gateway.dataDir, "keys.json")),
      openUsage: () => readUsageOf(join(gateway.dataDir, "usage.json")),
      openItems: () => readItemsOf(join(gateway.dataDir, "items.json")),
    });
  return { clock, gateway, run };
}

/** What Ann and Bob ask on one day, and Eve, whose key ends, on the next. */
async function used() {
  const { clock, gateway, run } = await start();
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

it("is added up by item for the whole firm, and of nobody", async () => {
  const { clock, gateway, run } = await start();
  const bob = await gateway.addKey("Bob", "--team", "Steel");
  clock.at += 1000;
  const { getStatistic, getReports, searchStatistics } = operations;
  const ask = async (path: string, key = gateway.key) => {
    const answer = await gateway.get(path, { "x-api-key": key });
    await answer.text();
  };
  await ask(`${getStatistic.path}?id=7`);
  await ask(`${getStatistic.path}?platform=en&id=7`, bob);
  await ask(`${getReports.path}?id=7`);
  await ask(`${searchStatistics.path}?q=7`);
  // No item: an id that the service does not know, and what a spreadsheet would run.
  await ask(`${getStatistic.path}?id=unknown`);
  await ask(`${getStatistic.path}?id=%3Dcmd()`);
  const lines = async () =>
    (await run("--by", "item", "--csv")).text
      .split("\n")
      .map((line) => line.replace(/,\d+,([\d.]+)$/, ",$1"));
  await expect
    .poll(lines)
    .toEqual([
      "operation,item,calls,credits,bytes,saved",
      "getStatistic,7,2,2,0",
      "getReports,7,1,1,0",
      "getStatistic,,2,1,0",
      "searchStatistics,,1,1,0",
    ]);
  const kept = readFileSync(join(gateway.dataDir, "items.json"), "utf8");
  expect(kept).not.toMatch(new RegExp(`Ann|Bob|${bob.split(".")[0] ?? ""}`));
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
  [["--by", "key"], "--by takes person, team, operation, item."],
  [["--from", "May"], "May is not a day such as 2026-11-01."],
  [["today"], "usage [--from YYYY-MM-DD]"],
])("of %j says what it takes", async (words, sentence) => {
  const opened = () => {
    throw new Error("Nothing is opened.");
  };
  const ports = { openKeys: opened, openUsage: opened, openItems: opened };
  const { exitCode, text } = await runUsageCommand(words, ports);
  expect([exitCode, text]).toEqual([1, expect.stringContaining(sentence)]);
});
