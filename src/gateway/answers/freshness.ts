/** How old an answer may be: for who asks, and as the service says. */
import type { IncomingHttpHeaders } from "node:http";

export interface Wish {
  readonly maxAgeMs: number;
  /** How long after its time an answer is still taken where the service gives none. */
  readonly staleMs: number;
}

const inSeconds = (directive: string) =>
  new RegExp(`(?:^|[,\\s])${directive}\\s*=\\s*"?(\\d{1,10})`, "i");
const maxAge = inSeconds("max-age");
const staleIfError = inSeconds("stale-if-error");

function secondsOf(header: string, directive: RegExp): number | undefined {
  const found = directive.exec(header);
  return found === null ? undefined : Number(found[1]);
}

export function readWish(headers: IncomingHttpHeaders): Wish {
  const { "cache-control": header = "", pragma, origin } = headers;
  // A browser that is told not to keep an answer sends both of these by itself: nobody has asked for news.
  const isForced = /(?:^|[,\s])no-cache/i.test(header) && pragma === undefined;
  // The add-in, which shows an older answer as one: a page of an origin that is not named here can read none.
  const isAddin = pragma !== undefined && origin !== undefined;
  const staleSeconds = secondsOf(header, staleIfError) ?? (isAddin ? Infinity : 0);
  return {
    maxAgeMs: isForced ? 0 : (secondsOf(header, maxAge) ?? Infinity) * 1000,
    staleMs: staleSeconds * 1000,
  };
}

/** A request of somebody who may not ask for anything newer than what is kept. */
export function withoutForce(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "cache-control": header } = headers;
  if (header === undefined) return headers;
  const directives = header.split(",").map((directive) => directive.trim());
  const allowed = directives.filter((directive) => !/^(?:no-cache|max-age)\b/i.test(directive));
  return { ...headers, "cache-control": allowed.join(", ") };
}

/** Whether an answer is the same, whoever of a package asks. */
export function isForAll(headers: Readonly<Record<string, string>>): boolean {
  const varies = (headers["vary"] ?? "").toLowerCase().split(/[\s,]+/);
  const own = ["", "origin", "accept-encoding", "x-api-key", "authorization"];
  return varies.every((name) => own.includes(name));
}

/** How long an answer serves: as the price table says, or shorter where the service says so; 0 for never. */
export function lifetimeOf(headers: Readonly<Record<string, string>>, lifetimeMs: number): number {
  const said = headers["cache-control"] ?? "";
  if (/no-store|no-cache/i.test(said) || !isForAll(headers)) return 0;
  return Math.min(lifetimeMs, (secondsOf(said, maxAge) ?? Infinity) * 1000);
}

/** The service has no answer now, and may have one later. */
export const isOutage = (status: number): boolean => status >= 500 || status === 429;

interface Aged {
  readonly fetchedAt: number;
  readonly lifetimeMs: number;
}

/** Whether a kept answer serves who asks. */
export const isFreshFor = ({ maxAgeMs }: Wish, { fetchedAt, lifetimeMs }: Aged, now: number) =>
  // A clock set back must not keep an answer fresh for ever.
  Math.abs(now - fetchedAt) < Math.min(lifetimeMs, maxAgeMs);
