import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationIds, operations } from "../../../src/contract/index.js";
import {
  createDemoKeyStore,
  openKeysFile,
  runKeysCommand,
} from "../../../src/service/keys/index.js";
import { createKeysFile } from "../../../src/storage/index.js";
import { startService, unlimitedPackages } from "../support/start-service.js";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const everyOperation = operationIds.map(
  (id) => [operations[id].method, operations[id].path] as const,
);

describe("without a key", () => {
  it.each([...everyOperation, ["DELETE", "/v1/studies"], ["GET", "/v1/none"]] as const)(
    "%s %s is answered with 401, whatever else is wrong",
    async (method, path) => {
      const url = `${path}?size=-1&unknown=1`;
      const { status, headers, body } = await service.send({ method, url });
      expect(status).toBe(401);
      expect(headers["www-authenticate"]).toBe("Bearer");
      expect(body).toMatchObject({ error: { code: "missing-key" } });
    },
  );

  it("the service tells its health and its demo keys", async () => {
    const { status, body } = await service.send({ url: "/v1/health" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "ok",
      demoKeys: [
        { key: "demo-advanced", package: "advanced" },
        { key: "demo-starter", package: "starter" },
      ],
    });
  });
});

describe("a key", () => {
  const url = "/v1/search/statistics";

  it.each([
    [{ "x-api-key": "demo-advanced" }, 200],
    [{ "X-API-Key": "demo-advanced" }, 200],
    [{ authorization: "Bearer demo-advanced" }, 200],
    [{ authorization: "bearer  demo-advanced" }, 200],
    [{ "x-api-key": "demo-advance" }, 401],
    [{ "x-api-key": "demo-advanced.more" }, 401],
    [{ "x-api-key": " " }, 401],
    [{ "x-api-key": "demo-advanced, demo-advanced" }, 401],
    [{ authorization: "Basic demo-advanced" }, 401],
    [{ authorization: "demo-advanced" }, 401],
    [{ authorization: "Bearer" }, 401],
  ])("as %j is answered with %i", async (headers, status) => {
    expect((await service.send({ url, headers })).status).toBe(status);
  });

  it("never comes back in an error", async () => {
    const { body } = await service.get(url, "a-wrong-key");
    expect(JSON.stringify(body)).not.toContain("a-wrong-key");
  });

  it("in the address is no key", async () => {
    expect((await service.send({ url: `${url}?x-api-key=demo-advanced` })).status).toBe(401);
  });
});

describe("the package of a key", () => {
  it("says which operations it includes", async () => {
    const statuses = await Promise.all(
      everyOperation.map(async ([method, url]) => {
        const headers = { "x-api-key": "demo-starter" };
        return [url, (await service.send({ method, url, headers })).status === 403] as const;
      }),
    );
    expect(statuses.filter(([, isForbidden]) => isForbidden).map(([url]) => url)).toEqual([
      "/v1/marketInsights",
      "/v1/studies",
      "/v1/search/market-insights/indicators",
      "/v1/data/market-insights/indicator",
      "/v1/data/reports",
      "/v1/research-ai/ask",
      "/v1/research-ai/answer",
    ]);
  });

  it("limits requests per minute, key by key", async () => {
    const packages = {
      ...unlimitedPackages,
      starter: { ...unlimitedPackages.starter, requestsPerMinute: 3 },
    };
    const limited = await startService({ keys: createDemoKeyStore(packages) });
    const url = "/v1/search/statistics";
    for (let count = 0; count < 3; count += 1) {
      expect((await limited.get(url, "demo-starter")).status).toBe(200);
    }
    const { status, headers, body } = await limited.get(url, "demo-starter");
    expect(status).toBe(429);
    expect(body).toMatchObject({ error: { code: "rate-limited" } });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await limited.get(url, "demo-advanced")).status).toBe(200);
    expect((await limited.send({ url })).status).toBe(401);
    await limited.close();
  });
});

describe("keys of a file", () => {
  it("replace the demo keys, own their questions, and end with their links", async () => {
    const folder = mkdtempSync(join(tmpdir(), "service-keys-"));
    const path = join(folder, "keys.json");
    let time = Date.parse("2026-11-20T09:30:00Z");
    const run = (...args: string[]) =>
      runKeysCommand(args, { open: () => createKeysFile(path), now: time });
    const add = async (name: string) =>
      (await run("add", name, "--package", "advanced")).text.split("\n")[0] ?? "";
    const [ann, ben] = [await add("Ann"), await add("Ben")];
    const own = await startService({
      keys: openKeysFile({
        path,
        now: () => time,
        onProblem: () => undefined,
        packages: unlimitedPackages,
      }),
    });

    expect((await own.get("/v1/studies", "demo-advanced")).status).toBe(401);
    expect((await own.send({ url: "/v1/health" })).body).not.toHaveProperty("demoKeys");
    const asked = await own.send({
      method: "POST",
      url: "/v1/research-ai/ask",
      headers: { "x-api-key": ann },
      payload: { question: "Who?" },
    });
    const answer = `/v1/research-ai/answer?research_token=${String(asked.body["researchToken"])}`;
    expect((await own.get(answer, ann)).status).toBe(200);
    expect((await own.get(answer, ben)).status).toBe(404);

    const { body } = await own.get("/v1/data/reports?id=101", ann);
    const { pathname, search } = new URL(String(body["pdf"]));
    expect(search).not.toContain(ann);
    expect(own.parts.links.verify(pathname + search)).toEqual({
      state: "signed",
      keyId: ann.split(".")[0],
    });
    await run("revoke", ann.split(".")[0] ?? "");
    time += 1000;
    expect(own.parts.links.verify(pathname + search)).toEqual({ state: "invalid" });
    expect((await own.get("/v1/studies", ann)).status).toBe(401);
    expect((await own.get("/v1/studies", ben)).status).toBe(200);
    await own.close();
    rmSync(folder, { recursive: true });
  });
});
