import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FaultServer {
  readonly address: string;
  /** Requests in the order of their arrival. */
  readonly requests: { readonly url: string; readonly headers: IncomingMessage["headers"] }[];
  /** Requests whose connection the client closed before the answer was complete. */
  abandoned: number;
  close(): Promise<void>;
}

export type Serve = (request: IncomingMessage, response: ServerResponse, turn: number) => void;

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Ways in which a service fails over a real connection. */
export const faults = {
  limited: (_request, response) => {
    response.writeHead(429, { "retry-after": "0" });
    response.end();
  },
  failing: (_request, response) => {
    sendJson(response, { error: { message: "It broke." } }, 500);
  },
  reset: (request) => {
    request.socket.resetAndDestroy();
  },
  halfBody: (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"items": [{"identifier": 666, "title": "cut');
    setImmediate(() => response.destroy());
  },
  html: (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Sign in</title>");
  },
  silence: () => undefined,
} satisfies Record<string, Serve>;

/** A real server on a free port of this machine. */
export async function startFaultServer(serve: Serve): Promise<FaultServer> {
  const server = createServer((request, response) => {
    one.requests.push({ url: request.url ?? "", headers: request.headers });
    response.on("close", () => {
      if (!response.writableFinished) one.abandoned += 1;
    });
    serve(request, response, one.requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const one: FaultServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    abandoned: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return one;
}
