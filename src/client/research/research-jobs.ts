import { ApiError, type ResearchJob } from "../../contract/index.js";
import { createObservable } from "../../observable/index.js";
import type { Answer, AskOptions } from "../answer.js";
import { notCached } from "../request/kept-answers.js";
import { createSharedCalls } from "../request/shared-calls.js";
import { followJob, type ResearcherParts } from "./follow-job.js";

const defaultWaitMs = 120_000;

/** Asked again though its answer is kept. */
export const isForcing = ({ forceFresh, resumeOnly }: AskOptions) =>
  forceFresh === true && resumeOnly !== true;

interface Running {
  readonly states: ReturnType<typeof createObservable<ResearchJob>>;
  last: ResearchJob | undefined;
  /** How many wait for it. */
  waiting: number;
}

/** A question with the key of its records. */
interface Asked {
  readonly question: string;
  readonly key: string;
  readonly options: AskOptions;
}

interface ResearchJobs {
  /** Waits for the job of a question, which all who wait for it share. */
  wait(asked: Asked): Promise<Answer<ResearchJob>>;
}

export function createResearchJobs(
  parts: ResearcherParts,
  onFailed: (key: string, error: ApiError) => void,
): ResearchJobs {
  const shared = createSharedCalls(parts.context.nextTurn);
  const running = new Map<string, Running>();

  const follow = (token: string, { key, options }: Asked, signal: AbortSignal) => {
    const onState = (job: ResearchJob) => {
      parts.onJob(job);
      publish(running.get(key), job);
    };
    const job = {
      ...{ token, key, lane: options.lane, onState },
      onFailed: (error: ApiError) => {
        onFailed(key, error);
      },
    };
    return followJob(parts, job, signal);
  };

  return {
    wait: async (asked) => {
      const { key, options } = asked;
      const patience = startPatience(parts, options);
      const current = running.get(key) ?? {
        states: createObservable<ResearchJob>(),
        last: undefined,
        waiting: 0,
      };
      current.waiting += 1;
      running.set(key, current);
      const leave = options.onState && current.states.subscribe(options.onState);
      if (current.last) options.onState?.(current.last);
      try {
        const how = options.resumeOnly === true ? "resume " : "";
        return await shared.join(how + key, patience.signal, (stop) =>
          resumeOrSubmit(parts, asked, (token) => follow(token, asked, stop)),
        );
      } catch (error) {
        if (!patience.isOver()) throw error;
        throw new ApiError("still-researching", "The question is still being researched.");
      } finally {
        patience.end();
        leave?.();
        current.waiting -= 1;
        if (current.waiting === 0) running.delete(key);
      }
    },
  };
}

/** Tells those who wait of a job's new state; a state they know already is no news. */
function publish(run: Running | undefined, job: ResearchJob): void {
  if (run === undefined) return;
  const isNews = run.last?.state.status !== job.state.status;
  run.last = job;
  if (isNews) run.states.emit(job);
}

/** How long somebody waits: until he leaves, or his time is over. */
function startPatience(
  { context }: ResearcherParts,
  { signal, waitMs = defaultWaitMs }: AskOptions,
) {
  const leave = new AbortController();
  let isOver = false;
  const onAbort = () => {
    leave.abort();
  };
  if (signal?.aborted) leave.abort();
  signal?.addEventListener("abort", onAbort);
  void context.sleep(waitMs, leave.signal).then(() => {
    isOver = !leave.signal.aborted;
    leave.abort();
  });
  return {
    signal: leave.signal,
    isOver: () => isOver,
    end: () => {
      leave.abort();
      signal?.removeEventListener("abort", onAbort);
    },
  };
}

/** The job of an earlier asking, also in another session, before a new one. */
async function resumeOrSubmit(
  parts: ResearcherParts,
  asked: Asked,
  follow: (token: string) => Promise<Answer<ResearchJob>>,
): Promise<Answer<ResearchJob>> {
  const { key, options } = asked;
  const { records } = parts;
  const known = isForcing(options) ? undefined : await records.findToken(key);
  if (known === undefined && options.resumeOnly === true) throw notCached();
  const token = known ?? (await submit(parts, asked));
  options.onAccepted?.();
  try {
    return await follow(token);
  } catch (error) {
    // The service has forgotten a job of an earlier session.
    const isGone = error instanceof ApiError && error.code === "not-found";
    if (!isGone || known === undefined) throw error;
    await records.forget(key);
    if (options.resumeOnly === true) throw notCached();
    return follow(await submit(parts, asked));
  }
}

async function submit(
  { requester, records }: ResearcherParts,
  { question, key, options }: Asked,
): Promise<string> {
  // Not stopped when the cell is: the job runs and costs anyway, so its token is kept.
  const { value } = await requester.request("askResearch", { question }, { lane: options.lane });
  await records.keepToken(key, value.researchToken);
  return value.researchToken;
}
