import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extensionOperations, operationIds, operations } from "../../src/contract/index.js";
import { registerService } from "../../src/service/app.js";
import { serverOptions } from "../../src/server/index.js";
import type { AccessEntry } from "../../src/service/http/access-log.js";
import { createParts, startService } from "./support/start-service.js";

let service: Awaited<ReturnType<typeof startService>>;
const entries: AccessEntry[] = [];
beforeAll(async () => {
  service = await startService({ onAccess: (entry) => entries.push(entry) });
});
afterAll(() => service.close());

const page = "https://pages.example";

describe("pages of other origins", () => {
  const preflight = (origin: string) =>
    service.app.inject({
      method: "OPTIONS",
      url: "/v1/search/statistics",
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-api-key",
      },
    });

  it("may ask with a key, where they are configured", async () => {
    const { statusCode, headers } = await preflight(page);
    expect(statusCode).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe(page);
    expect(headers["access-control-allow-headers"]).toContain("x-api-key");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });

  it("may read answers and errors, and how long to wait", async () => {
    for (const key of ["demo-advanced", "wrong"]) {
      const { headers } = await service.send({
        url: "/v1/search/statistics",
        headers: { origin: page, "x-api-key": key },
      });
      expect(headers["access-control-allow-origin"]).toBe(page);
      expect(headers["access-control-expose-headers"]).toContain("retry-after");
    }
  });

  it("may not, where they are not configured", async () => {
    expect((await preflight("https://evil.example")).headers).not.toHaveProperty(
      "access-control-allow-origin",
    );
    const { headers } = await service.send({
      url: "/v1/health",
      headers: { origin: "https://pages.example.evil.example" },
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("the access log", () => {
  it("holds neither keys nor questions", async () => {
    entries.length = 0;
    await service.get("/v1/search/statistics?q=a-private-thing");
    await service.get("/v1/search/statistics?q=a-private-thing", "a-wrong-key");
    await service.get("/v1/none?key=k&signature=s");
    expect(entries).toMatchObject([
      { method: "GET", path: "/v1/search/statistics", status: 200, keyId: "trial-advanced" },
      { method: "GET", path: "/v1/search/statistics", status: 401, keyId: null },
      { method: "GET", path: "/v1/none", status: 404 },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/private|wrong|signature/);
  });

  it("shows nothing of a path that is none of ours, and the key that an address was signed for", async () => {
    entries.length = 0;
    const secret = `k0123456789ab.${"s".repeat(43)}`;
    const paths = [
      `/v1/${secret}`,
      `/v1/x/${encodeURIComponent(`${secret}\r\n`)}`,
      "/v1/%0d%0afaked",
    ];
    for (const path of paths) await service.app.inject({ url: path });
    expect(entries.map(({ path }) => path)).toEqual(["/v1/[…]", "/v1/x/[…]", "/v1/[…]"]);

    const linked: AccessEntry[] = [];
    const filed = await startService({
      onAccess: (entry) => linked.push(entry),
      registerFiles: (scope) => {
        scope.get("/content/*", (_request, reply) => reply.send("{}"));
      },
    });
    const page = filed.parts.links.contentPage("statistic", 101, "en");
    const signed = new URL(filed.parts.links.sign(page, "trial-starter")?.address ?? "");
    await filed.app.inject({ url: signed.pathname + signed.search });
    await filed.close();
    expect(linked).toMatchObject([
      { path: "/content/statistic/101/en", status: 200, keyId: "trial-starter" },
    ]);
  });
});

describe("what every answer says to browsers", () => {
  it("is that it is no page, no frame's content, and reached by TLS alone", async () => {
    for (const [url, key] of [
      ["/v1/search/statistics", "demo-advanced"],
      ["/v1/search/statistics", "wrong"],
    ] as const) {
      const { headers } = await service.get(url, key);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
        "strict-transport-security": expect.stringContaining("max-age=") as string,
      });
    }
    const { headers } = await service.app.inject("/v1/docs/");
    expect(headers["content-security-policy"]).toContain("style-src 'self'");
  });
});

describe("a fault of the service's own", () => {
  it("is reported, and answered without a word about it", async () => {
    const faults: unknown[] = [];
    const parts = createParts({ onFault: (error) => faults.push(error) });
    const fault = new Error("inner secret");
    const app = Fastify(serverOptions);
    await registerService(app, {
      ...parts,
      search: { ...parts.search, search: () => Promise.reject(fault) },
    });
    const response = await app.inject({
      url: "/v1/search/statistics",
      headers: { "x-api-key": "demo-advanced" },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ error: { code: "server" } });
    expect(response.body).not.toMatch(/secret|at .*\.ts/);
    expect(faults).toEqual([fault]);
    await app.close();
  });
});

describe("the health path", () => {
  it("answers 503 while the search does not work", async () => {
    const { search } = createParts();
    const ill = await startService({
      search: { ...search, health: () => Promise.reject(new Error("ill")) },
      onFault: () => undefined,
    });
    const { statusCode, body } = await ill.app.inject("/v1/health");
    expect(statusCode).toBe(503);
    expect(body).toContain("The search does not answer.");
    await ill.close();
  });
});

describe("within another server", () => {
  it("leaves that server's other addresses alone", async () => {
    const app = Fastify(serverOptions);
    app.get("/taskpane.html", (_request, reply) => reply.type("text/html").send("<p>pane</p>"));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send("the server's own"));
    await registerService(app, createParts());
    const own = await app.inject({ url: "/taskpane.html", headers: { origin: page } });
    expect(own.body).toBe("<p>pane</p>");
    expect(own.headers).not.toHaveProperty("access-control-allow-origin");
    expect((await app.inject("/none")).body).toBe("the server's own");
    expect((await app.inject("/v1/none")).json()).toMatchObject({ error: { code: "missing-key" } });
    expect((await app.inject("/v1/health")).statusCode).toBe(200);
    await app.close();
  });

  it("closes what it was given when the server closes", async () => {
    const closed: string[] = [];
    const note = (what: string) => {
      closed.push(what);
      return Promise.resolve();
    };
    const parts = createParts();
    const app = Fastify(serverOptions);
    await registerService(app, {
      ...parts,
      search: { ...parts.search, close: () => note("search") },
      research: { ...parts.research, close: () => note("research") },
    });
    await app.close();
    expect(closed.sort()).toEqual(["research", "search"]);
  });
});

describe("the published document", () => {
  it("describes exactly the operations of the contract", async () => {
    const response = await service.app.inject("/v1/openapi.json");
    const body = response.json<Record<string, unknown>>();
    expect(body["openapi"]).toBe("3.1.0");
    const paths = body["paths"] as Record<
      string,
      Record<string, { parameters?: { name: string }[] }>
    >;
    expect(Object.keys(paths).sort()).toEqual(
      [
        ...operationIds.map((id) => operations[id].path),
        ...Object.values(extensionOperations).map(({ path }) => path),
        "/v1/health",
      ].sort(),
    );
    for (const id of operationIds) {
      const { method, path, parameters } = operations[id];
      const described = paths[path]?.[method.toLowerCase()];
      if (method === "GET") {
        expect(described?.parameters?.map(({ name }) => name).sort()).toEqual(
          [...parameters].sort(),
        );
      }
    }
  });

  it("resolves every reference in itself", async () => {
    const text = (await service.app.inject("/v1/openapi.json")).body;
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, name = ""] of references) expect(components.schemas).toHaveProperty(name);
    expect(text).not.toContain('"$id"');
  });

  it("can be browsed without the internet", async () => {
    const response = await service.app.inject("/v1/docs/");
    expect(response.statusCode).toBe(200);
    const addresses = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, to]) => to ?? "",
    );
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
    for (const address of addresses) {
      const { pathname } = new URL(address, "http://service/v1/docs/");
      expect((await service.app.inject(pathname)).statusCode).toBe(200);
    }
    const { headers } = await service.app.inject("/v1/docs/");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
  });

  it("is browsed at the address that the console prints, without a slash at its end", async () => {
    const { statusCode, headers } = await service.app.inject("/v1/docs?from=here");
    expect(statusCode).toBe(302);
    // Relative, for a proxy that serves it under another path.
    expect(headers.location).toBe("docs/");
  });
});
