import type { FastifyReply, FastifyRequest } from "fastify";

/** One answered request. Holds neither a key nor what was asked for. */
export interface AccessEntry {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  /** Id of the key, which is no secret. */
  readonly keyId: string | null;
}

const longestPath = 200;

export const toAccessEntry = (request: FastifyRequest, reply: FastifyReply): AccessEntry => ({
  method: request.method,
  path: (request.url.split("?", 1)[0] ?? "").slice(0, longestPath),
  status: reply.statusCode,
  durationMs: Math.round(reply.elapsedTime * 10) / 10,
  keyId: request.apiKey?.id ?? null,
});
