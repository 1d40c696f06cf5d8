/** What the service's server is made with: limits of what is sent to it, and the words of their refusals. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from "fastify";
import { toApiError, toErrorBody } from "./answers/error-answers.js";

const bodyLimitBytes = 64 * 1024;
const asJson = "application/json; charset=utf-8";

/** Connections at once; more are closed as they come. */
export const mostConnections = 2000;

/** By Node's code of what never became a request. */
const unparsed: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

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
    const [statusCode, reason] = unparsed[error.code ?? ""] ?? [400, "Bad Request"];
    const { status, message } = toApiError({ statusCode });
    const body = JSON.stringify(toErrorBody("bad-input", message));
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: ${asJson}\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`,
    );
  },
} satisfies FastifyHttpOptions<Server>;
