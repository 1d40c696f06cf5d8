/** Questions worked on one state after the other, a few at a time, and kept over restarts. */
import { randomUUID } from "node:crypto";
import PQueue from "p-queue";
import { ApiError } from "../../contract/errors.js";
import { failedResearchStates } from "../../contract/known-values.js";
import type { ResearchJob } from "../../contract/schemas/research.js";
import type { Library } from "../library/library-model.js";
import { createQueryParser, type QueryParser, type SearchBackend } from "../search/index.js";
import {
  DatabaseUnavailable,
  type JobCounts,
  type JobStore,
  type JobStoreOptions,
  type StoredJob,
} from "../../storage/index.js";
import type { Draft } from "./plan/index.js";
import { toSources, type LinkTo } from "./write/sources.js";
import { stepFrom, toFailed } from "./steps.js";

/** Research jobs, kept where a restart does not lose them. */
export interface ResearchJobs {
  /** Creates a job in state `requested` and starts it. `owner` is the key's id. */
  submit(question: string, owner: string): Promise<ResearchJob>;
  /** Undefined for an unknown token or another owner's. */
  get(token: string, owner: string): Promise<ResearchJob | undefined>;
  /** Stops running jobs after their present step; they go on at the next start. */
  close(): Promise<void>;
}

interface ResearchOptions {
  readonly library: Library;
  readonly search: SearchBackend;
  /** Where jobs are kept. */
  readonly openStore: (options: JobStoreOptions) => Promise<JobStore<Draft>>;
  /** Milliseconds since 1970. @default the machine's clock */
  readonly now?: () => number;
  /** Reads the questions. @default a parser over the library; give the search's own to share it */
  readonly parser?: QueryParser;
  /** Address of a statistic's page for the one who asks. @default a path without an origin */
  readonly linkTo?: LinkTo;
  /** Finished jobs of one owner beyond this are forgotten, oldest first. @default 2000 */
  readonly maxJobs?: number;
  /** Jobs of one owner that may be unfinished at once; more are refused. @default 50 */
  readonly maxUnfinished?: number;
  /** Jobs worked on at once. @default 4 */
  readonly concurrency?: number;
  /** @default random UUIDs */
  readonly createToken?: () => string;
  /** Hears of every state a job reaches. */
  readonly onState?: (token: string, status: string) => void;
  /** Hears of faults of the service's own; the job then fails without their text. */
  readonly onFault?: (error: unknown) => void;
}

type Job = StoredJob<Draft>;

const isFailed = (status: string): boolean =>
  (failedResearchStates as readonly string[]).includes(status);

const isFinished = (status: string): boolean => status === "done" || isFailed(status);

const toPath: LinkTo = (statistic, language) =>
  `/content/statistic/${String(statistic)}/${language}`;

interface WorkingResearch extends ResearchJobs {
  /** Jobs by what becomes of them. */
  readonly load: () => Promise<JobCounts>;
}

export async function createResearchJobs(options: ResearchOptions): Promise<WorkingResearch> {
  const { now = Date.now, createToken = randomUUID } = options;
  const store = await options.openStore({
    maxJobs: options.maxJobs ?? 2_000,
    maxUnfinished: options.maxUnfinished ?? 50,
    isFinished,
    onProblem: (error) => options.onFault?.(error),
  });
  const work = createWork(options, store, now);
  store.onWaiting(work.wake);
  // What an earlier process left unfinished.
  work.wake();
  return {
    load: () => store.counts(),
    submit: async (question, owner) => {
      // What came in just before the end would write to a closed file.
      if (work.isClosing()) throw stoppingError();
      const draft: Draft = {};
      const asked = { token: createToken(), owner, question, askedAt: now(), draft };
      const job = await store.add({ ...asked, status: "requested" });
      if (job === undefined) throw tooManyError();
      if (job.token === asked.token) {
        options.onState?.(job.token, job.status);
        work.wake();
      }
      return toAnswer(job, options);
    },
    get: async (token, owner) => {
      const job = await store.get(token);
      const isOwn = job !== undefined && job.owner === owner;
      return isOwn ? toAnswer(job, options) : undefined;
    },
    close: async () => {
      await work.close();
      await store.close();
    },
  };
}

const stoppingError = () =>
  new ApiError("server", "The service is stopping. Please ask again.", {
    status: 503,
    retryAfterMs: 5000,
  });

const tooManyError = () =>
  new ApiError("rate-limited", "Too many questions of this API key are still in work.", {
    retryAfterMs: 2000,
  });

/** Claims jobs and takes them from state to state, a few at a time, until it is closed. */
function createWork(options: ResearchOptions, store: JobStore<Draft>, now: () => number) {
  const { library, search } = options;
  const parser = options.parser ?? createQueryParser(library, { now });
  const queue = new PQueue({ concurrency: options.concurrency ?? 4 });
  let isClosing = false;
  /** That the database is gone is told by the store, and it wakes the work when it is back. */
  const tell = (error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) options.onFault?.(error);
  };

  async function advance(job: Job): Promise<Job> {
    const step = stepFrom(job.status);
    if (step === undefined) return { ...job, status: "failed", draft: toFailed(job.draft) };
    try {
      const { status, draft } = await step(job.question, job.draft, { library, search, parser });
      return { ...job, status, draft };
    } catch (error) {
      options.onFault?.(error);
      return { ...job, status: "failed", draft: toFailed(job.draft) };
    }
  }

  async function run(job: Job): Promise<void> {
    let present = job;
    while (!isFinished(present.status) && !isClosing) {
      present = await advance(present);
      // Another process took it over: what it works out counts.
      if (!(await store.put(present))) return;
      options.onState?.(present.token, present.status);
    }
  }

  async function workOff(): Promise<void> {
    while (!isClosing) {
      const job = await store.claim();
      if (job === undefined) return;
      // A write that fails (disk full) leaves the job where it was: it is taken up again later.
      await run(job).catch(tell);
    }
  }

  return {
    /** There may be something to claim. */
    wake: (): void => {
      if (isClosing || queue.size > 0) return;
      queue.add(workOff).catch(tell);
    },
    isClosing: () => isClosing,
    close: async () => {
      isClosing = true;
      queue.clear();
      await queue.onIdle();
    },
  };
}

function toAnswer(job: Job, options: ResearchOptions): ResearchJob {
  const state = isFailed(job.status)
    ? { status: job.status, isError: true }
    : { status: job.status };
  return { researchToken: job.token, state, response: toResponse(job, options) };
}

function toResponse(
  { draft, owner, status }: Job,
  { library, linkTo = toPath }: ResearchOptions,
): ResearchJob["response"] {
  const { answer, title, keyFacts = [], plan, errorMessage, language = "en" } = draft;
  if (errorMessage !== undefined) {
    const said = { errorMessage, keyFacts: [], sources: [] };
    // A job that is done without an answer has none, not an empty one.
    return isFailed(status) ? { answer: "", ...said } : said;
  }
  if (answer === undefined || plan === undefined) return null;
  const isDone = status === "done";
  return {
    answer,
    ...(title === undefined ? {} : { title }),
    keyFacts: [...keyFacts],
    sources: isDone ? toSources(library, plan, language, (id, of) => linkTo(id, of, owner)) : [],
  };
}
