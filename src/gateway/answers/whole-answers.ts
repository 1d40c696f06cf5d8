import { callPrice } from "../../client/price/index.js";
import { extensionHeaders, type OperationId } from "../../contract/index.js";
import {
  callPaid,
  type Forward,
  type Forwarded,
  type ForwardRequest,
  type Payer,
} from "../upstream/index.js";
import type { CallsTogether } from "./calls-together.js";
import type { AnswerStore } from "./answer-store.js";
import { isFreshFor, readWish, type Wish } from "./freshness.js";
import {
  deliverKept,
  deliverNew,
  isReadable,
  madeAt,
  toKept,
  type KeptAnswer,
} from "./kept-answer.js";

/** One request for an operation, and at whose expense. */
export interface Wanted {
  readonly operation: OperationId;
  readonly request: ForwardRequest;
  readonly payer: Payer;
  /** @default as the request's own headers say */
  readonly wish?: Wish;
}

export interface AnswerParts {
  readonly store: AnswerStore;
  readonly forward: Forward;
  readonly together: CallsTogether;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What is kept of an answer. @default as the table of operations and the service say */
  readonly toKept?: typeof toKept;
}

/** What came of one call, for all who wait for it. */
interface Fetched {
  /** Undefined where another process had asked. */
  readonly answer: Forwarded | undefined;
  readonly kept: KeptAnswer | undefined;
}

/** Whoever began cannot pay, which says nothing of the others. */
export interface Unpaid {
  readonly refusal: unknown;
}

export const marked = (answer: Forwarded): Forwarded => ({
  ...answer,
  headers: { ...answer.headers, [extensionHeaders.cache]: "miss" },
});

/** What one person has already, which says nothing of the others: the call is everybody's. */
const conditions = new Set(["if-none-match", "if-modified-since"]);

/** @param etag of what is kept, where it may still be the same */
export function forEverybody(request: ForwardRequest, etag: string | undefined): ForwardRequest {
  const others = Object.entries(request.headers).filter(([name]) => !conditions.has(name));
  const own = etag === undefined ? {} : { "if-none-match": etag };
  return { ...request, headers: { ...Object.fromEntries(others), ...own } };
}

/** Asks the service at the expense of who asks. @throws ApiError 403 where a budget does not cover it */
export async function pay({ forward }: AnswerParts, { operation, request, payer }: Wanted) {
  const price = callPrice(operation).credits;
  const reservation = await payer.setAside(price);
  return callPaid(forward, request, { reservation, price });
}

/** Asks the service, and keeps what it answers. */
async function fetchAndKeep(
  parts: AnswerParts,
  key: string,
  { operation, request, payer }: Wanted,
): Promise<Fetched | Unpaid> {
  const { store, forward, now, toKept: keep = toKept } = parts;
  const price = callPrice(operation).credits;
  const reservation = await payer.setAside(price).catch((refusal: unknown) => ({ refusal }));
  if ("refusal" in reservation) return reservation;
  const known = store.get(key);
  const sent = forEverybody(request, known?.headers["etag"]);
  const answer = await callPaid(forward, sent, { reservation, price });
  if (answer.status === 304 && known !== undefined) {
    const renewed = { ...known, fetchedAt: madeAt(answer.headers, now()) };
    store.put(key, renewed);
    const headers = { ...known.headers, ...answer.headers };
    return { answer: { status: 200, headers, body: known.body }, kept: renewed };
  }
  const kept = keep(answer, { operation, now: now() });
  if (kept !== undefined) store.put(key, kept);
  return { answer, kept };
}

/** Keeps what another process has kept, unless what is kept here is as new. */
export function takeOver(store: AnswerStore, key: string, kept: KeptAnswer): void {
  if ((store.get(key)?.fetchedAt ?? -Infinity) < kept.fetchedAt) store.put(key, kept);
}

/** What another process has of it by now, or else what the service answers. */
async function fetchOnce(parts: AnswerParts, key: string, wanted: Wanted) {
  const { store, together } = parts;
  const found = await together.begin(key, wanted.wish ?? readWish(wanted.request.headers));
  if ("kept" in found) {
    takeOver(store, key, found.kept);
    return { answer: undefined, kept: found.kept };
  }
  if (found.last !== undefined) takeOver(store, key, found.last);
  let kept: KeptAnswer | undefined;
  try {
    const fetched = await fetchAndKeep(parts, key, wanted);
    if ("answer" in fetched) ({ kept } = fetched);
    return fetched;
  } finally {
    found.end(kept);
  }
}

/**
 * Equal requests under way are one, over all processes; who began it pays.
 *
 * @param onFetched hears of every answer of the service
 */
export function createWholeAnswers<W extends Wanted>(
  parts: AnswerParts,
  onFetched: (wanted: W, answer: Forwarded) => void,
) {
  const { now } = parts;
  const underWay = new Map<string, Promise<Fetched | Unpaid>>();
  const fetch = async (key: string, wanted: W) => {
    const fetched = await fetchOnce(parts, key, wanted);
    if ("answer" in fetched && fetched.answer !== undefined) onFetched(wanted, fetched.answer);
    return fetched;
  };
  const begin = (key: string, wanted: W) => {
    const fetching = fetch(key, wanted).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  };
  const ask = async (key: string, wanted: W, isAgain = false): Promise<Forwarded> => {
    const { operation, request } = wanted;
    const running = underWay.get(key);
    const fetched = await (running ?? begin(key, wanted));
    if ("refusal" in fetched) {
      if (running === undefined) throw fetched.refusal;
      return ask(key, wanted, isAgain);
    }
    const { answer, kept } = fetched;
    // Whoever began it took what another process has, which may be too old for this one.
    const wish = wanted.wish ?? readWish(request.headers);
    const isTakenOver = running !== undefined && answer === undefined && kept !== undefined;
    if (isTakenOver && !isFreshFor(wish, kept, now())) return ask(key, wanted, isAgain);
    if (running === undefined && answer !== undefined)
      return marked(kept === undefined ? answer : deliverNew(answer, kept, request.headers));
    if (kept !== undefined) return deliverKept(kept, request.headers, { from: "hit", now: now() });
    if (answer === undefined) return marked(await pay(parts, wanted));
    const { status, body } = answer;
    // A refusal is the same for all of them; anything else is each one's own.
    if (status >= 400 && Buffer.isBuffer(body)) return answer;
    if (status >= 300 || !Buffer.isBuffer(body) || isReadable(operation, answer))
      return marked(await pay(parts, wanted));
    // What nobody can read is asked for once more, at the expense of one, and not by each of them.
    return isAgain ? answer : ask(key, wanted, true);
  };
  return (key: string, wanted: W) => ask(key, wanted);
}
