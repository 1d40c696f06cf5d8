import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { sendJson, type Serve } from "../../support/fault-server.js";
import { openBefore } from "../support/open-before.js";
import type { RunningGateway, startGateway } from "../support/start-gateway.js";

/** Indicators are kept place by place: what one person paid for a place serves all who ask for it with others. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const day = 24 * 60 * 60_000;
const { path } = operations.getIndicator;
const pathFor = (geo: string) => `${path}?id=x-1&geo=${geo}`;
const placesIn = (url: string | undefined) =>
  new URL(url ?? "", "http://upstream").searchParams.get("geo") ?? "";

/** As a service may write it: digits that JavaScript would round, and fields that nobody here knows. */
const answerFor = (geos: readonly string[], unit = "million") =>
  `{ "identifier": "x-1", "title": "Exports", "latest": {"geo": "${geos[0] ?? ""}", "period": "2020", "value": 1.50},
  "points": [1.50], "odd": [{"a": "}],\\"{"}], "chart": {"name": "Exports", "graphType": "line-standard", "unit": "${unit}",
  "data": [${geos.map((geo) => `{"geo": "${geo}", "categories": ["2020"], "series": [12345678901234567890.10], "flag": "${geo.toLowerCase()}"}`).join(", ")}],
  "extra": {"kept": 1.0}}, "market_type": "", "market_type_description": "", "trail": null }`;

const good: Serve = (request, response) => {
  response.writeHead(200, { "content-type": "application/json", "x-stat-credits": "15" });
  response.end(answerFor(placesIn(request.url).split(",")));
};

async function before(serve: Serve = good, changes: Parameters<typeof startGateway>[1] = {}) {
  const opened = await openBefore(serve, { changes, people: [["Bob", "--team", "Steel"]] });
  open.push(opened);
  const { gateway, upstream, clock } = opened;
  const [bob = ""] = opened.keys;
  const ask = async (geo: string, headers: Record<string, string> = {}) => {
    const { status, text, of } = await opened.ask(pathFor(geo), headers);
    return read(status, text, of);
  };
  const asked = () => upstream.requests.map(({ url }) => placesIn(url));
  const creditsOf = async (key: string) => (await opened.spentBy(key)).credits;
  return { gateway, upstream, clock, bob, ask, asked, creditsOf };
}

interface Shown {
  readonly latest?: { readonly geo: string };
  readonly points?: readonly number[];
  readonly chart?: { readonly data?: readonly { readonly geo: string }[] };
}

function read(status: number, text: string, of: (name: string) => string | null) {
  const body = status === 200 ? (JSON.parse(text) as Shown) : {};
  return {
    ...{ status, text, etag: of("etag"), age: of("age") },
    ...{ cache: of("x-stat-cache"), credits: of("x-stat-credits") },
    geos: body.chart?.data?.map(({ geo }) => geo).join(),
    latest: body.latest?.geo,
    points: body.points,
  };
}

/** Several people at the same moment: their requests come in one piece, and are answered in their order. */
async function together(
  gateway: RunningGateway,
  requests: readonly (readonly [geo: string, key: string])[],
) {
  const { hostname, port } = new URL(gateway.address);
  const socket = connect(Number(port), hostname);
  const lines = requests.map(([geo, key], at) => {
    const end = at === requests.length - 1 ? "Connection: close\r\n" : "";
    return `GET ${pathFor(geo)} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\n${end}\r\n`;
  });
  socket.write(lines.join(""));
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text.split(/(?=HTTP\/1\.1 \d{3} )/).map((one) => {
    const [head = "", ...body] = one.split("\r\n\r\n");
    const of = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1] ?? null;
    return read(Number(/ (\d{3}) /.exec(head)?.[1]), body.join("\r\n\r\n"), of);
  });
}

