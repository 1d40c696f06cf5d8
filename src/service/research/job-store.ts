/**
 * Jobs as append-only JSON lines: one line per state, the last one of a token counts. A line torn by
 * a crash is skipped; the state before it stands.
 */
import { copyFile, mkdir, open, readFile, rename, type FileHandle } from "node:fs/promises";
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

interface JobStore {
  get(token: string): StoredJob | undefined;
  all(): readonly StoredJob[];
  /** Resolves when the line is written. */
  put(job: StoredJob): Promise<void>;
  close(): Promise<void>;
}

interface JobStoreOptions {
  readonly path: string;
  /** Finished jobs of one owner beyond this are forgotten, oldest first. */
  readonly maxJobs: number;
  /** Hears of a file that could not be read as a whole, which is kept aside. */
  readonly onProblem?: (error: unknown) => void;
  readonly isFinished: (job: StoredJob) => boolean;
}

/** States a job passes through: about so many lines does one cost before the file is rewritten. */
const linesPerJob = 12;

export async function openJobStore(options: JobStoreOptions): Promise<JobStore> {
  const { path, maxJobs, isFinished } = options;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { jobs, isTorn, isBroken } = parseJobs(await readIfThere(path));
  if (isBroken) await keepAside(options);
  const file = await openLines(path, jobs, {
    isTorn,
    mostLines: () => Math.max(maxJobs, jobs.size) * linesPerJob,
  });
  // Writes follow each other, so that lines never mix and a rewrite sees all of them.
  let last: Promise<void> = Promise.resolve();
  return {
    get: (token) => jobs.get(token),
    all: () => [...jobs.values()],
    put: (job) => {
      const isNew = !jobs.has(job.token);
      jobs.set(job.token, job);
      if (isNew) forgetOldest(jobs, job.owner, { maxJobs, isFinished });
      const written = last.then(() => file.append(job));
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

async function keepAside({ path, onProblem }: JobStoreOptions): Promise<void> {
  const aside = `${path}.unreadable-${String(Date.now())}`;
  await copyFile(path, aside);
  onProblem?.(new Error(`The research jobs could not all be read; the file is kept as ${aside}.`));
}

/** One owner's questions never push another's out. */
function forgetOldest(
  jobs: Map<string, StoredJob>,
  owner: string,
  { maxJobs, isFinished }: Pick<JobStoreOptions, "maxJobs" | "isFinished">,
): void {
  const own = [...jobs.values()].filter((job) => job.owner === owner);
  let spare = own.length - maxJobs;
  for (const job of own) {
    if (spare <= 0) break;
    if (!isFinished(job)) continue;
    jobs.delete(job.token);
    spare -= 1;
  }
}

interface Lines {
  append(job: StoredJob): Promise<void>;
  close(): Promise<void>;
}

/** The file that states are added to; written anew with the present ones once it has too many. */
async function openLines(
  path: string,
  jobs: ReadonlyMap<string, StoredJob>,
  { isTorn, mostLines }: { readonly isTorn: boolean; readonly mostLines: () => number },
): Promise<Lines> {
  let lines = 0;
  /** The present jobs, one line each, in a new file that takes the old one's place at once. */
  const rewrite = async (): Promise<FileHandle> => {
    if (isTorn || jobs.size > 0 || lines > 0) {
      const fresh = await open(`${path}.new`, "w", 0o600);
      await fresh.writeFile([...jobs.values()].map((job) => `${JSON.stringify(job)}\n`).join(""));
      await fresh.sync();
      await fresh.close();
      await rename(`${path}.new`, path);
    }
    lines = jobs.size;
    return open(path, "a", 0o600);
  };
  let file = await rewrite();
  return {
    append: async (job) => {
      await file.appendFile(`${JSON.stringify(job)}\n`);
      lines += 1;
      if (lines <= mostLines()) return;
      const old = file;
      file = await rewrite();
      await old.close();
    },
    close: () => file.close(),
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

/** `isTorn`: a crash cut the last line off; `isBroken`: another line is none of ours. */
function parseJobs(text: string) {
  const jobs = new Map<string, StoredJob>();
  let isTorn = text !== "" && !text.endsWith("\n");
  let isBroken = false;
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const job = parseJob(line);
    if (job !== undefined) jobs.set(job.token, job);
    else if (index === lines.length - 1) isTorn = true;
    else isBroken = true;
  }
  return { jobs, isTorn: isTorn || isBroken, isBroken };
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
