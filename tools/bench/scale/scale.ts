/**
 * Two services on one database with a million items, beside one with the library alone: searches and data at a
 * steady pace, while nothing else is done and while something is imported. Loopback only. Linux only: memory and
 * processor time are read from /proc.
 *
 *   npm run bench:scale                              1,000,000 items, some ten minutes
 *   npm run bench:scale -- --items 100000 --seconds 10
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readOwnLibrary } from "../../../src/service/library/index.js";
import { startPostgres } from "../../servers/start-postgres.js";
import { buildIfChanged } from "../../start/build.js";
import { dataOf, printJudged, searchesOf, warmUp } from "./asked.js";
import { fill } from "./fill.js";
import { importBeside, writeTable } from "./import-beside.js";
import { openKey, startService, type Environment, type RunningService } from "./processes.js";
import { askSteadily } from "./steady.js";

const { values } = parseArgs({
  options: {
    items: { type: "string", default: "1000000" },
    seconds: { type: "string", default: "30" },
  },
});
const seconds = Number(values.seconds);
const goals = { search: 50, data: 20 };
const [rate, connections] = [60, 20];

interface Asked {
  readonly services: readonly RunningService[];
  readonly key: string;
  readonly data: readonly string[];
}

await buildIfChanged(join(import.meta.dirname, "../../.."));
const own = await readOwnLibrary();
const searches = searchesOf(own);
let searched = 0;

/** Searches and data at once. @returns whether both are as fast as they shall be */
async function phase(name: string, { services, key, data }: Asked, isOver: () => boolean) {
  const before = services.map(({ cpuMs }) => cpuMs());
  const addresses = services.map(({ address }) => address);
  const shared = { addresses, key, rate, connections, isOver };
  const from = (paths: readonly string[]) => [
    ...paths.slice(searched % paths.length),
    ...paths.slice(0, searched % paths.length),
  ];
  const [search, found] = await Promise.all([
    askSteadily({ ...shared, paths: from(searches) }),
    askSteadily({ ...shared, paths: from(data) }),
  ]);
  searched += search.requests;
  const cpu = services.map(({ cpuMs }, at) => cpuMs() - (before[at] ?? 0));
  console.log(`\n${name}: ${cpu.map((ms) => `${String(ms)} ms CPU`).join(", ")}`);
  console.table({ search, data: found });
  for (const { memory } of services) console.log(memory());
  return search["p99 ms"] < goals.search && found["p99 ms"] < goals.data;
}

const after = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};

const folder = mkdtempSync(join(tmpdir(), "stat-scale-"));
const postgres = await startPostgres();
const running: RunningService[] = [];
const start = async (environment: Environment) => {
  const service = await startService(environment);
  running.push(service);
  console.log(
    `started in ${String(service.startMs)} ms: ${String(await service.statistics())} statistics`,
  );
  return service;
};

async function measureAlone(): Promise<void> {
  const alone = { DATA_DIR: join(folder, "alone") };
  const key = await openKey(alone);
  const embedded = await start(alone);
  const services = [embedded];
  const asked = { services, key, data: dataOf([...own.statistics.keys()]) };
  await warmUp(services, key);
  await phase("one service with the library alone, warming up", asked, after(5000));
  await phase("one service with the library alone", asked, after(seconds * 1000));
  await printJudged(own, embedded, key);
  await embedded.stop();
}

async function measureShared(): Promise<boolean> {
  const shared = { DATABASE_URL: postgres.url };
  const { numbers, measures, series } = await fill(own, postgres.url, Number(values.items));
  console.log(`filled with ${String(series)} series of ${String(measures)} measures`);
  const commands = { ...shared, DATA_DIR: folder };
  const key = await openKey(commands);
  const first = await start({ ...shared, DATA_DIR: join(folder, "first") });
  const second = await start({ ...shared, DATA_DIR: join(folder, "second") });
  const services = [first, second];
  const asked = { services, key, data: dataOf(numbers) };
  await warmUp(services, key);
  await phase("two services, warming up", asked, after(5000));
  const isFast = await phase("two services", asked, after(seconds * 1000));
  await printJudged(own, first, key);
  let isShown = false;
  const imported = importBeside(services, commands, writeTable(folder, own)).then((told) => {
    console.log(told);
    isShown = true;
  });
  const isFastBeside = await phase("two services, while they import", asked, () => isShown);
  await imported;
  return isFast && isFastBeside;
}

async function close(): Promise<void> {
  await Promise.all(running.map(({ stop }) => stop()));
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void close().finally(() => process.exit(1)));

try {
  await measureAlone();
  if (!(await measureShared())) process.exitCode = 1;
} finally {
  await close();
}