describe("a place that was paid", () => {
  it("serves who asks for it with others, to the digit and with fields that nobody knows", async () => {
    const { clock, bob, ask, asked, creditsOf } = await before();
    expect(await ask("DEU,FRA")).toMatchObject({ cache: "miss", credits: "15", geos: "DEU,FRA" });
    clock.at += 60_000;
    const mixed = await ask("ITA,FRA", { "x-api-key": bob });
    expect(mixed).toMatchObject({ cache: "miss", credits: "15", geos: "ITA,FRA", age: "60" });
    expect(asked()).toEqual(["DEU,FRA", "ITA"]);
    const kept = await ask("FRA,ITA,DEU", { "x-api-key": bob });
    expect(kept).toMatchObject({ cache: "hit", credits: "0", geos: "FRA,ITA,DEU", age: "60" });
    for (const json of [
      '"series": [12345678901234567890.10], "flag": "ita"',
      '"odd": [{"a": "}],\\"{"}]',
      '"extra": {"kept": 1.0}',
      '"trail": null',
    ])
      expect(kept.text).toContain(json);
    expect(asked()).toHaveLength(2);
    expect(await creditsOf(bob)).toBe(15);
  });

  it("has the last figures of the first place, and none of another", async () => {
    const { ask } = await before();
    expect(await ask("DEU,FRA")).toMatchObject({ latest: "DEU", points: [1.5] });
    expect(await ask("DEU")).toMatchObject({ cache: "hit", latest: "DEU", points: [1.5] });
    expect(await ask("FRA")).toMatchObject({ cache: "hit", latest: undefined, points: undefined });
    expect(await ask("FRA,DEU")).toMatchObject({ latest: undefined, points: undefined });
    expect(await ask("DEU,ITA")).toMatchObject({ cache: "miss", latest: "DEU", points: [1.5] });
  });

  it("is told to be the same as before by the mark of what was put together", async () => {
    const { ask, asked } = await before();
    const { etag } = await ask("DEU,FRA");
    expect(await ask("DEU,FRA", { "if-none-match": etag ?? "" })).toMatchObject({ status: 304 });
    const other = await ask("FRA");
    expect(other.etag).not.toBe(etag);
    expect(asked()).toHaveLength(1);
  });

  it("is renewed by the mark of its call, where all of that are asked for again", async () => {
    const { clock, ask, upstream, creditsOf, gateway } = await before((request, response, turn) => {
      response.setHeader("etag", '"one"');
      if (request.headers["if-none-match"] !== '"one"') good(request, response, turn);
      else response.writeHead(304).end();
    });
    const first = await ask("DEU,FRA");
    clock.at += day;
    expect(await ask("DEU,FRA")).toMatchObject({
      cache: "miss",
      geos: "DEU,FRA",
      etag: first.etag,
    });
    expect(upstream.requests[1]?.headers["if-none-match"]).toBe('"one"');
    expect(await ask("FRA")).toMatchObject({ cache: "hit" });
    clock.at += day;
    await ask("FRA");
    expect(upstream.requests[2]?.headers["if-none-match"]).toBeUndefined();
    expect(await creditsOf(gateway.key)).toBe(30);
  });

  it("is taken by who accepts an older one while the service is down", async () => {
    const { clock, ask, upstream } = await before();
    await ask("DEU,FRA");
    await ask("ITA");
    clock.at += day + 60_000;
    await upstream.close();
    const stale = { "cache-control": "stale-if-error=60" };
    expect(await ask("ITA,DEU", stale)).toMatchObject({ cache: "stale", geos: "ITA,DEU" });
    expect(await ask("ITA,AUT", stale)).toMatchObject({ status: 502 });
    expect(await ask("ITA,DEU")).toMatchObject({ status: 502 });
  });

  it("is asked for anew where it has to be newer", async () => {
    const { clock, ask, asked } = await before();
    await ask("DEU,FRA");
    clock.at += 10_000;
    await ask("FRA", { "cache-control": "max-age=9" });
    await ask("DEU,FRA", { "cache-control": "max-age=9" });
    expect(asked()).toEqual(["DEU,FRA", "FRA", "DEU"]);
  });
});

describe("people who ask at the same moment", () => {
  it("share calls of five and their price by places", async () => {
    const { gateway, bob, asked, creditsOf } = await before();
    const answers = await together(gateway, [
      ["AUT,BEL,DEU", gateway.key],
      ["DEU,FRA,ITA", bob],
      ["NLD", bob],
    ]);
    expect(asked()).toEqual(["AUT,BEL,DEU,FRA,ITA", "NLD"]);
    expect(answers.map(({ geos, cache, credits }) => [geos, cache, credits])).toEqual([
      ["AUT,BEL,DEU", "miss", "9"],
      ["DEU,FRA,ITA", "miss", "6"],
      ["NLD", "miss", "15"],
    ]);
    expect([await creditsOf(gateway.key), await creditsOf(bob)]).toEqual([9, 21]);
  });

  it("do not pay for who cannot, who hears so and holds up nobody", async () => {
    const { gateway, clock, bob, asked, creditsOf } = await before();
    const limits = { people: { Ann: { day: 5 } } };
    writeFileSync(join(gateway.dataDir, "budgets.json"), JSON.stringify(limits));
    clock.at += 1000;
    const answers = await together(gateway, [
      ["AUT,BEL", gateway.key],
      ["BEL,DEU,FRA", bob],
    ]);
    // Bob waited for one of Ann's places.
    expect(answers.map(({ status, geos }) => [status, geos])).toEqual([
      [403, undefined],
      [200, "BEL,DEU,FRA"],
    ]);
    expect(answers[0]?.text).toContain("your budget of 5 credits");
    expect([...asked()].sort()).toEqual(["BEL", "DEU,FRA"]);
    expect([await creditsOf(gateway.key), await creditsOf(bob)]).toEqual([0, 30]);
  });

  it("get what the service says to their own request where it refuses a place", async () => {
    const { gateway, bob, ask, asked, creditsOf } = await before((request, response, turn) => {
      const places = placesIn(request.url);
      if (places.includes("XXX")) sendJson(response, { message: `not ${places}` }, 400);
      else good(request, response, turn);
    });
    const answers = await together(gateway, [
      ["AUT,BEL", gateway.key],
      ["XXX,DEU", bob],
    ]);
    expect(answers.map(({ status, geos }) => [status, geos])).toEqual([
      [200, "AUT,BEL"],
      [400, undefined],
    ]);
    expect(answers[1]?.text).toBe('{"message":"not XXX,DEU"}');
    expect(asked()[0]).toBe("AUT,BEL,XXX,DEU");
    expect([...asked()].slice(1).sort()).toEqual(["AUT,BEL", "XXX,DEU"]);
    expect([await creditsOf(gateway.key), await creditsOf(bob)]).toEqual([15, 0]);
    // What was refused goes with nobody any more.
    await together(gateway, [
      ["ITA", gateway.key],
      ["XXX,DEU", bob],
    ]);
    expect([...asked()].slice(3).sort()).toEqual(["ITA", "XXX,DEU"]);
    expect(await ask("BEL,AUT")).toMatchObject({ cache: "hit", geos: "BEL,AUT" });
  });
});

