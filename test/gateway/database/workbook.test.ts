import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient, type Client } from "../../../src/client/index.js";
import { createMemoryStorage, createSettings } from "../../../src/settings/index.js";
import { putBudgets } from "./support/open-shared.js";
import { runShared, type GatewayProcess, type SharedProcesses } from "./support/run-shared.js";
import { startFaultyUpstream } from "./support/faulty-upstream.js";

/**
 * Fifty people open one workbook of 500 cells over 60 requests at the same moment, each with the add-in's client, over
 * two gateways that are processes of their own, on one database and in front of the real service.
 */

let shared: SharedProcesses;
let upstream: Awaited<ReturnType<typeof startFaultyUpstream>>;
let people: readonly string[];
/** What the service itself answers. */
let workbook: readonly Wanted[];
/** Of the workbook's requests, each asked once. */
let cost: number;

type Read = (client: Client) => Promise<{ readonly value: unknown }>;
interface Wanted {
  readonly read: Read;
  /** As JSON. */
  readonly truth: string;
}

const json = async <T>(path: string) => {
  const headers = { "x-api-key": "demo-advanced" };
  const answer = await fetch(upstream.service.address + path, { headers });
  return (await answer.json()) as T;
};

interface Listed {
  readonly items: readonly {
    readonly identifier: string | number;
    readonly covered_geos?: Readonly<Record<string, string>>;
  }[];
}
const words = [
  "population",
  "inflation",
  "exports",
  "energy",
  "health",
  "trade",
  "forest",
  "birth",
];

async function makeWorkbook(): Promise<Wanted[]> {
  const statistics = await json<Listed>("/v1/statistics?limit=30");
  const indicators = await json<Listed>(
    "/v1/search/market-insights/indicators?q=population&limit=22",
  );
  const client = await clientOf(upstream.service.address, "demo-advanced");
  const reads: Read[] = [
    ...statistics.items.map(
      ({ identifier }) =>
        (one: Client) =>
          one.request("getStatistic", { id: Number(identifier) }),
    ),
    ...words.map((q) => (one: Client) => one.request("searchStatistics", { q })),
    ...indicators.items.map(({ identifier, covered_geos = {} }) => (one: Client) => {
      const geos = Object.keys(covered_geos).slice(0, 1);
      return one.indicator(String(identifier), geos);
    }),
  ];
  const wanted = await Promise.all(
    reads.map(async (read) => ({ read, truth: JSON.stringify((await read(client)).value) })),
  );
  cost = client.status().session.credits;
  return wanted;
}

async function clientOf(address: string, key: string): Promise<Client> {
  const settings = createSettings({
    allowedServiceAddresses: [address],
    storage: createMemoryStorage(),
  });
  await settings.setApiKey(key);
  return createClient({
    settings,
    // Between tries it waits less; how long it waits for an answer is for a slow machine.
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms < 20_000 ? Math.min(ms, 20) : 10 * ms);
        signal.addEventListener("abort", () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  });
}

beforeAll(async () => {
  shared = await runShared();
  upstream = await startFaultyUpstream();
  workbook = await makeWorkbook();
  people = await Promise.all(
    Array.from({ length: 50 }, (_, at) => shared.addKey(`Person ${String(at)}`, "Desk")),
  );
}, 600_000);
afterAll(async () => {
  await shared.close();
  await upstream.close();
});

/** Two processes that have kept nothing yet. */
const startTwo = (name: string) =>
  Promise.all(
    ["first", "second"].map((one) =>
      shared.start(`${name}-${one}`, upstream.server.address, `https://${name}.example`),
    ),
  );

/** What each of 500 cells came to: right, or an error that says so. */
async function openWorkbook(address: string, key: string): Promise<string[]> {
  const client = await clientOf(address, key);
  const cells = Array.from({ length: 500 }, (_, cell) => workbook[(cell * 7) % workbook.length]);
  // Cells of one request share what it gave.
  const seen = new Map<unknown, string>();
  const textOf = (value: unknown) => {
    const text = seen.get(value) ?? JSON.stringify(value);
    seen.set(value, text);
    return text;
  };
  return Promise.all(
    cells.map(async (wanted) => {
      if (wanted === undefined) return "nothing";
      try {
        const { value } = await wanted.read(client);
        return textOf(value) === wanted.truth ? "right" : "wrong";
      } catch (error) {
        return (error as { code?: string }).code ?? "unknown";
      }
    }),
  );
}

async function openByAll(gateways: readonly { readonly address: string }[]) {
  const addressOf = (at: number) => gateways[at % gateways.length]?.address ?? "";
  const cells = await Promise.all(people.map((key, at) => openWorkbook(addressOf(at), key)));
  return cells.flat();
}

/** For the firm, its one team and each person: no more than this. */
const allow = (month: number) =>
  putBudgets(shared.postgres.url, join(shared.folder, "wanted.json"), {
    ...{ firm: { month }, teams: { Desk: { month } }, everyPerson: { month } },
  });

const budgetsAt = async ({ address }: GatewayProcess) => {
  const answer = await fetch(`${address}/v1/usage`, { headers: { "x-api-key": people[0] ?? "" } });
  const { budgets } = (await answer.json()) as { budgets: { of: string; credits: number }[] };
  return budgets.map(({ credits }) => credits);
};

/** The account, and the day's and the month's sums of all budgets, are what the service has charged. */
async function expectExact(): Promise<void> {
  const { credits } = upstream.charged;
  expect(await shared.creditsUsed()).toBeCloseTo(credits, 6);
  const spent = { month: credits, day: credits };
  expect(await shared.sums()).toEqual({ people: spent, teams: spent, firm: spent });
  expect((await shared.spending()).open).toBe(0);
}

it("exactly 60 requests reach the service, and every cell of everybody is right", async () => {
  expect(workbook).toHaveLength(60);
  // As much as it costs: whoever asked twice for the same, or set more aside, would have no credits left.
  await allow(cost);
  const cells = await openByAll(await startTwo("calm"));
  expect(cells).toHaveLength(25_000);
  expect(new Set(cells)).toEqual(new Set(["right"]));
  expect(upstream.server.requests).toHaveLength(60);
  expect(upstream.charged.credits).toBe(cost);
  await expectExact();
}, 600_000);

it("with a fault in every fifth answer all cells settle, none is wrong, and the budgets are exact", async () => {
  // Once more as much, though what comes as a page of somebody between is charged as well: not all can be paid.
  await allow(2 * cost);
  const gateways = await startTwo("stormy");
  upstream.failEvery(5);
  const cells = await openByAll(gateways);
  expect(cells).toHaveLength(25_000);
  expect(cells).not.toContain("wrong");
  expect(cells).not.toContain("unknown");
  expect(cells.filter((one) => one === "right").length).toBeGreaterThan(20_000);
  expect(upstream.faulty()).toBeGreaterThan(10);
  expect(upstream.charged.credits).toBeLessThanOrEqual(2 * cost);
  await expectExact();
  // Whoever opens it again has all of it, once there is more to spend.
  upstream.failEvery(Infinity);
  await allow(10 * cost);
  for (const gateway of gateways)
    await expect.poll(() => budgetsAt(gateway)).toEqual([10 * cost, 10 * cost, 10 * cost]);
  expect(new Set(await openByAll(gateways))).toEqual(new Set(["right"]));
  await expectExact();
}, 600_000);
