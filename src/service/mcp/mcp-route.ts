import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, isLoopbackHost } from "../../contract/index.js";
import type { McpParts } from "./mcp-server.js";

export interface McpRouteParts extends McpParts {
  /** Where the service is reached from outside. */
  readonly publicUrl: string;
  /** Origins of pages that may call the service. */
  readonly corsOrigins: readonly string[];
}

export const mcpPath = "/v1/mcp";

/** What the protocol reads; the key is read before, and goes no further. */
const passedHeaders = ["accept", "content-type", "mcp-protocol-version", "mcp-session-id"];

/** A page elsewhere must not use a name that leads to this machine. @throws ApiError 403 */
function requireOwnHost(request: FastifyRequest, { publicUrl, corsOrigins }: McpRouteParts): void {
  const host = request.headers.host ?? "";
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
  if (name !== new URL(publicUrl).hostname && !isLoopbackHost(name)) {
    throw new ApiError("forbidden", "The Host of this request is not this service's.");
  }
  const { origin } = request.headers;
  const allowed = [new URL(publicUrl).origin, ...corsOrigins];
  if (origin !== undefined && !allowed.includes(origin)) {
    throw new ApiError("forbidden", "Pages of this origin may not use the service.");
  }
}

const isMcpHeader = (name: string) => passedHeaders.includes(name) || name.startsWith("mcp-");

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (isMcpHeader(name) && typeof value === "string") headers.set(name, value);
  }
  return new Request(`http://localhost${mcpPath}`, {
    method: "POST",
    headers,
    body: JSON.stringify(request.body),
  });
}

/** `POST /v1/mcp`: streamable HTTP without sessions, within the scope that has read the key. */
export function registerMcp(scope: FastifyInstance, parts: McpRouteParts): void {
  const load = async () => (await import("./mcp-server.js")).createKeyedHandler(parts);
  let loading: ReturnType<typeof load> | undefined;
  scope.addHook("onClose", async () => {
    await (await loading)?.close();
  });
  scope.post(mcpPath.replace(/^\/v1/, ""), async (request, reply): Promise<FastifyReply> => {
    requireOwnHost(request, parts);
    const { apiKey } = request;
    if (apiKey === null) throw new ApiError("missing-key", "An API key is needed.");
    const handler = await (loading ??= load());
    const answer = await handler.fetch(toWebRequest(request), {
      parsedBody: request.body,
      authInfo: { token: "", clientId: apiKey.id, scopes: [], extra: { key: apiKey } },
    });
    void reply.code(answer.status).header("cache-control", "private, no-store");
    answer.headers.forEach((value, name) => void reply.header(name, value));
    const { body } = answer;
    return reply.send(body === null ? "" : Readable.fromWeb(body as ReadableStream));
  });
}
