import { ApiError, type OperationId } from "../../contract/index.js";
import type { Person } from "../people/index.js";
import type { Forward, Forwarded } from "../upstream/index.js";
import { createAnswerStore } from "./answer-store.js";
import type { CallsTogether } from "./calls-together.js";
import { isFreshFor, readWish } from "./freshness.js";
import { deliverKept } from "./kept-answer.js";
import { createPlaceAnswers } from "./places/place-answers.js";
import { readPlaces, type PlaceRequest } from "./places/place-request.js";
import { sharedKey } from "./shared-key.js";
import { createWholeAnswers, pay, type Wanted } from "./whole-answers.js";

interface Asking extends Wanted {
  readonly person: Person;
}

/** Answers that were paid once, for everybody whose package opens them. */
export interface SharedAnswers {
  /** Of the service where nothing is kept, at the expense of who asks. */
  answer(asking: Asking): Promise<Forwarded>;
}

interface SharedAnswersOptions {
  readonly forward: Forward;
  /** Operations whose answers people share; those of others are each person's own. */
  readonly shared: ReadonlySet<OperationId>;
  /** Of those in memory. */
  readonly maxBytes: number;
  readonly together: CallsTogether;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const isOutage = (status: number) => status >= 500 || status === 429;

/** How long the first place that is asked for waits for others of the same indicator, in milliseconds. */
const gatherMs = 2;

const gather = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, gatherMs);
  });

/** Under which the answer is kept, where it is; an indicator's also by its places. */
interface Naming {
  readonly key: string;
  readonly places: PlaceRequest | undefined;
}

function nameIn(shared: ReadonlySet<OperationId>, asking: Asking): Naming | undefined {
  const { person, operation, request } = asking;
  const scope = shared.has(operation) ? `package ${person.packageName}` : `person ${person.id}`;
  const isWhole = request.method === "GET" && request.headers.range === undefined;
  const key = isWhole ? sharedKey(scope, operation, request.url) : undefined;
  if (key === undefined) return undefined;
  const isIndicator = operation === "getIndicator";
  return { key, places: isIndicator ? readPlaces(scope, request.url) : undefined };
}

export function createSharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const { forward, shared, maxBytes, together, now } = options;
  const store = createAnswerStore(maxBytes);
  const parts = { store, forward, together, now };
  const byPlace = createPlaceAnswers({ ...parts, gather });
  const ask = createWholeAnswers<Wanted & Naming>(parts, ({ places }, answer) => {
    if (places !== undefined) byPlace.learn(places, answer);
  });

  const answerWhole = (key: string, wanted: Wanted & Naming): Promise<Forwarded> => {
    const { headers } = wanted.request;
    const known = store.get(key);
    return known !== undefined && isFreshFor(readWish(headers), known, now())
      ? Promise.resolve(deliverKept(known, headers, { from: "hit", now: now() }))
      : ask(key, wanted);
  };
  const answerNow = async (wanted: Wanted & Naming): Promise<Forwarded> => {
    const { key, places } = wanted;
    const found = places === undefined ? undefined : await byPlace.answer({ ...wanted, places });
    return found ?? answerWhole(key, wanted);
  };
  const staleFor = ({ key, places, request }: Wanted & Naming): Forwarded | undefined => {
    const { staleMs } = readWish(request.headers);
    if (staleMs === 0) return undefined;
    const kept = store.get(key);
    if (kept !== undefined && now() - kept.fetchedAt - kept.lifetimeMs <= staleMs)
      return deliverKept(kept, request.headers, { from: "stale", now: now() });
    return places && byPlace.stale({ places, request }, staleMs);
  };

  return {
    answer: async (asking) => {
      const naming = nameIn(shared, asking);
      if (naming === undefined) return pay(parts, asking);
      const wanted = { ...asking, ...naming };
      try {
        const answer = await answerNow(wanted);
        return isOutage(answer.status) ? (staleFor(wanted) ?? answer) : answer;
      } catch (error) {
        const isGone = error instanceof ApiError && isOutage(error.status ?? 0);
        const stale = isGone ? staleFor(wanted) : undefined;
        if (stale === undefined) throw error;
        return stale;
      }
    },
  };
}
