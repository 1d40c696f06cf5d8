import type {
  ApiError,
  OperationId,
  ParametersByOperation,
  SourceState,
} from "../contract/index.js";

/** One request to the service, as a formula would make it. An indicator is asked place by place. */
export type RequestRef = {
  readonly [O in OperationId]: {
    readonly operation: O;
    readonly parameters: ParametersByOperation[O];
    /** Equal for equal requests, whoever makes them. Holds no key and no date of the day. */
    readonly id: string;
    /** What may have to be asked once this is answered, a call each. */
    readonly mayFollow?: readonly OperationId[] | undefined;
  };
}[OperationId];

export interface LoadedAnswer {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Past its lifetime. */
  readonly isStale: boolean;
  /** The workbook brought it along; this device has none of its own. */
  readonly isFromWorkbook: boolean;
}

/** What requests cost together, each place of an indicator being one. */
export interface RequestsPrice {
  /** Calls to the service: a list may take several pages, places of an indicator share them. */
  readonly calls: number;
  readonly credits: number;
  /** Never passed; more than `credits` where it depends on the service how many calls are charged. */
  readonly atMost: number;
  /** False where a price is assumed, or depends on what the service has. */
  readonly isKnown: boolean;
  /** True where nothing has to be asked. */
  readonly isCached: boolean;
  /** By request, in the order given. `isCached`: a fresh answer is kept. */
  readonly requests: readonly { readonly isCached: boolean }[];
}

interface PriceOptions {
  /** Requests with a fresh answer in the cache are asked, too. @default false */
  readonly askFresh?: boolean;
  /** Research questions are submitted; otherwise pending ones are resumed. @default true */
  readonly askResearch?: boolean;
  /** A gateway is asked what it keeps for several people, which costs nothing. @default false */
  readonly askService?: boolean;
}

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Ask a research question anew; otherwise it is only resumed. @default false */
  readonly askAgain?: boolean;
}

interface CellRefreshOptions<C> {
  /** Ask the service even where a fresh answer is kept. */
  readonly askFresh: boolean;
  /** Submit research questions; otherwise they are only resumed. */
  readonly askResearch: boolean;
  /** Told of each failure for which a cell goes on showing what it had. */
  readonly onKept: (cell: C, failure: ApiError) => void;
  /** Cells that are not asked for anew: they show what is kept, as with `showKept`. */
  readonly showKept: readonly C[];
}

/** What a call shows of what is kept. `reason`: the sentence of its error, in the user's language. */
export type CallTrial =
  | { readonly status: "rows"; readonly rows: readonly (readonly unknown[])[] }
  | { readonly status: "not-cached" }
  | { readonly status: "failed"; readonly reason: string };

/**
 * How workbook operations reach data. The composition root makes it from the client and the functions,
 * so that no data path is hidden in workbook code and a formula's requests are planned by the function
 * itself.
 */
export interface AnswerPort {
  /** The requests a call with these argument values makes; empty for functions that make none. */
  plan(functionId: string, args: readonly unknown[]): Promise<readonly RequestRef[]>;
  price(requests: readonly RequestRef[], options?: PriceOptions): Promise<RequestsPrice>;
  /** Asks the service, cache or not; throws ApiError rather than answer with an older figure. */
  fetch(request: RequestRef, options?: FetchOptions): Promise<LoadedAnswer>;
  /** Runs a function outside of any cell on what is kept; asks the service nothing. */
  tryCall(functionId: string, args: readonly unknown[]): Promise<CallTrial>;
  /** What is kept, however old; undefined for nothing. */
  peek(request: RequestRef): Promise<LoadedAnswer | undefined>;
  /**
   * From now on formulas in these cells keep the figures they have where the service fails: for cells
   * whose requests are not known beforehand. Returns how to end it.
   */
  keepOnFailure<C extends { readonly sheetName: string; readonly address: string }>(
    cells: readonly C[],
    how: CellRefreshOptions<C>,
  ): () => void;
  /**
   * From now on formulas in these cells show what is kept, however old, and ask the service nothing;
   * `#N/A` where nothing is kept. Takes the place of any steering before. Returns how to end it.
   */
  showKept(cells: readonly { readonly sheetName: string; readonly address: string }[]): () => void;
  /** How often key or service have become others: answers that came before are out of the formulas' reach. */
  scopeChanges(): number;
  /** Requests under way, whoever makes them. */
  pending(): number;
  /** What is known of a request's source without asking. */
  knownSource(request: RequestRef): Promise<SourceState | undefined>;
  /**
   * Asks the service about a request's source, where that costs nothing; undefined where it does, and
   * where the source was not found.
   *
   * @param title exact title of the content.
   */
  lookUpSource(
    request: RequestRef,
    title: string,
    signal?: AbortSignal,
  ): Promise<SourceState | undefined>;
}
