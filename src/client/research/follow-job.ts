import { ApiError, researchOutcome, type ResearchJob } from "../../contract/index.js";
import type { Answer } from "../answer.js";
import type { ClientContext } from "../options.js";
import type { Requester } from "../request/requester.js";
import type { ScopeSource } from "../scope.js";
import { quotesKey } from "../transport/quotes-key.js";
import type { ResearchRecords } from "./research-records.js";

const firstPollMs = 1_000;
const maxPollMs = 5_000;

export interface ResearcherParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly requester: Requester;
  readonly records: ResearchRecords;
  readonly onJob: (job: ResearchJob) => void;
}

/** A question that has been asked, with what is told of its job. */
interface FollowedJob {
  readonly token: string;
  /** Under which its answer is kept. */
  readonly key: string;
  readonly lane: string | undefined;
  readonly onState: (job: ResearchJob) => void;
  readonly onFailed: (error: ApiError) => void;
}

/** Asks for a job's state, less and less often, until it is answered or has failed. */
export async function followJob(
  parts: ResearcherParts,
  { token, key, lane, onState, onFailed }: FollowedJob,
  signal: AbortSignal,
): Promise<Answer<ResearchJob>> {
  const { context, records, requester } = parts;
  for (let delayMs = firstPollMs; ; delayMs = Math.min(delayMs * 1.5, maxPollMs)) {
    const parameters = { research_token: token };
    const answer = await requester.request("getResearchAnswer", parameters, { signal, lane });
    const job = answer.value;
    onState(job);
    const outcome = researchOutcome(job);
    if (outcome === "done") {
      await records.keepAnswer(key, { value: job, fetchedAt: answer.fetchedAt });
      return answer;
    }
    if (outcome === "failed") {
      await records.forget(key);
      const error = await toFailure(parts.scopes, job);
      onFailed(error);
      throw error;
    }
    await context.sleep(delayMs, signal);
  }
}

/** The service's own words, unless they quote the key. */
async function toFailure(scopes: ScopeSource, job: ResearchJob): Promise<ApiError> {
  const { apiKey } = await scopes.current();
  const message = job.response?.errorMessage;
  const said = quotesKey([message], apiKey) ? undefined : message;
  return new ApiError("research-failed", said ?? "The question was not answered.");
}
