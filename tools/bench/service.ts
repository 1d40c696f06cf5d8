import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiKeyHeader } from "../../src/contract/index.js";
import autocannon from "autocannon";
import { passStorm } from "./service/storm.js";

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
const server = fork(join(import.meta.dirname, "service/server.ts"), [folder], {
  execArgv: ["--import", "tsx"],
});

type Body = Readonly<Record<string, unknown>>;

async function load(url: string, asked: readonly (string | Body)[], duration: number) {
  const share = Math.ceil(asked.length / connections);
  let started = 0;
  // Each connection has a part of its own where there is enough, so that no two ask the same.
  const setupClient = (client: autocannon.Client) => {
    const from = (started * share) % asked.length;
    started += 1;
    const own = asked.slice(from, from + share);
    client.setRequests(own.map(toRequest));
  };
  return autocannon({ url, connections, duration, setupClient });
}

/** A path is asked for; anything else is a call of the MCP server. */
const toRequest = (one: string | Body): autocannon.Request =>
  typeof one === "string"
    ? { method: "GET", path: one, headers }
    : {
        ...{ method: "POST", path: "/v1/mcp", body: JSON.stringify(one) },
        headers: {
          ...headers,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
      };

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
  asked: readonly (string | Body)[],
  warmUp: readonly (string | Body)[] = asked,
) {
  await load(url, warmUp, 1);
  const before = await usedCpuMs();
  const { requests, latency, non2xx, errors, timeouts, duration } = await load(url, asked, seconds);
  if (requests.total === 0) throw new Error(`${name}: no answer in ${String(duration)} s`);
  const cpuMs = ((await usedCpuMs()) - before) / requests.total;
  if (non2xx + errors > 0) {
    throw new Error(`${name}: ${non2xx} refused, ${errors} failed, of them ${timeouts} timed out`);
  }
  return {
    name,
    "requests/s": Math.round(requests.total / duration),
    "p99 ms": latency.p99,
    // What else the machine does changes the other two, and this one hardly.
    "server CPU ms": Number(cpuMs.toFixed(3)),
  };
}

const search = (query: string) =>
  `/v1/search/statistics?q=${encodeURIComponent(query)}&date_from=2008-01-01`;
const data = (id: number) => `/v1/data/statistic?id=${String(id)}`;
const mcpCall = (query: string, id: number): Body => ({
  ...{ jsonrpc: "2.0", id, method: "tools/call" },
  params: { name: "search-statistics", arguments: { query } },
});

/** A row, and one of the bare route that answers as many bytes. */
async function besideBare(
  { bare, service }: Servers,
  name: string,
  asked: readonly (string | Body)[],
  warmUp?: readonly (string | Body)[],
) {
  const [first = ""] = asked;
  const { method, path, headers: sent, body } = toRequest(first);
  const answer = await fetch(service + String(path), {
    ...{ method: String(method), headers: sent as Record<string, string> },
    ...(typeof body === "string" ? { body } : {}),
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const bareRow = await measure(`bare, ${String(bytes)} bytes`, bare, [`/?bytes=${String(bytes)}`]);
  return { bareRow, row: await measure(name, service, asked, warmUp) };
}

/** Searches, the health path and the bare route while cold reports are asked for and given up. */
async function printStorm({ service, bare, statistics }: Servers, questions: readonly string[]) {
  const paths = questions.map(search);
  const rows = await passStorm({ service, bare, headers, statistics, paths, seconds: 3 * seconds });
  console.log(
    "While 30 cold PDFs at a time are asked for and given up after 300 ms (goals of p99 ms):",
  );
  console.table(rows);
}

const turnedQuestions = ({ concepts, places }: Servers) =>
  concepts.flatMap((concept) => places.map((place) => `${place} ${concept}`));

/** Each row beside one of the bare route that answers as many bytes. */
async function printRows(servers: Servers) {
  const { statistics, concepts, places } = servers;
  const turned = turnedQuestions(servers);
  const all = concepts.flatMap((concept) => places.map((place) => `${concept} ${place}`));
  // In turn, and the median of the rounds: whatever else the machine does disturbs both alike.
  const pairs = [];
  // As in a workbook: a thousand cells ask for some fifty different things.
  const kept = all.slice(0, 50).map(search);
  for (let round = 0; round < rounds; round += 1) {
    const { bareRow, row } = await besideBare(servers, "search, 50 questions in turn (kept)", kept);
    pairs.push({ bareRow, row, ratio: row["requests/s"] / bareRow["requests/s"] });
  }
  pairs.sort((one, other) => one.ratio - other.ratio);
  const median = pairs[Math.floor(rounds / 2)];
  if (median === undefined) throw new Error("Nothing was measured.");
  const rows = [
    median,
    await besideBare(
      servers,
      "search, never the same question (worked out)",
      all.map(search),
      turned.map(search),
    ),
    await besideBare(servers, "data, 1000 statistics in turn", statistics.slice(0, 1000).map(data)),
    await besideBare(
      servers,
      "data, never the same statistic",
      statistics.slice(1000).map(data),
      statistics.slice(0, 1000).map(data),
    ),
    await besideBare(servers, "MCP, search-statistics in turn", all.slice(0, 50).map(mcpCall)),
  ];
  console.table(rows.flatMap(({ bareRow, row }) => [bareRow, row]));
  const [bareMs, searchMs] = [median.bareRow["server CPU ms"], median.row["server CPU ms"]];
  console.log(
    `By processor time per request, search is at ${Math.round((bareMs / searchMs) * 100)} % of the bare route.`,
  );
  const percents = pairs.map(({ ratio }) => Math.round(ratio * 100)).join(", ");
  console.log(`Search reaches ${percents} % of the bare route; the goal is 33 % in the middle.`);
  if (median.ratio < goal) process.exitCode = 1;
}

try {
  const [servers] = (await once(server, "message")) as [Servers];
  if (!process.argv.includes("--storm")) await printRows(servers);
  await printStorm(servers, turnedQuestions(servers).slice(0, 4000).reverse());
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}
