import type { FastifyReply, FastifyRequest } from "fastify";

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

/** What a piece of our own addresses looks like. */
const ownPiece = /^[A-Za-z0-9._~-]{0,40}$/;
const mostPieces = 8;

/** Anything else that somebody put into a path, such as a key or control characters, is not shown. */
const toShown = (path: string): string =>
  path
    .split("/", mostPieces)
    .map((piece) => (ownPiece.test(piece) ? piece : "[…]"))
    .join("/");

export const toAccessEntry = (request: FastifyRequest, reply: FastifyReply): AccessEntry => ({
  method: request.method,
  path: toShown(request.url.split("?", 1)[0] ?? ""),
  status: reply.statusCode,
  durationMs: Math.round(reply.elapsedTime * 10) / 10,
  keyId: request.apiKey?.id ?? request.signedFor ?? null,
});
