/** The built service as processes of their own, started as its unit does: their addresses, and what they take of the machine. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../servers/free-port.js";
import { unitCommand } from "../../servers/unit-command.js";

const root = join(import.meta.dirname, "../../..");

export interface RunningService {
  readonly address: string;
  /** From its start to its first answer. */
  readonly startMs: number;
  /** In words. */
  readonly memory: () => string;
  /** Processor time used so far. */
  readonly cpuMs: () => number;
  /** How many statistics it has. */
  readonly statistics: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

const command = unitCommand(join(root, "deploy/stat.service"));

// `tsx` would keep every function's name by a call each time a closure is made, which is in nothing that ships.
const run = (args: readonly string[], environment: Environment): ChildProcess =>
  spawn(process.execPath, [...command, ...args], {
    cwd: join(root, "dist/service"),
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });

/** A command to its end. @returns what it printed */
export async function runCommand(args: readonly string[], environment: Environment) {
  const child = run(args, environment);
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${args.join(" ")}: ${text}`);
  return text;
}

/** Clock ticks of a second, on every Linux there is. */
const ticks = 100;

const statusOf = (pid: number, name: string): number => {
  const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
};

export async function startService(environment: Environment): Promise<RunningService> {
  const port = await freePort();
  const begun = performance.now();
  const child = run([], { ...environment, PORT: String(port) });
  child.stdout?.resume();
  const pid = child.pid ?? 0;
  const address = `http://127.0.0.1:${String(port)}`;
  const health = async () => {
    const answer = await fetch(`${address}/v1/health`);
    return (await answer.json()) as { library?: { statistics?: number } };
  };
  for (let isUp = false; !isUp;) {
    if (child.exitCode !== null) throw new Error("The service ended at its start.");
    isUp = await health().then(
      () => true,
      () => new Promise<boolean>((resolve) => setTimeout(resolve, 50, false)),
    );
  }
  return {
    address,
    startMs: Math.round(performance.now() - begun),
    memory: () =>
      `${String(statusOf(pid, "VmRSS"))} MB resident, ${String(statusOf(pid, "VmHWM"))} at most`,
    cpuMs: () => {
      const [, after = ""] = readFileSync(`/proc/${String(pid)}/stat`, "utf8").split(") ");
      const fields = after.split(" ");
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
    },
    statistics: async () => (await health()).library?.statistics ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "close");
    },
  };
}

export async function openKey(environment: Environment): Promise<string> {
  const words = ["keys", "add", "Bench", "--package", "advanced", "--rate", "1000000"];
  const [key = ""] = (await runCommand(words, environment)).split("\n");
  return key;
}
