import { afterEach, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { createMetrics } from "../../../src/server/metrics/index.js";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { startGateway } from "../support/start-gateway.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const token = "a-token-for-who-looks";

it("counts answers, where they were found, and credits charged and saved; names nobody and nothing", async () => {
  const upstream = await startFaultServer((request, response) => {
    if (request.url?.includes("q=none") === true) sendJson(response, { message: "none" }, 404);
    else sendJson(response, { items: [] });
  });
  open.push(upstream);
  const metrics = createMetrics();
  const gateway = await startGateway(upstream.address, { metrics, metricsToken: token });
  open.push(gateway);
  const { path } = operations.searchStatistics;
  for (const q of ["private", "private", "private", "none"])
    await (await gateway.get(`${path}?q=${q}`)).text();
  await (await gateway.get(`${path}?q=private`, { "x-api-key": "wrong" })).text();

  const ask = (authorization: string) =>
    fetch(`${gateway.address}/metrics`, { headers: { authorization } });
  const text = await (await ask(`Bearer ${token}`)).text();
  const lines = text.split("\n");
  const of = `route="${path}",method="GET"`;
  for (const line of [
    `stat_requests_total{${of},status="200"} 3`,
    `stat_requests_total{${of},status="404"} 1`,
    `stat_requests_total{${of},status="401"} 1`,
    'stat_cache_lookups_total{cache="answers",found="memory"} 2',
    'stat_credits_total{operation="searchStatistics"} 1',
    'stat_credits_saved_total{operation="searchStatistics"} 2',
    'stat_upstream_calls{state="running"} 0',
    'stat_upstream_calls{state="waiting"} 0',
  ])
    expect(lines).toContain(line);
  expect(text).not.toMatch(/private|Ann|Energy|wrong|demo-/);

  const refused = await ask(`Bearer ${gateway.key}`);
  await refused.text();
  expect(refused.status).toBe(401);
});
