/** A real PostgreSQL from npm, in a folder of its own, that can be stopped, killed and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { appendFile, chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childrenOf, killIfThere } from "./child-processes.js";
import { freePort } from "./free-port.js";
import {
  copyCluster,
  environment,
  giveToRunner,
  preparePostgres,
  runner,
} from "./prepare-postgres.js";

interface RunningServer {
  /** Of its database `postgres`, with user and password. */
  readonly url: string;
  /** Ends it at once, as a crash or a pulled plug does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface RunningPostgres extends RunningServer {
  /** Address of another database on it, which is made. */
  createDatabase(name: string): Promise<string>;
  /** Takes connections with this certificate from now on, and without it as before. */
  encrypt(files: { readonly cert: string; readonly key: string }): Promise<void>;
  /** A streaming replica of it; it begins with a copy, for which this server stops for a moment. */
  startReplica(): Promise<RunningServer>;
}

interface Surroundings {
  readonly folder: string;
  /** Program. */
  readonly postgres: string;
}

/** A server over a folder of data; it does not run yet. */
async function createServer(around: Surroundings, data: string) {
  const { folder, postgres } = around;
  const port = await freePort();
  let server: ChildProcess | undefined;

  /** @returns what it said where it ended by itself */
  const tryToStart = async (): Promise<string | undefined> => {
    const child = spawn(
      postgres,
      [
        ...["-D", data, "-p", String(port), "-k", "", "-c", "listen_addresses=127.0.0.1"],
        // Nothing here must outlive a failure of power.
        ...["-c", "fsync=off", "-c", "max_connections=60", "-c", "shared_buffers=32MB"],
        ...["-c", "wal_retrieve_retry_interval=200ms"],
      ],
      { ...runner, cwd: folder, env: environment, stdio: ["ignore", "ignore", "pipe"] },
    );
    server = child;
    let said = "";
    return new Promise((resolve) => {
      child.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (/ready to accept (?:read-only )?connections/.test(said)) resolve(undefined);
      });
      child.once("close", () => {
        resolve(said);
      });
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    server = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  return {
    port,
    url: `postgres://postgres:pa55w0rd@127.0.0.1:${String(port)}/postgres`,
    start: async () => {
      let said = await tryToStart();
      // What a killed one leaves behind goes by itself, one process after the other.
      while (said?.includes("pre-existing shared memory block") === true) said = await tryToStart();
      if (said !== undefined) throw new Error(`PostgreSQL ended: ${said}`);
    },
    stop: () => end("SIGINT"),
    kill: async () => {
      server?.kill("SIGSTOP");
      const processes = await childrenOf(server?.pid);
      await end("SIGKILL");
      for (const pid of processes) killIfThere(pid);
    },
  };
}

async function createReplica(around: Surroundings, data: string, primaryPort: number) {
  const copy = await mkdtemp(`${data}-`);
  copyCluster(data, copy);
  await writeFile(join(copy, "standby.signal"), "");
  const primary = `host=127.0.0.1 port=${String(primaryPort)} user=postgres`;
  await appendFile(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${primary}'\n`);
  giveToRunner(join(copy, "standby.signal"));
  return createServer(around, copy);
}

async function runOn(url: string, ...statements: readonly string[]) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  await client.connect();
  for (const one of statements) await client.query(one);
  await client.end();
}

export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "stat-postgres-"));
  const prepared = await preparePostgres();
  if (runner.uid !== undefined) await chmod(folder, 0o755);
  giveToRunner(folder);
  const data = join(folder, "data");
  copyCluster(prepared.data, data);
  const around = { folder, postgres: prepared.postgres };
  const server = await createServer(around, data);
  const { url, port, start, kill } = server;
  const replicas: Awaited<ReturnType<typeof createServer>>[] = [];
  await start();
  return {
    ...{ url, start, kill },
    createDatabase: async (name) => {
      await runOn(url, `create database ${name}`);
      return url.replace(/postgres$/, name);
    },
    encrypt: async (files) => {
      for (const [name, text] of Object.entries({
        "server.crt": files.cert,
        "server.key": files.key,
      })) {
        await writeFile(join(data, name), text, { mode: 0o600 });
        giveToRunner(join(data, name));
      }
      await runOn(url, "alter system set ssl = on", "select pg_reload_conf()");
    },
    startReplica: async () => {
      await server.stop();
      const replica = await createReplica(around, data, port);
      replicas.push(replica);
      await start();
      await replica.start();
      return { ...replica, close: replica.stop };
    },
    close: async () => {
      for (const replica of replicas) await replica.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
