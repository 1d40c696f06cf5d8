import "fake-indexeddb/auto";
import { afterEach } from "vitest";
import { createIndexedDbStore } from "../../../src/client/index.js";
import type { Sleep } from "../../../src/client/index.js";
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

/**
 * How much faster than the wall clock the client's time passes in a test of faults. Not faster: a grid
 * that calculates for a second and a half must not look like a service that is silent for thirty.
 */
const haste = 10;

/** A clock and pauses that pass faster than real ones: the thirty seconds of a silence in three. */
export function hastyTime(): { now: () => number; sleep: Sleep } {
  const begun = Date.UTC(2026, 10, 20, 12);
  const origin = performance.now();
  return {
    now: () => begun + (performance.now() - origin) * haste,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", finish);
          resolve();
        };
        const timer = setTimeout(finish, ms / haste);
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

export async function open(
  { address }: { readonly address: string },
  options: Omit<OpenOptions, "serviceAddress"> = {},
): Promise<OpenWorkbook> {
  const workbook = await openWorkbook({
    serviceAddress: address,
    now: () => Date.UTC(2026, 10, 20, 12),
    ...options,
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
