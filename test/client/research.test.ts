import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createIndexedDbStore,
  createRequestPlanning,
  type AskOptions,
} from "../../src/client/index.js";
import { createFakeClock, settle, until } from "../support/fake-clock.js";
import { createRig, json, type Handler, type RigOptions } from "../support/fake-service.js";

let name = "";
let count = 0;
beforeEach(() => {
  count += 1;
  name = `research-${count}`;
});

/** A service that needs `steps` looks at a job until it is done. */
function researching(steps: number) {
  const asked: string[] = [];
  const looks = new Map<string, number>();
  const known = new Set<string>();
  const states = ["requested", "moderated", "answer_generated"];
  const handler: Handler = ({ path, init, query }) => {
    if (path === "/v1/research-ai/ask") {
      const { question } = JSON.parse(init.body as string) as { question: string };
      asked.push(question);
      known.add(`token-${asked.length}`);
      return json({ researchToken: `token-${asked.length}` });
    }
    const token = query.research_token ?? "";
    if (!known.has(token)) return json({ message: "unknown token" }, 404);
    const look = (looks.get(token) ?? 0) + 1;
    looks.set(token, look);
    const isDone = look > steps;
    return json({
      researchToken: token,
      state: { status: isDone ? "done" : (states[Math.min(look, 3) - 1] ?? "requested") },
      response: isDone ? { answer: `Answer of ${token}`, keyFacts: [], sources: [] } : null,
      usage_limits: [{ limit: 50, limitation_period: "month", usage: asked.length }],
    });
  };
  return { handler, asked, known, looks };
}

const session = (handler: Handler, options: Partial<RigOptions> = {}) =>
  createRig({ handler, store: createIndexedDbStore({ name }), ...options });

