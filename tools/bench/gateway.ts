import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { Pool } from "undici";
import { apiKeyHeader, operations } from "../../src/contract/index.js";

/**
 * Answers that the gateway keeps beside a bare Fastify route in the same process, and what the gateway adds to the
 * time of an answer that it has to ask for. Bounded: loopback only. Fails where a goal is missed.
 */

const seconds = Number(process.env["BENCH_SECONDS"] ?? 3);
const rounds = 3;
const connections = 20;
const kept = 50;
const misses = 400;
const goals = { ratio: 0.6, p99Ms: 10, addedMs: 5 };

const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
const start = (...words: string[]) =>
  fork(join(import.meta.dirname, "gateway/server.ts"), words, { execArgv: ["--import", "tsx"] });
const service = start("service");
const [{ address: upstream }] = (await once(service, "message")) as [{ readonly address: string }];
const server = start("gateway", folder, upstream);
const [{ bare, address, key }] = (await once(server, "message")) as [
  { readonly bare: string; readonly address: string; readonly key: string },
];

// As every browser and Excel's own ask.
const headers = { [apiKeyHeader]: key, "accept-encoding": "gzip, deflate, br" };
const pathOf = (id: number) => `${operations.getStatistic.path}?id=${String(id)}`;

/** Processor time that the gateway's process has used so far, in milliseconds. */
async function usedCpuMs(): Promise<number> {
  const answered = once(server, "message");
  server.send("cpu");
  const [used] = (await answered) as [number];
  return used;
}

const load = (url: string, paths: readonly string[], duration: number) =>
  autocannon({
    ...{ url, connections, duration },
    requests: paths.map((path) => ({ method: "GET", path, headers })),
  });

async function measure(name: string, url: string, paths: readonly string[]) {
  await load(url, paths, 1);
  const before = await usedCpuMs();
  const { requests, latency, non2xx, errors, duration } = await load(url, paths, seconds);
  const cpuMs = ((await usedCpuMs()) - before) / requests.total;
  if (non2xx + errors > 0 || requests.total === 0)
    throw new Error(`${name}: ${String(non2xx)} refused, ${String(errors)} failed`);
  return {
    name,
    "requests/s": Math.round(requests.total / duration),
    "p99 ms": latency.p99,
    // What else the machine does changes the other two, and this one hardly.
    "server CPU ms": Number(cpuMs.toFixed(3)),
  };
}

/** As many as an answer has on its way, once it is kept and was asked for before. */
async function bytesSent(paths: readonly string[]): Promise<number> {
  await load(address, paths, 1);
  const answer = await fetch(address + (paths[0] ?? ""), { headers });
  await answer.arrayBuffer();
  return Number(answer.headers.get("content-length"));
}

/** In turn, and the middle of the rounds: whatever else the machine does disturbs both alike. */
async function measureKept() {
  const paths = Array.from({ length: kept }, (_, id) => pathOf(id + 1));
  const bytes = await bytesSent(paths);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const bareRow = await measure(`bare, ${String(bytes)} bytes`, bare, [
      `/?bytes=${String(bytes)}`,
    ]);
    const row = await measure(`${String(kept)} kept answers in turn`, address, paths);
    pairs.push({ bareRow, row, ratio: row["requests/s"] / bareRow["requests/s"] });
  }
  pairs.sort((one, other) => one.ratio - other.ratio);
  const median = pairs[Math.floor(rounds / 2)];
  if (median === undefined) throw new Error("Nothing was measured.");
  return median;
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The middle of what one request takes, asked of the service itself and through the gateway by turns. */
async function measureMisses() {
  const [direct, through] = [new Pool(upstream), new Pool(address)];
  const timeOf = async (pool: Pool, id: number) => {
    const begun = performance.now();
    const { statusCode, body } = await pool.request({ method: "GET", path: pathOf(id), headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`A miss was answered ${String(statusCode)}.`);
    return performance.now() - begun;
  };
  const times: { readonly direct: number; readonly through: number }[] = [];
  for (let at = 0; at < misses; at += 1) {
    const id = 1_000_000 + at;
    times.push({ direct: await timeOf(direct, id), through: await timeOf(through, id) });
  }
  await Promise.all([direct.close(), through.close()]);
  // The first ones open connections and are compiled.
  const warm = times.slice(misses / 4);
  return {
    direct: middle(warm.map((each) => each.direct)),
    through: middle(warm.map((each) => each.through)),
  };
}

try {
  const { bareRow, row, ratio } = await measureKept();
  const { direct, through } = await measureMisses();
  const added = through - direct;
  console.table([bareRow, row]);
  console.table([
    { name: "the service itself", "median ms": Number(direct.toFixed(2)) },
    { name: "a miss through the gateway", "median ms": Number(through.toFixed(2)) },
  ]);
  const percent = Math.round(ratio * 100);
  const cpuPercent = Math.round((bareRow["server CPU ms"] / row["server CPU ms"]) * 100);
  console.log(
    `Kept answers reach ${String(percent)} % of the bare route (goal 60), by processor time ${String(cpuPercent)} %; p99 is ${String(row["p99 ms"])} ms (goal below 10).`,
  );
  console.log(`A miss takes ${added.toFixed(2)} ms more than the service itself (goal at most 5).`);
  const isMet = ratio >= goals.ratio && row["p99 ms"] < goals.p99Ms && added <= goals.addedMs;
  if (!isMet) process.exitCode = 1;
} finally {
  server.kill();
  service.kill();
  rmSync(folder, { recursive: true });
}
