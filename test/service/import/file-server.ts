import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach } from "vitest";

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A function gives one part after the other, for as long as somebody reads. */
  readonly body?: string | Buffer | (() => string);
}
type Handler = (request: IncomingMessage) => Answer | Promise<Answer>;

function* endless(part: () => string) {
  for (;;) yield part();
}

/** A real server for the tests of a file; it knows only the paths that a test gives it. */
export function openFileServer() {
  const paths = new Map<string, Handler>();
  const seen: { path: string; headers: IncomingMessage["headers"] }[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    seen.push({ path, headers: request.headers });
    const {
      status = 200,
      headers = {},
      body = "",
    } = (await paths.get(path)?.(request)) ?? {
      ...{ status: 404, body: "<h1>Not here</h1>" },
    };
    response.writeHead(status, headers);
    if (typeof body !== "function") response.end(body);
    else Readable.from(endless(body)).pipe(response);
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    void respond(request, response);
  };
  let server: Server;
  beforeAll(async () => {
    server = createServer(answer);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  beforeEach(() => {
    paths.clear();
    seen.length = 0;
  });
  return {
    answer,
    seen,
    address: (path: string) =>
      `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`,
    /** The same answer each time, 304 to who knows its ETag. */
    give: (path: string, body: string | Buffer, etag?: string) =>
      paths.set(path, ({ headers }) => {
        if (etag === undefined) return { body };
        return headers["if-none-match"] === etag ? { status: 304 } : { body, headers: { etag } };
      }),
    on: (path: string, handler: Handler) => paths.set(path, handler),
  };
}
