import type {
  AnswersByOperation,
  ApiError,
  ErrorCode,
  Indicator,
  IndicatorItem,
  ListOperationId,
  Notice,
  OperationId,
  ParametersByOperation,
  ResearchJob,
  StatisticItem,
  UsageLimit,
} from "../contract/index.js";
import type { ApiRequest } from "./planning/api-request.js";
import type { Quote, QuoteOptions } from "./price/quote.js";

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
  readonly signal?: AbortSignal | undefined;
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
  /** A request that has been sent is finished and kept though cancelled: it costs all the same. @default false */
  readonly finishSent?: boolean | undefined;
  /** Requests are taken in turn between lanes; a sheet's name or "pane". */
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
  /** Wait for this long from the first request, then fail with `still-researching`. @default 120000 */
  readonly waitMs?: number | undefined;
  /** Never submit: only resume a known question, whatever else is asked for. */
  readonly resumeOnly?: boolean | undefined;
}

export interface Usage {
  readonly calls: number;
  readonly credits: number;
}

interface LastError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly at: number;
}

/** A snapshot for STAT.STATUS and the pane. Holds no secret. */
export interface ClientStatus {
  readonly serviceAddress: string;
  readonly hasKey: boolean;
  /** What is known of the key's rights: true after an answer, false after a 403, absent when untried. */
  readonly operationsAllowed: Partial<Record<OperationId, boolean>>;
  readonly today: Usage;
  readonly session: Usage;
  /** Credits a day, or null for no limit. */
  readonly dailyBudget: number | null;
  /** Requests waiting or running. */
  readonly pending: number;
  /** Answers served past their lifetime in this session. */
  readonly staleServed: number;
  /** Answers served from the workbook's snapshot in this session. */
  readonly snapshotServed: number;
  /** When the oldest of those came from the service, in milliseconds since 1970. */
  readonly snapshotAsOf: number | null;
  readonly lastError: LastError | null;
  readonly usageLimits: readonly UsageLimit[];
  readonly cacheEntries: number;
  readonly cacheBytes: number;
}

export interface Client {
  /** One request, joined with an identical one in flight and answered from the cache while fresh. */
  request<O extends OperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options?: CallOptions,
  ): Promise<Answer<AnswersByOperation[O]>>;
  /**
   * Up to `parameters.size` items of a list, paged by the number received, no item twice.
   * `size` is capped at `maxListSize` (1000).
   */
  list<O extends ListOperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options?: CallOptions,
  ): Promise<Answer<ListAnswer<O>>>;
  /** An indicator for any number of geographies, asked five at a time and kept per geography. */
  indicator(id: string, geos: readonly string[], options?: CallOptions): Promise<Answer<Indicator>>;
  /** Submits a question once, or resumes it, and resolves when the job is done. */
  ask(question: string, options?: AskOptions): Promise<Answer<ResearchJob>>;
  /** An indicator as a search result in memory describes it; costs nothing. */
  peekIndicatorItem(id: string): IndicatorItem | undefined;
  /** As `peekIndicatorItem`, and from earlier sessions; costs nothing. */
  findIndicatorItem(id: string): Promise<IndicatorItem | undefined>;
  /** A statistic as a search result in memory describes it; costs nothing. */
  peekItem(id: number): StatisticItem | undefined;
  /**
   * The address under which a page, picture or report of the service opens without the key: signed for this
   * one, for minutes, and kept nowhere. Costs nothing. The link as it is without a key, where the service
   * signs none, where the link is not the service's own and where the service does not answer in five seconds.
   * @throws ApiError `aborted` alone.
   */
  signLink(link: string, signal?: AbortSignal): Promise<string>;
  /** What requests would cost now, together; asks the service nothing. */
  quote(requests: readonly ApiRequest[], options?: QuoteOptions): Promise<Quote>;
  /**
   * Asks the preferred service whether it knows a key that is not in use, by a free operation; nothing is
   * kept or remembered of it.
   * @throws ApiError `bad-key` where it does not; any other where it could not be found out.
   */
  checkKey(apiKey: string, signal?: AbortSignal): Promise<void>;
  status(): ClientStatus;
  /** Called after every change of `status()`. Returns the unsubscriber. */
  onStatus(listener: (status: ClientStatus) => void): () => void;
  clearCache(): Promise<void>;
}
