import { ApiError, type OperationId } from "../../contract/index.js";
import type { Teams } from "../people/index.js";
import type { Forward, Forwarded, ForwardRequest } from "../upstream/index.js";
import { createNames, keysOf, type Named, type Naming } from "./answer-names.js";
import { createAnswersAtHand } from "./answers-at-hand.js";
import { createAnswerStore, type AnswerStore } from "./answer-store.js";
import type { CallsTogether } from "./calls-together.js";
import { isOutage, readWish } from "./freshness.js";
import { createPlaceAnswers } from "./places/place-answers.js";
import { createSharedResearch, type Asking } from "./research/shared-research.js";
import { createWholeAnswers, pay, takeOver, type Wanted } from "./whole-answers.js";

/** Before it is known whether it costs anything. */
type Wished = Pick<Asking, "person" | "operation" | "request">;

/** Answers that were paid once, for everybody whose package opens them. */
export interface SharedAnswers {
  /** What is kept in this process, fresh, and serves who asks: at once. */
  kept(wished: Wished): Forwarded | undefined;
  /** Of the service where nothing is kept, at the expense of who asks. */
  answer(asking: Asking): Promise<Forwarded>;
  /** Of each, whether an answer is at hand, here or in another process, that serves this person and costs nothing. */
  areKept(asked: readonly Named[]): Promise<readonly boolean[]>;
}

interface SharedAnswersOptions {
  readonly forward: Forward;
  /** Operations whose answers people share; those of others are each person's own. */
  readonly shared: ReadonlySet<OperationId>;
  readonly sharedResearch: Teams;
  /** Of those in memory. */
  readonly maxBytes: number;
  readonly together: CallsTogether;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: Sleep;
  /** Hears what went wrong with a call for which nobody waits any more. */
  readonly onProblem: (error: unknown) => void;
}

/** Resolves after this many milliseconds, or as soon as the signal is aborted. Never rejects. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** The add-in gives an attempt half a minute, and a sheet's requests go in rounds of six. */
const patienceMs = 10_000;

/** How long the first place that is asked for waits for others of the same indicator, in milliseconds. */
const gatherMs = 2;

const gather = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, gatherMs);
  });

/** Of parts of an answer, and of what is not read, nothing is kept. */
const isWhole = ({ method, headers }: ForwardRequest) =>
  method === "GET" && headers.range === undefined;

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

/** That answer, or something older where it does not come soon: the call goes on, and what it brings is kept. */
async function orStaleSoon(
  { sleep, onProblem }: Pick<SharedAnswersOptions, "sleep" | "onProblem">,
  answering: Promise<Forwarded>,
  staleOne: () => Forwarded | undefined,
): Promise<Forwarded> {
  const answered = new AbortController();
  const settled = orStale(answering, staleOne).finally(() => {
    answered.abort();
  });
  const early = sleep(patienceMs, answered.signal).then(() =>
    answered.signal.aborted ? undefined : staleOne(),
  );
  const first = await Promise.race([settled, early]);
  if (first === undefined) return settled;
  // That the service failed in the end was told where it was asked.
  settled.catch((error: unknown) => {
    if (!(error instanceof ApiError)) onProblem(error);
  });
  return first;
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

  const nameOf = createNames(shared);
  const nameIn = ({ person, operation, request }: Wished) =>
    isWhole(request) ? nameOf({ person, operation, url: request.url }) : undefined;
  const atHand = createAnswersAtHand({ store, byPlace, now });
  const answerNow = async (wanted: Wanted & Naming): Promise<Forwarded> => {
    const { key, places, request } = wanted;
    const found = places === undefined ? undefined : await byPlace.answer({ ...wanted, places });
    return found ?? atHand.whole(key, request) ?? ask(key, wanted);
  };

  return {
    kept: (wished) => {
      const naming = nameIn(wished);
      return naming && atHand.fresh(naming, wished.request);
    },
    areKept: async (asked) => {
      const named = asked.map(nameOf);
      const missing = named.flatMap((one) =>
        one === undefined || atHand.has(one) ? [] : keysOf(one),
      );
      await fetchKept(parts, [...new Set(missing)]);
      return named.map((one) => one !== undefined && atHand.has(one));
    },
    answer: async (asking) => {
      const researched = research.answer(asking);
      if (researched !== undefined) return researched;
      const naming = nameIn(asking);
      if (naming === undefined) return pay(parts, asking);
      const wanted = { ...asking, ...naming };
      const answering = answerNow(wanted);
      const { headers } = wanted.request;
      if (readWish(headers).staleMs === 0) return answering;
      return orStaleSoon(options, answering, () => atHand.stale(naming, wanted.request));
    },
  };
}
