import { once } from "node:events";
import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { registerService } from "../../../src/service/app.js";
import { mostConnections, serverOptions } from "../../../src/server/index.js";
import { limitUnfinished, type Unfinished } from "../../../src/server/index.js";
import { createErrorHandler } from "../../../src/server/index.js";
import { createParts, startService } from "../support/start-service.js";

let app: FastifyInstance | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
});

const portOf = ({ server }: FastifyInstance) => {
  const address = server.address();
  return address !== null && typeof address === "object" ? address.port : 0;
};

describe("a body that never comes", () => {
  it("ends after 30 seconds, of which a test waits for a few tenths", async () => {
    expect(serverOptions.requestTimeout).toBe(30_000);
    app = Fastify({
      ...serverOptions,
      requestTimeout: 300,
      http: { connectionsCheckingInterval: 50, headersTimeout: 200 },
    });
    await registerService(app, createParts());
    await app.listen({ host: "127.0.0.1", port: 0 });
    const socket = connect(portOf(app), "127.0.0.1");
    sockets.push(socket);
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      'POST /v1/research-ai/ask HTTP/1.1\r\nHost: x\r\nx-api-key: demo-advanced\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"question":',
    );
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain("The request took too long to arrive.");
  });
});

describe("requests that are not answered yet", () => {
  it("are bounded, together and by address; the next one gets through when one has ended", async () => {
    app = Fastify({ trustProxy: "loopback" });
    app.setErrorHandler(createErrorHandler(() => undefined));
    const unfinished: Unfinished = { count: 0 };
    limitUnfinished(app, { together: 3, perAddress: 2 }, unfinished);
    const waiting: (() => void)[] = [];
    app.get("/", async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return "done";
    });
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const ask = (from: string, signal?: AbortSignal) =>
      fetch(address, {
        headers: { "x-forwarded-for": from },
        ...(signal === undefined ? {} : { signal }),
      });
    const until = async (count: number) => {
      while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    const held = [ask("203.0.113.1"), ask("203.0.113.1")];
    await until(2);
    const third = await ask("203.0.113.1");
    expect(third.status).toBe(503);
    expect(third.headers.get("retry-after")).toBe("1");
    expect(await third.text()).toContain("Too many requests are unanswered.");
    const controller = new AbortController();
    const other = ask("203.0.113.2", controller.signal).catch(() => undefined);
    await until(3);
    expect((await ask("203.0.113.3")).status).toBe(503);
    expect(unfinished.count).toBe(3);
    // Whoever leaves makes room, too.
    controller.abort();
    await other;
    let last: Promise<Response>;
    for (;;) {
      last = ask("203.0.113.3");
      const refused = await Promise.race([
        last.then(({ status }) => status === 503),
        until(4).then(() => false),
      ]);
      if (!refused) break;
    }
    for (const end of waiting) end();
    for (const one of [...held, last]) expect((await one).status).toBe(200);
    while (unfinished.count > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(unfinished.count).toBe(0);
  });
});

describe("connections", () => {
  it("are bounded", async () => {
    const service = await startService();
    ({ app } = service);
    expect(app.server.maxConnections).toBe(mostConnections);
    // One is enough to see that the server keeps to it.
    app.server.maxConnections = 1;
    await app.listen({ host: "127.0.0.1", port: 0 });
    const first = connect(portOf(app), "127.0.0.1");
    sockets.push(first);
    await once(first, "connect");
    const dropped = once(app.server, "drop");
    const second = connect(portOf(app), "127.0.0.1");
    sockets.push(second);
    second.on("error", () => undefined);
    await Promise.all([dropped, once(second, "close")]);
    expect(first.destroyed).toBe(false);
  });
});
