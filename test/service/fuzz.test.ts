import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationIds, operations, type OperationId } from "../../src/contract/index.js";
import { registerFileRoutes } from "../../src/service/files/index.js";
import type { Library } from "../../src/service/library/index.js";
import {
  createRequestArbitraries,
  type RequestArbitraries,
} from "./support/parameter-arbitraries.js";
import { createParts, startService, today } from "./support/start-service.js";
import { fc } from "../support/properties.js";
import { searchAlone } from "./support/own-library.js";

/** Every answer is checked against the published document by the service's test harness. */

let library: Library;
let service: Awaited<ReturnType<typeof startService>>;
let arbitraries: Partial<Record<OperationId, RequestArbitraries>>;
beforeAll(async () => {
  const { library: own, search } = await searchAlone(() => today);
  library = own;
  service = await startService({ library, search });
  arbitraries = createRequestArbitraries(library);
});
afterAll(() => service.close());

const runs = 250;
const withArbitraries = operationIds.filter(
  (id) => operations[id].method === "GET" && id !== "getResearchAnswer",
);
const of = (id: OperationId): RequestArbitraries => {
  const found = arbitraries[id];
  if (found === undefined) throw new Error(`no requests for ${id}`);
  return found;
};

const encode = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
const address = (id: OperationId, parameters: Record<string, string>) =>
  `${operations[id].path}?${encode(parameters)}`;

describe.each(withArbitraries)("%s", (id) => {
  it("answers everything the contract allows", async () => {
    await fc.assert(
      fc.asyncProperty(of(id).good, async (parameters) => {
        const { status, body } = await service.get(address(id, parameters));
        expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
      }),
      { numRuns: runs },
    );
  });

  it("refuses one bad parameter among good ones, by its name", async () => {
    const { good, bad } = of(id);
    const broken = fc
      .constantFrom(...Object.keys(bad))
      .chain((name) => fc.tuple(good, fc.constant(name), bad[name] ?? fc.constant("")));
    await fc.assert(
      fc.asyncProperty(broken, async ([parameters, name, text]) => {
        const { status, body } = await service.get(address(id, { ...parameters, [name]: text }));
        expect(status).toBe(400);
        expect(body["error"]).toMatchObject({ code: "bad-input", parameter: name });
      }),
      { numRuns: runs },
    );
  });

  it("refuses an unknown and a repeated parameter, by its name", async () => {
    const { good } = of(id);
    const known: readonly string[] = operations[id].parameters;
    const unknown = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((name) => !known.includes(name));
    await fc.assert(
      fc.asyncProperty(good, unknown, fc.string(), async (parameters, name, text) => {
        const url = `${address(id, parameters)}&${encode({ [name]: text })}`;
        const { status, body } = await service.get(url);
        expect(status).toBe(400);
        expect(body["error"]).toMatchObject({ parameter: name });
        const [first] = Object.entries(parameters);
        if (first === undefined) return;
        const twice = await service.get(
          `${address(id, parameters)}&${encode({ [first[0]]: first[1] })}`,
        );
        expect(twice.status).toBe(400);
        expect(twice.body["error"]).toMatchObject({ parameter: first[0] });
      }),
      { numRuns: runs / 5 },
    );
  });
});

