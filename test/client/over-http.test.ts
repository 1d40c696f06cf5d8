import { afterEach, describe, expect, it } from "vitest";
import { createClient, type ClientOptions } from "../../src/client/index.js";
import { createMemoryStorage, createSettings } from "../../src/settings/index.js";
import { until } from "../support/fake-clock.js";
import { listOf } from "../support/fake-service.js";
import {
  faults,
  sendJson,
  startFaultServer,
  type FaultServer,
  type Serve,
} from "../support/fault-server.js";

const open: FaultServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** The client as shipped, with its own fetch and timers, on a real server; only delays are short. */
async function over(serve: Serve, options: Partial<ClientOptions> = {}) {
  const server = await startFaultServer(serve);
  open.push(server);
  const settings = createSettings({
    allowedServiceAddresses: [server.address],
    storage: createMemoryStorage(),
  });
  await settings.setApiKey("key-over-http");
  const client = createClient({
    settings,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms >= 1000 ? ms / 100 : 1);
        signal.addEventListener("abort", () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    ...options,
  });
  return { client, server };
}

const good: Serve = (_request, response) => {
  sendJson(response, listOf([1]));
};
/** A failure the first time, then the answer. */
const once =
  (fault: Serve): Serve =>
  (request, response, turn) => {
    (turn === 1 ? fault : good)(request, response, turn);
  };

describe("over a real connection", () => {
  it("the key travels in its header, and no referrer or cookie does", async () => {
    const { client, server } = await over(good);
    await client.request("searchStatistics", { q: "ä & b?" });
    const [request] = server.requests;
    expect(request?.headers["x-api-key"]).toBe("key-over-http");
    expect(request?.headers.referer).toBeUndefined();
    expect(request?.headers.cookie).toBeUndefined();
    expect(new URL(request?.url ?? "", server.address).searchParams.get("q")).toBe("ä & b?");
  });

  it.each(Object.entries(faults))("%s is got over", async (_, fault) => {
    const { client, server } = await over(once(fault));
    const { value } = await client.request("searchStatistics", { q: "a" });
    expect(value.items.map(({ identifier }) => identifier)).toEqual([1]);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ["limited", "rate-limited"],
    ["failing", "server"],
    ["reset", "offline"],
    ["halfBody", "offline"],
    ["html", "bad-response"],
    ["silence", "timeout"],
  ] as const)("%s for ever ends in %s", async (fault, code) => {
    const { client, server } = await over(faults[fault]);
    await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({ code });
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });

  it("a body that comes slowly counts for the time-out", async () => {
    const { client, server } = await over((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"items": [');
    });
    await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({
      code: "timeout",
    });
    await until(() => server.abandoned === server.requests.length);
  });

  it("a cancelled call closes its connection", async () => {
    const { client, server } = await over(faults.silence);
    const controller = new AbortController();
    const call = client.request("searchStatistics", { q: "a" }, { signal: controller.signal });
    await until(() => server.requests.length === 1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: "aborted" });
    await until(() => server.abandoned === 1);
  });

  it("a redirect is refused, and the key goes nowhere else", async () => {
    const other = await startFaultServer(good);
    open.push(other);
    const { client, server } = await over((_request, response) => {
      response.writeHead(307, { location: `${other.address}/v1/search/statistics` });
      response.end();
    });
    await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({
      code: "bad-response",
    });
    expect([server.requests.length, other.requests.length]).toEqual([1, 0]);
  });

  it("a service that is not there is one that cannot be reached", async () => {
    const { client, server } = await over(good);
    await server.close();
    await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({
      code: "offline",
      message: "The service cannot be reached.",
    });
  });
});
