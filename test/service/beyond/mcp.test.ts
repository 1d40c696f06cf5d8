import type { AddressInfo } from "node:net";
import {
  Client as Client2,
  StreamableHTTPClientTransport as Transport2,
} from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createParts, startService } from "../support/start-service.js";

let service: Awaited<ReturnType<typeof startService>>;
let url: URL;
beforeAll(async () => {
  service = await startService(createParts({ publicUrl: "http://127.0.0.1" }));
  await service.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  url = new URL(`http://127.0.0.1:${String(port)}/v1/mcp`);
});
afterAll(() => service.close());

interface Answer {
  readonly isError?: boolean;
  readonly structuredContent?: Record<string, unknown>;
  readonly content: readonly { readonly type: string; readonly text: string }[];
}
interface Connected {
  readonly names: () => Promise<string[]>;
  readonly call: (name: string, args: Record<string, unknown>) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

async function connect1(headers: Record<string, string>): Promise<Connected> {
  const client = new Client1({ name: "test", version: "1" });
  await client.connect(new Transport1(url, { requestInit: { headers } }));
  return {
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as never,
    close: () => client.close(),
  };
}

async function connect2(headers: Record<string, string>): Promise<Connected> {
  const client = new Client2({ name: "test", version: "1" });
  await client.connect(new Transport2(url, { requestInit: { headers } }));
  return {
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as never,
    close: () => client.close(),
  };
}

describe.each([
  ["1.x", connect1, { "x-api-key": "demo-advanced" }],
  ["2.x", connect2, { authorization: "Bearer demo-advanced" }],
])("a client of the SDK %s", (_version, connect, headers) => {
  it("finds the tools, searches and fetches, with answers that fit their schemas", async () => {
    const client = await connect(headers);
    const names = await client.names();
    expect(names.slice(0, 4)).toEqual([
      "search-statistics",
      "get-chart-data-by-id",
      "search-market-insights",
      "fetch-market-insights",
    ]);
    expect(names).toHaveLength(11);
    const found = await client.call("search-statistics", { query: "statistic 101" });
    expect(found.structuredContent).toMatchObject({ items: [{ identifier: 101 }] });
    expect(JSON.parse(found.content[0]?.text ?? "")).toEqual(found.structuredContent);
    for (const id of [101, "101"]) {
      const data = await client.call("get-chart-data-by-id", { id });
      expect(data.structuredContent).toMatchObject({ identifier: 101, frequency: "annual" });
    }
    // Released in 2019: beyond the three months that a list looks back by itself.
    const old = await client.call("search-statistics", { query: "statistic 102" });
    expect(old.structuredContent).toMatchObject({ items: [{ identifier: 102 }] });
    await client.close();
  });

  it("reads what went wrong as a sentence", async () => {
    const client = await connect(headers);
    const missing = await client.call("get-chart-data-by-id", { id: 1 });
    expect(missing.isError).toBe(true);
    expect(missing.content[0]?.text).toContain("There is no statistic");
    const wrong = await client.call("get-chart-data-by-id", { id: "many" });
    expect(wrong.isError).toBe(true);
    await client.close();
  });

  it("is refused what its package lacks", async () => {
    const key = Object.values(headers)[0]?.replace("advanced", "starter") ?? "";
    const client = await connect({ [Object.keys(headers)[0] ?? ""]: key });
    const premium = await client.call("get-chart-data-by-id", { id: 103 });
    expect([premium.isError, premium.content[0]?.text]).toEqual([
      true,
      expect.stringContaining("professional"),
    ]);
    const operation = await client.call("ask-question", { question: "Why?" });
    expect(operation.content[0]?.text).toContain("advanced");
    await client.close();
  });
});

it("the same search costs each key each time, and shows each what its package shows", async () => {
  const credits = async (key: string) =>
    Number((await service.get("/v1/usage", key)).body["credits"]);
  const descriptions = [];
  for (const key of ["demo-advanced", "demo-starter"]) {
    const client = await connect2({ "x-api-key": key });
    const before = await credits(key);
    for (let time = 0; time < 2; time += 1) {
      const { structuredContent } = await client.call("search-statistics", {
        query: "statistic 101",
      });
      const [item] = structuredContent?.["items"] as { readonly description?: string }[];
      descriptions.push((item?.description ?? "") !== "");
    }
    expect((await credits(key)) - before).toBe(2);
    await client.close();
  }
  expect(descriptions).toEqual([true, true, false, false]);
});

describe("the address", () => {
  const post = (headers: Record<string, string>, body = "{}") =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
  const key = { "x-api-key": "demo-advanced" };

  it("asks for the key before anything else", async () => {
    for (const method of ["POST", "GET", "DELETE"]) {
      expect([method, (await fetch(url, { method })).status]).toEqual([method, 401]);
    }
    expect((await post({ "x-api-key": "wrong" }, "nonsense")).status).toBe(401);
  });

  it("takes POST only", async () => {
    for (const method of ["GET", "DELETE"]) {
      const { status, headers } = await fetch(url, { method, headers: key });
      expect([method, status, headers.get("allow")]).toEqual([method, 405, "POST"]);
    }
  });

  it("refuses pages of other origins and names of other hosts", async () => {
    expect((await post({ ...key, origin: "https://evil.example" })).status).toBe(403);
    const { statusCode } = await service.app.inject({
      method: "POST",
      url: "/v1/mcp",
      headers: { ...key, host: "evil.example", "content-type": "application/json" },
      payload: "{}",
    });
    expect(statusCode).toBe(403);
  });

  it.each([
    "{}",
    "[]",
    "null",
    '{"jsonrpc":"2.0"}',
    '{"jsonrpc":"2.0","id":1,"method":"no/such"}',
    "x",
  ])("answers %s with less than 500", async (body) => {
    const accept = "application/json, text/event-stream";
    expect((await post({ ...key, accept }, body)).status).toBeLessThan(500);
  });
});
