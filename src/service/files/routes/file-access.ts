/** Who may open what, said by the signature of an address; and what every file is sent with. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, platforms, type Platform } from "../../../contract/index.js";
import { requirePremium, type KeyStore, type Package } from "../../keys/index.js";
import type { Library } from "../../library/library-model.js";
import type { Links } from "../../links/index.js";
import type { Render, RenderCache, Rendered } from "../render/index.js";

export interface FileParts {
  readonly library: Library;
  /** The library for keys whose package does not show descriptions. */
  readonly brief: Library;
  readonly links: Links;
  readonly keys: Pick<KeyStore, "find" | "packageOf" | "packages">;
  /** Where the service is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  readonly render: Render;
  readonly cache: RenderCache;
}

const refusals = {
  unsigned: new ApiError(
    "missing-key",
    "This address needs a signature: ask the service to sign it, with POST /v1/links and your key.",
  ),
  expired: new ApiError("forbidden", "This address has expired: ask the service to sign it again."),
  invalid: new ApiError(
    "forbidden",
    "The signature of this address does not fit, or its key was revoked.",
  ),
};

/** The package of the key an address was signed for. @throws ApiError 401 or 403 */
export function signedPackage(
  { links, keys }: Pick<FileParts, "links" | "keys">,
  request: FastifyRequest,
  isPremium: boolean,
): Package {
  const verified = links.verify(request.url);
  if (verified.state !== "signed") throw copyOf(refusals[verified.state]);
  request.signedFor = verified.keyId;
  const found = keys.packageOf(verified.keyId);
  if (found === undefined) throw copyOf(refusals.invalid);
  if (isPremium) requirePremium({ package: found }, keys.packages);
  return found;
}

// An error carries the status of one answer.
const copyOf = ({ code, message }: ApiError) => new ApiError(code, message);

/** Ends what is drawn for a request whose sender has left. */
export function leaveSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  if (request.raw.destroyed && !request.raw.complete) controller.abort();
  return controller.signal;
}

export const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "";
export const notFound = () => new ApiError("not-found", "There is no such content.");
export const toId = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : -1);
export const isPlatform = (text: string | undefined): text is Platform =>
  platforms.some((platform) => platform === text);
export const splitName = (file: string): [string, string | undefined] => {
  const [name = "", extension, ...more] = file.split(".");
  return [name, more.length === 0 ? extension : undefined];
};

/** With a validator; public for what everybody may see, else for the one it was signed for. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Rendered,
  { type, isPublic }: { type: string; isPublic: boolean },
): FastifyReply {
  void reply
    .header("etag", etag)
    // An hour: an edition changes rarely.
    .header("cache-control", `${isPublic ? "public" : "private"}, max-age=3600`)
    .header("x-content-type-options", "nosniff")
    // The address may hold a signature, which no other site is to see.
    .header("referrer-policy", "no-referrer");
  const known = request.headers["if-none-match"] ?? "";
  const isKnown =
    known.trim() === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
  return isKnown ? reply.code(304).send() : reply.type(type).send(bytes);
}
