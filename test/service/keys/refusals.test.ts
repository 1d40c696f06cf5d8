import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService } from "../support/start-service.js";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const list = "/v1/studies";

describe("a bad parameter is refused by name", () => {
  it.each([
    [`${list}?size=-1`, "size"],
    [`${list}?size=2.5`, "size"],
    [`${list}?size=`, "size"],
    [`${list}?size=%2010`, "size"],
    [`${list}?size=0x10`, "size"],
    [`${list}?size=1e3`, "size"],
    [`${list}?size=4294967296`, "size"],
    [`${list}?size=5&limit=6`, "limit"],
    [`${list}?size=5&size=5`, "size"],
    [`${list}?q=a&q=b`, "q"],
    [`${list}?page=0`, "page"],
    [`${list}?page=2&offset=10`, "offset"],
    [`${list}?offset=-1`, "offset"],
    [`${list}?premium=1`, "premium"],
    [`${list}?premium=True`, "premium"],
    [`${list}?premium=true&premium=false`, "premium"],
    [`${list}?sort=2`, "sort"],
    [`${list}?sort=`, "sort"],
    [`${list}?platform=it`, "platform"],
    [`${list}?platform=`, "platform"],
    [`${list}?platform=en-de`, "platform"],
    ["/v1/statistics?platform=fr", "platform"],
    ["/v1/infographics?premium=true", "premium"],
    ["/v1/search/statistics?page=1", "page"],
    ["/v1/search/statistics?platform=en", "platform"],
    [`${list}?industry=8`, "industry"],
    [`${list}?industry=seven`, "industry"],
    [`${list}?geolocation=99999`, "geolocation"],
    [`${list}?geolocation=DE`, "geolocation"],
    [`${list}?date_from=yesterday`, "date_from"],
    [`${list}?date_from=2026-02-30`, "date_from"],
    [`${list}?date_to=`, "date_to"],
    [`${list}?date_from=2006-11-18`, "date_from"],
    [`${list}?date_from=2026-11-02&date_to=2026-11-01`, "date_to"],
    [`${list}?unknown=1`, "unknown"],
    [`${list}?__proto__=1`, "__proto__"],
    [`${list}?constructor=1`, "constructor"],
    ["/v1/data/statistic", "id"],
    ["/v1/data/statistic?id=abc", "id"],
    ["/v1/data/statistic?id=-5", "id"],
    ["/v1/data/statistic?id=99999999999999999999", "id"],
    ["/v1/data/market-insights/indicator", "id"],
    ["/v1/data/market-insights/indicator?id=", "id"],
    ["/v1/research-ai/answer", "research_token"],
    ["/v1/research-ai/answer?research_token=", "research_token"],
  ])("%s: %s", async (url, parameter) => {
    const { status, body } = await service.get(url);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: "bad-input", parameter } });
    expect(body["message"]).toBe((body["error"] as { message: string }).message);
    expect(body["message"]).toContain(parameter);
  });

  it("and what was sent does not come back", async () => {
    const { body } = await service.get(`${list}?date_from=my-secret`);
    expect(JSON.stringify(body)).not.toContain("my-secret");
  });
});

describe("a bad body", () => {
  const post = (payload: string, type = "application/json", url = "/v1/research-ai/ask") =>
    service.send({
      method: "POST",
      url,
      headers: { "x-api-key": "demo-advanced", "content-type": type },
      payload,
    });

  it.each([
    ["{", 400],
    ["", 400],
    ["null", 400],
    ["[]", 400],
    ['"text"', 400],
    ["{}", 400],
    ['{"question":5}', 400],
    ['{"question":""}', 400],
    ['{"question":"  "}', 400],
    ['{"question":"a","more":1}', 400],
    ['{"__proto__":{"a":1},"question":"a"}', 400],
    [`{"question":"${"a".repeat(2001)}"}`, 400],
    [`{"question":"${"a".repeat(70_000)}"}`, 413],
  ])("%.40s is answered with %i", async (payload, status) => {
    expect((await post(payload)).status).toBe(status);
  });

  it("of another content type is answered with 415", async () => {
    expect((await post("question=a", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await post("a", "text/plain")).status).toBe(415);
    expect((await post("a", "nonsense")).status).toBe(415);
  });

  it("does not take its field from the address", async () => {
    const url = "/v1/research-ai/ask?question=a";
    expect((await post('{"question":"a"}', "application/json", url)).status).toBe(400);
  });
});

describe("a bad address", () => {
  it.each(["/v1/data/stat%", "/v1/%E0%A4%A", "/%zz"])("%s is answered with 400", async (url) => {
    expect((await service.get(url)).status).toBe(400);
  });

  it("with bad encoding in the query is no fault of the service", async () => {
    expect((await service.get("/v1/search/statistics?q=%E0%A4%A")).status).toBeLessThan(500);
  });

  it("that is too long is answered with 414", async () => {
    const { status } = await service.get(`/v1/search/statistics?q=${"a".repeat(9000)}`);
    expect(status).toBe(414);
  });

  it.each(["/v1/nothing", "/v1", "/", "/v2/statistics", "/v1/search/statistics/"])(
    "%s is answered with 404",
    async (url) => {
      const { status, body } = await service.get(url);
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: { code: "not-found" } });
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("takes no %s", async (method) => {
    const { status, headers } = await service.send({
      method,
      url: "/v1/search/statistics",
      headers: { "x-api-key": "demo-advanced" },
    });
    expect(status).toBe(405);
    expect(headers["allow"]).toBe("GET, HEAD");
  });

  it("takes no GET where a question is submitted", async () => {
    const { status, headers } = await service.get("/v1/research-ai/ask");
    expect(status).toBe(405);
    expect(headers["allow"]).toBe("POST");
  });
});

describe("what is no HTTP", () => {
  const raw = (text: string, port: number) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      let received = "";
      socket.on("data", (chunk) => (received += chunk.toString()));
      socket.on("end", () => {
        resolve(received);
      });
      socket.on("error", reject);
    });

  it("is answered with the same error body", async () => {
    const own = await startService();
    await own.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = own.app.server.address() as AddressInfo;
    const broken = await raw("GARBAGE\r\n\r\n", port);
    expect(broken).toMatch(/^HTTP\/1.1 400 /);
    expect(JSON.parse(broken.split("\r\n\r\n")[1] ?? "")).toMatchObject({
      error: { code: "bad-input" },
    });
    const long = await raw(
      `GET /v1/health HTTP/1.1\r\nx-long: ${"a".repeat(20_000)}\r\n\r\n`,
      port,
    );
    expect(long).toMatch(/^HTTP\/1.1 431 /);
    await own.close();
  });
});
