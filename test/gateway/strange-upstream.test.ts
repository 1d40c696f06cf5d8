import { request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../src/contract/index.js";
import {
  faults,
  sendJson,
  startFaultServer,
  type FaultServer,
  type Serve,
} from "../support/fault-server.js";
import { freePort } from "../support/network/free-port.js";
import { startGateway, writeUpstreamKeys, type RunningGateway } from "./support/start-gateway.js";

/** What a service may do over a real connection, and what comes of it through the gateway. */

const upstreamKey = "upstream-key-4f7a90c2";
const search = `${operations.searchStatistics.path}?q=a`;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function before(
  serve: Serve,
  changes: Parameters<typeof startGateway>[1] = {},
): Promise<{ gateway: RunningGateway; upstream: FaultServer }> {
  const upstream = await startFaultServer(serve);
  open.push(upstream);
  const gateway = await startGateway(upstream.address, {
    upstreamKeys: { key: upstreamKey },
    ...changes,
  });
  open.push(gateway);
  return { gateway, upstream };
}

const textOf = async (answer: Response) => ({ status: answer.status, text: await answer.text() });

describe("a service that fails", () => {
  it.each([
    ["reset", 502, "server"],
    ["halfBody", 502, "server"],
    ["silence", 504, "timeout"],
  ] as const)("%s is an error in the contract's form", async (fault, status, code) => {
    const { gateway } = await before(
      faults[fault],
      fault === "silence" ? { silenceMs: 300 } : undefined,
    );
    const answer = await gateway.get(search);
    const { text, ...rest } = await textOf(answer);
    expect(rest).toEqual({ status });
    expect(JSON.parse(text)).toMatchObject({ error: { code } });
    expect(gateway.told.filter((line) => line.startsWith("ALARM"))).toHaveLength(1);
  });

  it("is told of once, and again when it answers", async () => {
    const { gateway } = await before((request, response, turn) => {
      if (turn <= 3) faults.reset(request);
      else sendJson(response, { items: [] });
    });
    for (let turn = 0; turn < 4; turn += 1) await (await gateway.get(search)).text();
    const lines = gateway.told.filter(
      (line) => line.includes("The service at") || line.startsWith("ALARM"),
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("answers again");
    const health = await fetch(`${gateway.address}/v1/health`);
    expect(await health.json()).toMatchObject({ status: "ok", upstream: "ok" });
  });

  it.each([
    ["limited", 429, ""],
    ["failing", 500, '{"error":{"message":"It broke."}}'],
    ["html", 200, "<!doctype html><title>Sign in</title>"],
  ] as const)("%s comes as it is sent", async (fault, status, text) => {
    let at = Date.now();
    const sleep = (ms: number) => {
      at += ms;
      return Promise.resolve();
    };
    const { gateway } = await before(faults[fault], { now: () => at, sleep });
    expect(await textOf(await gateway.get(search))).toEqual({ status, text });
  });
});

describe("what a service sends", () => {
  it("comes to the digit, with fields that nobody knows", async () => {
    const body =
      '{ "items":[{"value":1.0,"id":12345678901234567890,"new":{"a\\/b":"\\u00e9"}}],\n"more":1e400 }';
    const { gateway } = await before((_request, response) => {
      response.writeHead(200, {
        ...{ "content-type": "application/json", "content-encoding": "gzip" },
        ...{ "x-new": "yes", "set-cookie": "session=1", server: "secret/1.0" },
      });
      response.end(gzipSync(body));
    });
    const answer = await gateway.get(search);
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get("x-new")).toBe("yes");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("server")).toBeNull();
  });

  it("has its links of the API led through the gateway, however they are written", async () => {
    const { gateway, upstream } = await before((_request, response) => {
      const address = `http://${String(_request.headers.host)}`;
      const escaped = `${address}/v1/x`.replaceAll("/", "\\/");
      response.writeHead(200, { "content-type": "application/json" });
      response.end(`["${address}/v1/x","${escaped}","${address}/page","https://cdn.example/v1/x"]`);
    });
    const answer = await gateway.get(search);
    expect(await answer.json()).toEqual([
      `${gateway.address}/v1/x`,
      `${gateway.address}/v1/x`,
      `${upstream.address}/page`,
      "https://cdn.example/v1/x",
    ]);
  });

  it("leads the key to no other host", async () => {
    const other = await startFaultServer((_request, response) => {
      sendJson(response, {});
    });
    open.push(other);
    const { gateway, upstream } = await before((_request, response) => {
      response.writeHead(307, { location: `${other.address}/v1/search/statistics` });
      response.end();
    });
    expect((await textOf(await gateway.get(search))).status).toBe(307);
    expect([upstream.requests.length, other.requests.length]).toEqual([1, 0]);
  });

  it.each([
    ["a refusal", 400, `The key ${upstreamKey} may not.`],
    ["a refusal that breaks it up", 400, `The key ${upstreamKey.split("").join("-")} may not.`],
    ["an answer", 200, `asked with ${upstreamKey}`],
  ])("does not give its key away in %s", async (_, status, message) => {
    const { gateway } = await before((_request, response) => {
      response.setHeader("x-asked-with", upstreamKey);
      sendJson(response, { message }, status);
    });
    const answer = await gateway.get(search);
    const { text } = await textOf(answer);
    expect(text).toContain("cannot be shown");
    expect([...answer.headers].join()).not.toContain(upstreamKey);
    expect(gateway.told.join("\n")).not.toContain(upstreamKey);
    expect(gateway.told.some((line) => line.includes("gave its key away"))).toBe(true);
  });

  it("as events stops before its key", async () => {
    const { gateway } = await before((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(`data: first\n\ndata: ${upstreamKey.slice(0, 9)}`);
      setImmediate(() => response.end(`${upstreamKey.slice(9)}\n\n`));
    });
    const answer = await gateway.get("/v1/mcp");
    const pieces: string[] = [];
    const read = async () => {
      for await (const piece of answer.body as AsyncIterable<Uint8Array>)
        pieces.push(Buffer.from(piece).toString());
    };
    await expect(read()).rejects.toThrow();
    expect(pieces.join("")).not.toContain("upstream-");
  });
});

