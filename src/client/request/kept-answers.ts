import {
  ApiError,
  operations,
  type AnswersByOperation,
  type OperationId,
} from "../../contract/index.js";
import type { AnswerCache, CachedAnswer } from "../cache/answer-cache.js";
import { cacheKey, toQuery, type Query } from "../cache/cache-key.js";
import type { StoredAnswer } from "../cache/store-port.js";
import type { ClientContext } from "../options.js";
import type { Scope, ScopeSource } from "../scope.js";
import type { Answer } from "../answer.js";
import type { Wish } from "./fetcher.js";

interface KeptAnswersParts {
  readonly context: ClientContext;
  readonly scopes: ScopeSource;
  readonly cache: AnswerCache;
  /** Told of every answer read or put; `isNew` where it has just come from the service. */
  readonly onAnswer: (
    operation: OperationId,
    answer: StoredAnswer,
    key: string,
    isNew: boolean,
  ) => void;
}

/** The cache, as requests see it: under which key an answer is, and whether it is still fresh. */
export interface KeptAnswers {
  keyOf(scope: Scope, operation: OperationId, query: Query): string;
  /** The fresh answer in memory, at once. */
  peekFresh<O extends OperationId>(
    operation: O,
    key: string,
  ): Answer<AnswersByOperation[O]> | undefined;
  /** From memory, else from the store, however old. */
  find(operation: OperationId, key: string): Promise<CachedAnswer | undefined>;
  /** What is kept for a request of the present key and service, however old. */
  findFor(operation: OperationId, parameters: object): Promise<CachedAnswer | undefined>;
  put(
    wish: Pick<Wish<OperationId>, "operation" | "scope">,
    key: string,
    answer: StoredAnswer,
  ): void;
  isFresh(operation: OperationId, answer: StoredAnswer): boolean;
}

/** The cache's keys hold the operation, so what is under one has that operation's type. */
export function toAnswer<O extends OperationId>(
  { value, fetchedAt, origin }: CachedAnswer,
  isStale = false,
): Answer<AnswersByOperation[O]> {
  return { value: value as AnswersByOperation[O], fetchedAt, origin, isStale };
}

export const notCached = () => new ApiError("not-cached", "There is no answer in the cache.");

export function createKeptAnswers({
  context,
  scopes,
  cache,
  onAnswer,
}: KeptAnswersParts): KeptAnswers {
  const { now, settings } = context;

  const keyOf = (scope: Scope, operation: OperationId, query: Query) =>
    cacheKey(scope.prefix, operation, query, settings.getPreferences().depthYears);

  const isFresh = (operation: OperationId, answer: StoredAnswer) => {
    const age = now() - answer.fetchedAt;
    // A clock set back must not keep an answer fresh for ever.
    return !answer.isStale && Math.abs(age) < operations[operation].lifetimeMs;
  };

  return {
    keyOf,
    isFresh,
    peekFresh: <O extends OperationId>(operation: O, key: string) => {
      const known = cache.peek(key);
      return known && isFresh(operation, known) ? toAnswer<O>(known) : undefined;
    },
    find: async (operation, key) => {
      const kept = await cache.find(key);
      if (kept !== undefined) onAnswer(operation, kept, key, false);
      return kept;
    },
    findFor: async (operation, parameters) => {
      const scope = await scopes.current();
      return cache.find(keyOf(scope, operation, toQuery(operation, parameters)));
    },
    put: ({ operation, scope }, key, answer) => {
      // Of a key or service that has been left meanwhile, or never kept at all.
      if (scopes.peek() !== scope || operations[operation].lifetimeMs === 0) return;
      cache.put(key, answer);
      onAnswer(operation, answer, key, true);
    },
  };
}
