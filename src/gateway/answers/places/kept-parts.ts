import { etagOf, toKept, type KeptAnswer } from "../kept-answer.js";
import type { Forwarded } from "../../upstream/index.js";
import { areOfOneState, putTogether, takeApart, type IndicatorParts } from "./indicator-parts.js";

/** Of an answer as a whole, and of none that is put together. */
const ofWhole = /^(etag|last-modified|content-md5|content-location|(content-|repr-)?digest)$/;

interface Call {
  readonly geos: readonly string[];
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What was taken apart once, for as long as it is kept. */
const takenApart = new WeakMap<KeptAnswer, IndicatorParts>();

function partsOf(kept: KeptAnswer): IndicatorParts | undefined {
  const known = takenApart.get(kept) ?? takeApart(kept.body.toString());
  if (known !== undefined) takenApart.set(kept, known);
  return known;
}

/** The places of an answer, to be kept one by one; undefined where it has not each of those that were asked for. */
export function toParts(
  answer: Forwarded,
  { geos, url, now }: Call,
): ReadonlyMap<string, KeptAnswer> | undefined {
  const whole = toKept(answer, { operation: "getIndicator", now });
  if (whole === undefined) return undefined;
  const parts = takeApart(whole.body.toString());
  if (parts === undefined || !geos.every((geo) => parts.places.has(geo))) return undefined;
  const headers = Object.fromEntries(
    Object.entries(whole.headers).filter(([name]) => !ofWhole.test(name)),
  );
  const etag = whole.headers["etag"];
  const call = etag === undefined ? {} : { call: { url, etag } };
  return new Map(
    geos.map((geo) => {
      const body = Buffer.from(putTogether([[geo, parts]]));
      return [geo, { ...whole, ...call, headers, body, etag: etagOf(body) }];
    }),
  );
}

/** Whether places go together in one answer: in another state of the indicator its unit may be another one. */
export function goTogether(kept: readonly KeptAnswer[]): boolean {
  const [first, ...others] = kept;
  if (first === undefined || others.length === 0) return true;
  const state = partsOf(first);
  return others.map(partsOf).every((one) => one && state && areOfOneState(one, state));
}

/** One answer of kept places that go together, as old as the oldest of them. */
export function composeAnswer(
  geos: readonly string[],
  kept: readonly KeptAnswer[],
): KeptAnswer | undefined {
  const [first] = kept;
  if (first === undefined || kept.length === 1) return first;
  const parts = kept.flatMap((one, at) => {
    const known = partsOf(one);
    return known === undefined ? [] : [[geos[at] ?? "", known] as const];
  });
  const body = Buffer.from(putTogether(parts));
  return {
    ...{ headers: first.headers, body, etag: etagOf(body) },
    fetchedAt: Math.min(...kept.map(({ fetchedAt }) => fetchedAt)),
    lifetimeMs: Math.min(...kept.map(({ lifetimeMs }) => lifetimeMs)),
  };
}
