import type { Socket } from "node:net";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { Server } from "node:http";
import {
  ApiError,
  apiKeyHeader,
  apiVersion,
  extensionHeaders,
  extensionOperations,
  operationIds,
  operations,
} from "../contract/index.js";
import { defaultLimits, limitAddresses, type Limits } from "./http/address-limit.js";
import { toAccessEntry, type AccessEntry } from "./http/access-log.js";
import { createErrorHandler, toApiError, toErrorBody } from "./http/error-answers.js";
import { fromTypeBox, toJsonSchema } from "./http/json-schema.js";
import { authenticate, isKnownKey, type KeyStore } from "./keys/index.js";
import type { Library } from "./library/types.js";
import type { Links } from "./links/index.js";
import { mcpPath } from "./mcp/index.js";
import type { ResearchJobs } from "./research/types.js";
import { createOpenApiDocument, Health, healthPath, registerRoutes } from "./routes/index.js";
import type { SearchBackend } from "./search/types.js";
import type { UsageStore } from "./usage/index.js";

/** What the service is made of. It closes `search`, `research` and `usage` when its server closes. */
export interface ServiceParts {
  readonly library: Library;
  readonly search: SearchBackend;
  readonly research: ResearchJobs;
  readonly keys: KeyStore;
  readonly links: Links;
  readonly usage: UsageStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where the service is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  /** Origins of pages that may call the service. */
  readonly corsOrigins: readonly string[];
  /** Registers the targets of signed links. */
  readonly registerFiles?: (scope: FastifyInstance) => Promise<void> | void;
  /** Hears of every answered request. */
  readonly onAccess?: (entry: AccessEntry) => void;
  /** Hears of faults of the service's own. */
  readonly onFault: (error: unknown) => void;
  /** What comes without a key of its own, by address. */
  readonly limits?: Limits;
  /** Whether `/v1/docs` and `/v1/openapi.json` are served. @default true */
  readonly hasDocs?: boolean;
  /** Gives back what the service held, when everything else is closed. */
  readonly onClose?: () => void;
}

const longestUrl = 8192;
const bodyLimitBytes = 64 * 1024;

// Swagger UI sets inline styles; the plugin's own policy would also let remote styles and fonts in.
const docsSecurityPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

const asJson = "application/json; charset=utf-8";

