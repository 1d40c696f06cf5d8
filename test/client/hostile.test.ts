import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "../../src/client/index.js";
import { createMemoryStorage, createSettings } from "../../src/settings/index.js";
import { createRig, json, listOf, statistic } from "../support/fake-service.js";
import { startFaultServer, type FaultServer, type Serve } from "../support/fault-server.js";

const open: FaultServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function over(serve: Serve) {
  const server = await startFaultServer(serve);
  open.push(server);
  const settings = createSettings({
    allowedServiceAddresses: [server.address],
    storage: createMemoryStorage(),
  });
  await settings.setApiKey("key-over-http");
  return { server, client: createClient({ settings, maxAttempts: 1 }) };
}

const search = { q: "a" };
const megabyte = 1024 * 1024;

describe("an answer without end", () => {
  it("that was small on the line is given up while it is unpacked", async () => {
    const packed = gzipSync(Buffer.alloc(200 * megabyte, " "));
    expect(packed.length).toBeLessThan(megabyte / 4);
    const { client } = await over((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end(packed);
    });
    await expect(client.request("searchStatistics", search)).rejects.toMatchObject({
      code: "bad-response",
      message: expect.stringContaining("8 MB") as string,
    });
  });

  it("is not listened to any longer", async () => {
    const state = { isClosed: false };
    const { client } = await over((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (response.write(Buffer.alloc(megabyte, " ")));
      };
      response.on("drain", more);
      response.on("close", () => {
        state.isClosed = true;
      });
      more();
    });
    await expect(client.request("searchStatistics", search)).rejects.toMatchObject({
      code: "bad-response",
    });
    await expect.poll(() => state.isClosed).toBe(true);
  });

  it("is no way around the limit where it is an error", async () => {
    const { client } = await over((_request, response) => {
      response.writeHead(403, { "content-type": "text/plain" });
      response.end(Buffer.alloc(9 * megabyte, "x"));
    });
    await expect(client.request("searchStatistics", search)).rejects.toMatchObject({
      code: "bad-response",
    });
  });

  it("just below the limit is read", async () => {
    const items = listOf([1]);
    const body = JSON.stringify(items).padEnd(7 * megabyte, " ");
    const { client } = await over((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(body);
    });
    const { value } = await client.request("searchStatistics", search);
    expect(value.items).toHaveLength(1);
  });
});

describe("an error text", () => {
  const apiKey = "Kq7-secret-Zx91_vBn42-tail";
  const bytes = [...new TextEncoder().encode(apiKey)];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0"));
  const texts: Record<string, object> = {
    "verbatim and in halves": { message: `Key ${apiKey}, or ${apiKey.slice(0, 13)} is wrong.` },
    "in capitals": { message: `Key ${apiKey.toUpperCase()} is wrong.` },
    "percent-encoded": { message: `Key %${hex.join("%")} is wrong.` },
    "in hexadecimal": { message: `Key ${hex.join(" ")} is wrong.` },
    "as entities": { message: bytes.map((byte) => `&#${String(byte)};`).join("") },
    "as escapes": { message: bytes.map((byte) => `\\u00${byte.toString(16)}`).join("") },
    "in base64": { message: `Basic ${btoa(apiKey)}` },
    "in base64 behind a name": { message: `Basic ${btoa(`user:${apiKey}`)}` },
    backwards: { message: Array.from(apiKey).reverse().join("") },
    "broken up": { message: Array.from(apiKey).join(" ") },
    "in two halves": { error: { message: apiKey.slice(0, 13), parameter: apiKey.slice(13) } },
    "but for its end": { message: `Key ${apiKey.slice(0, 20)}… is wrong.` },
  };

  it.each(Object.entries(texts))("never carries the key %s", async (_, body) => {
    const { client } = await createRig({ key: apiKey, handler: () => json(body, 403) });
    const error: unknown = await client
      .request("searchStatistics", search)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: "forbidden",
      message: "The API key is not allowed to do this.",
    });
    expect(error).not.toHaveProperty("parameter", expect.anything());
    expect(client.status().lastError?.message).toBe("The API key is not allowed to do this.");
  });

  it("is shown where it says something else", async () => {
    const message = "This statistic needs the Professional package.";
    const { client } = await createRig({ key: apiKey, handler: () => json({ message }, 403) });
    await expect(client.request("searchStatistics", search)).rejects.toMatchObject({ message });
  });
});

describe("an answer out of all proportion", () => {
  const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
  const answers: Record<string, object> = {
    "has too many items": { items: new Array(60_000).fill({ identifier: 1 }), total_count: 1 },
    "has too many values": {
      items: new Array(50).fill({ a: new Array(10_000).fill(0) }),
      total_count: 1,
    },
    "has a text without end": { items: [{ ...statistic(1), title: "x".repeat(200_000) }] },
    "is too deep": { items: [{ ...statistic(1), more: nested(500) }] },
    "has a name without end": { items: [{ ...statistic(1), ["x".repeat(200_000)]: 1 }] },
  };

  it.each(Object.entries(answers))("that %s is refused with a sentence", async (_, body) => {
    const { client } = await createRig({ handler: () => json(body), maxAttempts: 1 });
    await expect(client.request("searchStatistics", search)).rejects.toMatchObject({
      code: "bad-response",
      message: expect.stringMatching(/at most [\d,]+ are read\.$/) as string,
    });
  });
});

it("takes only absolute https links, and http ones of this machine", async () => {
  const links = [
    ...["https://pages.test/1?a=b#c", "http://localhost:8787/x", "http://127.0.0.1/x"],
    ...["http://pages.test/1", "//pages.test/1", "/statistic/1", "\\\\server\\share", "pages.test"],
    ...["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "https://a@evil.test/"],
    ...[
      "ht\ntps://pages.test",
      "https:pages.test",
      "https://",
      "https:\\\\pages.test",
      "ms-word:x",
    ],
  ];
  const items = links.map((link, index) => ({ ...statistic(index + 1), link }));
  const { client } = await createRig({ handler: () => json({ items, total_count: items.length }) });
  const { value } = await client.request("searchStatistics", search);
  expect(value.items.map(({ link }) => link).filter((link) => link !== "")).toEqual(
    links.slice(0, 3),
  );
});
