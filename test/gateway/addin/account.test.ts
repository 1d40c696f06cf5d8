import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createClient } from "../../../src/client/index.js";
import { createMemoryStorage, createSettings } from "../../../src/settings/index.js";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { startGateway } from "../support/start-gateway.js";

/** What the add-in's client hears of the person whose key it sends. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function before(budgets: object) {
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-account-"));
  open.push({
    close: () => {
      rmSync(dataDir, { recursive: true, force: true });
      return Promise.resolve();
    },
  });
  writeFileSync(join(dataDir, "budgets.json"), JSON.stringify(budgets));
  const upstream = await startFaultServer((_request, response) => {
    sendJson(response, statisticAnswer(1, { "2020": 1 }));
  });
  open.push(upstream);
  const now = () => Date.UTC(2026, 10, 20, 12);
  const gateway = await startGateway(upstream.address, { now, dataDir });
  open.push(gateway);
  return { gateway, upstream };
}

async function clientOf(serviceAddress: string, key: string) {
  const settings = createSettings({
    allowedServiceAddresses: [serviceAddress],
    storage: createMemoryStorage(),
  });
  await settings.setPreferences({ serviceAddress });
  await settings.setApiKey(key);
  return createClient({ settings, fetch });
}

it("a gateway tells whose key it is and what is left of each budget, the scarcest of the month first", async () => {
  const { gateway } = await before({
    ...{ everyPerson: { day: 100, month: 500 }, teams: { Energy: { month: 45 } } },
  });
  const client = await clientOf(gateway.address, gateway.key);
  expect([await client.readUsage(), gateway.arrived()]).toEqual([undefined, 0]);
  await client.request("getStatistic", { id: 1 });
  expect(client.status().isGateway).toBe(true);
  const [day, month] = ["2026-11-21T00:00:00Z", "2026-12-01T00:00:00Z"];
  expect(await client.readUsage()).toMatchObject({
    ...{ person: "Ann", team: "Energy", calls: 1, credits: 10 },
    allowance: { credits: 45, used: 10, left: 35, until: month },
    budgets: [
      { of: "person", period: "day", credits: 100, used: 10, left: 90, until: day },
      { of: "person", period: "month", credits: 500, used: 10, left: 490, until: month },
      { of: "team", period: "month", credits: 45, used: 10, left: 35, until: month },
    ],
  });
  // Asking costs nothing and is no call of the contract's.
  expect(client.status().session).toEqual({ calls: 1, credits: 10 });
});

it("a person without a budget has none", async () => {
  const { gateway } = await before({ people: { Ben: { month: 10 } } });
  const client = await clientOf(gateway.address, gateway.key);
  await client.request("getStatistic", { id: 1 });
  expect(await client.readUsage()).toMatchObject({
    ...{ person: "Ann", budgets: [] },
    allowance: { credits: null, used: 10, left: null },
  });
});

it("a service that is no gateway is not asked, though it says what it charged", async () => {
  const { upstream } = await before({});
  const client = await clientOf(upstream.address, "a-key");
  await client.request("getStatistic", { id: 1 });
  expect(await client.readUsage()).toBeUndefined();
  expect(client.status().isGateway).toBe(false);
  expect(upstream.requests).toHaveLength(1);
});
