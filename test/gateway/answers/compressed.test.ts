import { afterEach, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { startGateway } from "../support/start-gateway.js";

/** A kept answer is compressed once, for everybody whom it is sent to. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const day = 24 * 60 * 60_000;

/** Each answer of the service differs from those before, and is larger than what is compressed at once. */
async function before() {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const upstream = await startFaultServer((_request, response, turn) => {
    sendJson(response, { items: [], notes: `${String(turn)} `.repeat(40_000) });
  });
  open.push(upstream);
  const gateway = await startGateway(upstream.address, { now: () => clock.at });
  open.push(gateway);
  const ask = async (encoding: string, headers: Record<string, string> = {}) => {
    const answer = await gateway.get(`${operations.searchStatistics.path}?q=gdp`, {
      "accept-encoding": encoding,
      ...headers,
    });
    const of = (name: string) => answer.headers.get(name);
    return {
      ...{ status: answer.status, text: await answer.text(), etag: of("etag"), vary: of("vary") },
      ...{ cache: of("x-stat-cache"), encoding: of("content-encoding") },
      // What is compressed on its way has no length that could be said.
      isMade: of("content-encoding") !== null && of("content-length") !== null,
    };
  };
  const whenMade = (encoding: string) =>
    expect.poll(async () => (await ask(encoding)).isMade).toBe(true);
  return { clock, upstream, ask, whenMade };
}

it.each(["br", "gzip"])("as %s, for who takes that, and is the same", async (encoding) => {
  const { ask, whenMade, upstream } = await before();
  const plain = await ask("identity");
  expect(plain).toMatchObject({ encoding: null, cache: "miss" });
  await whenMade(encoding);
  const made = await ask(`${encoding}, deflate`);
  expect(made).toMatchObject({ status: 200, encoding, cache: "hit", isMade: true });
  expect(made.text).toBe(plain.text);
  expect(made.etag).toBe(plain.etag);
  expect(made.vary).toBe("origin, x-api-key, authorization, accept-encoding");
  expect(await ask("identity")).toMatchObject({ encoding: null, text: plain.text });
  expect(await ask(`${encoding};q=0`)).toMatchObject({ encoding: null, text: plain.text });
  expect(upstream.requests).toHaveLength(1);
});

it("is not sent to who has it already", async () => {
  const { ask, whenMade } = await before();
  const { etag } = await ask("br");
  await whenMade("br");
  const known = await ask("br", { "if-none-match": etag ?? "" });
  expect(known).toMatchObject({ status: 304, text: "", encoding: null });
});

it("is the new one once it was renewed", async () => {
  const { ask, whenMade, clock } = await before();
  const { text: old } = await ask("br");
  await whenMade("br");
  expect((await ask("br")).text).toBe(old);
  clock.at += 8 * day;
  const { text: renewed, cache } = await ask("br");
  expect(cache).toBe("miss");
  expect(renewed).not.toBe(old);
  await whenMade("br");
  expect((await ask("br")).text).toBe(renewed);
});
