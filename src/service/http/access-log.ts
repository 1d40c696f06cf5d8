import type { FastifyReply, FastifyRequest } from "fastify";
import { shownPath } from "../../server/index.js";

/** One answered request. Holds neither a key nor what was asked for. */
export interface AccessEntry {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  /** Id of the key, which is no secret: the caller's, or the one an address was signed for. */
  readonly keyId: string | null;
}

export const toAccessEntry = (request: FastifyRequest, reply: FastifyReply): AccessEntry => ({
  method: request.method,
  path: shownPath(request.url.split("?", 1)[0] ?? ""),
  status: reply.statusCode,
  durationMs: Math.round(reply.elapsedTime * 10) / 10,
  keyId: request.apiKey?.id ?? request.signedFor ?? null,
});
