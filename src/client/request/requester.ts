import {
  ApiError,
  decodeAnswer,
  isLoopback,
  operations,
  type AnswersByOperation,
  type OperationId,
  type ParametersByOperation,
} from "../../contract/index.js";
import type { AnswerCache, CachedAnswer } from "../cache/answer-cache.js";
import { cacheKey, toQuery, toSentQuery, type Query } from "../cache/cache-key.js";
import type { StoredAnswer } from "../cache/store-port.js";
import type { ClientContext } from "../options.js";
import type { Scope, ScopeSource } from "../scope.js";
import type { Answer, CallOptions } from "../types.js";
import type { Refusals } from "./refusals.js";
import type { Sender } from "./sender.js";
import { createSharedCalls } from "./shared-calls.js";

export interface RequesterParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly cache: AnswerCache;
  readonly refusals: Refusals;
  readonly sender: Sender;
  /** Resolved when what the sending depends on has been read from the store. */
  readonly whenReady: () => Promise<void>;
  readonly onAnswer: (
    operation: OperationId,
    answer: StoredAnswer,
    key: string,
    isNew: boolean,
  ) => void;
  readonly onStale: () => void;
  readonly onError: (error: ApiError) => void;
}

/** Answers requests: from memory, from the store, else from the service. */
export interface Requester {
  request<O extends OperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options?: CallOptions,
    /** How to ask the service where the cache has no answer. @default one request of its own */
    send?: Send<O>,
  ): Promise<Answer<AnswersByOperation[O]>>;
  /** The fresh answer kept for a request, if any; never asks the service. */
  findFresh(operation: OperationId, parameters: object): Promise<CachedAnswer | undefined>;
  isFresh(operation: OperationId, answer: StoredAnswer): boolean;
  /** Whether an answer past its lifetime is better than this failure. */
  isBetterStale(error: ApiError): boolean;
  /** Asks the service. `query` is called when the turn comes; undefined where it had nothing to ask. */
  fetch<O extends OperationId>(fetching: Fetching<O>): Promise<Fetched<O> | undefined>;
}

export type Send<O extends OperationId> = (
  scope: Scope,
  signal: AbortSignal,
) => Promise<Fetched<O> | undefined>;

export interface Fetching<O extends OperationId> {
  readonly operation: O;
  readonly query: () => Query | undefined;
  readonly scope: Scope;
  readonly lane: string | undefined;
  readonly signal: AbortSignal;
  readonly finishSent?: boolean | undefined;
}

export interface Fetched<O extends OperationId> extends StoredAnswer {
  readonly value: AnswersByOperation[O];
}

interface Asking<O extends OperationId> {
  readonly operation: O;
  readonly key: string;
  readonly scope: Scope;
  readonly send: Send<O>;
}

/** The cache's keys hold the operation, so what is under one has that operation's type. */
function toAnswer<O extends OperationId>(
  { value, fetchedAt, origin }: CachedAnswer,
  isStale = false,
): Answer<AnswersByOperation[O]> {
  return { value: value as AnswersByOperation[O], fetchedAt, origin, isStale };
}

const reloadIntervalMs = 5_000;

export const notCached = () => new ApiError("not-cached", "There is no answer in the cache.");

