import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import {
  decodeAnswer,
  extensionHeaders,
  operations,
  type OperationId,
} from "../../contract/index.js";
import { copyHeaders, type Forwarded } from "../upstream/index.js";
import { lifetimeOf } from "./freshness.js";

export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly lifetimeMs: number;
  /** Of a part: the call that it came with, and what that answer is renewed by. */
  readonly call?: { readonly url: string; readonly etag: string };
}

/** Of one call, and not of what it answered. */
const ofCall = /^x-(stat|ratelimit|request)-|^(retry-after|age)$/;

/** What the add-in could not read would be in everybody's way for a day. */
function isAnswer(operation: OperationId, body: Buffer): boolean {
  try {
    decodeAnswer(operation, JSON.parse(body.toString()));
    return true;
  } catch {
    return false;
  }
}

/** Whether it is an answer of the operation: a page of somebody between, to sign in, is none. */
export const isReadable = (operation: OperationId, { headers, body }: Forwarded): boolean =>
  Buffer.isBuffer(body) &&
  /^application\/json/i.test(headers["content-type"] ?? "") &&
  isAnswer(operation, body);

/** When the service made an answer: before it came, where somebody between has kept it. */
export function madeAt(headers: Forwarded["headers"], now: number): number {
  const age = Number(headers["age"]);
  return age > 0 && age < 1e9 ? now - age * 1000 : now;
}

export const etagOf = (body: Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url")}"`;

/** An answer to be kept; undefined for a refusal, for what the operation cannot answer, and where the service forbids it. */
export function toKept(
  answer: Forwarded,
  { operation, now }: { readonly operation: OperationId; readonly now: number },
): KeptAnswer | undefined {
  const { status, headers, body } = answer;
  if (status !== 200 || !Buffer.isBuffer(body) || !isReadable(operation, answer)) return undefined;
  const lifetimeMs = lifetimeOf(headers, operations[operation].lifetimeMs);
  if (lifetimeMs === 0) return undefined;
  const own = Object.entries(headers).filter(([name]) => !ofCall.test(name));
  return {
    headers: Object.fromEntries(own),
    body,
    etag: headers["etag"] ?? etagOf(body),
    fetchedAt: madeAt(headers, now),
    lifetimeMs,
  };
}

const bare = (etag: string) => etag.trim().replace(/^W\//, "");

/** Whether who asks has the answer already. */
const isKnown = ({ "if-none-match": header }: IncomingHttpHeaders, etag: string): boolean =>
  header !== undefined &&
  header.split(",").some((one) => one.trim() === "*" || bare(one) === bare(etag));

interface Delivery {
  /** `miss` where a part of it has just come. */
  readonly from: "hit" | "stale" | "miss";
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A kept answer as it is sent: it says how old it is. */
export function deliverKept(
  { headers, body, etag, fetchedAt }: KeptAnswer,
  asked: IncomingHttpHeaders,
  { from, now }: Delivery,
): Forwarded {
  const own = copyHeaders(headers);
  own["etag"] = etag;
  own["age"] = String(Math.max(0, Math.floor((now - fetchedAt) / 1000)));
  own[extensionHeaders.cache] = from;
  own[extensionHeaders.credits] = "0";
  return isKnown(asked, etag)
    ? { status: 304, headers: own, body: Buffer.alloc(0) }
    : { status: 200, headers: own, body };
}

/** The answer that has just come, to the one who paid for it. */
export function deliverNew(
  answer: Forwarded,
  kept: KeptAnswer,
  asked: IncomingHttpHeaders,
): Forwarded {
  const headers = { ...answer.headers, etag: kept.etag };
  return isKnown(asked, kept.etag)
    ? { status: 304, headers, body: Buffer.alloc(0) }
    : { ...answer, headers };
}
