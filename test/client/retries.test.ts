import { describe, expect, it } from "vitest";
import { settle, until } from "../support/fake-clock.js";
import {
  createRig,
  json,
  listOf,
  silence,
  statistic,
  type Handler,
  type Rig,
  type Seen,
} from "../support/fake-service.js";

const good = () => json(listOf([1]));

/** Answers in turn; the last one for ever. */
function inTurn(...handlers: Handler[]): Handler {
  let turn = 0;
  return (seen) => {
    const handler = handlers[Math.min(turn, handlers.length - 1)];
    turn += 1;
    return handler ? handler(seen) : good();
  };
}

const broken: Handler = () => {
  throw new TypeError("fetch failed");
};
const html = () => new Response("<html><body>Gateway</body></html>", { status: 200 });

async function ask(handler: Handler, options: Partial<Parameters<typeof createRig>[0]> = {}) {
  const rig = await createRig({ ...options, handler });
  const settled = await rig.clock.runUntil(
    rig.client.request("searchStatistics", { q: "solar" }).then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => ({ answer: undefined, error }),
    ),
  );
  return { ...rig, ...settled };
}

describe("a failed request", () => {
  it.each([
    ["408", () => json({}, 408)],
    ["429", () => json({}, 429)],
    ["500", () => json({}, 500)],
    ["503 with HTML", () => new Response("<h1>Down</h1>", { status: 503 })],
    ["a broken connection", broken],
    ["a page instead of JSON", html],
    ["half a body", () => new Response('{"items": [{"identifier": 1')],
    ["silence", silence],
  ] satisfies [string, Handler][])("is repeated after %s", async (_, failure) => {
    const { answer, seen } = await ask(inTurn(failure, good));
    expect(answer?.value.items).toHaveLength(1);
    expect(seen).toHaveLength(2);
  });

  it.each([
    [400, "bad-input"],
    [401, "bad-key"],
    [403, "forbidden"],
    [404, "not-found"],
    [422, "bad-input"],
  ])("is not repeated after %d, which means %s", async (status, code) => {
    const { error, seen } = await ask(() => json({ message: "No." }, status));
    expect(error).toMatchObject({ code, status, message: "No." });
    expect(seen).toHaveLength(1);
  });

  it.each([
    [400, "bad-input", "The service does not accept this request."],
    [401, "bad-key", "The service does not know this API key."],
    [402, "forbidden", "The API key is not allowed to do this."],
    [403, "forbidden", "The API key is not allowed to do this."],
    [404, "not-found", "The service has nothing under this identifier."],
    [408, "timeout", "The service did not answer in time."],
    [410, "not-found", "The service has nothing under this identifier."],
    [429, "rate-limited", "The service asks to slow down."],
    [499, "bad-input", "The service does not accept this request."],
    [500, "server", "The service failed."],
    [599, "server", "The service failed."],
    [300, "bad-response", /^The service redirects elsewhere/],
    [399, "bad-response", /^The service redirects elsewhere/],
  ] as const)("says in its own words what %d means", async (status, code, message) => {
    const { error } = await ask(() => new Response(null, { status }));
    expect(error).toMatchObject({ code, status });
    expect((error as Error).message).toMatch(message);
  });

  it.each([
    ["", 500],
    ["  ", 500],
    ["soon", 500],
    ["-5", 0],
    ["1.5", 1500],
    ["Mon, 15 Jun 2026 11:59:00 GMT", 0],
  ])("waits %j as %d ms", async (text, ms) => {
    const { clock } = await ask(inTurn(() => json({}, 503, { "retry-after": text }), good));
    expect(clock.slept).toEqual([ms]);
  });

  it("is given up after four attempts, waiting longer each time", async () => {
    const { error, seen, clock } = await ask(() => json({}, 500));
    expect(error).toMatchObject({ code: "server", status: 500 });
    expect(seen).toHaveLength(4);
    expect(clock.slept).toEqual([500, 1000, 2000]);
  });

  it("waits for a random part of the delay", async () => {
    const { clock } = await ask(
      inTurn(() => json({}, 500), good),
      { random: () => 0 },
    );
    expect(clock.slept).toEqual([250]);
  });

  it("waits as long as the service asks", async () => {
    const { clock, answer } = await ask(inTurn(() => json({}, 429, { "retry-after": "7" }), good));
    expect(clock.slept).toEqual([7000]);
    expect(answer).toBeDefined();
  });

  it("waits until the date the service names", async () => {
    const at = new Date(Date.UTC(2026, 5, 15, 12, 0, 9)).toUTCString();
    const { clock } = await ask(inTurn(() => json({}, 503, { "retry-after": at }), good));
    expect(clock.slept).toEqual([9000]);
  });

  it("fails at once where the wait would go past the time there is", async () => {
    const { clock, error, seen } = await ask(() => json({}, 429, { "retry-after": "3600" }));
    expect(error).toMatchObject({ code: "rate-limited", retryAfterMs: 60_000 });
    expect(seen).toHaveLength(1);
    expect(clock.slept).toEqual([]);
  });

  it("ends after a minute over all attempts of a silent service", async () => {
    const rig = await createRig({ handler: silence });
    const begun = rig.clock.now();
    const failing = rig.client.request("searchStatistics", { q: "solar" });
    await expect(rig.clock.runUntil(failing)).rejects.toMatchObject({ code: "timeout" });
    expect(rig.clock.now() - begun).toBeLessThanOrEqual(60_000);
    expect(rig.seen).toHaveLength(2);
    expect(rig.aborted).toHaveLength(2);
  });

  it("stops waiting for the next attempt when it is cancelled", async () => {
    const rig = await createRig({ handler: () => json({}, 500) });
    const { signal, abort } = (() => {
      const controller = new AbortController();
      return {
        signal: controller.signal,
        abort: () => {
          controller.abort();
        },
      };
    })();
    const call = rig.client.request("searchStatistics", { q: "solar" }, { signal });
    await until(() => rig.seen.length === 1 && rig.clock.sleeping === 1);
    abort();
    await expect(call).rejects.toMatchObject({ code: "aborted" });
    await settle();
    expect(rig.clock.sleeping).toBe(0);
    expect(rig.seen).toHaveLength(1);
  });

  it("never tells the key, even where the service does", async () => {
    const { error } = await ask(() => json({ error: { message: "Bad key key-one!" } }, 401));
    expect(error).toMatchObject({ message: "Bad key …!" });
    expect(JSON.stringify(error)).not.toContain("key-one");
  });

  it.each([
    [
      "another origin",
      () => new Response(null, { status: 302, headers: { location: "https://evil.example" } }),
    ],
    [
      "what a browser hides",
      () => Object.defineProperty(new Response(null), "status", { value: 0 }),
    ],
  ] satisfies [string, () => Response][])(
    "is refused when redirected to %s",
    async (_, redirect) => {
      const { error, seen } = await ask(() =>
        Object.defineProperty(redirect(), "ok", { value: false }),
      );
      expect(error).toMatchObject({ code: "bad-response" });
      expect(seen).toHaveLength(1);
    },
  );
});

