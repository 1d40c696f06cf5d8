import { ApiError, researchOutcome, type ResearchJob } from "../../contract/index.js";
import type { ClientContext } from "../options.js";
import { notCached } from "../request/kept-answers.js";
import type { Requester } from "../request/requester.js";
import { quotesKey } from "../transport/quotes-key.js";
import { createSharedCalls } from "../request/shared-calls.js";
import type { ResearchRecords } from "./research-records.js";
import type { Scope, ScopeSource } from "../scope.js";
import type { Answer, AskOptions } from "../answer.js";

const defaultWaitMs = 120_000;
const firstPollMs = 1_000;
const maxPollMs = 5_000;
/** How long a failed question is not asked again by itself: every asking costs. */
const failureLifetimeMs = 10 * 60_000;
const maxQuestionLength = 2000;

const isForcing = ({ forceFresh, resumeOnly }: AskOptions) =>
  forceFresh === true && resumeOnly !== true;

export interface ResearcherParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly requester: Requester;
  readonly records: ResearchRecords;
  readonly onJob: (job: ResearchJob) => void;
}

export type Ask = (question: string, options?: AskOptions) => Promise<Answer<ResearchJob>>;

interface Running {
  readonly listeners: Set<(job: ResearchJob) => void>;
  last: ResearchJob | undefined;
}

/** Asks questions once each, and follows every job while somebody waits for it. */
export function createResearcher(parts: ResearcherParts): Ask {
  const { context, requester, records } = parts;
  const { now, sleep } = context;
  const shared = createSharedCalls(context.nextTurn);
  const running = new Map<string, Running>();
  const failures = new Map<string, { error: ApiError; until: number }>();

  const submit = async (question: string, key: string, lane: string | undefined) => {
    // Not stopped when the cell is: the job runs and costs anyway, so its token is kept.
    const { value } = await requester.request("askResearch", { question }, { lane });
    await records.keepToken(key, value.researchToken);
    return value.researchToken;
  };

  const publish = (key: string, job: ResearchJob) => {
    parts.onJob(job);
    const run = running.get(key);
    if (run === undefined) return;
    const isNews = run.last?.state.status !== job.state.status;
    run.last = job;
    if (isNews) for (const listener of [...run.listeners]) listener(job);
  };

  const follow = async (
    token: string,
    key: string,
    lane: string | undefined,
    signal: AbortSignal,
  ): Promise<Answer<ResearchJob>> => {
    for (let delayMs = firstPollMs; ; delayMs = Math.min(delayMs * 1.5, maxPollMs)) {
      const parameters = { research_token: token };
      const answer = await requester.request("getResearchAnswer", parameters, { signal, lane });
      const job = answer.value;
      publish(key, job);
      const outcome = researchOutcome(job);
      if (outcome === "done") {
        await records.keepAnswer(key, { value: job, fetchedAt: answer.fetchedAt });
        return answer;
      }
      if (outcome === "failed") {
        await records.forget(key);
        const { apiKey } = await parts.scopes.current();
        const message = job.response?.errorMessage;
        const said = quotesKey([message], apiKey) ? undefined : message;
        const error = new ApiError("research-failed", said ?? "The question was not answered.");
        failures.set(key, { error, until: now() + failureLifetimeMs });
        throw error;
      }
      await sleep(delayMs, signal);
    }
  };

  const run = async (
    question: string,
    key: string,
    options: AskOptions,
    signal: AbortSignal,
  ): Promise<Answer<ResearchJob>> => {
    const isForced = isForcing(options);
    const known = isForced ? undefined : await records.findToken(key);
    if (known === undefined && options.resumeOnly === true) throw notCached();
    const token = known ?? (await submit(question, key, options.lane));
    try {
      return await follow(token, key, options.lane, signal);
    } catch (error) {
      // The service has forgotten a job of an earlier session.
      const isGone = error instanceof ApiError && error.code === "not-found";
      if (!isGone || known === undefined) throw error;
      await records.forget(key);
      if (options.resumeOnly === true) throw notCached();
      return follow(await submit(question, key, options.lane), key, options.lane, signal);
    }
  };

  const waitFor = async (
    question: string,
    key: string,
    options: AskOptions,
  ): Promise<Answer<ResearchJob>> => {
    const { onState, signal, waitMs = defaultWaitMs } = options;
    const leave = new AbortController();
    const state = { isLate: false };
    const onAbort = () => {
      leave.abort();
    };
    if (signal?.aborted) leave.abort();
    signal?.addEventListener("abort", onAbort);
    const current = running.get(key) ?? { listeners: new Set(), last: undefined };
    running.set(key, current);
    if (onState) {
      current.listeners.add(onState);
      if (current.last) onState(current.last);
    }
    void sleep(waitMs, leave.signal).then(() => {
      state.isLate = !leave.signal.aborted;
      leave.abort();
    });
    try {
      const how = options.resumeOnly === true ? "resume " : "";
      return await shared.join(how + key, leave.signal, (stop) =>
        run(question, key, options, stop),
      );
    } catch (error) {
      if (!state.isLate) throw error;
      throw new ApiError("still-researching", "The question is still being researched.");
    } finally {
      leave.abort();
      signal?.removeEventListener("abort", onAbort);
      if (onState) current.listeners.delete(onState);
      if (current.listeners.size === 0 && shared.size === 0) running.delete(key);
    }
  };

  const keyOf = (scope: Scope, question: string) => `${scope.prefix}|${question}`;

  return async (text, options = {}) => {
    const question = text.normalize("NFC").replace(/\s+/g, " ").trim();
    if (question === "" || question.length > maxQuestionLength) {
      const message = `A question has 1 to ${maxQuestionLength} characters.`;
      throw new ApiError("bad-input", message, { parameter: "question" });
    }
    const key = keyOf(await parts.scopes.current(), question);
    const kept = isForcing(options) ? undefined : await records.findAnswer(key);
    if (kept) return { ...kept, isStale: false };
    if (options.cacheOnly === true) throw notCached();
    const failure = failures.get(key);
    if (failure && !isForcing(options) && failure.until > now()) throw failure.error;
    failures.delete(key);
    try {
      return await waitFor(question, key, options);
    } catch (error) {
      const isFailure = error instanceof ApiError && error.code !== "aborted";
      const earlier = options.onKept && (await records.findAnswer(key));
      if (!isFailure || earlier === undefined) throw error;
      options.onKept?.(error);
      return { ...earlier, isStale: true };
    }
  };
}
