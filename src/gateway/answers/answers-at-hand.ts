import type { IncomingHttpHeaders } from "node:http";
import type { Forwarded, ForwardRequest } from "../upstream/index.js";
import type { Naming } from "./answer-names.js";
import type { AnswerStore } from "./answer-store.js";
import { isFreshFor, readWish } from "./freshness.js";
import { deliverKept } from "./kept-answer.js";
import type { PlaceAnswers } from "./places/place-answers.js";

/** What this process can answer without asking anybody. */
interface AnswersAtHand {
  /** As new as who asks wants it: as a whole, or put together of its places. */
  fresh(naming: Naming, request: ForwardRequest): Forwarded | undefined;
  /** As a whole alone. */
  whole(key: string, request: ForwardRequest): Forwarded | undefined;
  has(naming: Naming): boolean;
  /** Of which the time is over, by no more than who asks takes. */
  stale(naming: Naming, request: ForwardRequest): Forwarded | undefined;
}

interface Parts {
  readonly store: AnswerStore;
  readonly byPlace: Pick<PlaceAnswers, "isWhole" | "kept" | "isKept" | "stale">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createAnswersAtHand({ store, byPlace, now }: Parts): AnswersAtHand {
  const freshAt = (key: string, headers: IncomingHttpHeaders) => {
    const known = store.get(key);
    return known !== undefined && isFreshFor(readWish(headers), known, now()) ? known : undefined;
  };
  const whole = (key: string, { headers }: ForwardRequest) => {
    const known = freshAt(key, headers);
    return known && deliverKept(known, headers, { from: "hit", now: now() });
  };
  return {
    whole,
    fresh: ({ key, places }, request) =>
      places === undefined || byPlace.isWhole(places)
        ? whole(key, request)
        : byPlace.kept({ places, request }),
    has: ({ key, places }) =>
      freshAt(key, {}) !== undefined || (places !== undefined && byPlace.isKept(places)),
    stale: ({ key, places }, request) => {
      const { staleMs } = readWish(request.headers);
      if (staleMs === 0) return undefined;
      const kept = store.get(key);
      if (kept !== undefined && now() - kept.fetchedAt - kept.lifetimeMs <= staleMs)
        return deliverKept(kept, request.headers, { from: "stale", now: now() });
      return places && byPlace.stale({ places, request }, staleMs);
    },
  };
}
