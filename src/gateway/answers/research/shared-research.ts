import { cacheKey, toQuery } from "../../../client/cache/index.js";
import { operations } from "../../../contract/index.js";
import { isAmong, noTeam, type Person, type Teams } from "../../people/index.js";
import type { Forwarded } from "../../upstream/index.js";
import { isForAll, isFreshFor, isOutage, readWish, type Wish } from "../freshness.js";
import { deliverKept, etagOf, type KeptAnswer } from "../kept-answer.js";
import {
  createWholeAnswers,
  pay,
  takeOver,
  type AnswerParts,
  type Wanted,
} from "../whole-answers.js";
import { outcomeOf, pollFor, questionOf, tokenAskedFor, tokenOf } from "./research-requests.js";

export interface Asking extends Wanted {
  readonly person: Person;
}

/** A question as all of a team ask it. */
interface Question extends Wanted {
  readonly scope: string;
}

/** The same question of a team is one job. */
interface SharedResearch {
  /** Undefined for what is no research, or each person's own. */
  answer(asking: Asking): Promise<Forwarded> | undefined;
}

/** As long as figures are. */
const { lifetimeMs } = operations.getStatistic;

/** Whose jobs they are: of people with one team and the same rights. */
function scopeOf(teams: Teams, person: Person): string | undefined {
  const { team, packageName } = person;
  const isShared = team !== noTeam && isAmong(teams, person);
  return isShared ? `team ${JSON.stringify([team, packageName])}` : undefined;
}

/** By the client's own rule; 0: no depth is part of a question. */
const questionKey = (scope: string, question: string) =>
  cacheKey(scope, "askResearch", toQuery("askResearch", { question }), 0);

const jobKey = (scope: string, token: string) => `${scope}|job|${token}`;

/**
 * Kept is which job a question has begun, and never its answer: that is asked for each time, so that what
 * the service forbids to keep is not kept.
 */
function toKeptQuestion(answer: Forwarded, now: number): KeptAnswer | undefined {
  const { headers, body } = answer;
  if (tokenOf(answer) === undefined || !Buffer.isBuffer(body) || !isForAll(headers))
    return undefined;
  const own = { "content-type": headers["content-type"] ?? "application/json" };
  return { headers: own, body, etag: etagOf(body), fetchedAt: now, lifetimeMs };
}

const nothing = Buffer.alloc(0);

/** Here, or in another process. */
async function findKept(
  { store, together }: AnswerParts,
  key: string,
): Promise<KeptAnswer | undefined> {
  const known = store.get(key) ?? (await together.find([key])).get(key);
  if (known !== undefined) takeOver(store, key, known);
  return known;
}

/** An answer is as old as its question: somebody else may have asked it yesterday. */
async function answerPoll(parts: AnswerParts, wanted: Question, token: string): Promise<Forwarded> {
  const answer = await pay(parts, wanted);
  if (outcomeOf(answer) !== "done" || answer.headers["age"] !== undefined) return answer;
  const job = await findKept(parts, jobKey(wanted.scope, token));
  if (job === undefined) return answer;
  const age = String(Math.max(0, Math.floor((parts.now() - job.fetchedAt) / 1000)));
  return { ...answer, headers: { ...answer.headers, age } };
}

export function createSharedResearch(parts: AnswerParts, teams: Teams): SharedResearch {
  const { store, together, now } = parts;
  const toKept = (answer: Forwarded) => toKeptQuestion(answer, now());
  const ask = createWholeAnswers<Question>({ ...parts, toKept }, ({ scope }, answer) => {
    const token = tokenOf(answer);
    if (token === undefined) return;
    const job = { headers: {}, body: nothing, etag: "", fetchedAt: now(), lifetimeMs };
    store.put(jobKey(scope, token), job);
    together.keep(jobKey(scope, token), job);
  });

  const answerQuestion = async (wanted: Question, question: string): Promise<Forwarded> => {
    const { request, payer, scope } = wanted;
    const key = questionKey(scope, question);
    const wish: Wish = wanted.wish ?? readWish(request.headers);
    const known = await findKept(parts, key);
    if (known === undefined || !isFreshFor(wish, known, now())) return ask(key, wanted);
    const token = tokenOf({ status: 200, body: known.body }) ?? "";
    const poll = pollFor(token, request);
    const job = await pay(parts, { operation: "getResearchAnswer", request: poll, payer });
    if (isOutage(job.status)) return job;
    const outcome = outcomeOf(job);
    if (outcome === "running" || outcome === "done")
      return deliverKept(known, request.headers, { from: "hit", now: now() });
    const newer = store.get(key);
    if (newer !== undefined && newer !== known && isFreshFor(wish, newer, now()))
      return deliverKept(newer, request.headers, { from: "hit", now: now() });
    // Another job, unless another process has begun one since this one.
    const maxAgeMs = Math.min(wish.maxAgeMs, now() - known.fetchedAt);
    return ask(key, { ...wanted, wish: { ...wish, maxAgeMs } });
  };

  return {
    answer: ({ person, ...wanted }) => {
      const scope = scopeOf(teams, person);
      if (scope === undefined) return undefined;
      if (wanted.operation === "askResearch") {
        const question = questionOf(wanted.request);
        return question === undefined ? undefined : answerQuestion({ ...wanted, scope }, question);
      }
      const isPoll = wanted.operation === "getResearchAnswer";
      const token = isPoll ? tokenAskedFor(wanted.request) : undefined;
      return token === undefined ? undefined : answerPoll(parts, { ...wanted, scope }, token);
    },
  };
}
