import { afterEach, describe, expect, it } from "vitest";
import { createMetrics, serveMetrics } from "../../../src/server/metrics/index.js";
import { startService } from "../support/start-service.js";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const token = "a-token-for-who-looks";

async function started() {
  const metrics = createMetrics();
  const service = await startService({ metrics, metricsToken: token });
  open.push(() => service.close());
  const address = await service.app.listen({ host: "127.0.0.1", port: 0 });
  return { metrics, service, address };
}

/** Numbers by series, from Prometheus' text. */
const read = (text: string) =>
  new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line): [string, number] => {
        const at = line.lastIndexOf(" ");
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );

describe("metrics", () => {
  it("count requests by route and status, their duration, and what the cache had", async () => {
    const { address } = await started();
    const ask = (path: string, key = "demo-advanced") =>
      fetch(`${address}${path}`, { headers: { "x-api-key": key } });
    await ask("/v1/search/statistics?q=a-private-thing");
    await ask("/v1/search/statistics?q=a-private-thing");
    await ask("/v1/search/statistics?q=a-private-thing", "wrong");
    await ask("/v1/a-private-address");
    const response = await fetch(`${address}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    const text = await response.text();
    const numbers = read(text);
    const search = 'route="/v1/search/statistics",method="GET"';
    expect(numbers.get(`stat_requests_total{${search},status="200"}`)).toBe(2);
    expect(numbers.get(`stat_requests_total{${search},status="401"}`)).toBe(1);
    expect(numbers.get('stat_request_seconds_count{route="/v1/search/statistics"}')).toBe(3);
    expect(numbers.get('stat_cache_lookups_total{cache="answers",found="memory"}')).toBe(1);
    expect(numbers.get('stat_cache_lookups_total{cache="answers",found="made"}')).toBe(1);
    expect(numbers.get("process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(text).not.toMatch(/private|demo-|trial-/);
  });

  it("take their own token and no API key, and are not there without one", async () => {
    const { address } = await started();
    for (const authorization of ["Bearer demo-advanced", `Bearer ${token}x`, "", "Bearer "]) {
      const { status } = await fetch(`${address}/metrics`, { headers: { authorization } });
      expect(status).toBe(401);
    }
    const { status } = await fetch(`${address}/v1/statistics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(401);
    const without = await startService();
    open.push(() => without.close());
    expect((await without.app.inject("/metrics")).statusCode).toBe(404);
  });

  it("are at a port of their own, with what a reader fills in", async () => {
    const metrics = createMetrics();
    let waiting = 3;
    metrics.gauge("stat_drawing", "Tasks.", () => ({ waiting, threads: 1 }));
    const server = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
    open.push(() => server.close());
    const address = server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    const ask = (path: string, method = "GET") =>
      fetch(`http://127.0.0.1:${String(port)}${path}`, { method });
    const first = read(await (await ask("/metrics")).text());
    expect(first.get('stat_drawing{state="waiting"}')).toBe(3);
    waiting = 0;
    const second = read(await (await ask("/metrics")).text());
    expect(second.get('stat_drawing{state="waiting"}')).toBe(0);
    expect((await ask("/")).status).toBe(404);
    expect((await ask("/metrics", "POST")).status).toBe(404);
  });
});
