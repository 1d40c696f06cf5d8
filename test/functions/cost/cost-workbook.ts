import "fake-indexeddb/auto";
import { afterEach } from "vitest";
import { createIndexedDbStore, type Fetch } from "../../../src/client/index.js";
import type { Sleep } from "../../../src/timers/index.js";
import {
  startNumberServer,
  type NumberServer,
  type NumberServerOptions,
} from "../../../tools/bench/recalc/number-server.js";
import {
  openWorkbook,
  type OpenOptions,
  type OpenWorkbook,
} from "../../../tools/bench/recalc/open-workbook.js";
import { gatewayBetween } from "../../gateway/support/gateway-between.js";

/** Milliseconds between two looks at the server, and how many in a row must find nothing going on. */
const lookEveryMs = 2;
const quietLooks = 5;

/**
 * A clock and pauses that pass only while the server owes nothing but silence: then the time of the next
 * pause has come. However slow the machine, an answer is never late and a silence takes no time.
 */
export function timeOf(server: NumberServer): { now: () => number; sleep: Sleep } {
  let now = Date.UTC(2026, 10, 20, 12);
  const pauses = new Map<() => void, number>();
  let looks: NodeJS.Timeout | undefined;
  let quiet = 0;
  let seen = 0;
  const look = () => {
    const isQuiet = server.owed === 0 && server.requests === seen;
    seen = server.requests;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet < quietLooks) return;
    quiet = 0;
    const [next] = [...pauses].sort(([, one], [, other]) => one - other);
    if (next === undefined) return;
    now = Math.max(now, next[1]);
    next[0]();
  };
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const finish = () => {
          pauses.delete(finish);
          if (pauses.size === 0) {
            clearInterval(looks);
            looks = undefined;
          }
          signal.removeEventListener("abort", finish);
          resolve();
        };
        pauses.set(finish, now + ms);
        looks ??= setInterval(look, lookEveryMs);
        signal.addEventListener("abort", finish);
        if (signal.aborted) finish();
      }),
  };
}

const servers: NumberServer[] = [];
const workbooks: OpenWorkbook[] = [];
let databases = 0;

afterEach(async () => {
  for (const workbook of workbooks.splice(0)) workbook.dispose();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

export async function startServer(options: NumberServerOptions = {}): Promise<NumberServer> {
  const server = await startNumberServer(options);
  servers.push(server);
  return server;
}

const overHttp: Fetch = (url, init) => fetch(url, init);

export async function open(
  { address }: { readonly address: string },
  { fetch = overHttp, ...options }: Omit<OpenOptions, "serviceAddress"> = {},
): Promise<OpenWorkbook> {
  const now = options.now ?? (() => Date.UTC(2026, 10, 20, 12));
  const workbook = await openWorkbook({
    ...options,
    ...{ serviceAddress: address, now, fetch: gatewayBetween(fetch, { now }) },
  });
  workbooks.push(workbook);
  return workbook;
}

/** A database of its own for each test; what opens it again finds what it holds. */
export function newDatabase(): () => ReturnType<typeof createIndexedDbStore> {
  databases += 1;
  const name = `cost-${String(databases)}`;
  return () => createIndexedDbStore({ name });
}
