import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { serverArguments } from "./server-arguments.js";

const root = resolve(import.meta.dirname, "../../..");

export interface RunningService {
  readonly process: ChildProcess;
  /** All that it has printed. */
  readonly output: () => string;
  /** Its exit code. */
  readonly exited: Promise<number | null>;
}

/** Longer than any of them needs on a busy machine, and less than a test has. */
export const patienceMs = 100_000;

/** `npm run service`, or another script of its kind, as a process with this environment and no other. */
export function runService(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  script: "service" | "gateway" = "service",
): RunningService {
  const child = spawn(process.execPath, [...serverArguments(script), ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", ...environment },
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, "close").then(([code]) => code as number | null);
  return { process: child, output: () => text, exited };
}

/** @throws Error with what it printed where it ends before it prints the text */
export async function untilPrinted(running: RunningService, text: string): Promise<void> {
  while (!running.output().includes(text)) {
    const next = once(running.process.stdout ?? running.process, "data");
    const ended = await Promise.race([next.then(() => false), running.exited.then(() => true)]);
    if (ended) throw new Error(`ended without "${text}":\n${running.output()}`);
  }
}

/** The exit code of one that was told to end: a test that waits without end says nothing of where. */
export const endOf = ({ exited, output }: RunningService): Promise<number | null> =>
  Promise.race([
    exited,
    delay(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error(`still runs after ${String(patienceMs)} ms:\n${output()}`);
    }),
  ]);
