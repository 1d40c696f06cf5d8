/**
 * Jobs as append-only JSON lines: one line per state, the last one of a token counts. A line torn by
 * a crash is skipped; the state before it stands.
 */
import { mkdir, open, readFile, rename, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import type { Draft } from "./plan.js";

export interface StoredJob {
  readonly token: string;
  /** Id of the key that asked. */
  readonly owner: string;
  readonly question: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly status: string;
  readonly draft: Draft;
}

export interface JobStore {
  get(token: string): StoredJob | undefined;
  all(): readonly StoredJob[];
  /** Resolves when the line is written. */
  put(job: StoredJob): Promise<void>;
  close(): Promise<void>;
}

export interface JobStoreOptions {
  readonly path: string;
  /** Finished jobs beyond this are forgotten, oldest first. */
  readonly maxJobs: number;
  readonly isFinished: (job: StoredJob) => boolean;
}

/** States a job passes through: about so many lines does one cost before the file is rewritten. */
const linesPerJob = 12;

export async function openJobStore(options: JobStoreOptions): Promise<JobStore> {
  const { path, maxJobs, isFinished } = options;
  await mkdir(dirname(path), { recursive: true });
  const { jobs, isTorn } = parseJobs(await readIfThere(path));
  let lines = 0;
  let file = await rewrite();
  // Writes follow each other, so that lines never mix and a rewrite sees all of them.
  let last: Promise<void> = Promise.resolve();

  /** The present jobs, one line each, in a new file that takes the old one's place at once. */
  async function rewrite(): Promise<FileHandle> {
    if (isTorn || jobs.size > 0 || lines > 0) {
      const fresh = await open(`${path}.new`, "w", 0o600);
      await fresh.writeFile([...jobs.values()].map((job) => `${JSON.stringify(job)}\n`).join(""));
      await fresh.sync();
      await fresh.close();
      await rename(`${path}.new`, path);
    }
    lines = jobs.size;
    return open(path, "a", 0o600);
  }

  function forgetOldest(): void {
    if (jobs.size <= maxJobs) return;
    for (const [token, job] of jobs) {
      if (jobs.size <= maxJobs) break;
      if (isFinished(job)) jobs.delete(token);
    }
  }

  async function append(job: StoredJob): Promise<void> {
    await file.appendFile(`${JSON.stringify(job)}\n`);
    lines += 1;
    if (lines <= maxJobs * linesPerJob) return;
    const old = file;
    file = await rewrite();
    await old.close();
  }

  return {
    get: (token) => jobs.get(token),
    all: () => [...jobs.values()],
    put: (job) => {
      jobs.set(job.token, job);
      forgetOldest();
      const written = last.then(() => append(job));
      // One failed write is its caller's to hear of; the next one is tried all the same.
      last = written.catch(() => undefined);
      return written;
    },
    close: async () => {
      await last;
      await file.close();
    },
  };
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function parseJobs(text: string): { jobs: Map<string, StoredJob>; isTorn: boolean } {
  const jobs = new Map<string, StoredJob>();
  let isTorn = text !== "" && !text.endsWith("\n");
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const job = parseJob(line);
    if (job === undefined) isTorn = true;
    else jobs.set(job.token, job);
  }
  return { jobs, isTorn };
}

function parseJob(line: string): StoredJob | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // The line that a crash cut off.
    return undefined;
  }
  return isStoredJob(value) ? value : undefined;
}

function isStoredJob(value: unknown): value is StoredJob {
  if (typeof value !== "object" || value === null) return false;
  const job = value as Partial<Record<keyof StoredJob, unknown>>;
  return (
    typeof job.token === "string" &&
    typeof job.owner === "string" &&
    typeof job.question === "string" &&
    typeof job.askedAt === "number" &&
    typeof job.status === "string" &&
    typeof job.draft === "object" &&
    job.draft !== null
  );
}
