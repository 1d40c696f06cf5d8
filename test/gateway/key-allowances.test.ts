import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { operations } from "../../src/contract/index.js";
import { createFakeClock } from "../support/fake-clock.js";
import {
  sendJson,
  startFaultServer,
  type FaultServer,
  type Serve,
} from "../support/fault-server.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { startGateway, writeUpstreamKeys, type RunningGateway } from "./support/start-gateway.js";

/** Keys of the service whose allowances stand in their file: a month's credits that the gateway does not pass. */

let folder: string;
let service: FaultServer;
/** What the service charges for a call; undefined: it does not say. */
let charged: number | undefined;
let gateway: RunningGateway;
const clock = createFakeClock(Date.UTC(2026, 10, 20));

const serve: Serve = ({ url = "" }, response) => {
  const id = new URL(url, "http://service").searchParams.get("id");
  if (charged !== undefined) response.setHeader("x-stat-credits", String(charged));
  if (id === null) sendJson(response, { items: [] });
  else if (id === "404") sendJson(response, { error: { code: "not-found", message: "No." } }, 404);
  else sendJson(response, statisticAnswer(Number(id), { "2020": 1 }));
};

const keysPath = () => join(folder, "upstream.json");
const start = async (keys: readonly object[]) => {
  writeUpstreamKeys(keysPath(), keys);
  gateway = await startGateway(service.address, {
    ...{ dataDir: folder, upstreamKeys: { path: keysPath() }, now: () => clock.now() },
  });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gateway-allowances-"));
  charged = undefined;
  service = await startFaultServer(serve);
});
afterEach(async () => {
  await gateway.close();
  await service.close();
  rmSync(folder, { recursive: true });
});

/** A statistic costs 10 credits, a search none. */
const statistic = (id: number) => gateway.get(`${operations.getStatistic.path}?id=${String(id)}`);
const search = () => gateway.get(`${operations.searchStatistics.path}?q=solar`);
const keysAsked = () => service.requests.map(({ headers }) => headers["x-api-key"]);
const alarms = () => gateway.told.filter((line) => line.includes("ALARM"));

it("the next key is asked for what the first one's allowance does not cover", async () => {
  await start([{ key: "first", allowance: 25 }, { key: "second" }]);
  for (const id of [1, 2, 3, 4]) expect((await statistic(id)).status).toBe(200);
  expect((await search()).status).toBe(200);
  expect(keysAsked()).toEqual(["first", "first", "second", "second", "first"]);
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]).toContain("has no allowance left for a call of 10 credits");
});

it("where none is left the refusal says until when, and the service is not asked", async () => {
  await start([{ key: "only", allowance: 10 }]);
  expect((await statistic(1)).status).toBe(200);
  const refused = await statistic(2);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    error: {
      ...{ code: "forbidden", refused: "allowance", until: "2026-12-01T00:00:00Z" },
      message:
        "The firm's keys of the service have no allowance left for this call; the next month begins on 2026-12-01.",
    },
  });
  expect(keysAsked()).toEqual(["only"]);
  await clock.advance(12 * 24 * 60 * 60_000);
  expect((await statistic(2)).status).toBe(200);
});

it("many at once do not pass it", async () => {
  await start([{ key: "only", allowance: 50 }]);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, id) => statistic(id + 1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(7).fill(403),
  ]);
  expect(keysAsked()).toHaveLength(5);
});

it("what counts is what the service says that it charged, and a refusal costs nothing", async () => {
  await start([{ key: "only", allowance: 30 }]);
  charged = 15;
  expect((await statistic(1)).status).toBe(200);
  charged = undefined;
  expect((await statistic(404)).status).toBe(404);
  charged = 5;
  expect((await statistic(2)).status).toBe(200);
  expect((await statistic(3)).status).toBe(200);
  // 25 are used: a call of 10 has no room.
  expect((await statistic(4)).status).toBe(403);
});

it("is counted on by the gateway that starts next, and is nobody's usage", async () => {
  await start([{ key: "only", allowance: 20 }]);
  expect((await statistic(1)).status).toBe(200);
  await gateway.close();
  await start([{ key: "only", allowance: 20 }]);
  expect((await statistic(2)).status).toBe(200);
  expect((await statistic(3)).status).toBe(403);
  const usage = await gateway.get("/v1/usage");
  expect(await usage.json()).toMatchObject({ credits: 10 });
});

it("a raised allowance holds as soon as the file is written", async () => {
  await start([{ key: "only", allowance: 10 }]);
  expect((await statistic(1)).status).toBe(200);
  expect((await statistic(2)).status).toBe(403);
  writeUpstreamKeys(keysPath(), [{ key: "only", allowance: 1000 }]);
  await clock.advance(2000);
  expect((await statistic(2)).status).toBe(200);
});

it.each([-1, "much", 1e400])("%s is none", async (allowance) => {
  await start([{ key: "only" }]);
  writeUpstreamKeys(keysPath(), [{ key: "only", allowance }]);
  await clock.advance(2000);
  expect((await search()).status).toBe(200);
  expect(gateway.told.join("\n")).toContain("is not in order at /keys/0/allowance");
});
