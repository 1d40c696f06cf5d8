import { LRUCache } from "lru-cache";
import { ApiError, extensionHeaders, type OperationId } from "../../contract/index.js";
import type { Person } from "../people/index.js";
import type { Forward, Forwarded, ForwardRequest } from "../upstream/index.js";
import { readWish } from "./freshness.js";
import { deliverKept, deliverNew, madeAt, toKept, type KeptAnswer } from "./kept-answer.js";
import { sharedKey } from "./shared-key.js";

interface Asking {
  readonly person: Person;
  readonly operation: OperationId;
  readonly request: ForwardRequest;
}

/** Answers that were paid once, for everybody whose package opens them. */
export interface SharedAnswers {
  /** @param pay asks the service at the expense of who asks */
  answer(asking: Asking, pay: Forward): Promise<Forwarded>;
}

interface SharedAnswersOptions {
  /** Operations whose answers people share; those of others are each person's own. */
  readonly shared: ReadonlySet<OperationId>;
  readonly maxBytes: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What came of one call, for all who wait for it. */
interface Fetched {
  readonly answer: Forwarded;
  readonly kept: KeptAnswer | undefined;
}

const marked = (answer: Forwarded): Forwarded => ({
  ...answer,
  headers: { ...answer.headers, [extensionHeaders.cache]: "miss" },
});

const isOutage = (status: number) => status >= 500 || status === 429;

/** What one person has already, which says nothing of the others: the call is everybody's. */
const conditions = new Set(["if-none-match", "if-modified-since"]);

function forEverybody(request: ForwardRequest, known: KeptAnswer | undefined): ForwardRequest {
  const others = Object.entries(request.headers).filter(([name]) => !conditions.has(name));
  const etag = known?.headers["etag"];
  const own = etag === undefined ? {} : { "if-none-match": etag };
  return { ...request, headers: { ...Object.fromEntries(others), ...own } };
}

type Answers = LRUCache<string, KeptAnswer>;

/** Asks the service, and keeps what it answers. */
async function fetchAndKeep(
  answers: Answers,
  { key, operation, request, now }: Omit<Asking, "person"> & { key: string; now: () => number },
  pay: Forward,
): Promise<Fetched> {
  const known = answers.get(key);
  const answer = await pay(forEverybody(request, known));
  if (answer.status === 304 && known !== undefined) {
    const renewed = { ...known, fetchedAt: madeAt(answer.headers, now()) };
    answers.set(key, renewed);
    const headers = { ...known.headers, ...answer.headers };
    return { answer: { status: 200, headers, body: known.body }, kept: renewed };
  }
  const kept = toKept(answer, { operation, now: now() });
  if (kept !== undefined) answers.set(key, kept);
  return { answer, kept };
}

/** Equal requests under way are one; who began it pays. */
function createJoining(answers: Answers, now: () => number) {
  const underWay = new Map<string, Promise<Fetched>>();
  return async (key: string, { operation, request }: Asking, pay: Forward): Promise<Forwarded> => {
    const running = underWay.get(key);
    if (running !== undefined) {
      const { answer, kept } = await running;
      if (kept !== undefined)
        return deliverKept(kept, request.headers, { from: "hit", now: now() });
      // A refusal is the same for all of them; anything else is each one's own.
      const isRefusal = answer.status >= 400 && Buffer.isBuffer(answer.body);
      return isRefusal ? answer : marked(await pay(request));
    }
    const fetching = fetchAndKeep(answers, { key, operation, request, now }, pay).finally(() =>
      underWay.delete(key),
    );
    underWay.set(key, fetching);
    const { answer, kept } = await fetching;
    return marked(kept === undefined ? answer : deliverNew(answer, kept, request.headers));
  };
}

export function createSharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const { shared, maxBytes, now } = options;
  const answers: Answers = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1024,
  });
  const join = createJoining(answers, now);

  const keyOf = ({ person, operation, request }: Asking) => {
    const scope = shared.has(operation) ? `package ${person.packageName}` : `person ${person.id}`;
    const isWhole = request.method === "GET" && request.headers.range === undefined;
    return isWhole ? sharedKey(scope, operation, request.url) : undefined;
  };
  const staleFor = (key: string, { headers }: ForwardRequest): Forwarded | undefined => {
    const { staleMs } = readWish(headers);
    const kept = answers.get(key);
    if (kept === undefined || staleMs === 0) return undefined;
    const isTaken = now() - kept.fetchedAt - kept.lifetimeMs <= staleMs;
    return isTaken ? deliverKept(kept, headers, { from: "stale", now: now() }) : undefined;
  };

  return {
    answer: async (asking, pay) => {
      const { request } = asking;
      const key = keyOf(asking);
      if (key === undefined) return pay(request);
      const known = answers.get(key);
      // A clock set back must not keep an answer fresh for ever.
      const age = known === undefined ? Infinity : Math.abs(now() - known.fetchedAt);
      const { maxAgeMs } = readWish(request.headers);
      if (known !== undefined && age < Math.min(known.lifetimeMs, maxAgeMs))
        return deliverKept(known, request.headers, { from: "hit", now: now() });
      try {
        const answer = await join(key, asking, pay);
        return isOutage(answer.status) ? (staleFor(key, request) ?? answer) : answer;
      } catch (error) {
        const isGone = error instanceof ApiError && isOutage(error.status ?? 0);
        const stale = isGone ? staleFor(key, request) : undefined;
        if (stale === undefined) throw error;
        return stale;
      }
    },
  };
}
