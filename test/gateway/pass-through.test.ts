import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationIds, operations } from "../../src/contract/index.js";
import { addinOrigin, startGateway, type RunningGateway } from "./support/start-gateway.js";
import { startUpstream, type RunningUpstream } from "./support/start-upstream.js";

/** The gateway in front of the service as it is shipped: what comes is what the service sends. */

let upstream: RunningUpstream;
let gateway: RunningGateway;
beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream.address);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const gdp = "c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a";
const statistic = 7598345427;

interface Init {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asked of both, with the key that each of them knows. */
async function both(path: string, init: Init = {}) {
  const ask = async (address: string, key: string) => {
    const headers = { "x-api-key": key, "content-type": "application/json", ...init.headers };
    const answer = await fetch(address + path, { ...init, headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const direct = await ask(upstream.address, "demo-advanced");
  const through = await ask(gateway.address, gateway.key);
  return { direct, through };
}

/** As the service's text is, but for links of its API. */
const mapped = (text: string) =>
  text.replaceAll(`"${upstream.address}/v1/`, `"${gateway.address}/v1/`);

const requests = {
  listInfographics: "q=population&size=3",
  listStatistics: "q=energy&size=3&date_from=2010-01-01",
  searchStatistics: "q=gdp%20germany&date_from=2010-01-01",
  listTopics: "q=population",
  listStudies: "q=population&size=2&date_from=2010-01-01",
  searchIndicators: "q=gdp&size=5",
  getStatistic: `id=${String(statistic)}`,
  getIndicator: `id=${gdp}&geo=DEU,FRA`,
  getReports: `id=${String(statistic)}`,
} as const;

const kept = ["content-type", "etag", "cache-control", "x-stat-credits", "retry-after"];

describe("an answer through the gateway", () => {
  it.each(Object.entries(requests))("is the service's: %s", async (operation, query) => {
    const { path } = operations[operation as keyof typeof requests];
    const { direct, through } = await both(`${path}?${query}`);
    expect(direct.status).toBe(200);
    expect(through.status).toBe(200);
    expect(through.text).toBe(mapped(direct.text));
    for (const name of kept)
      expect([name, through.headers.get(name)]).toEqual([name, direct.headers.get(name)]);
  });

  it("leads a question to its answer", async () => {
    const post = await gateway.get("/v1/usage");
    expect(post.status).toBe(200);
    await post.text();
    const asked = await fetch(gateway.address + operations.askResearch.path, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ question: "How many people live in Germany?" }),
    });
    const { researchToken } = (await asked.json()) as { researchToken: string };
    const answer = await gateway.get(
      `${operations.getResearchAnswer.path}?research_token=${researchToken}`,
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ researchToken });
    expect(operationIds).toHaveLength(Object.keys(requests).length + 2);
  });

  it.each([
    ["a parameter that is none", `${operations.listStatistics.path}?colour=red`, 400],
    ["an id that is none", `${operations.getStatistic.path}?id=1`, 404],
    ["a path that is none", "/v1/data/nothing?a=b", 404],
    ["another method", operations.askResearch.path, 405],
  ])("is the service's refusal of %s", async (_, path, status) => {
    const { direct, through } = await both(path);
    expect(direct.status).toBe(status);
    expect([through.status, through.text]).toEqual([status, direct.text]);
  });

  it("is the service's refusal of a body", async () => {
    const { direct, through } = await both(operations.askResearch.path, {
      method: "POST",
      body: "{not json",
    });
    expect(direct.status).toBe(400);
    expect([through.status, through.text]).toEqual([400, direct.text]);
  });

  it("is empty for who has it already", async () => {
    const path = `${operations.searchIndicators.path}?q=gdp`;
    const first = await gateway.get(path);
    await first.text();
    const again = await gateway.get(path, { "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("comes from the service's tools for models, too", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const accept = "application/json, text/event-stream";
    const { direct, through } = await both("/v1/mcp", {
      ...{ method: "POST", body, headers: { accept, "mcp-protocol-version": "2025-06-18" } },
    });
    expect(direct.text).toContain("search-statistics");
    expect(through.text).toBe(direct.text);
    expect(through.headers.get("content-type")).toBe(direct.headers.get("content-type"));
  });
});

describe("links and files", () => {
  it("of the API lead through the gateway, and pages stay", async () => {
    const path = `${operations.getReports.path}?id=${String(statistic)}`;
    const reports = (await (await gateway.get(path)).json()) as Record<string, string>;
    expect(reports["pdf"]?.startsWith(`${gateway.address}/v1/files/`)).toBe(true);
    const found = await gateway.get(`${operations.getStatistic.path}?id=${String(statistic)}`);
    const { link } = (await found.json()) as { link: string };
    expect(link.startsWith(`${upstream.address}/content/`)).toBe(true);
  });

  it("are signed, and opened without a key", async () => {
    const path = `${operations.getReports.path}?id=${String(statistic)}`;
    const given = (await (await gateway.get(path)).json()) as Record<string, string>;
    const pdf = given["pdf"]?.split("?")[0] ?? "";
    const unsigned = await fetch(pdf);
    expect([unsigned.status, await unsigned.text()]).toEqual([
      401,
      expect.stringContaining("sign"),
    ]);

    const signing = await fetch(`${gateway.address}/v1/links`, {
      method: "POST",
      headers: { "x-api-key": gateway.key, "content-type": "application/json" },
      body: JSON.stringify({ link: pdf }),
    });
    const { link } = (await signing.json()) as { link: string };
    expect(link.startsWith(`${pdf}?`)).toBe(true);
    const file = await fetch(link);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const direct = await fetch(link.replace(gateway.address, upstream.address));
    const [one, other] = [await file.arrayBuffer(), await direct.arrayBuffer()];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});

describe("pages of other origins", () => {
  it("of the add-in may call, and read what is ours beyond the contract", async () => {
    const preflight = await fetch(gateway.address + operations.searchStatistics.path, {
      method: "OPTIONS",
      headers: {
        origin: addinOrigin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-api-key",
      },
    });
    await preflight.text();
    expect(preflight.headers.get("access-control-allow-origin")).toBe(addinOrigin);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("x-api-key");
    const answer = await gateway.get(`${operations.searchIndicators.path}?q=gdp`, {
      origin: addinOrigin,
    });
    await answer.text();
    expect(answer.headers.get("access-control-allow-origin")).toBe(addinOrigin);
    expect(answer.headers.get("access-control-expose-headers")).toMatch(
      /x-stat-cache.*x-stat-credits.*x-stat-notice/,
    );
  });

  it("that are not named are told of, once", async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await gateway.get("/v1/health", { origin: "https://other.example" });
      await answer.text();
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
    const told = gateway.told.filter((line) => line.includes("https://other.example"));
    expect(told).toEqual([
      "A page of https://other.example calls the gateway, and is not among CORS_ORIGINS.",
    ]);
  });
});

it("no key of the service or of a person is in the log", () => {
  expect(gateway.told.length).toBeGreaterThan(20);
  expect(gateway.told.join("\n")).not.toMatch(/demo-advanced/);
  expect(gateway.told.join("\n")).not.toContain(gateway.key);
});