describe("what a service is asked with", () => {
  it("is its own key and nothing of who asks", async () => {
    const { gateway, upstream } = await before((_request, response) => {
      sendJson(response, {});
    });
    const headers = {
      ...{ cookie: "a=b", origin: "https://addin.example", referer: "https://addin.example/x" },
      ...{ "x-forwarded-for": "10.0.0.7", "accept-language": "de" },
    };
    await (await gateway.get(search, headers)).text();
    const [request] = upstream.requests;
    expect(request?.url).toBe(search);
    expect(request?.headers).toMatchObject({ "x-api-key": upstreamKey, "accept-language": "de" });
    expect(JSON.stringify(request)).not.toContain(gateway.key);
    for (const name of ["cookie", "origin", "referer", "x-forwarded-for", "authorization"])
      expect(request?.headers[name]).toBeUndefined();
  });

  it.each(["", "?signature=x"])("for a picture is no key at all %s", async (query) => {
    const { gateway, upstream } = await before((_request, response) => {
      sendJson(response, {});
    });
    await (await fetch(`${gateway.address}/v1/pictures/statistic/1/en/320.png${query}`)).text();
    expect(upstream.requests[0]?.headers["x-api-key"]).toBeUndefined();
  });

  it.each([
    "/v2/data",
    "/content/statistic/1/en",
    "//other.example/v1/x",
    "/v1/../admin",
    "/v1/%2e%2e/admin",
    "/v1/pictures/../../admin",
    "/v1/..%2fadmin",
    "/v1/x%5c..%5cadmin",
    "/v1/..;/admin",
    "/v1/x/%252e%252e/admin",
    "/v1//usage",
    "/v1/USAGE",
    "/v1/usage/",
  ])("is never %s", async (path) => {
    const { gateway, upstream } = await before((_request, response) => {
      sendJson(response, {});
    });
    // A client of its own: fetch tidies paths up.
    const url = new URL(gateway.address);
    const sent = request({
      ...{ host: url.hostname, port: url.port, path },
      headers: { "x-api-key": gateway.key },
    });
    sent.end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    expect(answer.statusCode).toBe(404);
    expect(upstream.requests).toEqual([]);
  });
});

