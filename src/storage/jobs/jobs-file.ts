/**
 * Jobs as append-only JSON lines: one line per state, the last one of a token counts. A line torn by
 * a crash is skipped; the state before it stands.
 */
import { copyFile, mkdir, open, readFile, rename, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { toQuestionKey, type JobStore, type JobStoreOptions, type StoredJob } from "./job-store.js";

interface JobsFileOptions extends JobStoreOptions {
  readonly path: string;
}

/** States a job passes through: about so many lines does one cost before the file is rewritten. */
const linesPerJob = 12;

export async function openJobsFile<Draft extends object>(
  options: JobsFileOptions,
): Promise<JobStore<Draft>> {
  const { path, maxJobs } = options;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { jobs, isTorn, isBroken } = parseJobs<Draft>(await readIfThere(path));
  if (isBroken) await keepAside(options);
  const file = await openLines(path, jobs, {
    isTorn,
    mostLines: () => Math.max(maxJobs, jobs.size) * linesPerJob,
  });
  // Writes follow each other, so that lines never mix and a rewrite sees all of them.
  let last: Promise<void> = Promise.resolve();
  const write = (job: StoredJob<Draft>) => {
    jobs.set(job.token, job);
    const written = last.then(() => file.append(job));
    // One failed write is its caller's to hear of; the next one is tried all the same.
    last = written.catch(() => undefined);
    return written;
  };
  return {
    ...createClaims(jobs, write, options),
    get: (token) => Promise.resolve(jobs.get(token)),
    // Nobody else adds jobs to this file.
    onWaiting: () => undefined,
    close: async () => {
      await last;
      await file.close();
    },
  };
}

/** Who may add a job, and who works on it. */
function createClaims<Draft extends object>(
  jobs: Map<string, StoredJob<Draft>>,
  write: (job: StoredJob<Draft>) => Promise<void>,
  { maxJobs, maxUnfinished, isFinished }: JobsFileOptions,
): Pick<JobStore<Draft>, "add" | "claim" | "put" | "counts"> {
  const claimed = new Set<string>();
  const unfinished = () => [...jobs.values()].filter(({ status }) => !isFinished(status));
  return {
    add: async (job) => {
      const own = unfinished().filter(({ owner }) => owner === job.owner);
      const asked = toQuestionKey(job.question);
      const same = own.find(({ question }) => toQuestionKey(question) === asked);
      if (same !== undefined) return same;
      if (own.length >= maxUnfinished) return undefined;
      const written = write(job);
      forgetOldest(jobs, job.owner, { maxJobs, isFinished });
      await written;
      return job;
    },
    claim: () => {
      const open = unfinished();
      const own = new Map<string, number>();
      for (const { owner } of open) own.set(owner, (own.get(owner) ?? 0) + 1);
      // Who has few questions waiting comes before who has many.
      const [next] = open
        .filter(({ token }) => !claimed.has(token))
        .sort((a, b) => (own.get(a.owner) ?? 0) - (own.get(b.owner) ?? 0));
      if (next !== undefined) claimed.add(next.token);
      return Promise.resolve(next);
    },
    put: async (job) => {
      await write(job);
      if (isFinished(job.status)) claimed.delete(job.token);
      return true;
    },
    counts: () => {
      const open = unfinished().length;
      return Promise.resolve({
        waiting: open - claimed.size,
        working: claimed.size,
        kept: jobs.size,
      });
    },
  };
}

async function keepAside({ path, onProblem }: JobsFileOptions): Promise<void> {
  const aside = `${path}.unreadable-${String(Date.now())}`;
  await copyFile(path, aside);
  onProblem(new Error(`The research jobs could not all be read; the file is kept as ${aside}.`));
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
    if (!isFinished(job.status)) continue;
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
function parseJobs<Draft extends object>(text: string) {
  const jobs = new Map<string, StoredJob<Draft>>();
  let isTorn = text !== "" && !text.endsWith("\n");
  let isBroken = false;
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    // Written by the one who reads it: a draft is as it was.
    const job = parseJob(line) as StoredJob<Draft> | undefined;
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
