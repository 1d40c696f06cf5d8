import { describe, expect, it } from "vitest";
import { cancelSent } from "../../support/cancel-sent.js";
import { settle } from "../../support/fake-clock.js";
import { createRig, held, json, listOf, type Handler } from "../../support/fake-service.js";

/** A refresh finishes what it has sent though it is cancelled: the service charges for it. */

const service: Handler = ({ query }) =>
  query.geo !== undefined
    ? json({
        ...{ identifier: query.id, title: "GDP" },
        chart: {
          ...{ name: "GDP", graphType: "line", unit: "USD" },
          data: [{ geo: "DEU", categories: ["2021"], series: [1] }],
        },
      })
    : json(listOf([1]));

/** Answers when it is told to. */
async function createWaiting(concurrency = 6, statuses: number[] = []) {
  const { handler, answers } = held((seen) => {
    const status = statuses.shift() ?? 200;
    return status === 200 ? service(seen) : json({ message: "No." }, status);
  });
  return { ...(await createRig({ concurrency, handler })), answers };
}

type Client = Awaited<ReturnType<typeof createWaiting>>["client"];
type Ask = (client: Client, signal?: AbortSignal) => Promise<unknown>;

const refreshing = { forceFresh: true, finishSent: true };
const searchFor =
  (q: string, how: object = refreshing): Ask =>
  (client, signal) =>
    client.request("searchStatistics", { q }, { ...how, signal });

const requests: readonly (readonly [string, Ask, number])[] = [
  ["search", searchFor("solar"), 1],
  ["place", (client, signal) => client.indicator("gdp", ["DEU"], { ...refreshing, signal }), 15],
];

const cancel = (client: Client, ask: Ask) => cancelSent((signal) => ask(client, signal));

describe("a refresh that is cancelled and begun again", () => {
  it.each(requests)("sends no second call for a %s under way", async (_, ask, credits) => {
    const { client, seen, answers } = await createWaiting();
    await cancel(client, ask);
    const again = ask(client);
    await settle();
    answers[0]?.();
    await settle();
    expect(seen).toHaveLength(1);
    await again;
    expect(client.status()).toMatchObject({ pending: 0, session: { calls: 1, credits } });
  });

  it.each(requests)(
    "sends none either where it is cancelled twice: %s",
    async (_, ask, credits) => {
      const { client, seen, answers } = await createWaiting();
      await cancel(client, ask);
      await cancel(client, ask);
      const again = ask(client);
      await settle();
      answers[0]?.();
      await again;
      expect(seen).toHaveLength(1);
      expect(client.status()).toMatchObject({ pending: 0, session: { calls: 1, credits } });
    },
  );

  it("gives a cell that is calculated meanwhile the same answer", async () => {
    const { client, seen, answers } = await createWaiting();
    await cancel(client, searchFor("solar"));
    const cell = searchFor("solar", {})(client);
    await settle();
    answers[0]?.();
    expect(await cell).toMatchObject({ value: { items: [{ identifier: 1 }] } });
    expect(seen).toHaveLength(1);
  });

  it("asks once more where what was under way failed, as a cell that was not cancelled does", async () => {
    const { client, clock, seen, answers } = await createWaiting(6, [503]);
    await cancel(client, searchFor("solar"));
    const again = searchFor("solar")(client);
    await settle();
    answers[0]?.();
    await settle(40);
    await clock.advance(10_000);
    expect(seen).toHaveLength(2);
    answers[1]?.();
    expect(await again).toMatchObject({ value: { items: [{ identifier: 1 }] } });
    expect(client.status().session).toMatchObject({ credits: 1 });
  });

  it("hears why it is refused, where what was under way was, too", async () => {
    const { client, seen, answers } = await createWaiting(6, [400, 400]);
    await cancel(client, searchFor("solar"));
    const again = searchFor("solar")(client);
    await settle();
    answers[0]?.();
    await settle(40);
    answers[1]?.();
    await expect(again).rejects.toMatchObject({ code: "bad-input" });
    expect(seen).toHaveLength(2);
    expect(client.status()).toMatchObject({ pending: 0, session: { credits: 0 } });
  });

  it("asks anew for what was not sent when it was cancelled", async () => {
    const { client, seen, answers } = await createWaiting(1);
    const other = searchFor("wind")(client);
    await settle();
    const leaving = new AbortController();
    const left = searchFor("solar")(client, leaving.signal);
    await settle();
    leaving.abort();
    const again = searchFor("solar")(client);
    await expect(left).rejects.toMatchObject({ code: "aborted" });
    await settle();
    answers[0]?.();
    await other;
    await settle();
    answers[1]?.();
    expect(await again).toMatchObject({ value: { items: [{ identifier: 1 }] } });
    expect(seen.map(({ query }) => query.q)).toEqual(["wind", "solar"]);
  });

  it("stops a call that no refresh sent, and asks anew", async () => {
    const { client, seen, aborted } = await createWaiting();
    await cancel(client, searchFor("solar", { forceFresh: true }));
    void searchFor("solar")(client).catch(() => undefined);
    await settle();
    expect([aborted.length, seen.length]).toEqual([1, 2]);
  });
});
