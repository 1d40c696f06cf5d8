import {
  ApiError,
  operations,
  type AnswersByOperation,
  type OperationId,
  type ParametersByOperation,
} from "../../contract/index.js";
import type { CachedAnswer } from "../cache/answer-cache.js";
import { toQuery } from "../cache/cache-key.js";
import type { ClientContext } from "../options.js";
import type { Scope, ScopeSource } from "../scope.js";
import type { Answer, CallOptions } from "../answer.js";
import type { Fetcher, Wish } from "./fetcher.js";
import { notCached, toAnswer, type KeptAnswers } from "./kept-answers.js";
import type { Refusals } from "./refusals.js";
import { toAbortSignal } from "./cancel-signal.js";
import { createSharedCalls } from "./shared-calls.js";

interface RequesterParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly kept: KeptAnswers;
  readonly refusals: Refusals;
  readonly fetcher: Fetcher;
  readonly onStale: () => void;
  /** Also told of an older answer that came in the place of a new one. */
  readonly onError: (error: ApiError) => void;
}

/** Answers requests: from memory, from the store, else from the service. */
export interface Requester {
  request<O extends OperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options?: CallOptions,
  ): Promise<Answer<AnswersByOperation[O]>>;
}

interface Asking<O extends OperationId> extends Wish<O> {
  /** Under which the cache keeps the answer. */
  readonly key: string;
}

const reloadIntervalMs = 5_000;

/** An answer past its lifetime is better than one of these failures. */
const isBetterStale = ({ code }: ApiError) =>
  [
    ...["offline", "timeout", "server", "rate-limited", "budget", "bad-response"],
    // Nothing is asked while the workbook's budget is not known.
    "not-cached",
  ].includes(code);

/** Asks the service, keeps what it answers and remembers what it refuses. */
function createAnswerFetching(parts: RequesterParts) {
  const { scopes, kept, refusals, fetcher, onError } = parts;
  return async (asking: Asking<OperationId>, signal: AbortSignal): Promise<CachedAnswer> => {
    const { operation, key, scope } = asking;
    try {
      const fetched = await fetcher.fetch(asking, signal);
      const { isStale, fetchedAt } = fetched;
      const known = isStale && (await kept.find(operation, key));
      if (!known || known.fetchedAt < fetchedAt) kept.put(asking, key, fetched);
      // As good as what is kept here, and no better.
      if (isStale) throw new ApiError("server", "The service does not answer.");
      return { ...fetched, origin: "service" };
    } catch (error) {
      if (error instanceof ApiError) {
        if (scopes.peek() === scope) refusals.remember(operation, key, error);
        onError(error);
      }
      throw error;
    }
  };
}

/** Equal requests share one look into the cache and one call. */
function createLoading(parts: RequesterParts) {
  const { context, kept, refusals, fetcher, onStale } = parts;
  const sends = createSharedCalls(context.nextTurn);
  const fetchAnswer = createAnswerFetching(parts);

  /** The cache is looked through place by place; what it lacks still shares its calls. */
  const find = async (asking: Asking<OperationId>): Promise<CachedAnswer | undefined> => {
    const isOver = fetcher.expect(asking);
    try {
      return await kept.find(asking.operation, asking.key);
    } finally {
      isOver();
    }
  };

  const load = async <O extends OperationId>(
    asking: Asking<O>,
    options: CallOptions,
    signal: AbortSignal,
  ): Promise<Answer<AnswersByOperation[O]>> => {
    const { operation, key } = asking;
    const isForced = options.forceFresh === true;
    // Who wants news or a failure has no use for what is kept.
    const isNewsOnly = isForced && options.refuseStale === true;
    const found = isNewsOnly ? undefined : await find(asking);
    if (found && !isForced && kept.isFresh(operation, found)) return toAnswer<O>(found);
    if (options.cacheOnly === true) {
      if (found === undefined) throw notCached();
      return toAnswer<O>(found, true);
    }
    try {
      const refused = isForced ? undefined : refusals.find(operation, key);
      if (refused) throw refused;
      const send = (sending: AbortSignal) => fetchAnswer(asking, sending);
      return toAnswer<O>(await sends.join(key, signal, send, asking));
    } catch (error) {
      if (options.refuseStale === true) throw error;
      if (!(error instanceof ApiError) || !isBetterStale(error)) throw error;
      // Looked for again: with the failure an older answer may have come.
      const older = await kept.find(operation, key);
      if (older === undefined) throw error;
      onStale();
      return toAnswer<O>(older, true);
    }
  };
  return { load, fetchAnswer };
}

/** Reads the settings' store again; thousands of cells refused together cause one reading. */
function createReloading({ now, settings }: ClientContext) {
  let reloadedAt = -Infinity;
  return async () => {
    if (now() - reloadedAt < reloadIntervalMs) return;
    reloadedAt = now();
    await settings.reload?.();
  };
}

/** For cells that must not lose the figure they show: after a failure what is kept, however old. */
function createKeeping(
  { scopes, kept, onStale }: RequesterParts,
  requestOrReload: Requester["request"],
): Requester["request"] {
  const keep = async <O extends OperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options: CallOptions,
    onKept: (failure: ApiError) => void,
  ): Promise<Answer<AnswersByOperation[O]>> => {
    try {
      return await requestOrReload(operation, parameters, { ...options, refuseStale: true });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === "aborted") throw error;
      if (scopes.peek() === undefined) throw error;
      const found = await kept.findFor(operation, parameters);
      if (found === undefined) throw error;
      onKept(error);
      onStale();
      return toAnswer<O>(found, true);
    }
  };
  return (operation, parameters, options = {}) =>
    options.onKept === undefined
      ? requestOrReload(operation, parameters, options)
      : keep(operation, parameters, options, options.onKept);
}

export function createRequester(parts: RequesterParts): Requester {
  const { context, scopes, kept } = parts;
  const loads = createSharedCalls(context.nextTurn);
  const { load, fetchAnswer } = createLoading(parts);
  const reload = createReloading(context);

  const requestWith = <O extends OperationId>(
    scope: Scope,
    operation: O,
    parameters: ParametersByOperation[O],
    options: CallOptions,
  ): Promise<Answer<AnswersByOperation[O]>> => {
    const { lane, finishSent, signal } = options;
    const query = toQuery(operation, parameters);
    const key = kept.keyOf(scope, operation, query);
    const isForced = options.forceFresh === true;
    const known = isForced ? undefined : kept.peekFresh(operation, key);
    if (known) return Promise.resolve(known);
    const asking = { operation, key, query, scope, lane, finishSent };
    if (operations[operation].method === "POST") {
      // A question is submitted as often as it is asked: research.ts sees to it that it is once.
      const sent = fetchAnswer(asking, toAbortSignal(signal));
      return sent.then((answer) => toAnswer<O>(answer));
    }
    const way = options.cacheOnly === true ? "cached " : isForced ? "fresh " : "";
    const rule = options.refuseStale === true ? "unstale " : "";
    return loads.join(rule + way + key, signal, (loading) => load(asking, options, loading));
  };

  const requestOrReload = async <O extends OperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options: CallOptions,
  ): Promise<Answer<AnswersByOperation[O]>> => {
    const scope = await scopes.current();
    try {
      return await requestWith(scope, operation, parameters, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "bad-key") throw error;
      // Another open workbook may have put a new key in the place of the refused one.
      await reload();
      const other = await scopes.current();
      if (other === scope) throw error;
      return requestWith(other, operation, parameters, options);
    }
  };

  return { request: createKeeping(parts, requestOrReload) };
}
