import type { Forwarded } from "../../upstream/index.js";
import { isFreshFor, readWish, type Wish } from "../freshness.js";
import { deliverKept, deliverNew, isReadable, type KeptAnswer } from "../kept-answer.js";
import { marked } from "../whole-answers.js";
import { composeAnswer, goTogether, toParts } from "./kept-parts.js";
import {
  createPlaceCalls,
  markOf,
  type AskedPlace,
  type AskPlace,
  type PlaceAsker,
  type PlaceCallParts,
} from "./place-calls.js";
import type { PlaceRequest } from "./place-request.js";
import { createStanding, isOutage, type Standing } from "./standing.js";

/** Answers for places of indicators, put together from what is kept and what is asked for now. */
export interface PlaceAnswers {
  /** Undefined for what cannot be put together: the request is asked as it stands. */
  answer(asker: PlaceAsker): Promise<Forwarded | undefined>;
  /** Put together without asking anybody; undefined where a place is missing, or they do not go together. */
  kept(asker: Pick<PlaceAsker, "places" | "request">): Forwarded | undefined;
  /** Whether such requests are asked as they stand. */
  isWhole(places: PlaceRequest): boolean;
  /** Whether all places are kept, fresh, and go together. */
  isKept(places: PlaceRequest): boolean;
  /** Takes note of what the service has answered to a request as it stood. */
  learn(places: PlaceRequest, answer: Forwarded): void;
  /** What is kept of all places, once the time of each is over by no more than this. */
  stale(asker: Pick<PlaceAsker, "places" | "request">, staleMs: number): Forwarded | undefined;
}

interface Parts extends PlaceCallParts {
  readonly ask: AskPlace;
  readonly standing: Standing;
}

const keysOf = ({ geos, keyOf }: PlaceRequest) => geos.map(keyOf);

const present = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value) => value !== undefined);

/** What is kept and serves this wish, place by place. */
const freshOf = ({ store, now }: Parts, places: PlaceRequest, wish: Wish) =>
  keysOf(places).map((key) => {
    const known = store.get(key);
    return known !== undefined && isFreshFor(wish, known, now()) ? known : undefined;
  });

/** What somebody between has sent in the place of an answer, such as a page to sign in. */
const isPageBetween = (answer: Forwarded) =>
  answer.status < 300 && !isReadable("getIndicator", answer);

/** What is sent of a call that gave no parts; undefined where the request itself may fare better. */
function sentWithoutParts(
  { standing }: Parts,
  { places }: PlaceAsker,
  { answer, geos, isOwn }: AskedPlace,
): Forwarded | undefined {
  if (answer === undefined) return undefined;
  const sent = isOwn ? marked(answer) : answer;
  if (isOutage(answer.status)) return sent;
  const isRefusal = answer.status >= 400;
  // A page says nothing of the indicator: who has waited for it asks again, together.
  if (!isRefusal && !isPageBetween(answer)) standing.leaveWhole(places);
  if (geos.join() !== places.geos.join()) return undefined;
  if (isRefusal) standing.refused(places);
  return isRefusal || isOwn ? sent : undefined;
}

function deliver(
  { now }: Parts,
  { places, request }: Pick<PlaceAsker, "places" | "request">,
  kept: readonly KeptAnswer[],
  own: readonly AskedPlace[],
): Forwarded | undefined {
  const composed = composeAnswer(places.geos, kept);
  if (composed === undefined) return undefined;
  const whole = { ...composed, etag: markOf(kept, request.url) ?? composed.etag };
  const exact = own.length < places.geos.length ? undefined : own[0];
  // Nobody else's place came with it: it is what the service sent.
  if (exact?.answer !== undefined && exact.geos.join() === places.geos.join())
    return marked(deliverNew(exact.answer, whole, request.headers));
  const from = own.length > 0 ? "miss" : "hit";
  return deliverKept(whole, request.headers, { from, now: now() });
}

async function answerPlaces(parts: Parts, asker: PlaceAsker): Promise<Forwarded | undefined> {
  const { ask, standing } = parts;
  const { places, request } = asker;
  if (standing.isWhole(places)) return undefined;
  const fresh = freshOf(parts, places, readWish(request.headers));
  const areSteady = (kept: readonly KeptAnswer[]) => {
    const isSteady = goTogether(kept);
    if (!isSteady) standing.unsteady(places);
    return isSteady;
  };
  if (!areSteady(present(fresh))) return undefined;
  const asked = await Promise.all(
    places.geos.map(async (geo, at) => (fresh[at] === undefined ? ask(asker, geo) : undefined)),
  );
  const calls = present(asked);
  const unfit = calls.find((call) => call.parts === undefined);
  if (unfit !== undefined) return sentWithoutParts(parts, asker, unfit);
  const kept = present(places.geos.map((geo, at) => fresh[at] ?? asked[at]?.parts?.get(geo)));
  if (!areSteady(kept)) return undefined;
  const own = calls.filter(({ isOwn }) => isOwn);
  return deliver(parts, asker, kept, own);
}

export function createPlaceAnswers(options: PlaceCallParts): PlaceAnswers {
  const { store, together, now } = options;
  const standing = createStanding(now);
  const parts = { ...options, standing, ask: createPlaceCalls(options) };
  /** All places, where they are fresh and go together. */
  const keptOf = (places: PlaceRequest, wish: Wish) => {
    const kept = present(freshOf(parts, places, wish));
    return kept.length === places.geos.length && goTogether(kept) ? kept : undefined;
  };
  return {
    answer: (asker) => answerPlaces(parts, asker),
    kept: (asker) => {
      const fresh = keptOf(asker.places, readWish(asker.request.headers));
      return fresh && deliver(parts, asker, fresh, []);
    },
    isWhole: (places) => standing.isWhole(places),
    isKept: (places) => !standing.isWhole(places) && keptOf(places, readWish({})) !== undefined,
    learn: (places, answer) => {
      if (isOutage(answer.status) || isPageBetween(answer)) return;
      if (answer.status >= 400) {
        standing.refused(places);
        return;
      }
      const { geos } = places;
      const known = toParts(answer, { geos, url: places.urlFor(geos), now: now() });
      if (known === undefined) standing.leaveWhole(places);
      for (const [geo, part] of known ?? []) {
        store.put(places.keyOf(geo), part);
        together.keep(places.keyOf(geo), part);
      }
      standing.answered(places);
    },
    stale: ({ places, request }, staleMs) => {
      const kept = present(keysOf(places).map((key) => store.get(key))).filter(
        ({ fetchedAt, lifetimeMs }) => now() - fetchedAt - lifetimeMs <= staleMs,
      );
      if (kept.length < places.geos.length || !goTogether(kept)) return undefined;
      const whole = composeAnswer(places.geos, kept);
      return whole && deliverKept(whole, request.headers, { from: "stale", now: now() });
    },
  };
}
