import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../contract/index.js";
import { createMemoryRates, type RateCounter } from "../../storage/index.js";

export interface Limits {
  /** Refused keys and missing ones, by address: whoever guesses is slowed down. */
  readonly refusalsPerMinute: number;
  /** Pages, pictures and files that no key was signed for, by address. */
  readonly publicPerMinute: number;
}

export const defaultLimits: Limits = { refusalsPerMinute: 120, publicPerMinute: 1200 };

const minuteMs = 60_000;
const isFile = ({ url }: FastifyRequest) => /^\/(content|v1\/files|v1\/pictures)\//.test(url);

const tooMany = (retryAfterMs: number) =>
  new ApiError("rate-limited", "Too many requests from this address. Please wait.", {
    retryAfterMs,
  });

/**
 * What comes without a key of its own: addresses that are refused again and again wait before their next
 * key is looked at; pages, pictures and files count against the key that signed them, else the address.
 */
export function limitAddresses(
  scope: FastifyInstance,
  {
    now,
    limits,
    isKnown,
    ratePerMinute,
    rates,
  }: {
    readonly now: () => number;
    readonly limits: Limits;
    /** Whether the request carries a key that is good, or needs none: others behind its address must not harm it. */
    readonly isKnown: (request: FastifyRequest) => boolean;
    /** Requests a minute of the key an address was signed for; undefined for none. */
    readonly ratePerMinute: (url: string) => { id: string; limit: number } | undefined;
    /** Counts what keys opened together with other processes. @default this process counts its own */
    readonly rates?: RateCounter | undefined;
  },
): void {
  const refused = createMemoryRates(now);
  const opened = createMemoryRates(now);
  const openedByKeys = rates ?? opened;
  scope.addHook("onRequest", async (request) => {
    const signer = isFile(request) ? ratePerMinute(request.url) : undefined;
    const refusals = refused.present(request.ip, minuteMs);
    const isRefused = refusals.used >= limits.refusalsPerMinute;
    if (isRefused && signer === undefined && !isKnown(request)) throw tooMany(refusals.endsInMs);
    if (signer !== undefined) request.signedFor = signer.id;
    if (!isFile(request)) return;
    const { used, endsInMs } =
      signer === undefined
        ? opened.count(`ip ${request.ip}`, minuteMs)
        : await openedByKeys.count(`files ${signer.id}`, minuteMs);
    if (used > (signer?.limit ?? limits.publicPerMinute)) throw tooMany(endsInMs);
  });
  scope.addHook("onResponse", (request, reply, done) => {
    if (reply.statusCode === 401) refused.count(request.ip, minuteMs);
    done();
  });
}
