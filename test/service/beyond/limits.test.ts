import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createDemoKeyStore, packages } from "../../../src/service/keys/index.js";
import { startService } from "../support/start-service.js";

let service: Awaited<ReturnType<typeof startService>> | undefined;
afterEach(() => service?.close());

describe("an address that is refused again and again", () => {
  it("waits, while a good key behind it works, and goes on after a minute", async () => {
    let time = Date.parse("2026-11-20T09:30:00Z");
    service = await startService({
      now: () => time,
      limits: { refusalsPerMinute: 3, publicPerMinute: 100 },
    });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      statuses.push((await service.get("/v1/studies", `wrong-${String(call)}`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const waiting = await service.get("/v1/studies", "wrong");
    expect(Number(waiting.headers["retry-after"])).toBeGreaterThan(0);
    expect((await service.get("/v1/studies")).status).toBe(200);
    // Whoever watches the service may stand behind the same address.
    expect((await service.app.inject({ url: "/v1/health" })).statusCode).toBe(200);
    const elsewhere = await service.send({
      url: "/v1/studies",
      headers: { "x-api-key": "wrong", "x-forwarded-for": "203.0.113.7" },
    });
    expect(elsewhere.status).toBe(401);
    time += 60_000;
    expect((await service.get("/v1/studies", "wrong")).status).toBe(401);
  });
});

describe("links", () => {
  it("count against the key that signed them, public pages against the address", async () => {
    const keys = createDemoKeyStore({
      ...packages,
      starter: { ...packages.starter, requestsPerMinute: 2 },
    });
    service = await startService({
      keys,
      limits: { refusalsPerMinute: 100, publicPerMinute: 3 },
      registerFiles: (scope) => {
        scope.get("/content/*", (_request, reply) => reply.type("application/json").send("{}"));
      },
    });
    const { app, parts } = service;
    const page = parts.links.contentPage("statistic", 101, "en");
    const open = async (address: string) => {
      const { pathname, search } = new URL(address);
      return (await app.inject({ url: pathname + search })).statusCode;
    };
    const signed = parts.links.sign(page, "trial-starter")?.address ?? "";
    expect([await open(signed), await open(signed), await open(signed)]).toEqual([200, 200, 429]);
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push(await open(page));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("answers", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("come compressed by %s to who takes it", async (encoding, read) => {
    service = await startService();
    const url = "/v1/search/statistics?q=statistic&date_from=2015-01-01";
    const { body } = await service.get(url);
    const { headers, rawPayload } = await service.app.inject({
      url,
      headers: { "x-api-key": "demo-advanced", "accept-encoding": encoding },
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(String(headers["vary"])).toContain("accept-encoding");
    expect(JSON.parse(read(rawPayload).toString())).toEqual(body);
  });
});

describe("the documentation", () => {
  it("is closed where the operator says so", async () => {
    service = await startService({ hasDocs: false });
    for (const url of ["/v1/docs/", "/v1/openapi.json"]) {
      expect((await service.app.inject({ url })).statusCode).toBe(401);
    }
  });
});
