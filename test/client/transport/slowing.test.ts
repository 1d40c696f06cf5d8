import { describe, expect, it } from "vitest";
import { cancelSent } from "../../support/cancel-sent.js";
import { settle } from "../../support/fake-clock.js";
import { createRig, json, listOf, silence, type Handler } from "../../support/fake-service.js";

const good: Handler = () => json(listOf([1]));
const broken: Handler = () => {
  throw new TypeError("fetch failed");
};

/** A client that tries once; each request is answered as the test says at the moment. */
async function createSingle() {
  const now = { handler: good };
  const rig = await createRig({ handler: (seen) => now.handler(seen), maxAttempts: 1 });
  let count = 0;
  const ask = (signal?: AbortSignal, lane?: string) => {
    count += 1;
    return rig.client.request("searchStatistics", { q: `q${String(count)}` }, { signal, lane });
  };
  const askTimes = async (times: number, handler: Handler) => {
    now.handler = handler;
    for (let turn = 0; turn < times; turn += 1) await ask().catch(() => undefined);
    now.handler = good;
  };
  return { ...rig, now, ask, askTimes };
}

describe("a service that answers, if only with faults,", () => {
  it.each([
    ["does not accept them", () => json({}, 400)],
    ["fails", () => json({}, 500)],
    ["says that it timed out itself", () => json({}, 408)],
    ["sends a page instead of JSON", () => new Response("<html></html>")],
  ] satisfies [string, Handler][])("is not taken for down where it %s", async (_, fault) => {
    const { ask, askTimes, seen } = await createSingle();
    await askTimes(8, fault);
    expect((await ask()).value.items).toHaveLength(1);
    expect(seen).toHaveLength(9);
  });

  it("is not down after failures with an answer in between, whatever it says", async () => {
    const { ask, askTimes } = await createSingle();
    await askTimes(5, broken);
    await askTimes(1, () => json({}, 500));
    await askTimes(5, broken);
    expect((await ask()).value.items).toHaveLength(1);
  });
});

describe("a call that is cancelled", () => {
  it("says nothing of the service: many of them do not make it count as down", async () => {
    const { ask, now, seen } = await createSingle();
    now.handler = silence;
    for (let turn = 0; turn < 8; turn += 1) {
      await cancelSent(ask);
    }
    now.handler = good;
    expect((await ask()).value.items).toHaveLength(1);
    expect(seen).toHaveLength(9);
  });

  it("is no sign of life: the sixth failure in a row still spares the others the wait", async () => {
    const { ask, askTimes, now, seen } = await createSingle();
    await askTimes(5, broken);
    now.handler = silence;
    await cancelSent(ask);
    await askTimes(1, broken);
    const before = seen.length;
    await expect(ask()).rejects.toMatchObject({
      code: "offline",
      message: "The service cannot be reached.",
    });
    expect(seen).toHaveLength(before);
  });
});

describe("a service that has given no answer six times", () => {
  it("is asked at once by whoever tries again in the pane, and then by cells", async () => {
    const { ask, askTimes } = await createSingle();
    await askTimes(6, broken);
    await expect(ask()).rejects.toMatchObject({ code: "offline" });
    expect((await ask(undefined, "pane")).value.items).toHaveLength(1);
    expect((await ask()).value.items).toHaveLength(1);
  });
});

describe("a wait that the service asks for", () => {
  it("holds for everyone where it limits the rate", async () => {
    const { ask, askTimes, clock, seen } = await createSingle();
    await askTimes(1, () => json({}, 429, { "retry-after": "5" }));
    const waiting = ask();
    await clock.advance(4999);
    expect(seen).toHaveLength(1);
    await clock.advance(1);
    expect((await waiting).value.items).toHaveLength(1);
  });

  it("is that request's alone where one request has failed", async () => {
    const { ask, askTimes, clock } = await createSingle();
    await askTimes(1, () => json({}, 503, { "retry-after": "5" }));
    expect((await ask()).value.items).toHaveLength(1);
    expect(clock.slept).toEqual([]);
  });

  it("is not shortened by another limited request that names no time", async () => {
    const answers: ((response: Response) => void)[] = [];
    const { ask, clock, now, seen } = await createSingle();
    now.handler = () => new Promise((resolve) => answers.push(resolve));
    const limited = Promise.allSettled([ask(), ask()]);
    await settle();
    answers[0]?.(json({}, 429, { "retry-after": "5" }));
    await settle();
    answers[1]?.(json({}, 429));
    await limited;
    now.handler = good;
    const waiting = ask();
    await settle();
    expect(seen).toHaveLength(2);
    await clock.advance(5000);
    expect((await waiting).value.items).toHaveLength(1);
  });
});
