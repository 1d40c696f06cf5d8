import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { settle, until } from "../../support/fake-clock.js";
import { sendJson, type Serve } from "../../support/fault-server.js";
import { openBefore } from "../support/open-before.js";
import type { startGateway } from "../support/start-gateway.js";

/** An answer that was paid once serves everybody whose package opens it. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const hour = 60 * 60_000;

async function before(serve: Serve, changes: Parameters<typeof startGateway>[1] = {}) {
  const people = [
    ["Bob", "--team", "Steel"],
    ["Eve", "--team", "Steel", "--package", "advanced"],
  ] as const;
  const opened = await openBefore(serve, { changes, people });
  open.push(opened);
  const { gateway, upstream, clock, spentBy: creditsOf } = opened;
  const [bob = "", eve = ""] = opened.keys;
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const { status, text, of } = await opened.ask(
      `${operations.searchStatistics.path}?${query}`,
      headers,
    );
    return {
      ...{ status, text, etag: of("etag"), age: of("age") },
      ...{ cache: of("x-stat-cache"), credits: of("x-stat-credits") },
    };
  };
  return { gateway, upstream, clock, bob, eve, ask, creditsOf };
}

const counting: Serve = (_request, response, turn) => {
  response.setHeader("x-stat-credits", "1");
  sendJson(response, { items: [], turn });
};

describe("a forced refresh", () => {
  const forced = { "cache-control": "no-cache" };
  const young = { "cache-control": "max-age=0, stale-if-error=60" };

  it.each([forced, young])(
    "is asked anew for the teams that may, and for nobody else: %j",
    async (wish) => {
      const changes = { forcedRefresh: new Set(["Steel"]) };
      const { ask, bob, upstream } = await before(counting, changes);
      await ask("q=gdp");
      expect(await ask("q=gdp", wish)).toMatchObject({ cache: "hit", credits: "0" });
      expect(upstream.requests).toHaveLength(1);
      const own = { ...wish, "x-api-key": bob };
      expect(await ask("q=gdp", own)).toMatchObject({ cache: "miss", credits: "1" });
      expect(upstream.requests).toHaveLength(2);
    },
  );

  it("is nobody's where the firm says so; what is not kept is asked for all the same", async () => {
    const { ask, upstream } = await before(counting, { forcedRefresh: new Set() });
    expect(await ask("q=gdp", forced)).toMatchObject({ cache: "miss" });
    expect(await ask("q=gdp", forced)).toMatchObject({ cache: "hit" });
    expect(upstream.requests).toHaveLength(1);
  });

  it("of those who may not still has an older answer where the service has none", async () => {
    let isDown = false;
    const serve: Serve = (request, response, turn) => {
      if (isDown) sendJson(response, { error: { code: "server" } }, 503);
      else counting(request, response, turn);
    };
    const { ask, clock } = await before(serve, { forcedRefresh: new Set() });
    await ask("q=gdp");
    isDown = true;
    clock.at += hour + 1000;
    expect(await ask("q=gdp", young)).toMatchObject({ status: 200, cache: "stale" });
  });
});

describe("an answer that was paid", () => {
  it("costs the next person nothing, within its lifetime", async () => {
    const { gateway, upstream, clock, bob, ask, creditsOf } = await before(counting);
    expect(await ask("q=gdp")).toMatchObject({ cache: "miss", credits: "1" });
    clock.at += hour - 1000;
    const kept = await ask("q=gdp", { "x-api-key": bob });
    expect(kept).toMatchObject({ cache: "hit", credits: "0", age: "3599" });
    expect(kept.text).toBe('{"items":[],"turn":1}');
    expect(await creditsOf(gateway.key)).toEqual({ calls: 1, credits: 1 });
    expect(await creditsOf(bob)).toEqual({ calls: 1, credits: 0 });
    clock.at += 1000;
    expect(await ask("q=gdp", { "x-api-key": bob })).toMatchObject({ cache: "miss" });
    expect(upstream.requests).toHaveLength(2);
  });

  it.each([
    ["offset=0&q=gdp", "spaces and what changes nothing"],
    ["q=%20gdp%20&limit=10", "another name of the size"],
    ["size=10&q=gdp", "another order"],
  ])("is the same for %s: %s", async (query) => {
    const { upstream, ask } = await before(counting);
    await ask("q=gdp");
    expect(await ask(query)).toMatchObject({ cache: "hit" });
    expect(upstream.requests).toHaveLength(1);
  });

  it.each([
    ["q=GDP", "other words"],
    ["q=gdp&size=11", "another size"],
    ["q=gdp&date_from=2020-01-01", "a date"],
    ["q=gdp&q=gdp", "a parameter that is there twice"],
    ["q=gdp&colour=red", "a parameter that is none"],
    ["q=gdp&page=1", "one that this operation does not take"],
    ["q=gdp&size=10&limit=10", "two that exclude each other"],
    ["q=gdp&premium=", "an empty one"],
  ])("is not that of %s: %s", async (query) => {
    const { upstream, ask } = await before(counting);
    await ask("q=gdp");
    expect((await ask(query)).cache).not.toBe("hit");
    expect(upstream.requests[1]?.url).toBe(`${operations.searchStatistics.path}?${query}`);
  });

  it("is that of a package, and of a person alone where people do not share", async () => {
    const { upstream, eve, ask } = await before(counting);
    await ask("q=gdp");
    // Nobody answers this package: certainly not what another one has paid for.
    expect(await ask("q=gdp", { "x-api-key": eve })).toMatchObject({ status: 502, cache: null });
    expect(upstream.requests).toHaveLength(1);
    const own = await before(counting, { shared: new Set() });
    await own.ask("q=gdp");
    expect(await own.ask("q=gdp")).toMatchObject({ cache: "hit" });
    expect(await own.ask("q=gdp", { "x-api-key": own.bob })).toMatchObject({ cache: "miss" });
  });

  it("is asked for once by all who come together", async () => {
    const waiting: (() => void)[] = [];
    const { gateway, upstream, bob, ask, creditsOf } = await before((request, response, turn) => {
      waiting.push(() => {
        counting(request, response, turn);
      });
    });
    const asked = Array.from({ length: 40 }, (_, at) =>
      ask("q=gdp", { "x-api-key": at % 2 === 0 ? bob : gateway.key }),
    );
    await until(() => waiting.length === 1);
    waiting[0]?.();
    const answers = await Promise.all(asked);
    expect(answers.map(({ text }) => text)).toEqual(answers.map(() => '{"items":[],"turn":1}'));
    expect(answers.filter(({ cache }) => cache === "miss")).toHaveLength(1);
    expect(upstream.requests).toHaveLength(1);
    const [one, other] = [await creditsOf(bob), await creditsOf(gateway.key)];
    expect([one.credits + other.credits, one.calls + other.calls]).toEqual([1, 40]);
  });

  it.each([
    [1, { miss: 1, hit: 3, page: 1 }],
    [2, { miss: 0, hit: 0, page: 5 }],
  ])(
    "is asked for once more by all who come together, where %i pages of somebody between come first",
    async (pages, seen) => {
      const waiting: (() => void)[] = [];
      const { gateway, upstream, ask, creditsOf } = await before((request, response, turn) => {
        waiting.push(() => {
          if (turn > pages) counting(request, response, turn);
          else
            response.writeHead(200, { "content-type": "text/html" }).end("<title>Sign in</title>");
        });
      });
      const sofar = gateway.arrived();
      const asked = Array.from({ length: 5 }, () => ask("q=gdp"));
      await until(() => gateway.arrived() === sofar + 5 && waiting.length === 1);
      await settle();
      waiting[0]?.();
      await until(() => waiting.length === 2);
      await settle();
      waiting[1]?.();
      const answers = await Promise.all(asked);
      const areData = answers.filter(({ text }) => text === '{"items":[],"turn":2}');
      expect({
        miss: areData.filter(({ cache }) => cache === "miss").length,
        hit: areData.filter(({ cache }) => cache === "hit").length,
        page: answers.length - areData.length,
      }).toEqual(seen);
      expect(upstream.requests).toHaveLength(2);
      expect((await creditsOf(gateway.key)).calls).toBe(5);
    },
  );

  it.each([
    ["a refusal", 404, { "content-type": "application/json" }, '{"message":"none"}'],
    ["a page", 200, { "content-type": "text/html" }, "<title>Sign in</title>"],
    ["half a text", 200, { "content-type": "application/json" }, '{"items":['],
    [
      ...(["what the service forbids to keep", 200] as const),
      { "content-type": "application/json", "cache-control": "no-store" },
      "{}",
    ],
    [
      ...(["what depends on the language of who asks", 200] as const),
      { "content-type": "application/json", vary: "accept-language" },
      "{}",
    ],
  ])("is never %s", async (_, status, headers, body) => {
    const { upstream, ask } = await before((_request, response) => {
      response.writeHead(status, headers as unknown as Record<string, string>);
      response.end(body);
    });
    expect(await ask("q=gdp")).toMatchObject({ status, text: body, cache: "miss" });
    expect(await ask("q=gdp")).toMatchObject({ status, text: body, cache: "miss" });
    expect(upstream.requests).toHaveLength(2);
  });
});

describe("who asks", () => {
  it("may want it newer, and is not taken at a browser's word", async () => {
    const { upstream, clock, ask } = await before(counting);
    await ask("q=gdp");
    clock.at += 10_000;
    const of = async (headers: Record<string, string>) => (await ask("q=gdp", headers)).cache;
    expect(await of({ "cache-control": "max-age=11" })).toBe("hit");
    expect(await of({ "cache-control": "no-cache", pragma: "no-cache" })).toBe("hit");
    expect(await of({ "cache-control": "max-age=9" })).toBe("miss");
    expect(upstream.requests).toHaveLength(2);
  });

  it("and has it already is told so, at no cost", async () => {
    const { upstream, ask } = await before(counting);
    const { etag } = await ask("q=gdp");
    expect(etag).toMatch(/^W\/"/);
    const again = await ask("q=gdp", { "if-none-match": etag ?? "" });
    expect(again).toMatchObject({ status: 304, text: "", credits: "0" });
    expect(upstream.requests).toHaveLength(1);
  });

  it("gets what is still the same without paying for it again", async () => {
    const { gateway, upstream, clock, ask, creditsOf } = await before((request, response, turn) => {
      response.setHeader("etag", '"one"');
      if (request.headers["if-none-match"] !== '"one"') counting(request, response, turn);
      else response.writeHead(304).end();
    });
    await ask("q=gdp", { "if-none-match": '"other"' });
    clock.at += hour;
    const { status, text, cache } = await ask("q=gdp");
    expect([status, text, cache]).toEqual([200, '{"items":[],"turn":1}', "miss"]);
    expect((await ask("q=gdp")).cache).toBe("hit");
    expect(upstream.requests).toHaveLength(2);
    expect(await creditsOf(gateway.key)).toEqual({ calls: 3, credits: 1 });
  });

  it("and takes an older answer gets it marked when the service is down, and nobody else does", async () => {
    const { upstream, clock, ask } = await before((request, response, turn) => {
      if (turn === 2) sendJson(response, { message: "It broke." }, 503);
      else counting(request, response, turn);
    });
    await ask("q=gdp");
    clock.at += hour + 60_000;
    const stale = { "cache-control": "stale-if-error=60" };
    expect(await ask("q=gdp", stale)).toMatchObject({ status: 200, cache: "stale", credits: "0" });
    await upstream.close();
    expect(await ask("q=gdp", stale)).toMatchObject({ status: 200, cache: "stale", age: "3660" });
    expect(await ask("q=gdp")).toMatchObject({ status: 502, cache: null });
    clock.at += 1000;
    expect(await ask("q=gdp", stale)).toMatchObject({ status: 502, cache: null });
  });
});

describe("what is not kept", () => {
  it("is what the operation cannot answer", async () => {
    const { ask } = await before((_request, response, turn) => {
      sendJson(response, turn === 1 ? { message: "maintenance" } : { items: [] });
    });
    await ask("q=gdp");
    expect(await ask("q=gdp")).toMatchObject({ cache: "miss", text: '{"items":[]}' });
  });

  it("is what the service wants to be asked for each time", async () => {
    const { ask } = await before((_request, response) => {
      response.setHeader("cache-control", "no-cache");
      sendJson(response, { items: [] });
    });
    await ask("q=gdp");
    expect(await ask("q=gdp")).toMatchObject({ cache: "miss" });
  });

  it("is asked for in an encoding that is not known here", async () => {
    const { ask } = await before(counting);
    await ask("q=M%FCller");
    expect((await ask("q=M%E4ller")).text).toBe('{"items":[],"turn":2}');
  });
});

describe("an answer that somebody before the gateway has kept", () => {
  it("is as old as it is", async () => {
    const { clock, ask } = await before((_request, response) => {
      response.setHeader("age", "3000");
      response.setHeader("cache-control", "max-age=3600");
      sendJson(response, { items: [] });
    });
    expect(await ask("q=gdp")).toMatchObject({ cache: "miss", age: "3000" });
    clock.at += 500_000;
    expect(await ask("q=gdp")).toMatchObject({ cache: "hit", age: "3500" });
    clock.at += 101_000;
    expect(await ask("q=gdp")).toMatchObject({ cache: "miss" });
  });
});

it("a renewal is counted with what the service says it charged", async () => {
  const { gateway, clock, ask, creditsOf } = await before((request, response) => {
    response.setHeader("etag", '"a"');
    if (request.headers["if-none-match"] === undefined) {
      response.setHeader("x-stat-credits", "1");
      sendJson(response, { items: [] });
      return;
    }
    response.setHeader("x-stat-credits", "2");
    response.writeHead(304).end();
  });
  await ask("q=gdp");
  clock.at += 2 * hour;
  await ask("q=gdp");
  expect(await creditsOf(gateway.key)).toEqual({ calls: 2, credits: 3 });
});
