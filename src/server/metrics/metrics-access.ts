import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../../contract/index.js";
import type { Metrics } from "./metrics.js";

const hash = (text: string) => createHash("sha256").update(text).digest();

/** `GET /metrics` beside the API, for who knows the token. It is no API key, and opens nothing else. */
export function registerMetrics(scope: FastifyInstance, metrics: Metrics, token: string): void {
  scope.get("/metrics", async (request, reply) => {
    const given = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (!timingSafeEqual(hash(given), hash(token))) {
      throw new ApiError("bad-key", "This address takes METRICS_TOKEN as Authorization: Bearer.");
    }
    void reply.header("cache-control", "no-store").type(metrics.contentType);
    return reply.send(await metrics.text());
  });
}

/** `GET /metrics` on a port of its own, which nobody but this machine or its network should reach. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return server;
}
