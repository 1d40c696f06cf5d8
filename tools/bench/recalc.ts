/**
 * What a full recalculation costs: `npm run bench:recalc [-- <cells per request>]`. 10,000 cells over 400 distinct
 * requests, in real office.js, on a real server that takes 50 ms for each; beside it a function that does
 * nothing, which is the host's own time, and one that fetches for every cell. Fails where a request is made too many or a cell is wrong, and
 * beyond 1.1 times the limit of six connections plus the host's own time.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startNumberServer, type NumberServer } from "./recalc/number-server.js";
import type { Phase } from "./recalc/run-workbook.js";

const distinct = 400;
const cellsPerRequest = Number(process.argv[2] ?? 25);
const cells = distinct * cellsPerRequest;
const latencyMs = 50;
const connections = 6;
const limitMs = (distinct / connections) * latencyMs;
const mostTimes = 1.1;

interface Measured extends Phase {
  readonly requests: number;
}

async function run(kind: "stat" | "same" | "naive", server: NumberServer): Promise<Measured[]> {
  const child = fork(
    join(import.meta.dirname, "recalc/run-workbook.ts"),
    [kind, server.address, String(distinct), String(cellsPerRequest)],
    // As it ships: tsx would name every closure that is made, a tenth of a recalculation's time.
    { execArgv: ["--expose-gc", "--import", join(import.meta.dirname, "compiled/register.mjs")] },
  );
  const exit = once(child, "exit");
  const phases: Measured[] = [];
  let before = server.requests;
  child.on("message", (phase: Phase) => {
    phases.push({ ...phase, requests: server.requests - before });
    before = server.requests;
    child.send("noted");
  });
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`The run of ${kind} ended with ${String(code)}.`);
  return phases;
}

const server = await startNumberServer({ latencyMs });
try {
  console.log(
    `${String(cells)} cells, ${String(distinct)} distinct requests, ${String(latencyMs)} ms each`,
  );
  const stat = await run("stat", server);
  const same = await run("same", server);
  const naive = await run("naive", server);
  const row = ({ name, requests, ms, cpuMs, heapMb, peakMb, calls, wrongCells }: Measured) => ({
    "": name,
    requests,
    seconds: Number((ms / 1000).toFixed(2)),
    "CPU seconds": Number((cpuMs / 1000).toFixed(2)),
    "heap MB": Number(heapMb.toFixed(1)),
    "peak MB": Math.round(peakMb),
    "calls of functions": calls,
    "wrong cells": wrongCells,
  });
  console.table([...stat, ...same, ...naive].map(row));
  const [first, ...others] = stat;
  if (first === undefined) throw new Error("Nothing was measured.");
  const naiveMs = naive[0]?.ms ?? 0;
  const times = first.ms / (limitMs + (same[0]?.ms ?? 0));
  console.log(
    `The limit, ${String(distinct)}/${String(connections)} × ${String(latencyMs)} ms, is ${(limitMs / 1000).toFixed(2)} s: ` +
      `STAT.VALUE takes ${(first.ms / limitMs).toFixed(2)} times as long, ` +
      `one fetch per cell ${(naiveMs / limitMs).toFixed(2)} times.`,
  );
  const problems = [
    ...(first.requests === distinct ? [] : [`${String(first.requests)} requests the first time`]),
    ...others.filter(({ requests }) => requests > 0).map(({ name }) => `requests when ${name}`),
    ...[...stat, ...same, ...naive]
      .filter(({ wrongCells }) => wrongCells > 0)
      .map(({ name }) => `wrong cells: ${name}`),
    ...(times > mostTimes
      ? [`${times.toFixed(2)} times limit and host together is more than ${String(mostTimes)}.`]
      : []),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
