import compress from "@fastify/compress";
import cors from "@fastify/cors";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { ApiError, apiKeyHeader, extensionHeaders } from "../contract/index.js";
import {
  authenticate,
  createErrorHandler,
  limitUnfinished,
  mostConnections,
  securityHeaders,
  serverOptions,
  shownPath,
} from "../server/index.js";
import { registerMetrics, type Metrics } from "../server/metrics/index.js";
import {
  healthPath,
  measureAnswers,
  registerHealth,
  registerPassThrough,
  type HealthParts,
  type PassThroughParts,
} from "./routes/index.js";
import { encodings, smallestCompressed } from "./answers/index.js";
import { registerAdminPage, type AdminParts } from "./admin/index.js";
import { registerKeyPage, registerPageFailures, type SignInParts } from "./sign-in/index.js";
import type { Certificate } from "./certificate.js";
import { UpstreamFailure, type Upstream } from "./upstream/index.js";

/** One answered request. Holds neither a key nor what was asked for. */
interface AccessEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  readonly keyId: string | null;
}

export interface GatewayParts extends PassThroughParts {
  readonly upstream: Upstream;
  /** What is kept for all processes, where it is. */
  readonly database?: HealthParts["database"];
  readonly publicUrl: string;
  /** Of the gateway's own TLS. @default a proxy brings it */
  readonly certificate?: Certificate | undefined;
  /** Origins of pages that may call the gateway. */
  readonly corsOrigins: readonly string[];
  /** Where people get keys by themselves; none without it. */
  readonly signIn?: SignInParts;
  /** What administrators see, once they have signed in. */
  readonly admin?: AdminParts;
  readonly metrics?: Metrics | undefined;
  /** Opens `/metrics` beside the API to who knows it. */
  readonly metricsToken?: string | undefined;
  /** Hears of every answered request. */
  readonly onAccess?: (entry: AccessEntry) => void;
  /** Hears of faults of the gateway's own. */
  readonly onFault: (error: unknown) => void;
  /** Gives back what the gateway held, when everything else is closed. */
  readonly onClose?: () => Promise<void> | void;
}

/** A lookup's figures are the longest that anybody sends. */
const longestBody = 1024 * 1024;

/** A firm comes through one address of its own. */
const unfinished = { together: 5000, perAddress: 5000 };

/** Origins told of, so that nobody fills the log with names. */
const mostOrigins = 100;

/** A page whose origin is not named gets no answer from its browser: the log says which it is. */
function tellOfOrigins(app: FastifyInstance, { corsOrigins, onFault }: GatewayParts): void {
  const told = new Set<string>(corsOrigins);
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined && !told.has(origin) && told.size < mostOrigins) {
      told.add(origin);
      const shown = origin.slice(0, 200).replace(/[^\x21-\x7e]/g, "");
      onFault(`A page of ${shown} calls the gateway, and is not among CORS_ORIGINS.`);
    }
    done();
  });
}

async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ["GET", "HEAD", "POST"],
    allowedHeaders: [
      ...[apiKeyHeader, "authorization", "cache-control", "content-type", "if-none-match"],
      ...["mcp-protocol-version", "mcp-session-id"],
    ],
    // As a text: a list would be joined for every answer.
    exposedHeaders: [
      ...Object.values(extensionHeaders),
      ...["age", "etag", "retry-after", "mcp-session-id"],
      ...["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"],
    ].join(", "),
    maxAge: 600,
    strictPreflight: false,
  });
}

/** Pages for people, where they can sign in. */
async function registerPages(app: FastifyInstance, { signIn, admin, onFault }: GatewayParts) {
  if (signIn === undefined) return;
  await app.register((scope, _options, done) => {
    registerPageFailures(scope, { publicUrl: signIn.publicUrl, onFault });
    registerKeyPage(scope, signIn);
    if (admin !== undefined) registerAdminPage(scope, admin);
    done();
  });
}

function createServer(certificate: Certificate | undefined): FastifyInstance {
  const options = { ...serverOptions, bodyLimit: longestBody };
  if (certificate === undefined) return Fastify(options);
  const { http, ...others } = options;
  // A server with TLS is one without, as far as routes and hooks are concerned.
  return Fastify({ ...others, https: { ...http, ...certificate } });
}

/** The gateway, not listening yet. */
export async function buildGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const { onAccess, onFault, people } = parts;
  const app = createServer(parts.certificate);
  app.server.maxConnections = mostConnections;
  app.setErrorHandler(
    createErrorHandler((error) => {
      if (!(error instanceof UpstreamFailure)) onFault(error);
    }),
  );
  limitUnfinished(app, unfinished);
  await app.register(compress, { threshold: smallestCompressed, encodings: [...encodings] });
  const headers = securityHeaders(parts.publicUrl);
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  tellOfOrigins(app, parts);
  await registerCors(app, parts.corsOrigins);
  if (onAccess !== undefined) {
    app.addHook("onResponse", (request, reply, done) => {
      onAccess(toAccessEntry(request, reply));
      done();
    });
  }
  if (parts.metrics !== undefined) {
    measureAnswers(app, parts.metrics);
    if (parts.metricsToken !== undefined) registerMetrics(app, parts.metrics, parts.metricsToken);
  }
  app.addHook("onClose", async () => {
    await parts.upstream.close();
    await parts.onClose?.();
  });
  app.setNotFoundHandler((request) => {
    if (request.url !== healthPath) authenticate(people, request.headers);
    throw new ApiError("not-found", "There is nothing at this address.");
  });
  registerHealth(app, parts);
  await registerPages(app, parts);
  await app.register((scope, _options, done) => {
    registerPassThrough(scope, parts);
    done();
  });
  await app.ready();
  return app;
}

function toAccessEntry(request: FastifyRequest, reply: FastifyReply): AccessEntry {
  // Outside of the API nobody has looked at it.
  const { person, asked } = request as Partial<Pick<FastifyRequest, "person" | "asked">>;
  return {
    method: request.method,
    path: asked?.shown ?? shownPath(request.url.split("?", 1)[0] ?? ""),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    keyId: person?.id ?? null,
  };
}
