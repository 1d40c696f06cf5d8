import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildGateway, openGateway } from "../../../src/gateway/index.js";
import { runKeysCommand } from "../../../src/gateway/people/index.js";
import { operationIds } from "../../../src/contract/index.js";
import { createKeysFile, openDatabaseKeys } from "../../../src/storage/index.js";
import { freePort } from "../../support/network/free-port.js";
import { closeAtOnce } from "../../support/network/close-at-once.js";

type Options = Parameters<typeof openGateway>[0];

const everything = new Set(operationIds);

export const addinOrigin = "https://addin.example";

export interface RunningGateway {
  readonly address: string;
  readonly dataDir: string;
  /** Of Ann, in the team Energy. */
  readonly key: string;
  /** Makes a key as an administrator does. */
  addKey(name: string, ...words: string[]): Promise<string>;
  runKeys(...words: string[]): ReturnType<typeof runKeysCommand>;
  /** What was told to who runs it, keys of people and of the service included if they were. */
  readonly told: string[];
  /** Requests that have reached it. */
  arrived(): number;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** A file of upstream keys that nobody else may read. */
export function writeUpstreamKeys(path: string, keys: readonly object[]): void {
  writeFileSync(path, JSON.stringify({ keys }));
  chmodSync(path, 0o600);
}

/** The gateway on a port of its own, in front of a service that listens. */
export async function startGateway(
  upstreamUrl: string,
  changes: Partial<Options> = {},
): Promise<RunningGateway> {
  const dataDir = changes.dataDir ?? mkdtempSync(join(tmpdir(), "gateway-"));
  const now = changes.now ?? Date.now;
  const { database } = changes;
  const open = () =>
    database === undefined
      ? createKeysFile(join(dataDir, "keys.json"))
      : openDatabaseKeys(database.url);
  const runKeys = (...words: string[]) => runKeysCommand(words, { open, now: now() });
  const addKey = async (name: string, ...words: string[]) => {
    const { exitCode, text } = await runKeys("add", name, ...words);
    if (exitCode !== 0) throw new Error(text);
    return text.split("\n").at(-1) ?? "";
  };
  const key = await addKey("Ann", "--team", "Energy");
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  const told: string[] = [];
  const app = await buildGateway(
    await openGateway({
      publicUrl: address,
      corsOrigins: [addinOrigin],
      upstreamKeys: { key: "demo-advanced" },
      ...{ shared: everything, cacheBytes: 16 * 1024 * 1024 },
      onAccess: (entry) => told.push(JSON.stringify(entry)),
      onFault: (error) => told.push(error instanceof Error ? (error.stack ?? "") : String(error)),
      ...changes,
      ...{ upstreamUrl, dataDir },
    }),
  );
  let arrived = 0;
  app.server.on("request", () => {
    arrived += 1;
  });
  await app.listen({ host: "127.0.0.1", port });
  return {
    ...{ address, dataDir, key, addKey, runKeys, told },
    arrived: () => arrived,
    get: (path, headers = {}) =>
      fetch(address + path, { headers: { "x-api-key": key, ...headers }, redirect: "manual" }),
    close: async () => {
      await closeAtOnce(app);
      if (changes.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