describe("several keys", () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), "gateway-keys-"));
    open.push({
      close: () => {
        rmSync(path, { recursive: true });
        return Promise.resolve();
      },
    });
    return join(path, "upstream.json");
  };
  const keyOf: Serve = (request, response) => {
    const key = request.headers["x-api-key"];
    if (key === "ended-key") sendJson(response, { message: "no such key" }, 401);
    else if (key === "spent-key") {
      const error = { message: "used up", refused: "allowance", until: "2999-01-01T00:00:00Z" };
      sendJson(response, { error }, 403);
    } else sendJson(response, { answeredTo: key === "good-key" ? "good" : "other" });
  };

  it("are tried until one is accepted, and the others set aside with an alarm", async () => {
    const path = folder();
    writeUpstreamKeys(path, [{ key: "ended-key" }, { key: "spent-key" }, { key: "good-key" }]);
    const { gateway, upstream } = await before(keyOf, { upstreamKeys: { path } });
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await gateway.get(search + String(turn))).json()).toEqual({
        answeredTo: "good",
      });
    const keys = upstream.requests.map(({ headers }) => headers["x-api-key"]);
    expect(keys).toEqual(["ended-key", "spent-key", "good-key", "good-key"]);
    expect(gateway.told.filter((line) => line.includes("ALARM"))).toHaveLength(2);
    expect(gateway.told.join("\n")).not.toMatch(/ended-key|spent-key|good-key/);
  });

  it("are each for the people of their package", async () => {
    const path = folder();
    writeUpstreamKeys(path, [{ key: "good-key" }, { key: "second-key", package: "advanced" }]);
    let at = Date.now();
    const { gateway } = await before(keyOf, { upstreamKeys: { path }, now: () => at });
    const bob = await gateway.addKey("Bob", "--team", "Energy", "--package", "advanced");
    at += 1000;
    const answered = async (key: string) =>
      (await gateway.get(search, { "x-api-key": key })).json() as Promise<unknown>;
    expect(await answered(gateway.key)).toEqual({ answeredTo: "good" });
    expect(await answered(bob)).toEqual({ answeredTo: "other" });
  });

  it("with an allowance that does not cover a call go on for cheaper ones", async () => {
    const error = { message: "used up", refused: "allowance", until: "2999-01-01T00:00:00Z" };
    const { gateway, upstream } = await before((request, response) => {
      if (request.url?.startsWith(operations.getStatistic.path)) sendJson(response, { error }, 403);
      else sendJson(response, { items: [] });
    });
    const statistic = (id: number) =>
      gateway.get(`${operations.getStatistic.path}?id=${String(id)}`);
    expect((await textOf(await statistic(1))).status).toBe(403);
    expect((await textOf(await gateway.get(search))).status).toBe(200);
    const again = await textOf(await statistic(2));
    expect(again.status).toBe(403);
    expect(JSON.parse(again.text)).toMatchObject({ error: { until: error.until } });
    expect(upstream.requests).toHaveLength(2);
  });

  it("are not set aside for what is no operation", async () => {
    const { gateway } = await before((request, response) => {
      if (request.url === "/v1/mcp") sendJson(response, { message: "sign in" }, 401);
      else sendJson(response, { items: [] });
    });
    expect((await textOf(await gateway.get("/v1/mcp"))).status).toBe(401);
    expect((await textOf(await gateway.get(search))).status).toBe(200);
  });

  it("are all asked for an answer to a question, which is one's own", async () => {
    const path = folder();
    writeUpstreamKeys(path, [{ key: "other-key" }, { key: "good-key" }]);
    const { gateway } = await before(
      (request, response) => {
        const isOwner = request.headers["x-api-key"] === "good-key";
        sendJson(response, { status: "done" }, isOwner ? 200 : 404);
      },
      { upstreamKeys: { path } },
    );
    const answer = await gateway.get(`${operations.getResearchAnswer.path}?token=t`);
    expect(await textOf(answer)).toEqual({ status: 200, text: '{"status":"done"}' });
  });

  it("in a file that others may read are told of until they may not", async () => {
    const path = folder();
    writeUpstreamKeys(path, [{ key: "ended-key" }]);
    let at = Date.now();
    const { gateway } = await before(keyOf, { upstreamKeys: { path }, now: () => at });
    writeUpstreamKeys(path, [{ key: "good-key" }]);
    chmodSync(path, 0o644);
    at += 1000;
    expect((await textOf(await gateway.get(search))).status).toBe(502);
    expect(gateway.told.join("\n")).toContain("can be read by others: chmod 600");
    chmodSync(path, 0o600);
    at += 61_000;
    expect((await textOf(await gateway.get(search))).status).toBe(200);
  });

  it("are read as systemd hands them over", async () => {
    const path = folder();
    writeUpstreamKeys(path, [{ key: "good-key" }]);
    chmodSync(path, 0o440);
    const { gateway } = await before(keyOf, { upstreamKeys: { path, isCredential: true } });
    expect((await textOf(await gateway.get(search))).status).toBe(200);
    await expect(before(keyOf, { upstreamKeys: { path } })).rejects.toThrow("chmod 600");
  });

  it("that nobody accepts are no fault of the person's key", async () => {
    const { gateway } = await before(keyOf, { upstreamKeys: { key: "ended-key" } });
    const { status, text } = await textOf(await gateway.get(search));
    expect(status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({ error: { code: "server" } });
  });
});

it("a service that is gone is told of by name and not by a code alone", async () => {
  const gateway = await startGateway(`http://127.0.0.1:${String(await freePort())}`);
  open.push(gateway);
  const { status, text } = await textOf(await gateway.get(search));
  expect(status).toBe(502);
  expect(text).toContain("The service behind the gateway cannot be reached.");
  expect(gateway.told.join("\n")).toContain("ECONNREFUSED");
});
