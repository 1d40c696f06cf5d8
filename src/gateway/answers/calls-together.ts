import type { SharedCache, SharedValue } from "../../storage/index.js";
import { isFreshFor, type Wish } from "./freshness.js";
import type { KeptAnswer } from "./kept-answer.js";

/** What another process keeps, or the right to ask the service for it. */
type FoundOrTurn = { readonly kept: KeptAnswer } | Turn;

/** All others that want the same wait until it is over. */
interface Turn {
  /** What is kept for all and has had its time: it may still be the same. */
  readonly last: KeptAnswer | undefined;
  readonly end: (kept: KeptAnswer | undefined) => void;
}

/** Calls that are one over all processes. */
export interface CallsTogether {
  begin(key: string, wish: Wish): Promise<FoundOrTurn>;
  /** What other processes keep of these, fresh or not. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, KeptAnswer>>;
  keep(key: string, kept: KeptAnswer): void;
}

/** Where there is one process its own calls under way are all. */
export const callsAlone: CallsTogether = {
  begin: () => Promise.resolve({ last: undefined, end: () => undefined }),
  find: () => Promise.resolve(new Map()),
  keep: () => undefined,
};

type About = Omit<KeptAnswer, "body" | "fetchedAt">;

const toValue = ({ body, fetchedAt, ...about }: KeptAnswer): SharedValue => ({
  ...{ about, body, fetchedAt },
});

const toKeptAnswer = ({ about, body, fetchedAt }: SharedValue): KeptAnswer => ({
  // Written by the gateway itself.
  ...(about as About),
  ...{ body, fetchedAt },
});

interface CallsTogetherOptions {
  readonly cache: SharedCache;
  /** Differs for gateways whose answers differ. */
  readonly scope: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

/** Calls that are one over all processes on a cache. */
export function createCallsTogether(options: CallsTogetherOptions): CallsTogether {
  const { cache, scope, now, onProblem } = options;
  const nameOf = (key: string) => `${scope}\n${key}`;
  return {
    begin: async (key, wish) => {
      const found = await cache.findOrClaim(
        nameOf(key),
        (value, isNew) => isNew || isFreshFor(wish, toKeptAnswer(value), now()),
      );
      if ("found" in found) return { kept: toKeptAnswer(found.found) };
      return {
        last: found.last && toKeptAnswer(found.last),
        // Nobody waits for it who has the answer.
        end: (kept) => {
          found.end(kept && toValue(kept)).catch(onProblem);
        },
      };
    },
    find: async (keys) => {
      const asked = new Map(keys.map((key) => [nameOf(key), key]));
      const found = await cache.find([...asked.keys()]);
      return new Map(
        [...found].map(([name, value]) => [asked.get(name) ?? name, toKeptAnswer(value)]),
      );
    },
    keep: (key, kept) => {
      cache.keep(nameOf(key), toValue(kept)).catch(onProblem);
    },
  };
}
