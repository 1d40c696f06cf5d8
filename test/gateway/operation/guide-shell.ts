import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { untilPrinted, type RunningService } from "../../service/support/run-service.js";

const root = resolve(import.meta.dirname, "../../..");
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** npm takes a second to find the script that it runs: this one knows it. */
const npm = `#!/bin/sh
[ "$1 $2" = "run gateway" ] || { echo "not understood: npm $*" >&2; exit 64; }
shift 2
[ "$1" = "--" ] && shift
exec "${process.execPath}" --import "${tsx}" "${join(root, "src/gateway/server.ts")}" "$@"
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
  readonly close: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** A shell in an empty folder, whose `npm run gateway` is this project's. */
export function openGuideShell(): GuideShell {
  const folder = mkdtempSync(join(tmpdir(), "gateway-guide-"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), npm, { mode: 0o755 });
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
  return {
    folder,
    run: async (lines, environment) => {
      const running = open(lines, environment);
      const code = await running.exited;
      if (code !== 0) throw new Error(`${lines}\nended with ${String(code)}:\n${running.output()}`);
      return running.output().trim();
    },
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