export function createRequester(parts: RequesterParts): Requester {
  const { context, scopes, cache, refusals, sender } = parts;
  const { now, settings } = context;
  const loads = createSharedCalls(context.nextTurn);
  const sends = createSharedCalls(context.nextTurn);
  const depthYears = () => settings.getPreferences().depthYears;

  let reloadedAt = -Infinity;
  /** Reads the settings' store again; thousands of cells refused together cause one reading. */
  const reload = async () => {
    if (now() - reloadedAt < reloadIntervalMs) return;
    reloadedAt = now();
    await settings.reload?.();
  };

  const isFresh = (operation: OperationId, answer: StoredAnswer) => {
    const age = now() - answer.fetchedAt;
    // A clock set back must not keep an answer fresh for ever.
    return Math.abs(age) < operations[operation].lifetimeMs;
  };

  const isBetterStale = ({ code }: ApiError) =>
    ["offline", "timeout", "server", "rate-limited", "budget", "bad-response"].includes(code);

  const fetch = async <O extends OperationId>({
    operation,
    query,
    scope,
    lane,
    signal,
    finishSent,
  }: Fetching<O>): Promise<Fetched<O> | undefined> => {
    try {
      await parts.whenReady();
      if (!context.isOnline() && !isLoopback(scope.serviceAddress)) {
        throw new ApiError("offline", "This device is offline.");
      }
      const received = await sender.send({
        operation,
        query: () => {
          const asked = query();
          return asked && toSentQuery(operation, asked, depthYears(), now());
        },
        serviceAddress: scope.serviceAddress,
        apiKey: scope.apiKey,
        lane: lane ?? "",
        signal,
        finishSent,
      });
      if (received === undefined) return undefined;
      const value = decodeAnswer(operation, received.json);
      if (scopes.peek() === scope) refusals.answered(operation);
      return { value, fetchedAt: now(), bytes: received.bytes };
    } catch (error) {
      if (error instanceof ApiError) parts.onError(error);
      throw error;
    }
  };

  const sendAndKeep = async <O extends OperationId>(
    { operation, key, scope, send }: Asking<O>,
    signal: AbortSignal,
  ): Promise<CachedAnswer> => {
    try {
      const fetched = await send(scope, signal);
      if (fetched === undefined) throw notCached();
      if (scopes.peek() === scope && operations[operation].lifetimeMs > 0) {
        cache.put(key, fetched);
        parts.onAnswer(operation, fetched, key, true);
      }
      return { ...fetched, origin: "service" };
    } catch (error) {
      if (error instanceof ApiError && scopes.peek() === scope) {
        refusals.remember(operation, key, error);
      }
      throw error;
    }
  };

  const load = async <O extends OperationId>(
    asking: Asking<O>,
    options: CallOptions,
    signal: AbortSignal,
  ): Promise<Answer<AnswersByOperation[O]>> => {
    const { operation, key } = asking;
    const isForced = options.forceFresh === true;
    // Who wants news or a failure waits for nothing, so that places asked together share their calls.
    const isNewsOnly = isForced && options.refuseStale === true;
    const kept = isNewsOnly ? undefined : await cache.find(key);
    if (kept !== undefined) parts.onAnswer(operation, kept, key, false);
    if (kept && !isForced && isFresh(operation, kept)) return toAnswer<O>(kept);
    if (options.cacheOnly === true) {
      if (kept === undefined) throw notCached();
      return toAnswer<O>(kept, true);
    }
    try {
      const refused = isForced ? undefined : refusals.find(operation, key);
      if (refused) throw refused;
      const sent = await sends.join(key, signal, (sending) => sendAndKeep(asking, sending));
      return toAnswer<O>(sent);
    } catch (error) {
      if (kept === undefined || options.refuseStale === true) throw error;
      if (!(error instanceof ApiError) || !isBetterStale(error)) throw error;
      parts.onStale();
      return toAnswer<O>(kept, true);
    }
  };

  const requestWith = <O extends OperationId>(
    scope: Scope,
    operation: O,
    parameters: ParametersByOperation[O],
    options: CallOptions,
    send: Send<O> | undefined,
  ): Promise<Answer<AnswersByOperation[O]>> => {
    const query = toQuery(operation, parameters);
    const key = cacheKey(scope.prefix, operation, query, depthYears());
    const isForced = options.forceFresh === true;
    const known = isForced ? undefined : cache.peek(key);
    if (known && isFresh(operation, known)) return Promise.resolve(toAnswer<O>(known));
    const { lane, finishSent } = options;
    const sendAlone: Send<O> = (_, signal) =>
      fetch({ operation, query: () => query, scope, lane, signal, finishSent });
    const asking = { operation, key, scope, send: send ?? sendAlone };
    if (operations[operation].method === "POST") {
      // A question is submitted as often as it is asked: research.ts sees to it that it is once.
      const signal = options.signal ?? new AbortController().signal;
      return sendAndKeep(asking, signal).then((sent) => toAnswer<O>(sent));
    }
    const how = options.cacheOnly === true ? "cached " : isForced ? "fresh " : "";
    const rule = options.refuseStale === true ? "unstale " : "";
    return loads.join(rule + how + key, options.signal, (signal) => load(asking, options, signal));
  };

  const requestOrReload = async <O extends OperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options: CallOptions,
    send: Send<O> | undefined,
  ): Promise<Answer<AnswersByOperation[O]>> => {
    const scope = await scopes.current();
    try {
      return await requestWith(scope, operation, parameters, options, send);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "bad-key") throw error;
      // Another open workbook may have put a new key in the place of the refused one.
      await reload();
      const other = await scopes.current();
      if (other === scope) throw error;
      return requestWith(other, operation, parameters, options, send);
    }
  };

  const findKept = async (operation: OperationId, parameters: object) => {
    const scope = scopes.peek();
    if (scope === undefined) return undefined;
    const query = toQuery(operation, parameters);
    return cache.find(cacheKey(scope.prefix, operation, query, depthYears()));
  };

  return {
    request: async <O extends OperationId>(
      operation: O,
      parameters: ParametersByOperation[O],
      options: CallOptions = {},
      send?: Send<O>,
    ): Promise<Answer<AnswersByOperation[O]>> => {
      const { onKept } = options;
      if (onKept === undefined) return requestOrReload(operation, parameters, options, send);
      const how = { ...options, refuseStale: true };
      try {
        return await requestOrReload(operation, parameters, how, send);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === "aborted") throw error;
        const kept = await findKept(operation, parameters);
        if (kept === undefined) throw error;
        onKept(error);
        parts.onStale();
        return toAnswer<O>(kept, true);
      }
    },
    findFresh: async (operation, parameters) => {
      const scope = await scopes.current();
      const query = toQuery(operation, parameters);
      const kept = await cache.find(cacheKey(scope.prefix, operation, query, depthYears()));
      return kept && isFresh(operation, kept) ? kept : undefined;
    },
    isFresh,
    isBetterStale,
    fetch,
  };
}