describe("anything at all", () => {
  const paths = operationIds.map((id) => operations[id].path);
  const path = fc.oneof(
    fc.constantFrom(...paths),
    fc.tuple(fc.constantFrom(...paths), fc.webPath()).map((parts) => parts.join("")),
    fc.webPath().map((text) => `/v1${text}`),
  );
  const rawQuery = fc.oneof(
    fc.string({ unit: "grapheme-ascii" }).map((text) => text.replaceAll("#", "")),
    fc.webQueryParameters(),
    fc
      .array(
        fc.tuple(
          fc.constantFrom(
            "q",
            "size",
            "page",
            "offset",
            "id",
            "geo",
            "date_from",
            "premium",
            "sort",
          ),
          fc.oneof(fc.string(), fc.constantFrom("1", "true", "2020-01-01", "en", "%FF", "%")),
        ),
        { maxLength: 6 },
      )
      .map((pairs) =>
        pairs
          .map((pair) => pair.join("="))
          .join("&")
          .replaceAll("#", ""),
      ),
  );
  const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH");
  const body = fc.oneof(fc.constant(""), fc.json(), fc.string());
  const type = fc.constantFrom("application/json", "text/plain", "", "application/json; charset=x");

  it("is answered as the document says, and never with a 5xx", async () => {
    await fc.assert(
      fc.asyncProperty(method, path, rawQuery, body, type, async (verb, at, query, payload, as) => {
        const headers = {
          "x-api-key": "demo-advanced",
          ...(as === "" ? {} : { "content-type": as }),
        };
        const hasBody = !["GET", "HEAD"].includes(verb);
        const response = await service.app.inject({
          method: verb as "GET",
          url: `${at}?${query}`,
          headers: hasBody ? headers : { "x-api-key": "demo-advanced" },
          ...(hasBody ? { payload } : {}),
        });
        expect(response.statusCode).toBeLessThan(500);
        if (verb !== "HEAD") service.checkAnswer(verb, at, response);
      }),
      { numRuns: 2000 },
    );
  });

  it("asked as a question is taken or refused", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.record({ question: fc.string() })),
        async (payload) => {
          const { status } = await service.send({
            method: "POST",
            url: "/v1/research-ai/ask",
            headers: { "x-api-key": "demo-advanced", "content-type": "application/json" },
            payload: JSON.stringify(payload),
          });
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("the MCP server", () => {
  const tools = [
    "search-statistics",
    "get-chart-data-by-id",
    "fetch-market-insights",
    "get-answer",
  ];
  const id = fc.oneof(fc.integer(), fc.string(), fc.constant(null));
  const call = fc.record({
    jsonrpc: fc.constantFrom("2.0", "2.0", "2.0", "1.0", 2),
    id,
    method: fc.constantFrom("tools/call", "tools/call", "tools/list", "initialize", "none", ""),
    params: fc.oneof(
      fc.record({
        name: fc.oneof(fc.constantFrom(...tools), fc.string()),
        arguments: fc.jsonValue(),
      }),
      fc.record({
        name: fc.constantFrom(...tools),
        arguments: fc.record({
          query: fc.oneof(fc.string({ unit: "binary" }), fc.integer()),
          id: fc.oneof(fc.integer(), fc.string()),
          size: fc.oneof(fc.integer(), fc.string()),
          date_from: fc.string(),
        }),
      }),
      fc.jsonValue(),
    ),
  });
  const body = fc.oneof(
    call.map((one) => JSON.stringify(one)),
    fc.array(call, { maxLength: 3 }).map((several) => JSON.stringify(several)),
    fc.json(),
    fc.string(),
  );
  const accept = fc.constantFrom("application/json, text/event-stream", "application/json", "*/*");

  it("answers any body without a 5xx", async () => {
    await fc.assert(
      fc.asyncProperty(body, accept, async (payload, accepted) => {
        const { statusCode } = await service.app.inject({
          ...{ method: "POST", url: "/v1/mcp", payload },
          headers: {
            "x-api-key": "demo-advanced",
            "content-type": "application/json",
            host: "service.example",
            accept: accepted,
          },
        });
        expect(statusCode, payload.slice(0, 300)).toBeLessThan(500);
      }),
      { numRuns: 1500 },
    );
  });
});

describe("links", () => {
  const ids = fc.oneof(fc.constantFrom("101", "7598345427", "-1", "1e3", ".."), fc.string());
  const path = fc.oneof(
    fc
      .tuple(fc.constantFrom("statistic", "topic", "indicator", "study", "none"), ids)
      .map(([kind, one]) => `/content/${kind}/${encodeURIComponent(one)}/en`),
    ids.map((one) => `/v1/files/statistic/${encodeURIComponent(one)}/de.pdf`),
    fc
      .tuple(ids, ids)
      .map(
        ([one, file]) =>
          `/v1/pictures/statistic/${encodeURIComponent(one)}/en/${encodeURIComponent(file)}`,
      ),
    fc.webPath().map((text) => `/content${text}`),
  );
  const query = fc.record({
    key: fc.oneof(fc.constantFrom("trial-advanced", "k0", ""), fc.string()),
    until: fc.oneof(fc.constantFrom("1795395839", "0", "NaN", "9e99"), fc.string()),
    signature: fc.oneof(
      fc.constant("8Tw1L7uVwsd3Na5bWfAi_SdEOB5ts12E8KJQjfz_oj4"),
      fc.string({ unit: "binary" }),
    ),
  });

  it("that nobody has signed open nothing, and end without a 5xx", async () => {
    const drawn: unknown[] = [];
    const { links, keys } = createParts();
    const filed = await startService({
      ...{ library, links, keys },
      registerFiles: (scope) => {
        registerFileRoutes(scope, {
          ...{ library, links, keys },
          publicUrl: "https://service.example",
          render: (task) => {
            drawn.push(task);
            return Promise.resolve(new Uint8Array());
          },
        });
      },
    });
    await fc.assert(
      fc.asyncProperty(path, query, async (at, sent) => {
        const { statusCode, headers } = await filed.app.inject(`${at}?${encode(sent)}`);
        expect(statusCode, at).toBeLessThan(500);
        expect(String(headers["content-type"])).not.toContain("pdf");
      }),
      { numRuns: 1500 },
    );
    expect(drawn).toEqual([]);
    await filed.close();
  });

  it("are signed for addresses of this service alone", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.webUrl(), fc.string(), fc.jsonValue()), async (link) => {
        const { statusCode } = await service.app.inject({
          ...{ method: "POST", url: "/v1/links", payload: JSON.stringify({ link }) },
          headers: { "x-api-key": "demo-advanced", "content-type": "application/json" },
        });
        expect(statusCode, JSON.stringify(link)).toBe(400);
      }),
      { numRuns: 500 },
    );
  });
});
