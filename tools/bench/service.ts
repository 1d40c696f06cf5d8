import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiKeyHeader } from "../../src/contract/index.js";
import autocannon from "autocannon";

/**
 * Requests per second and p99 of the service's search and data beside a bare Fastify route.
 * Bounded: loopback only, a few seconds per line. Fails where the search misses its goal.
 */

interface Servers {
  readonly bare: string;
  readonly service: string;
  readonly statistics: readonly number[];
  readonly concepts: readonly string[];
  readonly places: readonly string[];
}

const seconds = Number(process.env["BENCH_SECONDS"] ?? 3);
const rounds = 3;
const connections = 50;
const goal = 1 / 3;
const headers = { [apiKeyHeader]: "demo-advanced" };

const folder = mkdtempSync(join(tmpdir(), "service-bench-"));
const server = fork(join(import.meta.dirname, "service-server.ts"), [folder], {
  execArgv: ["--import", "tsx"],
});

async function load(url: string, paths: readonly string[], duration: number) {
  const share = Math.ceil(paths.length / connections);
  let started = 0;
  // Each connection has a part of its own where there is enough, so that no two ask the same.
  const setupClient = (client: autocannon.Client) => {
    const from = (started * share) % paths.length;
    started += 1;
    const own = paths.slice(from, from + share);
    client.setRequests(own.map((path) => ({ method: "GET", path, headers })));
  };
  return autocannon({ url, connections, duration, setupClient });
}

/** Processor time the servers have used so far, in milliseconds. */
async function usedCpuMs(): Promise<number> {
  const answered = once(server, "message");
  server.send("cpu");
  const [used] = (await answered) as [number];
  return used;
}

async function measure(
  name: string,
  url: string,
  paths: readonly string[],
  warmUpPaths: readonly string[] = paths,
) {
  await load(url, warmUpPaths, 1);
  const before = await usedCpuMs();
  const { requests, latency, non2xx, errors, timeouts } = await load(url, paths, seconds);
  const cpuMs = ((await usedCpuMs()) - before) / requests.total;
  if (non2xx + errors > 0) {
    throw new Error(`${name}: ${non2xx} refused, ${errors} failed, of them ${timeouts} timed out`);
  }
  return {
    name,
    "requests/s": Math.round(requests.average),
    "p99 ms": latency.p99,
    // What else the machine does changes the other two, and this one hardly.
    "server CPU ms": Number(cpuMs.toFixed(3)),
  };
}

const search = (query: string) =>
  `/v1/search/statistics?q=${encodeURIComponent(query)}&date_from=2008-01-01`;

try {
  const [message] = (await once(server, "message")) as [Servers];
  const { bare, service, statistics, concepts, places } = message;
  const all = concepts.flatMap((concept) => places.map((place) => `${concept} ${place}`));
  const turned = concepts.flatMap((concept) => places.map((place) => `${place} ${concept}`));
  // In turn, and the median of the rounds: whatever else the machine does disturbs both alike.
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const bareRow = await measure("bare Fastify route", bare, ["/"]);
    // As in a workbook: a thousand cells ask for some fifty different things.
    const searchRow = await measure(
      "search, 50 questions in turn (kept)",
      service,
      all.slice(0, 50).map(search),
    );
    pairs.push({ bareRow, searchRow, ratio: searchRow["requests/s"] / bareRow["requests/s"] });
  }
  pairs.sort((one, other) => one.ratio - other.ratio);
  const median = pairs[Math.floor(rounds / 2)];
  if (median === undefined) throw new Error("Nothing was measured.");
  console.table([
    median.bareRow,
    median.searchRow,
    await measure(
      "search, never the same question (worked out)",
      service,
      all.map(search),
      turned.map(search),
    ),
    await measure(
      "data, 1000 statistics in turn",
      service,
      statistics.map((id) => `/v1/data/statistic?id=${id}`),
    ),
  ]);
  const [bareMs, searchMs] = [median.bareRow["server CPU ms"], median.searchRow["server CPU ms"]];
  console.log(
    `By processor time per request, search is at ${Math.round((bareMs / searchMs) * 100)} % of the bare route.`,
  );
  const percents = pairs.map(({ ratio }) => Math.round(ratio * 100)).join(", ");
  console.log(`Search reaches ${percents} % of the bare route; the goal is 33 % in the middle.`);
  if (median.ratio < goal) process.exitCode = 1;
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}