/** Options for the Fastify instance the service is registered in: what it cannot set by itself. */
export const serverOptions = {
  bodyLimit: bodyLimitBytes,
  // A request that trickles in may not hold its connection for ever.
  requestTimeout: 30_000,
  // A proxy on this machine says whom it asks for; nobody else is believed.
  trustProxy: "loopback",
  // Node looks for late ones every 30 seconds by itself: they would last twice as long.
  http: { connectionsCheckingInterval: 1000, headersTimeout: 15_000 },
  logger: false,
  // Errors found before any route is: an address that cannot be decoded.
  frameworkErrors: (error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
    const { status, code, message } = toApiError(error);
    void reply
      .code(status)
      .type(asJson)
      .send(JSON.stringify(toErrorBody(code, message)));
  },
  // What Node cannot parse as HTTP never becomes a request.
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return;
    const isTooLarge = error.code === "HPE_HEADER_OVERFLOW";
    const { status, message } = toApiError({ statusCode: isTooLarge ? 431 : 400 });
    const body = JSON.stringify(toErrorBody("bad-input", message));
    const reason = isTooLarge ? "Request Header Fields Too Large" : "Bad Request";
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: ${asJson}\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`,
    );
  },
} satisfies FastifyHttpOptions<Server>;

const methodsByPath = new Map<string, string>([
  ...operationIds.map((id) => {
    const { method, path } = operations[id];
    return [path, method === "GET" ? "GET, HEAD" : method] as const;
  }),
  [healthPath, "GET, HEAD"],
  [mcpPath, "POST"],
  [extensionOperations.getUsage.path, "GET, HEAD"],
  [extensionOperations.signLink.path, "POST"],
]);

/** What has no route: the wrong method (405) or nothing at all (404). */
function refuseUnknown(request: FastifyRequest, reply: FastifyReply): never {
  const allowed = methodsByPath.get(request.url.split("?", 1)[0] ?? "");
  if (allowed === undefined) throw new ApiError("not-found", "There is nothing at this address.");
  void reply.header("allow", allowed);
  throw new ApiError("bad-input", `This address takes ${allowed} only.`, { status: 405 });
}

async function registerDocs(scope: FastifyInstance, publicUrl: string): Promise<void> {
  const document = createOpenApiDocument(publicUrl);
  const documentText = JSON.stringify(document);
  scope.get("/openapi.json", (_request, reply) => reply.type(asJson).send(documentText));
  await scope.register(async (docs) => {
    await docs.register(swagger, {
      mode: "static",
      specification: { document: document as never },
    });
    await docs.register(swaggerUi, {
      routePrefix: "/docs",
      staticCSP: docsSecurityPolicy,
      uiHooks: {
        // Without the slash the page would look for its parts beside this address, and stay blank.
        onRequest: (request, reply, done) => {
          if (/\/docs(?:\?|$)/.test(request.url)) void reply.redirect("docs/");
          else done();
        },
      },
      theme: {
        title: document.info.title,
        css: [{ filename: "theme.css", content: ".swagger-ui .topbar { display: none; }" }],
      },
    });
  });
}

function registerHealth(scope: FastifyInstance, { keys, library, search }: ServiceParts): void {
  scope.get(
    healthPath.replace(/^\/v1/, ""),
    { schema: { response: { 200: toJsonSchema(fromTypeBox(Health)) } } },
    async (): Promise<Health> => {
      await search.health().catch((cause: unknown) => {
        throw new ApiError("server", "The search does not answer.", { status: 503, cause });
      });
      return {
        status: "ok",
        api_version: apiVersion,
        library: { ...library.edition, statistics: library.statistics.size },
        ...(keys.demoKeys.length === 0 ? {} : { demoKeys: [...keys.demoKeys] }),
      };
    },
  );
}

async function registerApi(scope: FastifyInstance, parts: ServiceParts): Promise<void> {
  const { keys, publicUrl } = parts;
  // Fastify takes text bodies by itself; the contract knows JSON only.
  scope.removeContentTypeParser("text/plain");
  await scope.register(cors, {
    origin: [...parts.corsOrigins],
    methods: ["GET", "HEAD", "POST"],
    allowedHeaders: [
      ...[apiKeyHeader, "authorization", "content-type", "if-none-match"],
      ...["mcp-protocol-version", "mcp-session-id"],
    ],
    exposedHeaders: [
      ...Object.values(extensionHeaders),
      "etag",
      "retry-after",
      "x-ratelimit-limit",
      "x-ratelimit-remaining",
      "x-ratelimit-reset",
    ],
    maxAge: 600,
    strictPreflight: false,
  });

  if (parts.hasDocs !== false) await registerDocs(scope, publicUrl);
  registerHealth(scope, parts);

  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    // Nobody learns without a key which addresses exist.
    if (request.url.split("?", 1)[0] !== healthPath) authenticate(keys, request.headers);
    return refuseUnknown(request, reply);
  };
  scope.setNotFoundHandler(refuse);
  // A route: beside pages of others, which have a rule for whatever has none, it comes first.
  scope.route({ method: ["GET", "POST", "PUT", "PATCH", "DELETE"], url: "/*", handler: refuse });
  await scope.register((inner) => registerRoutes(inner, parts));
}

/**
 * Adds the service to a Fastify instance made with `serverOptions`: `/v1/…`, and the pages of signed
 * links under `/content/…`. Hooks, CORS and error bodies stay within it.
 */
export async function registerService(app: FastifyInstance, parts: ServiceParts): Promise<void> {
  const { onAccess } = parts;
  await app.register(async (scope) => {
    scope.decorateRequest("apiKey", null);
    scope.setErrorHandler(createErrorHandler(parts.onFault));
    limitAddresses(scope, {
      now: parts.now,
      limits: parts.limits ?? defaultLimits,
      isKnown: ({ headers }) => isKnownKey(parts.keys, headers),
      ratePerMinute: (url) => {
        const verified = parts.links.verify(url);
        if (verified.state !== "signed") return undefined;
        const limit = parts.keys.packageOf(verified.keyId)?.requestsPerMinute ?? 0;
        return { id: verified.keyId, limit };
      },
    });
    await scope.register(compress, {
      threshold: 1024,
      encodings: ["br", "gzip", "identity"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    scope.addHook("onRequest", (request, reply, done) => {
      void reply.header("x-content-type-options", "nosniff");
      if (request.url.length <= longestUrl) done();
      else done(toApiError({ statusCode: 414 }));
    });
    // A connection that was busy when the server began to close would stay open for its keep-alive time.
    let isClosing = false;
    scope.addHook("preClose", (done) => {
      isClosing = true;
      done();
    });
    scope.addHook("onSend", (_request, reply, _payload, done) => {
      if (isClosing) void reply.header("connection", "close");
      done();
    });
    if (onAccess !== undefined) {
      scope.addHook("onResponse", (request, reply, done) => {
        onAccess(toAccessEntry(request, reply));
        done();
      });
    }
    scope.addHook("onClose", async () => {
      await parts.research.close();
      await parts.search.close();
      await parts.usage.close();
      parts.onClose?.();
    });
    const { registerFiles } = parts;
    if (registerFiles !== undefined) await scope.register(async (files) => registerFiles(files));
    await scope.register((api) => registerApi(api, parts), { prefix: "/v1" });
  });
}

/** The service alone, not listening yet. */
export async function buildService(parts: ServiceParts): Promise<FastifyInstance> {
  const app = Fastify(serverOptions);
  app.setErrorHandler(createErrorHandler(parts.onFault));
  app.setNotFoundHandler(refuseUnknown);
  await registerService(app, parts);
  await app.ready();
  return app;
}
