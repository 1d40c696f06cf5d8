import { afterAll, beforeAll, expect, it } from "vitest";
import { gatewayOperations, operations } from "../../../src/contract/index.js";
import { sendJson } from "../../support/fault-server.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openShared, type Shared } from "./support/open-shared.js";

/** What requests would cost at one process, once another has paid. */

const place = (geo: string) => ({ geo, categories: ["2020"], series: [1] });
let shared: Shared;
beforeAll(async () => {
  shared = await openShared((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://service");
    if (pathname === operations.getStatistic.path) {
      sendJson(response, statisticAnswer(Number(searchParams.get("id")), { "2020": 1 }));
      return;
    }
    const geos = (searchParams.get("geo") ?? "").split(",");
    const chart = { graphType: "line-standard", data: geos.map(place) };
    sendJson(response, { identifier: "x-1", title: "Exports", chart });
  });
});
afterAll(() => shared.close());

type Gateway = Awaited<ReturnType<Shared["start"]>>;

async function pricesAt(gateway: Gateway, requests: readonly object[]): Promise<unknown> {
  const answer = await fetch(gateway.address + gatewayOperations.priceRequests.path, {
    method: "POST",
    headers: { "x-api-key": gateway.key, "content-type": "application/json" },
    body: JSON.stringify({ requests }),
  });
  return ((await answer.json()) as { requests?: unknown }).requests;
}

const statisticOf = (id: number) => ({
  operation: "getStatistic",
  parameters: { id: String(id) },
});
const indicatorOf = (geo: string) => ({
  operation: "getIndicator",
  parameters: { id: "x-1", geo },
});
const kept = { is_kept: true, credits: 0 };
const unpaid = (credits: number) => ({ is_kept: false, credits });

it("what one process has paid for costs nothing at the other, as long as it is fresh", async () => {
  let later = 0;
  const options = { publicUrl: "https://gateway.example", now: () => Date.now() + later };
  const first = await shared.start("a", options);
  const second = await shared.start("b", options);
  const indicatorPath = `${operations.getIndicator.path}?id=x-1&geo=DEU,FRA`;
  expect((await first.statistic(1)).credits).toBe("10");
  expect((await first.ask(indicatorPath)).status).toBe(200);
  // Many, so that they are fetched in several parts.
  const others = Array.from({ length: 250 }, (_, at) => statisticOf(1000 + at));
  const asked = [statisticOf(1), statisticOf(2), indicatorOf("FRA,DEU"), indicatorOf("FRA,ESP")];
  const calls = shared.upstream.requests.length;
  const expected = [kept, unpaid(10), kept, unpaid(15), ...others.map(() => unpaid(10))];
  // An answer is kept for all just after it was sent.
  await expect.poll(() => pricesAt(second, [...asked, ...others])).toEqual(expected);
  expect(shared.upstream.requests).toHaveLength(calls);
  const answer = await second.statistic(1);
  expect([answer.cache, answer.credits]).toEqual(["hit", "0"]);

  const third = await shared.start("c", options);
  later = operations.getStatistic.lifetimeMs;
  expect(await pricesAt(third, [statisticOf(1)])).toEqual([unpaid(10)]);
  later = 0;
  const fourth = await shared.start("d", { ...options, publicUrl: "https://another.example" });
  expect(await pricesAt(fourth, [statisticOf(1)])).toEqual([unpaid(10)]);

  await shared.postgres.kill();
  const fifth = await pricesAt(second, [statisticOf(1), statisticOf(3)]);
  expect(fifth).toEqual([kept, unpaid(10)]);
}, 60_000);
