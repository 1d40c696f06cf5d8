/**
 * Weeks in small: `npm run bench:endurance [-- <minutes>]`, ten by default. 2,000 cells over 80 distinct
 * requests, every one calculated anew every second, while one answer in five goes wrong; ten times in
 * all a day passes, and every answer is asked for again. Beside it, for a fifth of the time, a function
 * that does nothing: what grows there is office.js' own. Fails where memory grows beyond that, where a
 * cell is wrong, or where an answer is asked for again on the day on which it came.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { columns, rows } from "./endurance/cells.js";
import type { Report } from "./endurance/run-cells.js";
import { oneInFive, startNumberServer } from "./recalc/number-server.js";

const minutes = Number(process.argv[2] ?? 10);
const seconds = minutes * 60;
/** Growth that is no leak: compiled code, and what of a collection falls to chance. */
const toleratedMb = 8;

const fault = oneInFive();
/** How many of the answers to this path were right. */
const goodAnswers = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => fault(path, index + 1)).filter(
    (kind) => kind === undefined,
  ).length;

const server = await startNumberServer({ latencyMs: 20, fault });

async function run(kind: "stat" | "same", duration: number, every: number): Promise<Report[]> {
  const child = fork(
    join(import.meta.dirname, "endurance/run-cells.ts"),
    [kind, server.address, String(duration), String(every)],
    { execArgv: ["--expose-gc", "--import", "tsx"] },
  );
  const exit = once(child, "exit");
  const reports: Report[] = [];
  child.on("message", (report: Report) => {
    reports.push(report);
    const { heapMb, recalculations, calls, errorCells } = report;
    console.log(
      `${kind} ${(report.seconds / 60).toFixed(1).padStart(5)} min  heap ${heapMb.toFixed(1).padStart(6)} MB  ` +
        `${String(recalculations)} recalculations, ${String(calls)} calls, ` +
        `${String(server.requests)} requests, ${String(errorCells)} cells in error`,
    );
  });
  const [code] = (await exit) as [number | null];
  if (code !== 0 || reports.length < 2) throw new Error(`The run of ${kind} ended early.`);
  return reports;
}

/** Bytes of heap for each call between the first report and the last. */
function growth(reports: readonly Report[]): { mb: number; bytesPerCall: number } {
  const [first, last] = [reports[0], reports.at(-1)];
  if (first === undefined || last === undefined) throw new Error("Nothing was measured.");
  const mb = last.heapMb - first.heapMb;
  return { mb, bytesPerCall: (mb * 2 ** 20) / (last.calls - first.calls) };
}

try {
  const every = Math.max(seconds / 10, 6);
  console.log(
    `${String(rows * columns)} cells, ${String(rows)} distinct requests, one answer in five bad, ${String(minutes)} minutes`,
  );
  const stat = await run("stat", seconds, every);
  const { seen, requests } = server;
  const days = stat.length;
  const mostGood = Math.max(...[...seen].map(([path, count]) => goodAnswers(path, count)));
  const same = await run("same", seconds / 5, every / 5);
  const [own, whole] = [growth(same), growth(stat)];
  const calls = (stat.at(-1)?.calls ?? 0) - (stat[0]?.calls ?? 0);
  const ofAddin = whole.mb - (own.bytesPerCall * calls) / 2 ** 20;
  console.log(
    `Heap grew by ${whole.mb.toFixed(1)} MB over ${String(calls)} calls, ${whole.bytesPerCall.toFixed(0)} bytes each; ` +
      `a function that does nothing grows by ${own.bytesPerCall.toFixed(0)} bytes each: ${ofAddin.toFixed(1)} MB are the add-in's.`,
  );
  console.log(
    `${String(requests)} requests for ${String(seen.size)} distinct answers on ${String(days)} days; ` +
      `the same answer came at most ${String(mostGood)} times.`,
  );
  const problems = [
    ...(ofAddin > toleratedMb ? [`The add-in's memory grew by ${ofAddin.toFixed(1)} MB.`] : []),
    ...(stat.some(({ wrongCells }) => wrongCells > 0) ? ["A cell showed a wrong value."] : []),
    ...(mostGood > days ? ["An answer was asked for again on its day."] : []),
    ...(seen.size === rows ? [] : [`${String(seen.size)} distinct requests.`]),
    ...((stat.at(-1)?.errorCells ?? 0) === 0 ? [] : ["A cell was in error at the end."]),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
