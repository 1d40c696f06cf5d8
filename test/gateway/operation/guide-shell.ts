import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { untilPrinted, type RunningService } from "../../service/support/run-service.js";
import { serverArguments } from "../../service/support/server-arguments.js";

const gateway = `exec ${[process.execPath, ...serverArguments("gateway")].map((word) => `"${word}"`).join(" ")} "$@"`;

/** npm takes a second to find the script that it runs: this one knows it. */
const npm = `#!/bin/sh
[ "$*" = "ci --omit=dev" ] && exec test -f server.js
[ "$1 $2" = "run gateway" ] || { echo "not understood: npm $*" >&2; exit 64; }
shift 2
[ "$1" = "--" ] && shift
${gateway}
`;

/** In the place of systemd's own: they note what is asked of the system, and run what was built. */
const systemdRun = `#!/bin/sh
while [ "$1" != /usr/bin/node ]; do
  case "$1" in
    -p) echo "$2" >> "$SYSTEM/properties"; case "$2" in WorkingDirectory=*) cd "\${2#*=}";; esac; shift 2;;
    -E) echo "$2" >> "$SYSTEM/properties"; export "$2"; shift 2;;
    *) shift;;
  esac
done
[ -f "$2" ] || exit 66
shift 2
${gateway}
`;
const systemctl = `#!/bin/sh
echo "$*" >> "$SYSTEM/units"
`;

export interface GuideShell {
  /** Where the lines are run. */
  readonly folder: string;
  /** Runs lines to their end. @throws Error with what they printed where one fails */
  readonly run: (lines: string, environment?: Environment) => Promise<string>;
  /** Starts what does not end by itself. @param text until it has printed this */
  readonly start: (
    line: string,
    text: string,
    environment?: Environment,
  ) => Promise<() => Promise<void>>;
  /** Runs lines as root would, on a system in this folder, beside a build and the unit. @returns what they printed */
  readonly installAsRoot: (lines: string, unit: string) => Promise<string>;
  /** What was asked of systemd. */
  readonly asked: () => { readonly properties: string[]; readonly units: string[] };
  readonly close: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** A shell in an empty folder, whose `npm run gateway` is this project's. */
export function openGuideShell(): GuideShell {
  const folder = mkdtempSync(join(tmpdir(), "gateway-guide-"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const commands = { npm, systemctl, "systemd-run": systemdRun };
  for (const [name, text] of Object.entries(commands))
    writeFileSync(join(bin, name), text, { mode: 0o755 });
  const started = new Set<() => Promise<void>>();
  const open = (lines: string, environment: Environment = {}): RunningService => {
    const child = spawn("sh", ["-e", "-c", lines], {
      cwd: folder,
      // Of a group of its own, since a shell passes no signal on.
      detached: true,
      env: { PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin`, ...environment },
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const exited = new Promise<number | null>((ended) => child.once("close", ended));
    return { process: child, output: () => text, exited };
  };
  const run: GuideShell["run"] = async (lines, environment) => {
    const running = open(lines, environment);
    const code = await running.exited;
    if (code !== 0) throw new Error(`${lines}\nended with ${String(code)}:\n${running.output()}`);
    return running.output().trim();
  };
  const linesOf = (name: string) =>
    readFileSync(join(folder, name), "utf8").replaceAll(folder, "").trim().split("\n");
  return {
    ...{ folder, run },
    installAsRoot: (lines, unit) => {
      for (const path of ["opt", "etc/systemd/system", "var/lib", "deploy", "dist/gateway"])
        mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, "dist/gateway/server.js"), "");
      writeFileSync(join(folder, "deploy/stat-gateway.service"), unit);
      const here = lines.replaceAll(/(?<=[\s=])\/(?=(?:opt|etc|var)\/)/g, `${folder}/`);
      return run(here, { SYSTEM: folder });
    },
    asked: () => ({ properties: linesOf("properties"), units: linesOf("units") }),
    start: async (line, text, environment) => {
      const running = open(line, environment);
      const stop = async () => {
        started.delete(stop);
        const { pid } = running.process;
        if (pid !== undefined) process.kill(-pid, "SIGTERM");
        await running.exited;
      };
      started.add(stop);
      await untilPrinted(running, text);
      return stop;
    },
    close: async () => {
      for (const stop of started) await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
