import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { kill, pid as ownPid } from "node:process";

/** Whether the process that took a lock is still there. */
function isAlive(pid: number): boolean {
  try {
    kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is there all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What this process holds: a lock with its number and not among these is from one before it, as in a container. */
const held = new Set<string>();

const holderOf = (path: string): number => {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch {
    return NaN;
  }
};

/** @throws Error where it is there already, or cannot be written: on a full disk an empty one would keep everybody out */
function make(path: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeSync(file, String(ownPid));
  } catch (error) {
    rmSync(path, { force: true });
    if (error instanceof Error) (error as NodeJS.ErrnoException).path ??= path;
    throw error;
  } finally {
    closeSync(file);
  }
  held.add(path);
}

/** Takes the lock, also one that a process left behind when it was killed. */
function take(path: string): boolean {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      make(path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = holderOf(path);
      const isOwnAndOver = holder === ownPid && !held.has(path);
      if (!Number.isInteger(holder) || (isAlive(holder) && !isOwnAndOver)) return false;
      rmSync(path, { force: true });
    }
  }
  return false;
}

function giveBack(path: string): void {
  held.delete(path);
  rmSync(path, { force: true });
}

/**
 * Holds a data folder for one service.
 * @returns gives it back
 * @throws Error with a sentence where another service has it
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}/service.lock`;
  if (!take(path)) {
    throw new Error(
      `Another service works on ${folder} (process ${String(holderOf(path))}). Stop it, or name another folder in DATA_DIR. Where there is none, delete ${path}.`,
    );
  }
  return () => {
    giveBack(path);
  };
}

const waitMs = 20;
const longestWaitMs = 5000;

/** Does a change of a file while no other command does one. @throws Error where another never ends */
export function whileLocked<T>(file: string, change: () => T): T {
  const path = `${file}.lock`;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; !take(path); waited += waitMs) {
    if (waited >= longestWaitMs) {
      throw new Error(`Another command is changing ${file}. Where there is none, delete ${path}.`);
    }
    Atomics.wait(pause, 0, 0, waitMs);
  }
  try {
    return change();
  } finally {
    giveBack(path);
  }
}
