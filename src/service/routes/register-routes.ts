import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import {
  ApiError,
  operationIds,
  operations,
  type OperationId,
  type ParametersByOperation,
} from "../../contract/index.js";
import { createHandlers, type HandlerParts, type Handlers } from "../handlers/index.js";
import { toJsonSchema } from "../http/json-schema.js";
import { createBodyReader, createQueryReader } from "../http/query-validation.js";
import { authenticate, requireOperation, type ApiKey, type KeyStore } from "../keys/index.js";
import { definitions } from "./definitions.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is calling; null before authentication and on public addresses. */
    apiKey: ApiKey | null;
  }
  interface FastifyContextConfig {
    operation?: OperationId;
  }
}

export type RouteParts = HandlerParts & { readonly keys: KeyStore };

/** Bytes of list answers kept: the library does not change while the service runs. */
const answersKeptBytes = 64 * 1024 * 1024;
const dayMs = 86_400_000;

const callerOf = (request: FastifyRequest): ApiKey => {
  if (request.apiKey === null) throw new ApiError("missing-key", "An API key is needed.");
  return request.apiKey;
};

/** All operations of the contract, behind authentication, the package's rights and the rate limit. */
export async function registerRoutes(scope: FastifyInstance, parts: RouteParts): Promise<void> {
  const { keys, now } = parts;
  const handlers = createHandlers(parts);
  const answers = new LRUCache<string, Buffer>({
    maxSize: answersKeptBytes,
    sizeCalculation: (payload, entry) => payload.length + 2 * entry.length,
  });

  scope.addHook("onRequest", (request, _reply, done) => {
    request.apiKey = authenticate(keys, request.headers);
    const { operation } = request.routeOptions.config;
    if (operation !== undefined) requireOperation(request.apiKey, operation, keys.packages);
    done();
  });
  await scope.register(rateLimit, {
    timeWindow: 60_000,
    max: (request) => callerOf(request).package.requestsPerMinute,
    keyGenerator: (request) => callerOf(request).id,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError("rate-limited", "Too many requests with this API key. Please wait.", {
        retryAfterMs: ttl,
      }),
  });

  const answerList = async <O extends OperationId>(
    id: O,
    parameters: ParametersByOperation[O],
    key: ApiKey,
    reply: FastifyReply,
  ): Promise<Buffer> => {
    // Default windows move with the day; links are signed for the key; its package clips and hides.
    const day = Math.floor(now() / dayMs);
    const entry = `${id} ${key.id} ${key.packageName} ${day} ${JSON.stringify(parameters)}`;
    const known = answers.get(entry);
    if (known !== undefined) return known;
    const answer = await handlers[id](parameters, key);
    const payload = Buffer.from(reply.serializeInput({ ...answer }, "200") as string);
    answers.set(entry, payload);
    return payload;
  };

  const addRoute = <O extends OperationId>(id: O, handler: Handlers[O]) => {
    const { method, path } = operations[id];
    const { request: requestSchema, answer } = definitions[id];
    const read = (method === "POST" ? createBodyReader : createQueryReader)(
      toJsonSchema(requestSchema),
    );
    const noQuery = createQueryReader({ type: "object", additionalProperties: false });
    const isList = id.startsWith("list") || id.startsWith("search");
    scope.route({
      method,
      url: path.replace(/^\/v1/, ""),
      config: { operation: id },
      schema: { response: { 200: toJsonSchema(answer) } },
      handler: async (request, reply) => {
        if (method === "POST") noQuery(request.query);
        const sent = read(method === "POST" ? request.body : request.query);
        // The reader has just held it against this operation's schema.
        const parameters = sent as ParametersByOperation[O];
        const key = callerOf(request);
        void reply.header("cache-control", "private, no-store");
        if (!isList) return handler(parameters, key);
        void reply.type("application/json; charset=utf-8");
        return reply.send(await answerList(id, parameters, key, reply));
      },
    });
  };
  for (const id of operationIds) addRoute(id, handlers[id]);
}
