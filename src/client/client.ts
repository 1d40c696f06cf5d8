import type {
  ErrorCode,
  IndicatorItem,
  LookupBody,
  Usage as AccountUsage,
  OperationId,
  StatisticItem,
  UsageLimit,
  ValueCandidates,
} from "../contract/index.js";
import type { Usage } from "./day-count.js";
import type { ApiRequest } from "./planning/api-request.js";
import type { Quote, QuoteOptions } from "./price/quote.js";
import type { ContentRequests } from "./content-requests.js";

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
  /** Answers of this service have come through a gateway. */
  readonly isGateway: boolean;
  /** What the service last said of a budget of its own, such as that 80 % are used. */
  readonly notice: string | null;
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
  /** How often key or service have become others in this session: answers from before are out of reach. */
  readonly scopeChanges: number;
  readonly usageLimits: readonly UsageLimit[];
  readonly cacheEntries: number;
  readonly cacheBytes: number;
}

export interface Client extends ContentRequests {
  /** An indicator as a search result in memory describes it; costs nothing. */
  peekIndicatorItem(id: string): IndicatorItem | undefined;
  /**
   * As `peekIndicatorItem`, and from earlier sessions; costs nothing.
   * @param since what a search has shown earlier does not count, in milliseconds since 1970 @default all counts
   */
  findIndicatorItem(id: string, since?: number): Promise<IndicatorItem | undefined>;
  /** A statistic as a search result in memory describes it; costs nothing. */
  peekItem(id: number): StatisticItem | undefined;
  /**
   * The address under which a page, picture or report of the service opens without the key: signed for this
   * one, for minutes, and kept nowhere. Costs nothing. The link as it is without a key, where the service
   * signs none, where the link is not the service's own and where the service does not answer in five seconds.
   * @throws ApiError `aborted` alone.
   */
  signLink(link: string, signal?: AbortSignal): Promise<string>;
  /**
   * Whose figures these are, of those that the key opens; costs nothing. Undefined where the service has no
   * such look-up.
   * @throws ApiError where it has one and does not answer.
   */
  lookUpValues(asked: LookupBody, signal?: AbortSignal): Promise<ValueCandidates | undefined>;
  /** What requests would cost now, together; asks the service nothing. */
  quote(requests: readonly ApiRequest[], options?: QuoteOptions): Promise<Quote>;
  /**
   * Asks the preferred service whether it knows a key that is not in use, by a free operation; nothing is
   * kept or remembered of it.
   * @throws ApiError `bad-key` where it does not; any other where it could not be found out.
   */
  checkKey(apiKey: string, signal?: AbortSignal): Promise<void>;
  /**
   * What the key in use has used and may use, and whose it is, as a gateway tells it; costs nothing.
   * Undefined, without asking, where none of this session's answers came through one.
   */
  readUsage(signal?: AbortSignal): Promise<AccountUsage | undefined>;
  status(): ClientStatus;
  /** Called after every change of `status()`. Returns the unsubscriber. */
  onStatus(listener: (status: ClientStatus) => void): () => void;
  clearCache(): Promise<void>;
}
