import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** The update and the way back of `docs/administrators/service.md`: its shell lines as they stand there, on real processes. */

const root = resolve(import.meta.dirname, "../../..");
const guide = readFileSync(join(root, "docs/administrators/service.md"), "utf8");
const [, chapter = ""] = guide.split("## Backup, update and the way back");
const blocks = [...(chapter.split("\n## ", 1)[0] ?? "").matchAll(/```sh\n(.*?)```/gs)].map(
  ([, block = ""]) => block,
);

let folder = "";
let port = 0;

/** A version's folder: its server.js runs the service of this project. */
function install(version: string): void {
  const at = join(folder, "opt", `stat-${version}`);
  mkdirSync(at, { recursive: true });
  const url = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href);
  writeFileSync(
    join(at, "server.js"),
    `const { register } = await import(${url("node_modules/tsx/dist/esm/api/index.mjs")});\n` +
      `register();\nawait import(${url("src/service/server.ts")});\n`,
  );
  writeFileSync(join(at, "package.json"), '{"type":"module"}');
}

/** As far as the guide uses it: one process that is started and stopped. A zombie has ended, too. */
const systemctl = (work: string) => `#!/bin/sh
stop() {
  [ -f ${work}/pid ] || return 0
  pid=$(cat ${work}/pid); rm ${work}/pid
  kill "$pid"
  while kill -0 "$pid" 2>/dev/null && ! grep -q "State:.Z" "/proc/$pid/status"; do sleep 0.1; done
}
start() { node ${work}/opt/stat/server.js > ${work}/log 2>&1 & echo $! > ${work}/pid; }
case "$1" in start) start ;; stop) stop ;; restart) stop; start ;; esac
`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "service-update-"));
  for (const name of ["bin", "backups", "data"]) mkdirSync(join(folder, name));
  for (const version of ["0.1.0", "0.2.0"]) install(version);
  symlinkSync(join(folder, "opt/stat-0.1.0"), join(folder, "opt/stat"));
  writeFileSync(join(folder, "bin/systemctl"), systemctl(folder), { mode: 0o755 });
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  await once(probe, "close");
});
afterEach(() => {
  shell("systemctl stop stat");
  rmSync(folder, { recursive: true });
});

const environment = () => ({
  PATH: [join(folder, "bin"), dirname(process.execPath), process.env["PATH"]].join(":"),
  DATA_DIR: join(folder, "data"),
  PORT: String(port),
});
const here = (lines: string) =>
  lines.replaceAll("/opt/", `${folder}/opt/`).replaceAll("/var/backups/", `${folder}/backups/`);
const shell = (lines: string) =>
  spawnSync("sh", ["-e", "-c", here(lines)], { encoding: "utf8", env: environment() });

const status = (key: string) =>
  fetch(`http://127.0.0.1:${String(port)}/v1/usage`, { headers: { "x-api-key": key } }).then(
    (answer) => answer.status,
    () => 0,
  );

/** Runs to its end by itself: what the service of a version says when it is started. */
async function startAndRead(): Promise<[number, string]> {
  const child = spawn("node", [join(folder, "opt/stat/server.js")], { env: environment() });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return [code, said];
}

describe.runIf(process.platform === "linux")("the guide's shell lines", () => {
  it("update the service and go back to the version before", { timeout: 600_000 }, async () => {
    expect(blocks).toHaveLength(3);
    const [commands = "", update = "", back = ""] = blocks;
    expect(commands).toContain("npm run service -- backup");
    const made = shell('node /opt/stat/server.js keys add "Ann" --package advanced');
    const key = /\bstat_\S+|\S{30,}/.exec(made.stdout)?.[0] ?? "";
    expect([made.status, key === ""]).toEqual([0, false]);
    shell("systemctl start stat");
    await expect.poll(() => status(key), { timeout: 120_000 }).toBe(200);

    const updated = shell(update);
    expect([updated.status, updated.stderr]).toEqual([0, ""]);
    await expect.poll(() => status(key), { timeout: 120_000 }).toBe(200);

    // The later version writes keys in a form of its own, which the one before does not know.
    shell("systemctl stop stat");
    const path = join(folder, "data/keys.json");
    const later = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify({ ...later, version: 2 }));
    expect(await startAndRead()).toEqual([1, expect.stringContaining(path)]);

    const restored = shell(back);
    expect([restored.status, restored.stderr]).toEqual([0, ""]);
    await expect.poll(() => status(key), { timeout: 120_000 }).toBe(200);
  });
});