describe("a question", () => {
  it("is submitted once for all that ask it, and its states are told to each", async () => {
    const { handler, asked } = researching(3);
    const { client, clock } = await createRig({ handler });
    const states: string[][] = [[], []];
    const calls = states.map((list, index) =>
      client.ask(index === 0 ? "Why  solar? " : "Why solar?", {
        onState: ({ state }) => list.push(state.status),
      }),
    );
    const answers = await clock.runUntil(Promise.all(calls));
    expect(asked).toEqual(["Why solar?"]);
    for (const { value } of answers) expect(value.response?.answer).toBe("Answer of token-1");
    for (const list of states) {
      expect(list).toEqual(["requested", "moderated", "answer_generated", "done"]);
    }
    expect(client.status().usageLimits).toEqual([
      { limit: 50, limitation_period: "month", usage: 1 },
    ]);
  });

  it("answered is not asked again, not even in the next session", async () => {
    const { handler, asked } = researching(1);
    const first = await session(handler);
    await first.clock.runUntil(first.client.ask("Why?"));
    await first.client.ask("Why?");
    await settle(40);
    const second = await session(handler);
    const { origin, value } = await second.client.ask("Why?", { cacheOnly: true });
    expect([asked.length, second.seen.length, origin]).toEqual([1, 0, "store"]);
    expect(value.response?.answer).toBe("Answer of token-1");
    const forced = second.client.ask("Why?", { forceFresh: true });
    expect((await second.clock.runUntil(forced)).value.response?.answer).toBe("Answer of token-2");
  });

  it("takes longer than one waits: it keeps its token and is resumed", async () => {
    const { handler, asked } = researching(40);
    const first = await session(handler);
    const begun = first.clock.now();
    const asking = first.client.ask("Why?");
    // The part that asks is loaded and the store is looked into first: no time passes meanwhile.
    await until(() => asked.length === 1);
    await expect(first.clock.runUntil(asking)).rejects.toMatchObject({ code: "still-researching" });
    expect(first.clock.now()).toBe(begun + 120_000);
    const before = first.seen.length;
    // Polling backs off: far fewer looks than seconds, and none once nobody waits.
    expect(before).toBeLessThan(32);
    await first.clock.advance(60_000);
    expect(first.seen.length).toBe(before);
    await settle(40);
    const second = await session(handler);
    const { value } = await second.clock.runUntil(second.client.ask("Why?", { resumeOnly: true }));
    expect(value.response?.answer).toBe("Answer of token-1");
    expect(asked).toHaveLength(1);
  });

  it("that nobody asked is not submitted to resume it, nor for a preview", async () => {
    const { handler } = researching(1);
    const { client, seen } = await createRig({ handler });
    for (const how of [{ resumeOnly: true }, { cacheOnly: true }]) {
      await expect(client.ask("Why?", how)).rejects.toMatchObject({ code: "not-cached" });
    }
    expect(seen).toHaveLength(0);
  });

  it("cancelled while it is submitted keeps its token all the same", async () => {
    let release = () => {};
    const { handler, asked } = researching(0);
    const rig = await createRig({
      handler: async (seen) => {
        const answer = await handler(seen);
        if (seen.path.endsWith("ask")) await new Promise<void>((resolve) => (release = resolve));
        return answer;
      },
    });
    const leaving = new AbortController();
    const left = rig.client.ask("Why?", { signal: leaving.signal });
    await until(() => asked.length === 1);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "aborted" });
    await settle();
    expect(rig.aborted).toHaveLength(0);
    release();
    await settle();
    const { value } = await rig.clock.runUntil(rig.client.ask("Why?"));
    expect([asked.length, value.response?.answer]).toEqual([1, "Answer of token-1"]);
  });

  it("is submitted anew where the service has forgotten the job", async () => {
    const service = researching(40);
    const first = await session(service.handler);
    const waiting = first.clock.runUntil(first.client.ask("Why?", { waitMs: 5000 }));
    await expect(waiting).rejects.toMatchObject({ code: "still-researching" });
    await settle(40);
    service.known.delete("token-1");
    const second = await session(service.handler, {
      clock: createFakeClock(first.clock.now()),
    });
    const again = second.clock.runUntil(second.client.ask("Why?", { waitMs: 5000 }));
    await expect(again).rejects.toMatchObject({ code: "still-researching" });
    expect(service.asked).toHaveLength(2);
  });

  it("that failed says why, and is not paid for again by a recalculation", async () => {
    let submitted = 0;
    const handler: Handler = ({ path }) => {
      if (path.endsWith("ask")) {
        submitted += 1;
        return json({ researchToken: "t" }, 202);
      }
      return json({
        state: { status: "moderation_failed" },
        response: { errorMessage: "Not this." },
      });
    };
    const { client, clock } = await createRig({ handler });
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(clock.runUntil(client.ask("Why?"))).rejects.toMatchObject({
        code: "research-failed",
        message: "Not this.",
      });
    }
    expect(submitted).toBe(1);
    await clock.advance(10 * 60_000);
    await expect(clock.runUntil(client.ask("Why?"))).rejects.toMatchObject({
      code: "research-failed",
    });
    expect(submitted).toBe(2);
  });

  it("is never submitted twice for a failing service", async () => {
    const { client, seen, clock } = await createRig({ handler: () => json({}, 503) });
    await expect(clock.runUntil(client.ask("Why?"))).rejects.toMatchObject({ code: "server" });
    expect(seen).toHaveLength(1);
  });

  it("goes on through failures while polling", async () => {
    const { handler, asked } = researching(2);
    let turn = 0;
    const { client, clock } = await createRig({
      handler: (seen) => {
        turn += 1;
        return turn % 2 === 0 ? json({}, 502) : handler(seen);
      },
    });
    const { value } = await clock.runUntil(client.ask("Why?"));
    expect([asked.length, value.state.status]).toEqual([1, "done"]);
  });

  it("asked anew in vain keeps its answer where the cell wants one, and says that it is old", async () => {
    const { handler, asked } = researching(1);
    let isDown = false;
    const { client, clock } = await createRig({
      handler: (seen) => (isDown ? json({}, 503) : handler(seen)),
    });
    const ask = (how: AskOptions) => clock.runUntil(client.ask("Why?", how));
    expect(await ask({})).toMatchObject({ isStale: false });
    // Who only resumes takes what there is, however fresh he wants it.
    const resumed = await ask({ forceFresh: true, resumeOnly: true });
    expect([resumed.value.response?.answer, asked.length]).toEqual(["Answer of token-1", 1]);
    isDown = true;
    const failures: string[] = [];
    const onKept = ({ code }: { code: string }) => failures.push(code);
    const kept = await ask({ forceFresh: true, onKept });
    expect(kept.value.response?.answer).toBe("Answer of token-1");
    expect([kept.isStale, failures]).toEqual([true, ["server"]]);
    await expect(ask({ forceFresh: true })).rejects.toMatchObject({ code: "server" });
    const left = new AbortController();
    left.abort();
    const leaving = ask({ forceFresh: true, onKept, signal: left.signal });
    await expect(leaving).rejects.toMatchObject({ code: "aborted" });
    expect(failures).toEqual(["server"]);
  });

  it("is of 1 to 2000 characters", async () => {
    const { client } = await createRig({ handler: researching(1).handler });
    for (const question of ["", " \n", "x".repeat(2001)]) {
      await expect(client.ask(question)).rejects.toMatchObject({
        ...{ code: "bad-input", parameter: "question" },
        message: "A question has 1 to 2000 characters.",
      });
    }
    // Blanks around and within it do not count.
    const longest = client.ask(` ${"x ".repeat(999)}  xx `, { cacheOnly: true });
    await expect(longest).rejects.toMatchObject({ code: "not-cached" });
  });
});

describe("a refresh", () => {
  const request = { operation: "askResearch", parameters: { question: "Why solar?" } } as const;

  it("resumes a pending question instead of asking it again, unless it is told to", async () => {
    const { handler, asked } = researching(40);
    const { client, clock } = await createRig({ handler });
    const planning = createRequestPlanning(client);
    const first = await clock.runUntil(client.ask("Why solar?").catch((error: unknown) => error));
    expect(first).toMatchObject({ code: "still-researching" });
    await clock.runUntil(planning.fetch(request));
    expect(asked).toEqual(["Why solar?"]);
    await clock.runUntil(planning.fetch(request, { askAgain: true }).catch(() => undefined));
    expect(asked).toEqual(["Why solar?", "Why solar?"]);
  });

  it("does not ask a question that nobody has asked yet", async () => {
    const { handler, asked } = researching(1);
    const { client } = await createRig({ handler });
    const planning = createRequestPlanning(client);
    await expect(planning.fetch(request)).rejects.toMatchObject({ code: "not-cached" });
    expect(asked).toEqual([]);
  });
});