/** A 403 that says what it refuses. */
const closed = (refused: "operation" | "item" | "allowance") => ({
  error: { code: "forbidden", message: "No.", refused },
});
const data = ({ id }: Seen["query"]) =>
  json({
    ...statistic(Number(id)),
    chart: { graphType: "bar", data: { a: [{ name: "x", data: 1 }] } },
  });

describe("a refusal", () => {
  it("is not asked for again for minutes when there is no such thing", async () => {
    const { client, seen, clock } = await createRig({ handler: () => json({}, 404) });
    const code = { code: "not-found" };
    await expect(client.request("getStatistic", { id: 5 })).rejects.toMatchObject(code);
    await expect(client.request("getStatistic", { id: 5 })).rejects.toMatchObject(code);
    expect(seen).toHaveLength(1);
    await clock.advance(5 * 60_000);
    await expect(client.request("getStatistic", { id: 5 })).rejects.toMatchObject(code);
    expect(seen).toHaveLength(2);
  });

  it("of the key holds for all calls until there is another key", async () => {
    const handler: Handler = ({ headers }) =>
      headers["x-api-key"] === "right" ? json(listOf([1])) : json({}, 401);
    const { client, seen, settings } = await createRig({ handler, key: "wrong" });
    await expect(client.request("searchStatistics", { q: "a" })).rejects.toMatchObject({
      code: "bad-key",
    });
    await expect(client.request("searchStatistics", { q: "b" })).rejects.toMatchObject({
      code: "bad-key",
    });
    expect(seen).toHaveLength(1);
    await settings.setApiKey("right");
    await client.request("searchStatistics", { q: "b" });
    expect(seen).toHaveLength(2);
  });

  it("of the key is tried again with the key another workbook has stored meanwhile", async () => {
    const { createMemoryStorage, createSettings } = await import("../../src/settings/index.js");
    const storage = createMemoryStorage();
    const options = { allowedServiceAddresses: ["https://service.example"], storage };
    const settings = createSettings(options);
    const other = createSettings(options);
    const handler: Handler = ({ headers }) =>
      headers["x-api-key"] === "new" ? json(listOf([1])) : json({}, 401);
    const { client, seen } = await createRig({ handler, settings, key: "old" });
    await other.setApiKey("new");
    const { value } = await client.request("searchStatistics", { q: "a" });
    expect(value.items).toHaveLength(1);
    expect(seen.map(({ headers }) => headers["x-api-key"])).toEqual(["old", "new"]);
  });

  it("of one operation leaves the others alone, and the status tells", async () => {
    const handler: Handler = ({ path }) =>
      path.includes("data") ? json(closed("operation"), 403) : json(listOf([1]));
    const { client, seen } = await createRig({ handler });
    await expect(client.request("getStatistic", { id: 1 })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(client.request("getStatistic", { id: 2 })).rejects.toMatchObject({
      code: "forbidden",
    });
    await client.request("searchStatistics", { q: "a" });
    expect(seen).toHaveLength(2);
    expect(client.status().operationsAllowed).toEqual({
      getStatistic: false,
      searchStatistics: true,
    });
  });
});

describe("a refusal that names what it refuses", () => {
  const ask = (rig: Rig, id: number) =>
    rig.client.request("getStatistic", { id }).then(
      () => "answered",
      (error: unknown) => (error as { code: string }).code,
    );

  it("of an item leaves other items alone", async () => {
    const rig = await createRig({
      handler: ({ query }) => (Number(query.id) < 10 ? json(closed("item"), 403) : data(query)),
    });
    for (const id of [1, 2, 3, 4, 1]) expect(await ask(rig, id)).toBe("forbidden");
    expect(rig.seen).toHaveLength(4);
    expect(await ask(rig, 10)).toBe("answered");
    expect(rig.client.status().operationsAllowed).toEqual({ getStatistic: true });
  });

  it("tells the package that opens it", async () => {
    const body = { error: { ...closed("item").error, package: "professional" } };
    const { client } = await createRig({ handler: () => json(body, 403) });
    await expect(client.request("getStatistic", { id: 1 })).rejects.toMatchObject({
      refused: "item",
      package: "professional",
    });
  });

  it("of the allowance holds until its date", async () => {
    const until = new Date(Date.UTC(2026, 5, 16)).toISOString();
    let isUsedUp = true;
    const rig = await createRig({
      handler: ({ query }) =>
        isUsedUp ? json({ error: { ...closed("allowance").error, until } }, 403) : data(query),
    });
    expect(await ask(rig, 1)).toBe("forbidden");
    isUsedUp = false;
    await rig.clock.advance(11 * 3_600_000);
    expect(await ask(rig, 2)).toBe("forbidden");
    expect(rig.seen).toHaveLength(1);
    expect(rig.client.status().operationsAllowed).toEqual({});
    await rig.clock.advance(3_600_000);
    expect(await ask(rig, 2)).toBe("answered");
  });

  it("by nothing but its status is the item's, and the operation's only after different items", async () => {
    const rig = await createRig({ handler: () => json({}, 403) });
    for (const id of [1, 1, 1]) expect(await ask(rig, id)).toBe("forbidden");
    expect(rig.client.status().operationsAllowed).toEqual({});
    expect(rig.seen).toHaveLength(1);
    for (const id of [2, 3, 4, 5]) expect(await ask(rig, id)).toBe("forbidden");
    expect(rig.seen).toHaveLength(3);
    expect(rig.client.status().operationsAllowed).toEqual({ getStatistic: false });
  });

  it("never closes an operation that has answered this key", async () => {
    const rig = await createRig({
      handler: ({ query }) => (query.id === "1" ? data(query) : json({}, 403)),
    });
    expect(await ask(rig, 1)).toBe("answered");
    for (const id of [2, 3, 4, 5]) expect(await ask(rig, id)).toBe("forbidden");
    expect(rig.seen).toHaveLength(5);
    expect(rig.client.status().operationsAllowed).toEqual({ getStatistic: true });
  });
});

describe("a service that is down", () => {
  it("fails the waiting calls with the first ones instead of one time-out after another", async () => {
    const rig = await createRig({ handler: silence });
    const begun = rig.clock.now();
    const calls = Array.from({ length: 300 }, (_, index) =>
      rig.client.request("searchStatistics", { q: `q${index}` }),
    );
    const results = await rig.clock.runUntil(Promise.allSettled(calls));
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(rig.clock.now() - begun).toBeLessThanOrEqual(61_000);
  });

  it("is asked again after ten seconds", async () => {
    let isDown = true;
    const handler: Handler = (seen) => (isDown ? broken(seen) : good());
    const rig = await createRig({ handler });
    const calls = Array.from({ length: 10 }, (_, index) =>
      rig.client.request("searchStatistics", { q: `q${index}` }),
    );
    await rig.clock.runUntil(Promise.allSettled(calls));
    isDown = false;
    const before = rig.seen.length;
    await expect(rig.client.request("searchStatistics", { q: "x" })).rejects.toMatchObject({
      code: "offline",
    });
    expect(rig.seen).toHaveLength(before);
    await rig.clock.advance(10_000);
    await rig.client.request("searchStatistics", { q: "x" });
    expect(rig.seen).toHaveLength(before + 1);
  });

  it("is not taken for down while it answers others: silences that only end together prove nothing", async () => {
    const attempts = new Map<string, number>();
    // Each of six questions is met with silence once, everything else is answered at once.
    const handler: Handler = (seen) => {
      const q = seen.url.searchParams.get("q") ?? "";
      const attempt = (attempts.get(q) ?? 0) + 1;
      attempts.set(q, attempt);
      return q.startsWith("silent") && attempt === 1 ? silence(seen) : good();
    };
    const rig = await createRig({ handler });
    const ask = (q: string) => rig.client.request("searchStatistics", { q });
    // Five silences take five of the six places; the sixth place answers until it meets one too.
    const names = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${word}${String(index)}`);
    const calls = [...names("silent", 5), ...names("fine", 6), "silent5"].map(ask);
    const results = await rig.clock.runUntil(Promise.allSettled(calls));
    expect(results.map(({ status }) => status)).toEqual(calls.map(() => "fulfilled"));
  });
});

describe("a key that is tried", () => {
  const only =
    (good: string): Handler =>
    ({ headers }) =>
      json({ items: [], total_count: 0 }, headers["x-api-key"] === good ? 200 : 401);

  it("is asked about by a free search, and no other answer is given up or kept for it", async () => {
    const { client, seen } = await createRig({ handler: only("good"), key: "good" });
    await client.request("searchIndicators", { q: "population" });
    await expect(client.checkKey("bad")).rejects.toMatchObject({ code: "bad-key" });
    await client.checkKey("good");
    expect(
      seen.slice(1).map(({ path, query, headers }) => [path, query, headers["x-api-key"]]),
    ).toEqual([
      [seen[0]?.path, { q: "population", size: "1" }, "bad"],
      [seen[0]?.path, { q: "population", size: "1" }, "good"],
    ]);
    // The key in use is as good as it was.
    await client.request("searchIndicators", { q: "population" });
    await client.request("searchIndicators", { q: "solar" });
    expect(seen).toHaveLength(4);
  });

  it("is given up by whoever leaves", async () => {
    const { client } = await createRig({ handler: silence });
    const leaving = new AbortController();
    const asked = client.checkKey("any", leaving.signal);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ code: "aborted" });
  });
});
