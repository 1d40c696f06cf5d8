import { ApiError, type ResearchJob } from "../../contract/index.js";
import type { Answer, AskOptions } from "../answer.js";
import { notCached } from "../request/kept-answers.js";
import type { ResearcherParts } from "./follow-job.js";
import { createResearchJobs, isForcing } from "./research-jobs.js";

/** How long a failed question is not asked again by itself: every asking costs. */
const failureLifetimeMs = 10 * 60_000;
const maxQuestionLength = 2000;

export type Ask = (question: string, options?: AskOptions) => Promise<Answer<ResearchJob>>;

/** Asks questions once each, and follows every job while somebody waits for it. */
export function createResearcher(parts: ResearcherParts): Ask {
  const { context, records, scopes } = parts;
  const { now } = context;
  const failures = new Map<string, { error: ApiError; until: number }>();
  const jobs = createResearchJobs(parts, (key, error) => {
    failures.set(key, { error, until: now() + failureLifetimeMs });
  });
  return async (text, options = {}) => {
    const question = toQuestion(text);
    const { prefix } = await scopes.current();
    const key = `${prefix}|${question}`;
    const kept = isForcing(options) ? undefined : await records.findAnswer(key);
    if (kept) return { ...kept, isStale: false };
    if (options.cacheOnly === true) throw notCached();
    const failure = failures.get(key);
    if (failure && !isForcing(options) && failure.until > now()) throw failure.error;
    failures.delete(key);
    try {
      return await jobs.wait({ question, key, options });
    } catch (error) {
      const isFailure = error instanceof ApiError && error.code !== "aborted";
      const earlier = options.onKept && (await records.findAnswer(key));
      if (!isFailure || earlier === undefined) throw error;
      options.onKept?.(error);
      return { ...earlier, isStale: true };
    }
  };
}

function toQuestion(text: string): string {
  const question = text.normalize("NFC").replace(/\s+/g, " ").trim();
  if (question === "" || question.length > maxQuestionLength) {
    const message = `A question has 1 to ${maxQuestionLength} characters.`;
    throw new ApiError("bad-input", message, { parameter: "question" });
  }
  return question;
}
