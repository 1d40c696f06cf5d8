import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { apiKeyHeader, extensionHeaders } from "../contract/index.js";
import { defaultLimits, limitAddresses, type Limits } from "./http/address-limit.js";
import { toAccessEntry, type AccessEntry } from "./http/access-log.js";
import {
  authenticate,
  createErrorHandler,
  isKnownKey,
  limitUnfinished,
  mostConnections,
  securityHeaders,
  serverOptions,
  toApiError,
  type Unfinished,
} from "../server/index.js";
import type { KeyStore } from "./keys/index.js";
import type { Library } from "./library/library-model.js";
import type { Links } from "./links/index.js";
import type { ResearchJobs } from "./research/research-jobs.js";
import { registerMetrics, type Metrics } from "../server/metrics/index.js";
import {
  healthPath,
  refuseUnknown,
  registerDocs,
  registerHealth,
  registerRoutes,
} from "./routes/index.js";
import type { SearchBackend } from "./search/search-backend.js";
import type { DatabaseStorage, RateCounter, UsageStore } from "../storage/index.js";

/** What the service is made of. It closes `search`, `research` and `usage` when its server closes. */
export interface ServiceParts {
  readonly library: Library;
  readonly search: SearchBackend;
  readonly research: ResearchJobs;
  readonly keys: KeyStore;
  readonly links: Links;
  readonly usage: UsageStore;
  /** Counts requests with the other processes of this service. @default this process counts its own */
  readonly rates?: RateCounter;
  /** What keys, usage and questions stand in, where that is a database. */
  readonly database?: Pick<DatabaseStorage, "isReachable" | "place">;
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
  /** Keeps count of what is unanswered. @default nobody looks at it */
  readonly unfinished?: Unfinished;
  /** Whether `/v1/docs` and `/v1/openapi.json` are served. @default true */
  readonly hasDocs?: boolean;
  /** Counts what is asked, where somebody looks at it. */
  readonly metrics?: Metrics;
  /** Opens `/metrics` beside the API to who knows it. */
  readonly metricsToken?: string;
  /** Called when the server has begun to listen. */
  readonly onListen?: () => void;
  /** Gives back what the service held, when everything else is closed. */
  readonly onClose?: () => Promise<void> | void;
}

const longestUrl = 8192;

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
    if (!isHealth(request)) authenticate(keys, request.headers);
    return refuseUnknown(request, reply);
  };
  scope.setNotFoundHandler(refuse);
  // A route: beside pages of others, which have a rule for whatever has none, it comes first.
  scope.route({ method: ["GET", "POST", "PUT", "PATCH", "DELETE"], url: "/*", handler: refuse });
  await scope.register((inner) => registerRoutes(inner, parts));
}

const isHealth = ({ url }: FastifyRequest) => url.split("?", 1)[0] === healthPath;

function limitByAddress(scope: FastifyInstance, parts: ServiceParts): void {
  limitAddresses(scope, {
    now: parts.now,
    rates: parts.rates,
    limits: parts.limits ?? defaultLimits,
    isKnown: (request) => isHealth(request) || isKnownKey(parts.keys, request.headers),
    ratePerMinute: (url) => {
      const verified = parts.links.verify(url);
      if (verified.state !== "signed") return undefined;
      const limit = parts.keys.packageOf(verified.keyId)?.requestsPerMinute ?? 0;
      return { id: verified.keyId, limit };
    },
  });
}

/** What every answer has, and an end to addresses that are too long. */
function addHeaders(scope: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  scope.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers);
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
}

function tellOfAnswers(
  scope: FastifyInstance,
  { onAccess, metrics, metricsToken }: ServiceParts,
): void {
  if (onAccess !== undefined) {
    scope.addHook("onResponse", (request, reply, done) => {
      onAccess(toAccessEntry(request, reply));
      done();
    });
  }
  if (metrics === undefined) return;
  scope.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime);
    done();
  });
  if (metricsToken !== undefined) registerMetrics(scope, metrics, metricsToken);
}

/**
 * Adds the service to a Fastify instance made with `serverOptions`: `/v1/…`, and the pages of signed
 * links under `/content/…`. Hooks, CORS and error bodies stay within it.
 */
export async function registerService(app: FastifyInstance, parts: ServiceParts): Promise<void> {
  await app.register(async (scope) => {
    scope.decorateRequest("apiKey", null);
    scope.decorateRequest("signedFor", null);
    scope.setErrorHandler(createErrorHandler(parts.onFault));
    limitUnfinished(scope, undefined, parts.unfinished);
    limitByAddress(scope, parts);
    await scope.register(compress, {
      threshold: 1024,
      encodings: ["br", "gzip", "identity"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    addHeaders(scope, parts.publicUrl);
    tellOfAnswers(scope, parts);
    scope.addHook("onListen", (done) => {
      parts.onListen?.();
      done();
    });
    scope.addHook("onClose", async () => {
      await parts.research.close();
      await parts.search.close();
      await parts.usage.close();
      await parts.onClose?.();
    });
    const { registerFiles } = parts;
    if (registerFiles !== undefined) await scope.register(async (files) => registerFiles(files));
    await scope.register((api) => registerApi(api, parts), { prefix: "/v1" });
  });
}

/** The service alone, not listening yet. */
export async function buildService(parts: ServiceParts): Promise<FastifyInstance> {
  const app = Fastify(serverOptions);
  app.server.maxConnections = mostConnections;
  app.setErrorHandler(createErrorHandler(parts.onFault));
  app.setNotFoundHandler(refuseUnknown);
  await registerService(app, parts);
  await app.ready();
  return app;
}
