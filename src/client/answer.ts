import type {
  AnswersByOperation,
  ApiError,
  ListOperationId,
  Notice,
  ResearchJob,
} from "../contract/index.js";
import type { CancelSignal } from "./request/cancel-signal.js";

/** Where an answer came from. `snapshot`: kept in the workbook by an earlier refresh. */
export type AnswerOrigin = "memory" | "store" | "service" | "snapshot";

export interface Answer<T> {
  readonly value: T;
  /** When the service gave it, in milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly origin: AnswerOrigin;
  /** True when past its lifetime and served because no fresh answer could be had. */
  readonly isStale: boolean;
  /** Of a list: the requests that it is made of. */
  readonly pages?: number | undefined;
}

export interface CallOptions {
  readonly signal?: CancelSignal | undefined;
  /** Answer from the cache or fail with `not-cached`; for Excel's value preview. */
  readonly cacheOnly?: boolean | undefined;
  /** Ask the service even when a fresh answer is kept; for a refresh. */
  readonly forceFresh?: boolean | undefined;
  /** Fail rather than answer with what is past its lifetime; for a refresh, which keeps the old value itself. */
  readonly refuseStale?: boolean | undefined;
  /**
   * For cells that must not lose the figure they show: after any failure but a cancellation the answer
   * is what is kept, however old, and this is told the failure.
   */
  readonly onKept?: ((failure: ApiError) => void) | undefined;
  /** Told when the answer was fetched, in milliseconds since 1970, where it is one kept in the workbook. */
  readonly onSnapshot?: ((fetchedAt: number) => void) | undefined;
  /** A request that has been sent is finished and kept though cancelled: it costs all the same. @default false */
  readonly finishSent?: boolean | undefined;
  /** Requests are taken in turn between lanes; a sheet's name, or "pane" for what a person waits for. */
  readonly lane?: string | undefined;
}

export interface ListAnswer<O extends ListOperationId> {
  readonly items: AnswersByOperation[O]["items"];
  readonly totalCount: number;
  /** What the service says the list lacks; absent where it says nothing. */
  readonly notices?: readonly Notice[] | undefined;
}

export interface AskOptions extends CallOptions {
  /** Called with every state the job passes through. */
  readonly onState?: ((job: ResearchJob) => void) | undefined;
  /** Called when the service has the question: from then on asking again goes on with its job, for nothing. */
  readonly onAccepted?: (() => void) | undefined;
  /** Wait for this long from the first request, then fail with `still-researching`. @default 120000 */
  readonly waitMs?: number | undefined;
  /** Never submit: only resume a known question, whatever else is asked for. */
  readonly resumeOnly?: boolean | undefined;
}
