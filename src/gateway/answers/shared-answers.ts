import type { IncomingHttpHeaders } from "node:http";
import { ApiError, type OperationId } from "../../contract/index.js";
import type { Forward, Forwarded } from "../upstream/index.js";
import { createAnswerStore, type AnswerStore } from "./answer-store.js";
import type { CallsTogether } from "./calls-together.js";
import { isFreshFor, isOutage, readWish, type Wish } from "./freshness.js";
import { deliverKept } from "./kept-answer.js";
import { createPlaceAnswers } from "./places/place-answers.js";
import { readPlaces, type PlaceRequest } from "./places/place-request.js";
import {
  createSharedResearch,
  type Asking,
  type ResearchTeams,
} from "./research/shared-research.js";
import { sharedKey } from "./shared-key.js";
import { createWholeAnswers, pay, takeOver, type Wanted } from "./whole-answers.js";

/** What is asked for, and who would ask. */
interface Named extends Pick<Asking, "person" | "operation"> {
  /** Path and query, from "/v1/" on. */
  readonly url: string;
}

/** Answers that were paid once, for everybody whose package opens them. */
export interface SharedAnswers {
  /** Of the service where nothing is kept, at the expense of who asks. */
  answer(asking: Asking): Promise<Forwarded>;
  /** Of each, whether an answer is at hand, here or in another process, that serves this person and costs nothing. */
  areKept(asked: readonly Named[]): Promise<readonly boolean[]>;
}

interface SharedAnswersOptions {
  readonly forward: Forward;
  /** Operations whose answers people share; those of others are each person's own. */
  readonly shared: ReadonlySet<OperationId>;
  readonly sharedResearch: ResearchTeams;
  /** Of those in memory. */
  readonly maxBytes: number;
  readonly together: CallsTogether;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

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

/** Of a request that is asked for as a whole. */
function nameOf(shared: ReadonlySet<OperationId>, asked: Named): Naming | undefined {
  const { person, operation, url } = asked;
  const scope = shared.has(operation) ? `package ${person.packageName}` : `person ${person.id}`;
  const key = sharedKey(scope, operation, url);
  if (key === undefined) return undefined;
  const isIndicator = operation === "getIndicator";
  return { key, places: isIndicator ? readPlaces(scope, url) : undefined };
}

const keysOf = ({ key, places }: Naming) => [
  key,
  ...(places === undefined ? [] : places.geos.map(places.keyOf)),
];

function nameIn(shared: ReadonlySet<OperationId>, asking: Asking): Naming | undefined {
  const { method, headers, url } = asking.request;
  const isWhole = method === "GET" && headers.range === undefined;
  return isWhole ? nameOf(shared, { ...asking, url }) : undefined;
}

function freshIn(store: AnswerStore, key: string, wish: Wish, now: number) {
  const known = store.get(key);
  return known !== undefined && isFreshFor(wish, known, now) ? known : undefined;
}

/** What other processes keep is fetched in parts of so many: answers are large. */
const mostFetched = 100;

async function fetchKept(
  { store, together }: { readonly store: AnswerStore; readonly together: CallsTogether },
  keys: readonly string[],
): Promise<void> {
  for (let at = 0; at < keys.length; at += mostFetched) {
    const found = await together.find(keys.slice(at, at + mostFetched));
    for (const [key, kept] of found) takeOver(store, key, kept);
  }
}

/** What the service answers, or something older where it has no answer now. */
async function orStale(
  answering: Promise<Forwarded>,
  staleOne: () => Forwarded | undefined,
): Promise<Forwarded> {
  try {
    const answer = await answering;
    return isOutage(answer.status) ? (staleOne() ?? answer) : answer;
  } catch (error) {
    const isGone = error instanceof ApiError && isOutage(error.status ?? 0);
    const stale = isGone ? staleOne() : undefined;
    if (stale === undefined) throw error;
    return stale;
  }
}

export function createSharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const { forward, shared, maxBytes, together, now } = options;
  const store = createAnswerStore(maxBytes);
  const parts = { store, forward, together, now };
  const research = createSharedResearch(parts, options.sharedResearch);
  const byPlace = createPlaceAnswers({ ...parts, gather });
  const ask = createWholeAnswers<Wanted & Naming>(parts, ({ places }, answer) => {
    if (places !== undefined) byPlace.learn(places, answer);
  });

  const freshAt = (key: string, headers: IncomingHttpHeaders) =>
    freshIn(store, key, readWish(headers), now());
  const answerWhole = async (key: string, wanted: Wanted & Naming): Promise<Forwarded> => {
    const { headers } = wanted.request;
    const known = freshAt(key, headers);
    return known === undefined
      ? ask(key, wanted)
      : deliverKept(known, headers, { from: "hit", now: now() });
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

  const isKept = ({ key, places }: Naming) =>
    freshAt(key, {}) !== undefined || (places !== undefined && byPlace.isKept(places));
  return {
    areKept: async (asked) => {
      const named = asked.map((one) => nameOf(shared, one));
      const missing = named.flatMap((one) => (one === undefined || isKept(one) ? [] : keysOf(one)));
      await fetchKept(parts, [...new Set(missing)]);
      return named.map((one) => one !== undefined && isKept(one));
    },
    answer: async (asking) => {
      const researched = research.answer(asking);
      if (researched !== undefined) return researched;
      const naming = nameIn(shared, asking);
      if (naming === undefined) return pay(parts, asking);
      const wanted = { ...asking, ...naming };
      return orStale(answerNow(wanted), () => staleFor(wanted));
    },
  };
}
