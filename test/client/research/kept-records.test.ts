import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { createIndexedDbStore } from "../../../src/client/index.js";
import { settle } from "../../support/fake-clock.js";
import { createRig, json, type Handler } from "../../support/fake-service.js";

let name = "";
let count = 0;
beforeEach(() => {
  count += 1;
  name = `kept-records-${String(count)}`;
});

const unasked = { code: "not-cached" };

/** A service whose jobs are done at once, but for the question that asks why. */
function createResearching() {
  const asked: string[] = [];
  const handler: Handler = ({ path, init, query }) => {
    if (path.endsWith("/ask")) {
      asked.push((JSON.parse(init.body as string) as { question: string }).question);
      return json({ researchToken: `token-${String(asked.length)}` });
    }
    const question = asked[Number(query.research_token?.slice(6)) - 1] ?? "";
    return question === "Why?"
      ? json({ state: { status: "requested" }, response: null })
      : json({ state: { status: "done" }, response: { answer: `${question} So.` } });
  };
  return { asked, handler };
}

/** A session in which one question was answered and another one is pending. */
async function createAsked() {
  const { asked, handler } = createResearching();
  const session = (key = "first") =>
    createRig({ handler, key, store: createIndexedDbStore({ name }) });
  const { client, clock, settings } = await session();
  await clock.runUntil(client.ask("How?"));
  const pending = client.ask("Why?", { waitMs: 3000 });
  await expect(clock.runUntil(pending)).rejects.toMatchObject({ code: "still-researching" });
  await settle(40);
  return { asked, client, settings, session };
}

/** What a later session finds of both questions without asking anything. */
async function foundIn({ client, clock }: Awaited<ReturnType<typeof createRig>>) {
  const outcome = (work: Promise<unknown>) =>
    clock.runUntil(
      work.then(
        () => "answered",
        (error: unknown) => (error as { code: string }).code,
      ),
    );
  return {
    answered: await outcome(client.ask("How?", { cacheOnly: true })),
    pending: await outcome(client.ask("Why?", { resumeOnly: true, waitMs: 3000 })),
  };
}

describe("what is kept of questions", () => {
  it("is there in the next session: answers, and what is pending", async () => {
    const { asked, session } = await createAsked();
    expect(await foundIn(await session())).toEqual({
      answered: "answered",
      pending: "still-researching",
    });
    expect(asked).toEqual(["How?", "Why?"]);
  });

  it("is no answer any more once the answers are deleted, while what was paid for is still pending", async () => {
    const { client, session } = await createAsked();
    await client.clearCache();
    await expect(client.ask("How?", { cacheOnly: true })).rejects.toMatchObject(unasked);
    await settle(40);
    expect(await foundIn(await session())).toEqual({
      answered: "not-cached",
      pending: "still-researching",
    });
  });

  it("goes with its key, of which another one took the place", async () => {
    const { settings, session } = await createAsked();
    await settings.setApiKey("second");
    await settle(40);
    const gone = { answered: "not-cached", pending: "not-cached" };
    expect(await foundIn(await session("second"))).toEqual(gone);
    expect(await foundIn(await session("first"))).toEqual(gone);
  });

  it("is no token of a question that was answered since", async () => {
    const { handler } = createResearching();
    const store = createIndexedDbStore({ name });
    const { client, clock } = await createRig({ handler, store });
    await clock.runUntil(client.ask("How?"));
    await settle(40);
    await client.clearCache();
    const later = await createRig({ handler, store: createIndexedDbStore({ name }) });
    await expect(
      later.clock.runUntil(later.client.ask("How?", { resumeOnly: true })),
    ).rejects.toMatchObject(unasked);
  });
});
