import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { createFakeClock, until } from "../../support/fake-clock.js";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { startGateway } from "../support/start-gateway.js";
import { openShared, type Shared } from "./support/open-shared.js";

/** A wait that the service asks one gateway for, where several ask with the same keys. */

let shared: Shared;
/** What the service says to whoever asks; undefined: it answers. */
let seconds: string | undefined;
beforeAll(async () => {
  shared = await openShared(({ url = "" }, response) => {
    if (seconds === undefined) {
      const id = Number(new URL(url, "http://upstream").searchParams.get("id"));
      sendJson(response, statisticAnswer(id, { "2020": id }));
      return;
    }
    response.setHeader("retry-after", seconds);
    sendJson(response, { message: "slow down" }, 429);
  });
});
afterAll(() => shared.close());

const startAt = (clock: ReturnType<typeof createFakeClock>, name: string, changes: object = {}) =>
  shared.start(name, {
    now: () => clock.now(),
    sleep: (ms) => clock.sleep(ms, new AbortController().signal),
    ...changes,
  });

const idsAsked = () =>
  shared.upstream.requests.map(({ url }) => new URL(url, "http://x").searchParams.get("id"));

it("is waited for by all of them: none asks before it is over", async () => {
  const clock = createFakeClock();
  const [a, b] = [await startAt(clock, "a"), await startAt(clock, "b")];
  seconds = "5";
  const first = a.statistic(1);
  // Both wait, and one was told.
  await until(() => clock.sleeping === 2);
  expect(idsAsked()).toEqual(["1"]);
  const others = [b.statistic(2), b.statistic(3)];
  await until(() => b.arrived() === 2);
  await clock.advance(4900);
  expect(idsAsked()).toEqual(["1"]);
  seconds = undefined;
  await clock.advance(100);
  const answers = await clock.runUntil(Promise.all([first, ...others]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(idsAsked().sort()).toEqual(["1", "1", "2", "3"]);
  for (const { told } of [a, b])
    expect(told.filter((line) => line.includes("asks to slow down"))).toHaveLength(1);
  await Promise.all([a.close(), b.close()]);
});

it("is nobody's who asks another service", async () => {
  const clock = createFakeClock();
  const asked = await startAt(clock, "asked");
  const elsewhere = await startFaultServer((_request, response) => {
    sendJson(response, statisticAnswer(4, { "2020": 4 }));
  });
  const other = await startGateway(elsewhere.address, {
    database: { url: shared.postgres.url, isOpenWithout: false, cacheBytes: 1024 * 1024 },
    now: () => clock.now(),
  });
  seconds = "5";
  const first = asked.statistic(1);
  await until(() => clock.sleeping === 1);
  const answer = await other.get(`${operations.getStatistic.path}?id=4`);
  expect([answer.status, clock.sleeping]).toEqual([200, 1]);
  seconds = undefined;
  expect(await clock.runUntil(first)).toMatchObject({ status: 200 });
  await Promise.all([asked.close(), other.close(), elsewhere.close()]);
});
