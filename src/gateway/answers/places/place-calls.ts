import { createPlaceBatch, type PlaceBatch } from "../../../client/places/index.js";
import { callPrice } from "../../../client/price/index.js";
import { callPaid, type Forwarded, type Payer, type Reservation } from "../../upstream/index.js";
import { isFreshFor, readWish } from "../freshness.js";
import { madeAt, type KeptAnswer } from "../kept-answer.js";
import {
  forEverybody,
  takeOver,
  type AnswerParts,
  type Unpaid,
  type Wanted,
} from "../whole-answers.js";
import { toParts } from "./kept-parts.js";
import type { PlaceRequest } from "./place-request.js";
import { setAsideTogether } from "./shared-price.js";

/** What came of one call for places, perhaps of several people. */
interface PlaceCall {
  readonly geos: readonly string[];
  /** As the service sent it; undefined where what is kept is still the same. */
  readonly answer: Forwarded | undefined;
  /** By place; undefined where the answer is none that can be kept so. */
  readonly parts: ReadonlyMap<string, KeptAnswer> | undefined;
  /** Another process had asked. */
  readonly isKept?: true;
}

/** One person's request for places. */
export interface PlaceAsker extends Wanted {
  readonly places: PlaceRequest;
}

export interface PlaceCallParts extends AnswerParts {
  /** Resolves when those who ask at the same moment have come. */
  readonly gather: () => Promise<void>;
}

interface Waiting {
  readonly geo: string;
  readonly key: string;
  readonly asker: PlaceAsker;
  readonly payer: Payer;
  readonly resolve: (outcome: PlaceCall | Unpaid) => void;
  readonly reject: (error: unknown) => void;
}

/** The mark of the answer that all of these came with, where that was to this request. */
export function markOf(known: readonly (KeptAnswer | undefined)[], url: string) {
  const etag = known[0]?.call?.etag;
  const isSame = known.every((one) => one?.call?.url === url && one.call.etag === etag);
  return isSame ? etag : undefined;
}

async function fetchPlaces(
  { store, forward, now }: PlaceCallParts,
  waiting: readonly [Waiting, ...Waiting[]],
  paid: { readonly reservation: Reservation; readonly price: number },
): Promise<PlaceCall> {
  const { places, request } = waiting[0].asker;
  const geos = waiting.map(({ geo }) => geo);
  const url = geos.join() === places.geos.join() ? request.url : places.urlFor(geos);
  const known = waiting.map(({ key }) => store.get(key));
  const etag = markOf(known, url);
  const answer = await callPaid(forward, forEverybody({ ...request, url }, etag), paid);
  const isSame = answer.status === 304 && etag !== undefined;
  const fetchedAt = madeAt(answer.headers, now());
  const renewed = known.map((one, at) => [geos[at] ?? "", one && { ...one, fetchedAt }] as const);
  const parts = isSame
    ? new Map(renewed.flatMap(([geo, one]) => (one === undefined ? [] : [[geo, one] as const])))
    : toParts(answer, { geos, url, now: now() });
  for (const [geo, part] of parts ?? []) store.put(places.keyOf(geo), part);
  return { geos, answer: isSame ? undefined : answer, parts };
}

async function callPlaces(parts: PlaceCallParts, all: readonly Waiting[]): Promise<void> {
  const price = callPrice("getIndicator").credits;
  try {
    const { paying, reservation } = await setAsideTogether(all, price);
    const [first, ...others] = paying;
    if (first === undefined) return;
    const call = await fetchPlaces(parts, [first, ...others], { reservation, price });
    for (const { resolve } of paying) resolve(call);
  } catch (error) {
    // Who could not pay has heard of it.
    for (const { reject } of all) reject(error);
  }
}

/** What another process has of a place by now, or else what comes of a call. */
async function askOnce(
  { store, together }: PlaceCallParts,
  { asker, geo, key }: Pick<Waiting, "asker" | "geo" | "key">,
  ask: () => Promise<PlaceCall | Unpaid>,
): Promise<PlaceCall | Unpaid> {
  const found = await together.begin(key, readWish(asker.request.headers));
  if ("kept" in found) {
    takeOver(store, key, found.kept);
    const known = new Map([[geo, found.kept]]);
    return { geos: [geo], answer: undefined, parts: known, isKept: true };
  }
  if (found.last !== undefined) takeOver(store, key, found.last);
  let kept: KeptAnswer | undefined;
  try {
    const call = await ask();
    if ("parts" in call) kept = call.parts?.get(geo);
    return call;
  } finally {
    found.end(kept);
  }
}

/** @param isOwn whether who asks took part in the call, and paid for it */
export type AskedPlace = PlaceCall & { readonly isOwn: boolean };

export type AskPlace = (asker: PlaceAsker, geo: string) => Promise<AskedPlace>;

/** Asks for places, those that several people want at a moment in calls of five; one under way is not asked for again. */
export function createPlaceCalls(parts: PlaceCallParts): AskPlace {
  const batches = new Map<string, PlaceBatch<Waiting>>();
  const underWay = new Map<string, Promise<PlaceCall | Unpaid>>();

  const batchOf = ({ group, id }: PlaceRequest): PlaceBatch<Waiting> => {
    const known = batches.get(group);
    if (known !== undefined) return known;
    // What was refused before is not asked for here.
    const batch = createPlaceBatch<Waiting>(id, () => false);
    batches.set(group, batch);
    void parts.gather().then(() => {
      batches.delete(group);
      for (let call = batch.take(); call !== undefined; call = batch.take())
        void callPlaces(parts, call.places);
    });
    return batch;
  };
  const begin = (asker: PlaceAsker, geo: string) => {
    const key = asker.places.keyOf(geo);
    const { payer, places } = asker;
    const asked = askOnce(parts, { asker, geo, key }, () => {
      return new Promise<PlaceCall | Unpaid>((resolve, reject) => {
        batchOf(places).add({ geo, key, asker, payer, resolve, reject });
      });
    }).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
  const ask: AskPlace = async (asker, geo) => {
    const running = underWay.get(asker.places.keyOf(geo));
    const call = await (running ?? begin(asker, geo));
    const isOwn = running === undefined;
    // Whoever began it took what another process has, which may be too old for this one.
    const wish = readWish(asker.request.headers);
    const found = "isKept" in call ? call.parts?.get(geo) : undefined;
    if (!isOwn && found !== undefined && !isFreshFor(wish, found, parts.now()))
      return ask(asker, geo);
    if (!("refusal" in call)) return { ...call, isOwn: isOwn && call.isKept !== true };
    if (isOwn) throw call.refusal;
    return ask(asker, geo);
  };
  return ask;
}
