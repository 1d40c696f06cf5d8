import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { create } from "tar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../support/network/free-port.js";
import { shownBlocks } from "../../tools/docs/shown-blocks.js";

/**
 * Installing, updating and going back as `docs/administrators/service.md` says: its shell lines as they stand there, on
 * real processes, with stand-ins for systemctl and systemd-run. No setting comes from anywhere but unit and lines.
 */

const root = resolve(import.meta.dirname, "../../..");
const guide = readFileSync(join(root, "docs/administrators/service.md"), "utf8");
const chapter = (title: string) =>
  shownBlocks(guide.split(`## ${title}\n`)[1]?.split("\n## ", 1)[0] ?? "", "sh");
const [unpack = "", asStat = "", firstStart = ""] = chapter("For others");
const [commands = "", update = "", back = ""] = chapter("Backup, update and the way back");
const unit = readFileSync(join(root, "deploy/stat.service"), "utf8");
const ofUnit = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";

let folder = "";
let port = 0;

/** A version's archive, as a release has it; its server.js runs the service of this project. */
async function makeArchive(version: string): Promise<void> {
  const name = `stat-service-${version}`;
  const at = join(folder, "releases", name);
  mkdirSync(at, { recursive: true });
  const url = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href);
  writeFileSync(
    join(at, "server.js"),
    `const { register } = await import(${url("node_modules/tsx/dist/esm/api/index.mjs")});\n` +
      `register();\nawait import(${url("src/service/server.ts")});\n`,
  );
  writeFileSync(join(at, "package.json"), '{"type":"module"}');
  cpSync(join(root, "deploy/stat.service"), join(at, "stat.service"));
  await create({ gzip: true, file: join(folder, `${name}.tgz`), cwd: dirname(at) }, [name]);
}

/** One process that is started and stopped, with the settings of the unit that was copied. A zombie has ended, too. */
const systemctl = () => `#!/bin/sh
stop() {
  [ -f ${folder}/pid ] || return 0
  pid=$(cat ${folder}/pid); rm ${folder}/pid
  kill "$pid"
  while kill -0 "$pid" 2>/dev/null && ! grep -q "State:.Z" "/proc/$pid/status"; do sleep 0.1; done
}
start() {
  settings=$(sed -n 's/^Environment=//p' ${folder}/etc/systemd/system/stat.service)
  cd ${folder}/opt/stat
  env $settings PORT=${String(port)} DATA_DIR=${folder}/var/lib/stat "${process.execPath}" server.js > ${folder}/log 2>&1 &
  echo $! > ${folder}/pid
}
case "$1 $2" in
  "daemon-reload ") ;;
  "enable --now") start ;;
  "start stat") start ;;
  "stop stat") stop ;;
  "restart stat") stop; start ;;
  *) exit 64 ;;
esac
`;

/** Runs the command at its end with what its words set. The user and the folder are those that the unit has. */
const systemdRun = () => `#!/bin/sh
set -e
for word in DynamicUser=yes User=${ofUnit("User")} UMask=${ofUnit("UMask")} \\
  StateDirectory=${ofUnit("StateDirectory")} StateDirectoryMode=${ofUnit("StateDirectoryMode")}; do
  case " $* " in *" --property=$word "*) ;; *) echo "without $word" >&2; exit 65 ;; esac
done
while :; do
  case "$1" in
    --working-directory=*) cd "\${1#*=}" ;;
    --setenv=*) export "\${1#*=}" ;;
    --property=*|--quiet|--pipe|--wait|--collect) ;;
    *) break ;;
  esac
  shift
done
exec "$@"
`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "service-update-"));
  for (const name of ["bin", "opt", "etc/systemd/system", "var/lib/stat"])
    mkdirSync(join(folder, name), { recursive: true });
  for (const version of ["0.1.0", "0.2.0"]) await makeArchive(version);
  port = await freePort();
  for (const [name, text] of [
    ["systemctl", systemctl()],
    ["systemd-run", systemdRun()],
  ] as const)
    writeFileSync(join(folder, "bin", name), text, { mode: 0o755 });
});
afterEach(() => {
  shell("systemctl stop stat");
  rmSync(folder, { recursive: true });
});

const here = (lines: string) =>
  lines
    .replaceAll(/(?<![\w/])\/(opt|etc|var)(?=[/\s])/g, `${folder}/$1`)
    .replaceAll("/usr/bin/node", process.execPath);
const environment = () => ({ PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}` });
/** In the folder where the archives are, as root has a shell. */
const shell = (...blocks: readonly string[]) =>
  spawnSync("sh", ["-e", "-c", here(blocks.join("\n"))], {
    ...{ cwd: folder, encoding: "utf8", env: environment() },
  });

const status = (key: string) =>
  fetch(`http://127.0.0.1:${String(port)}/v1/usage`, { headers: { "x-api-key": key } }).then(
    (answer) => answer.status,
    () => 0,
  );
const isAnswered = (key: string) => expect.poll(() => status(key)).toBe(200);

/** Runs to its end by itself: what the service of a version says when it is started. */
async function startAndRead(): Promise<[number, string]> {
  const child = spawn(process.execPath, [join(folder, "opt/stat/server.js")], {
    env: { ...environment(), PORT: String(port), DATA_DIR: join(folder, "var/lib/stat") },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return [code, said];
}

describe.runIf(process.platform === "linux")("the guide's shell lines", () => {
  it("names the folders that the unit has", () => {
    expect(ofUnit("WorkingDirectory")).toBe("/opt/stat");
    expect(asStat).toContain("--working-directory=/opt/stat");
    expect(unit).toContain("\nEnvironment=DATA_DIR=/var/lib/stat\n");
    expect(asStat).toContain("--setenv=DATA_DIR=/var/lib/stat");
  });

  it("install, update and go back to the version before", { timeout: 600_000 }, async () => {
    expect(commands).toContain("npm run service -- backup");
    const installed = shell(unpack, asStat, firstStart);
    expect([installed.status, installed.stderr]).toEqual([0, ""]);
    const key = installed.stdout.split("\n", 1)[0] ?? "";
    await isAnswered(key);

    const updated = shell(asStat, update);
    expect([updated.status, updated.stderr]).toEqual([0, ""]);
    expect(updated.stdout).toContain("Kept keys.json");
    expect(readlinkSync(join(folder, "opt/stat"))).toMatch(/stat-service-0\.2\.0$/);
    await isAnswered(key);

    // The later version writes keys in a form of its own, which the one before does not know.
    shell("systemctl stop stat");
    const path = join(folder, "var/lib/stat/keys.json");
    const later = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify({ ...later, version: 2 }));
    expect(await startAndRead()).toEqual([1, expect.stringContaining(path)]);

    const restored = shell(asStat, back);
    expect([restored.status, restored.stderr]).toEqual([0, ""]);
    expect(readlinkSync(join(folder, "opt/stat"))).toMatch(/stat-service-0\.1\.0$/);
    await isAnswered(key);
  });
});