describe("places that do not go together", () => {
  it("are asked for as one, where the indicator has changed its unit since", async () => {
    let unit = "million";
    const { gateway, ask, asked, creditsOf } = await before((request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(answerFor(placesIn(request.url).split(","), unit));
    });
    await ask("DEU,FRA");
    unit = "thousand";
    const mixed = await ask("ITA,FRA");
    expect(mixed.text.match(/"unit": "\w+"/g)).toEqual(['"unit": "thousand"']);
    expect(asked()).toEqual(["DEU,FRA", "ITA", "ITA,FRA"]);
    // Both calls were hers.
    expect(mixed.credits).toBe("30");
    expect(await creditsOf(gateway.key)).toBe(45);
    expect(await ask("FRA,ITA")).toMatchObject({ cache: "hit" });
    expect(asked()).toHaveLength(3);
  });

  it("are left together where each answer has a text of its own", async () => {
    const { ask, asked } = await before((request, response, turn) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(answerFor(placesIn(request.url).split(","), String(turn)));
    });
    await ask("DEU,FRA");
    await ask("ITA,FRA");
    await ask("DEU,ITA");
    const sofar = asked().length;
    await ask("AUT,DEU");
    await ask("AUT,BEL");
    expect(asked().slice(sofar)).toEqual(["AUT,DEU", "AUT,BEL"]);
    expect(await ask("AUT,BEL")).toMatchObject({ cache: "hit" });
  });

  it.each([
    ["a place is missing", (geos: string[]) => answerFor(geos.slice(1))],
    ["they stand under names", (geos: string[]) => answerFor(geos).replace('"data"', '"values"')],
    ["a place is there twice", (geos: string[]) => answerFor([...geos, ...geos])],
    ["a field is there twice", (geos: string[]) => answerFor(geos).replace("odd", "title")],
  ])("are the answer as it came, where %s", async (_, write) => {
    const { ask, asked } = await before((request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(write(placesIn(request.url).split(",")));
    });
    const { text } = await ask("DEU,FRA");
    expect(text).toBe(write(["DEU", "FRA"]));
    await ask("FRA");
    expect(await ask("DEU,FRA")).toMatchObject({ text });
    expect(await ask("DEU,FRA")).toMatchObject({ cache: "hit", text });
    expect(asked()).toEqual(["DEU,FRA", "FRA", "DEU,FRA"]);
  });

  it("are kept one by one as before, once a page of somebody between came in their place", async () => {
    const { gateway, ask, asked } = await before((request, response, turn) => {
      if (turn > 1) good(request, response, turn);
      else response.writeHead(200, { "content-type": "text/html" }).end("<title>Sign in</title>");
    });
    expect(await (await gateway.get(pathFor("DEU"))).text()).toBe("<title>Sign in</title>");
    expect(await ask("DEU")).toMatchObject({ cache: "miss" });
    expect(await ask("DEU,FRA")).toMatchObject({ cache: "miss", geos: "DEU,FRA" });
    expect(asked()).toEqual(["DEU", "DEU", "FRA"]);
  });

  it.each(["deu", "DEU,DEU", "DEU,,FRA", "A,B,C,D,E,F", "DEU,%20FRA"])(
    "are the service's to understand where they are written so: %s",
    async (geo) => {
      const { ask, upstream } = await before();
      await ask("DEU,FRA");
      expect((await ask(geo)).cache).not.toBe("hit");
      expect(upstream.requests[1]?.url).toBe(pathFor(geo));
    },
  );
});
