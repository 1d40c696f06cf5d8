import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, type Platform } from "../../../contract/index.js";
import type { ContentKind } from "../../links/index.js";
import {
  pageOf,
  pageSecurityPolicy,
  publicContentOf,
  publicPage,
  type Reason,
} from "../pages/index.js";
import { isPlatform, leaveSignal, notFound, pathOf, send, type FileParts } from "./file-access.js";

const contentKinds: readonly ContentKind[] = [
  "statistic",
  "infographic",
  "topic",
  "study",
  "indicator",
];

interface Asked {
  readonly kind: ContentKind;
  readonly id: string;
  readonly language: Platform;
}

const html = "text/html; charset=utf-8";
const openPath = "/content/open";

/** What everybody may see, with the reason why it is not the whole page. */
export function answerPublicPage(
  { library, links, publicUrl }: FileParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, id, language }: Asked,
  because?: Reason,
): FastifyReply {
  const content = publicContentOf(library, kind, id, language);
  if (content === undefined) throw notFound();
  const { state } = links.verify(request.url);
  const reason = because ?? (state === "signed" ? "premium" : state);
  const next =
    pathOf(request) === openPath ? links.contentPage(kind, id, language) : pathOf(request);
  const formAction = `${publicUrl}${openPath}`;
  const bytes = Buffer.from(publicPage({ links, language }, content, { reason, next, formAction }));
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  void reply
    .header("content-security-policy", pageSecurityPolicy)
    .code(because === "bad-key" ? 401 : 200);
  return send(request, reply, { bytes, etag }, { type: html, isPublic: reason === "unsigned" });
}

/** Pages of content: a public one for everybody, the whole one for signed addresses. */
export function registerPages(app: FastifyInstance, parts: FileParts): void {
  const { library, brief, cache, keys, links, render } = parts;

  app.get<{ Params: { kind: string; id: string; language: string } }>(
    "/content/:kind/:id/:language",
    async (request, reply) => {
      const { id, language } = request.params;
      const kind = contentKinds.find((one) => one === request.params.kind);
      if (kind === undefined || !isPlatform(language)) throw notFound();
      const verified = links.verify(request.url);
      const content = publicContentOf(library, kind, id, language);
      const found = verified.state === "signed" ? keys.packageOf(verified.keyId) : undefined;
      if (verified.state === "signed") request.signedFor = verified.keyId;
      // A topic has nothing but names and links.
      const isOpen =
        kind === "topic" ||
        (found !== undefined && (content?.isPremium !== true || found.hasPremium));
      if (!isOpen) return answerPublicPage(parts, request, reply, { kind, id, language });
      const read = found?.hasDescriptions === true ? library : brief;
      const make = pageOf(kind, id, { library: read, links, language, render });
      if (make === undefined) throw notFound();
      const name = `${pathOf(request)} ${read === brief ? "brief" : ""}`;
      const page = await cache.get(name, make, leaveSignal(request, reply));
      void reply.header("content-security-policy", pageSecurityPolicy);
      return send(request, reply, page, { type: html, isPublic: kind === "topic" });
    },
  );

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  app.post(openPath, async (request, reply) => {
    const { address = "", key = "" } = (request.body ?? {}) as Record<string, string>;
    const found = keys.find(key.trim());
    const signed = found && links.sign(address, found.id);
    if (found !== undefined && signed !== undefined) {
      request.signedFor = found.id;
      return reply.header("cache-control", "no-store").redirect(signed.address, 303);
    }
    const [, kindText, id = "", language] =
      /\/(?:content|v1\/files)\/(\w+)\/([\w-]+)\/(\w+)/.exec(address) ?? [];
    const kind = contentKinds.find((one) => one === kindText);
    if (kind === undefined || !isPlatform(language)) {
      throw new ApiError("bad-input", "There is no address to open.", { parameter: "address" });
    }
    return answerPublicPage(parts, request, reply, { kind, id, language }, "bad-key");
  });
}
