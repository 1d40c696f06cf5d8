import { ApiError } from "../../contract/errors.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { SourceState } from "../../contract/index.js";
import type { AnswerPort, LoadedAnswer, RequestRef } from "../answer-port.js";
import type { RefreshPlan } from "./plan-refresh.js";
import type { CellRequest } from "../requests/plan-requests.js";

/** One request's answer before and after; `before` is undefined where nothing was kept. */
export interface RefreshedRequest {
  readonly request: RequestRef;
  readonly cells: readonly StatCell[];
  readonly before: LoadedAnswer | undefined;
  readonly after: LoadedAnswer;
  readonly source: SourceState | undefined;
}

interface FetchProgress {
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of requests settled. */
  readonly onDone: (done: number) => void;
  readonly wait: (ms: number) => Promise<void>;
}

interface Fetched {
  readonly refreshed: readonly RefreshedRequest[];
  /** Why a cell has not all its answers. */
  readonly failures: Map<StatCell, ApiError | "cancelled">;
}

/** How long a cancelled refresh waits for what has been sent, and so is paid for. */
const lastAnswersMs = 5000;
const pauseMs = 250;

interface Outcome {
  readonly planned: CellRequest;
  readonly before: LoadedAnswer | undefined;
  readonly after: LoadedAnswer | undefined;
  readonly reason?: ApiError | "cancelled";
}

/** Asks for all requests of a plan; nothing in the workbook is touched. */
export async function fetchRequests(
  { requests, choice }: RefreshPlan,
  data: AnswerPort,
  { signal, onDone, wait }: FetchProgress,
): Promise<Fetched> {
  // The first answer may be seconds away.
  onDone(0);
  // First all of these, so that the requests are then made in one go: places of an indicator that
  // come one by one would not share their calls.
  const befores = await Promise.all(requests.map(({ request }) => data.peek(request)));
  const askAgain = choice.includeResearch === true;
  let done = 0;
  const outcomes = await Promise.all(
    requests.map(async (planned, index): Promise<Outcome> => {
      const before = befores[index];
      try {
        const after = await data.fetch(planned.request, { signal, askAgain });
        return { planned, before, after };
      } catch (error) {
        return { planned, before, after: undefined, reason: toReason(error) };
      } finally {
        done += 1;
        onDone(done);
      }
    }),
  );
  return toFetched(signal?.aborted === true ? await adoptLast(outcomes, data, wait) : outcomes);
}

/** What had been sent when somebody cancelled is paid for, so it is waited for, though not for long. */
async function adoptLast(
  outcomes: readonly Outcome[],
  data: AnswerPort,
  wait: FetchProgress["wait"],
): Promise<Outcome[]> {
  for (let waitedMs = 0; data.pending() > 0 && waitedMs < lastAnswersMs; waitedMs += pauseMs) {
    await wait(pauseMs);
  }
  return Promise.all(
    outcomes.map(async (outcome) => {
      const { planned, before } = outcome;
      const kept = await data.peek(planned.request);
      const isNews = kept !== undefined && kept.fetchedAt !== before?.fetchedAt;
      return isNews ? { planned, before, after: kept } : outcome;
    }),
  );
}

function toFetched(outcomes: readonly Outcome[]): Fetched {
  const refreshed: RefreshedRequest[] = [];
  const failures: Fetched["failures"] = new Map();
  for (const { planned, before, after, reason } of outcomes) {
    const { request, cells, source } = planned;
    if (after !== undefined) refreshed.push({ request, cells, before, after, source });
    if (reason !== undefined) for (const cell of cells) failures.set(cell, reason);
  }
  return { refreshed, failures };
}

/** False only where the answer before is known and says the same. */
export function hasMoved(before: LoadedAnswer | undefined, after: LoadedAnswer): boolean {
  return before === undefined || JSON.stringify(before.value) !== JSON.stringify(after.value);
}

/** The client throws errors of its family alone; any other is a fault of this program. */
function toReason(error: unknown): ApiError | "cancelled" {
  if (!(error instanceof ApiError)) throw error;
  return error.code === "aborted" ? "cancelled" : error;
}
