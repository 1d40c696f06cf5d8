import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { findDemoKey } from "../../src/addin/pane/find-demo-key.js";

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

/** The offer of a service that answers like this on its health path. */
async function offerOf(answer: RequestListener, signal = new AbortController().signal) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () =>
    new Promise((resolve) =>
      server.close(() => {
        resolve();
      }),
    );
  const { port } = server.address() as AddressInfo;
  return findDemoKey(`http://127.0.0.1:${port}`, signal);
}

const health =
  (body: unknown, status = 200): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === "/v1/health" ? status : 404, {
      "content-type": "application/json",
    });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

describe("the demo key of a service", () => {
  it("is the one with the most rights", async () => {
    const demoKeys = [
      { key: "small", package: "starter" },
      { key: "large", package: "advanced" },
    ];
    expect(await offerOf(health({ status: "ok", demoKeys }))).toBe("large");
  });

  it("is the first one where no package is known", async () => {
    expect(await offerOf(health({ demoKeys: [{ key: "only" }] }))).toBe("only");
  });

  it.each([
    ["a service without an offer", health({ status: "ok" })],
    ["an empty offer", health({ demoKeys: [] })],
    ["an offer of another shape", health({ demoKeys: [{ key: 7 }] })],
    ["an offer that is no list", health({ demoKeys: "demo" })],
    ["an answer that is no JSON", health("<html>")],
    ["an error", health({ demoKeys: [{ key: "x" }] }, 500)],
  ])("is null for %s", async (_case, answer) => {
    expect(await offerOf(answer)).toBeNull();
  });

  it("follows no redirect, to wherever it leads", async () => {
    const elsewhere: RequestListener = (request, response) => {
      if (request.url === "/other") health({ demoKeys: [{ key: "x" }] })(request, response);
      response.writeHead(302, { location: "/other" });
      response.end();
    };
    expect(await offerOf(elsewhere)).toBeNull();
  });

  it("is null without a service, and when nobody waits any more", async () => {
    expect(await findDemoKey("http://127.0.0.1:1", new AbortController().signal)).toBeNull();
    expect(await offerOf(health({ demoKeys: [{ key: "x" }] }), AbortSignal.abort())).toBeNull();
  });
});
