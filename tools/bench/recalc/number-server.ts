import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { numberedStatistic } from "./numbers.js";

export type FaultKind = "429" | "500" | "reset" | "half a body" | "HTML page" | "silence";
export const faultKinds: readonly FaultKind[] = [
  "429",
  "500",
  "reset",
  "half a body",
  "HTML page",
  "silence",
];

export interface NumberServerOptions {
  /** How long every answer takes, in milliseconds. @default 0 */
  readonly latencyMs?: number;
  /** What goes wrong with the n-th request for a path, the first being 1. @default nothing */
  readonly fault?: (path: string, turn: number) => FaultKind | undefined;
}

export interface NumberServer {
  readonly address: string;
  /** How often each path with its query was asked for. */
  readonly seen: ReadonlyMap<string, number>;
  readonly requests: number;
  /** Requests under way that will get an answer, be it a bad one. */
  readonly owed: number;
  /** The most requests under way at the same time. */
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

function fail(kind: FaultKind, request: IncomingMessage, response: ServerResponse, text: string) {
  const head = (status: number, type = "application/json") =>
    response.writeHead(status, { "content-type": type });
  switch (kind) {
    case "429":
      response.setHeader("retry-after", "0");
      head(429).end();
      return;
    case "500":
      head(500).end('{"message":"It broke."}');
      return;
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "half a body":
      response.setHeader("content-length", String(Buffer.byteLength(text)));
      head(200).write(text.slice(0, text.length / 2));
      setImmediate(() => response.destroy());
      return;
    case "HTML page":
      head(200, "text/html").end("<!doctype html><title>Sign in</title>");
      return;
    case "silence":
  }
}

/** A real http server on a free port of this machine that knows every statistic. */
export async function startNumberServer(options: NumberServerOptions = {}): Promise<NumberServer> {
  const { latencyMs = 0, fault = () => undefined } = options;
  const seen = new Map<string, number>();
  let requests = 0;
  let underWay = 0;
  let silent = 0;
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const turn = (seen.get(path) ?? 0) + 1;
    seen.set(path, turn);
    requests += 1;
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    let isSilent = false;
    response.on("close", () => {
      underWay -= 1;
      if (isSilent) silent -= 1;
    });
    const id = Number(new URL(path, "http://service.test").searchParams.get("id"));
    const text = JSON.stringify(numberedStatistic(id));
    const answer = () => {
      const kind = fault(path, turn);
      isSilent = kind === "silence";
      if (isSilent) silent += 1;
      if (kind !== undefined) fail(kind, request, response, text);
      else response.writeHead(200, { "content-type": "application/json" }).end(text);
    };
    if (latencyMs > 0) setTimeout(answer, latencyMs);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    get requests() {
      return requests;
    },
    get owed() {
      return underWay - silent;
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * One answer in five goes wrong, the same ones in every run whatever the order of the requests: what
 * happens to a request is a matter of its path and its turn.
 *
 * @param kinds which faults there are, in turn.
 */
export function oneInFive(kinds: readonly FaultKind[] = faultKinds) {
  return (path: string, turn: number): FaultKind | undefined => {
    let hash = turn * 7919;
    for (const letter of path) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    hash = (hash ^ (hash >>> 12)) >>> 0;
    return hash % 5 === 0 ? kinds[Math.floor(hash / 5) % kinds.length] : undefined;
  };
}
