import { createHash } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import {
  ApiError,
  apiKeyHeader,
  extensionHeaders,
  operationIds,
  operations,
  type OperationId,
  type ParametersByOperation,
} from "../../contract/index.js";
import {
  answerName,
  createCall,
  createHandlers,
  type HandlerParts,
  type Handlers,
} from "../handlers/index.js";
import { toJsonSchema } from "../http/json-schema.js";
import { createRateStore } from "../http/rate-store.js";
import { createBodyReader, createQueryReader } from "../http/query-validation.js";
import { authenticate } from "../../server/index.js";
import { requireOperation, type ApiKey, type KeyStore } from "../keys/index.js";
import { registerMcp, type McpRouteParts } from "../mcp/index.js";
import type { Metrics } from "../../server/metrics/index.js";
import type { RateCounter, UsageStore } from "../../storage/index.js";
import { createAccount, type Account } from "../usage/index.js";
import { callerOf } from "./caller.js";
import { definitions } from "../handlers/definitions.js";
import { registerExtensions } from "./register-extensions.js";
import { registerLookup } from "./register-lookup.js";

type RouteParts = HandlerParts &
  Omit<McpRouteParts, "call"> & {
    readonly keys: KeyStore;
    readonly usage: UsageStore;
    readonly rates?: RateCounter;
    readonly metrics?: Pick<Metrics, "looked">;
  };

/** Bytes of list answers kept: the library does not change while the service runs. */
const answersKeptBytes = 64 * 1024 * 1024;

const minuteMs = 60_000;

/** Authentication, the package's rights and the rate limit, before anything is read. */
async function guard(
  scope: FastifyInstance,
  { keys, rates }: Pick<RouteParts, "keys" | "rates">,
): Promise<void> {
  scope.addHook("onRequest", (request, _reply, done) => {
    request.apiKey = authenticate(keys, request.headers);
    const { operation } = request.routeOptions.config;
    if (operation !== undefined) requireOperation(request.apiKey, operation, keys.packages);
    done();
  });
  await scope.register(rateLimit, {
    timeWindow: minuteMs,
    ...(rates === undefined ? {} : { store: createRateStore(rates, minuteMs) }),
    max: (request) => callerOf(request).package.requestsPerMinute,
    keyGenerator: (request) => callerOf(request).id,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError("rate-limited", "Too many requests with this API key. Please wait.", {
        retryAfterMs: ttl,
      }),
  });
}

const isKnownTo = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers["if-none-match"] ?? "")
    .split(",")
    .some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);

/** What the answer costs, how long it is good for and for whom; nothing for who has it already. */
async function deliver(
  id: OperationId,
  payload: Buffer,
  account: Account,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const key = callerOf(request);
  const { lifetimeMs } = operations[id];
  void reply.type("application/json; charset=utf-8");
  // Links of reports are signed: no cache may keep them.
  if (lifetimeMs === 0 || id === "getReports") {
    void reply.header("cache-control", "private, no-store");
  } else {
    // Weak: the same answer is also sent compressed.
    const etag = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 27)}"`;
    void reply
      .header("cache-control", `private, max-age=${String(lifetimeMs / 1000)}`)
      .header("vary", `${apiKeyHeader}, authorization`)
      .header("etag", `W/${etag}`);
    if (isKnownTo(request, etag))
      return reply.code(304).header(extensionHeaders.credits, "0").send();
  }
  const credits = await account.charge(key, id, payload.length);
  return reply.header(extensionHeaders.credits, String(credits)).send(payload);
}

/** Answers of lists are kept, since many ask for the same. */
function createKeeper(
  handlers: Handlers,
  { now, metrics, library }: Pick<RouteParts, "now" | "metrics" | "library">,
) {
  const answers = new LRUCache<string, Buffer>({
    maxSize: answersKeptBytes,
    sizeCalculation: (payload, name) => payload.length + 2 * name.length,
  });
  let { concepts } = library;
  return async <O extends OperationId>(
    id: O,
    parameters: ParametersByOperation[O],
    key: ApiKey,
    reply: FastifyReply,
  ): Promise<Buffer> => {
    // Imported content has come, changed or gone.
    if (library.concepts !== concepts) answers.clear();
    ({ concepts } = library);
    const name = answerName(id, parameters, key, now());
    const known = name === undefined ? undefined : answers.get(name);
    if (name !== undefined) {
      metrics?.looked("answers", known === undefined ? "made" : "memory");
    }
    if (known !== undefined) return known;
    const answer = await handlers[id](parameters, key);
    const payload = Buffer.from(reply.serializeInput({ ...answer }, "200") as string);
    if (name !== undefined) answers.set(name, payload);
    return payload;
  };
}

/** All operations of the contract and ours beyond it, and the MCP server, behind the same key. */
export async function registerRoutes(scope: FastifyInstance, parts: RouteParts): Promise<void> {
  const { keys, links, now, usage } = parts;
  await guard(scope, parts);
  const handlers = createHandlers(parts);
  const account = createAccount(usage, now);
  const answer = createKeeper(handlers, parts);
  const noQuery = createQueryReader({ type: "object", additionalProperties: false });

  for (const id of operationIds) {
    const { method, path } = operations[id];
    const read = (method === "POST" ? createBodyReader : createQueryReader)(
      toJsonSchema(definitions[id].request),
    );
    scope.route({
      method,
      url: path.replace(/^\/v1/, ""),
      config: { operation: id },
      schema: { response: { 200: toJsonSchema(definitions[id].answer) } },
      handler: async (request, reply) => {
        if (method === "POST") noQuery(request.query);
        const sent = read(method === "POST" ? request.body : request.query);
        const key = callerOf(request);
        // A question begins work: whoever cannot pay for it does not begin it.
        if (method === "POST") await account.requireCovered(key, id);
        // The reader has just held it against this operation's schema.
        const payload = await answer(id, sent as never, key, reply);
        return deliver(id, payload, account, { request, reply });
      },
    });
  }
  registerExtensions(scope, { account, links });
  registerLookup(scope, parts);
  registerMcp(scope, {
    ...parts,
    call: createCall({ handlers, packages: keys.packages, account, library: parts.library, now }),
  });
}
