import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { extensionHeaders } from "../../contract/index.js";
import type { Forwarded } from "../upstream/index.js";
import { lifetimeOf } from "./freshness.js";

export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly lifetimeMs: number;
}

/** Of one call, and not of what it answered. */
const ofCall = /^x-(stat|ratelimit|request)-|^(retry-after|age)$/;

function isObject(body: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/** An answer to be kept; undefined for a refusal, for what is no JSON, and where the service forbids it. */
export function toKept(
  { status, headers, body }: Forwarded,
  { operationMs, now }: { readonly operationMs: number; readonly now: number },
): KeptAnswer | undefined {
  if (status !== 200 || !Buffer.isBuffer(body)) return undefined;
  if (!/^application\/json/i.test(headers["content-type"] ?? "") || !isObject(body))
    return undefined;
  const lifetimeMs = lifetimeOf(headers, operationMs);
  if (lifetimeMs === 0) return undefined;
  const own = Object.entries(headers).filter(([name]) => !ofCall.test(name));
  const etag = headers["etag"] ?? `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  return { headers: Object.fromEntries(own), body, etag, fetchedAt: now, lifetimeMs };
}

const bare = (etag: string) => etag.trim().replace(/^W\//, "");

/** Whether who asks has the answer already. */
const isKnown = ({ "if-none-match": header }: IncomingHttpHeaders, etag: string): boolean =>
  header !== undefined &&
  header.split(",").some((one) => one.trim() === "*" || bare(one) === bare(etag));

/** A kept answer as it is sent: it cost nothing, and says how old it is. */
export function deliverKept(
  { headers, body, etag, fetchedAt }: KeptAnswer,
  asked: IncomingHttpHeaders,
  { from, now }: { readonly from: "hit" | "stale"; readonly now: number },
): Forwarded {
  const own = {
    ...headers,
    ...{ etag, age: String(Math.max(0, Math.floor((now - fetchedAt) / 1000))) },
    ...{ [extensionHeaders.cache]: from, [extensionHeaders.credits]: "0" },
  };
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
