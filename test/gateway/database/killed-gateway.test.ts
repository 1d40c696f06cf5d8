import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { sendJson, startFaultServer, type FaultServer } from "../../support/fault-server.js";
import { askSteadily, price, startBusyUpstream } from "../support/steady-load.js";
import { runShared, type GatewayProcess, type SharedProcesses } from "./support/run-shared.js";

/** A gateway of two on a database is killed while it asks the service. A statistic costs 10 credits. */

let shared: SharedProcesses;
let upstream: FaultServer;
/** Ids above this are answered when they are let go. */
const heldFrom = 100;
const held = new Map<string, ServerResponse[]>();
beforeAll(async () => {
  shared = await runShared();
  upstream = await startFaultServer(({ url = "" }, response) => {
    const id = new URL(url, "http://x").searchParams.get("id") ?? "";
    if (Number(id) < heldFrom) sendJson(response, statisticAnswer(Number(id), { "2020": 1 }));
    else held.set(id, [...(held.get(id) ?? []), response]);
  });
});
afterAll(async () => {
  await upstream.close();
  await shared.close();
});

async function ask({ address }: GatewayProcess, id: number, key: string) {
  const answer = await fetch(`${address}${operations.getStatistic.path}?id=${String(id)}`, {
    headers: { "x-api-key": key },
  });
  await answer.text();
  return answer.status;
}

it("loses no credit and counts none twice, but for the calls under way, which count as spent", async () => {
  const key = await shared.addKey("Ann", "Energy");
  const [first, second] = [
    await shared.start("first", upstream.address),
    await shared.start("second", upstream.address),
  ];
  const load = Array.from({ length: 40 }, (_, at) => ask(at % 2 ? first : second, at, key));
  expect(new Set(await Promise.all(load))).toEqual(new Set([200]));
  expect(await shared.creditsUsed()).toBe(400);

  const lost = [101, 102, 103].map((id) => ask(first, id, key).catch(() => "cut off"));
  await expect.poll(() => held.size).toBe(3);
  // Somebody waits at the other gateway for what the first one asks.
  const waiting = ask(second, 101, key);
  first.process.kill("SIGKILL");
  expect(await Promise.all(lost)).toEqual(["cut off", "cut off", "cut off"]);
  // Its turn comes once the first is known to be gone.
  await expect.poll(() => held.get("101")?.length).toBe(2);
  for (const response of held.get("101") ?? [])
    sendJson(response, statisticAnswer(101, { "2020": 1 }));
  expect(await waiting).toBe(200);

  await expect.poll(() => shared.creditsUsed()).toBe(440);
  expect(await shared.spending()).toEqual({ firm: [440, 440], open: 0 });
  const again = await shared.start("first", upstream.address);
  // What is kept is known to it, and costs nothing.
  expect(await ask(again, 101, key)).toBe(200);
  expect(await ask(again, 41, key)).toBe(200);
  expect(await shared.creditsUsed()).toBe(450);
});

it("is exact in the midst of steady load, but for what it had under way", async () => {
  const people = 8;
  const [killAt, endAt] = [150, 300];
  const busy = await startBusyUpstream(endAt);
  const key = await shared.addKey("Bob", "Steel");
  const [killed, other] = [
    await shared.start("killed", busy.address),
    await shared.start("other", busy.address),
  ];
  const before = await shared.creditsUsed();
  const arrived = busy.until(killAt);
  const isOver = () => busy.requests.length >= endAt;
  const cutOff = askSteadily({ ...killed, key, people, isOver });
  const going = askSteadily({ ...other, key, people, isOver });
  await arrived;
  expect(busy.owed()).toBeGreaterThan(0);
  killed.process.kill("SIGKILL");
  const answered = (await cutOff) + (await going);
  expect(busy.requests.length).toBeGreaterThanOrEqual(endAt);
  await expect.poll(async () => (await shared.spending()).open, { timeout: 200_000 }).toBe(0);
  const booked = (await shared.creditsUsed()) - before;
  const { credits } = busy.charged;
  expect(credits).toBeGreaterThan(answered * price);
  expect(booked).toBeGreaterThanOrEqual(credits);
  expect(booked).toBeLessThanOrEqual(credits + people * price);
  const all = { month: before + booked, day: before + booked };
  expect(await shared.sums()).toEqual({ people: all, teams: all, firm: all });
  await busy.close();
});
