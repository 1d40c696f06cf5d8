import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { createRig, json, type Handler } from "../../support/fake-service.js";

/** A service where jobs run on and on, and a look at one is answered as the test says. */
function createPending() {
  const asked: string[] = [];
  const running = (token: string) =>
    json({ researchToken: token, state: { status: "requested" }, response: null });
  const now: { look: (token: string) => Response } = { look: running };
  const handler: Handler = ({ path, init, query }) => {
    if (!path.endsWith("/ask")) return now.look(query.research_token ?? "");
    asked.push((JSON.parse(init.body as string) as { question: string }).question);
    return json({ researchToken: `token-${String(asked.length)}` });
  };
  return { asked, now, handler };
}

/** A client that has asked a question and waited for it in vain. */
async function askInVain() {
  const service = createPending();
  const rig = await createRig({ handler: service.handler });
  const ask = (how: object = {}) =>
    rig.clock.runUntil(rig.client.ask("Why?", { waitMs: 3000, ...how }));
  await expect(ask()).rejects.toMatchObject({ code: "still-researching" });
  return { ...service, ...rig, ask };
}

describe("a question that is still pending", () => {
  it.each([
    [403, "forbidden"],
    [400, "bad-input"],
    [500, "server"],
  ])("is not paid again when a look at it is refused with %d", async (status, code) => {
    const { asked, now, ask } = await askInVain();
    now.look = () => json({}, status);
    await expect(ask({ waitMs: 60_000 })).rejects.toMatchObject({ code });
    expect(asked).toHaveLength(1);
  });

  it("is still resumed after such a refusal", async () => {
    const { asked, now, ask } = await askInVain();
    now.look = () => json({}, 500);
    await expect(ask({ waitMs: 60_000 })).rejects.toMatchObject({ code: "server" });
    now.look = () => json({ state: { status: "done" }, response: { answer: "So." } });
    const { value } = await ask();
    expect([value.response?.answer, asked.length]).toEqual(["So.", 1]);
  });

  it("is not paid again when its reader leaves", async () => {
    const { asked, client, ask } = await askInVain();
    const leaving = new AbortController();
    const left = client.ask("Why?", { signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "aborted" });
    await expect(ask()).rejects.toMatchObject({ code: "still-researching" });
    expect(asked).toHaveLength(1);
  });

  it("is not asked anew by a refresh that only resumes, where the service has forgotten it", async () => {
    const { asked, now, ask } = await askInVain();
    now.look = () => json({}, 404);
    await expect(ask({ resumeOnly: true })).rejects.toMatchObject({
      code: "not-cached",
      message: "There is no answer in the cache.",
    });
    expect(asked).toHaveLength(1);
  });
});

describe("a question just submitted", () => {
  it("is not submitted a second time where the service knows nothing of it", async () => {
    const { asked, now, handler } = createPending();
    now.look = () => json({}, 404);
    const { client, clock } = await createRig({ handler });
    await expect(clock.runUntil(client.ask("Why?"))).rejects.toMatchObject({ code: "not-found" });
    expect(asked).toHaveLength(1);
  });

  it("that failed is not paid again for ten minutes", async () => {
    const { asked, now, handler } = createPending();
    now.look = () => json({ state: { status: "moderation_failed" } });
    const { client, clock } = await createRig({ handler });
    const ask = () => clock.runUntil(client.ask("Why?"));
    await expect(ask()).rejects.toMatchObject({ code: "research-failed" });
    await clock.advance(10 * 60_000 - 1);
    await expect(ask()).rejects.toMatchObject({ code: "research-failed" });
    expect(asked).toHaveLength(1);
    await clock.advance(1);
    await expect(ask()).rejects.toMatchObject({ code: "research-failed" });
    expect(asked).toHaveLength(2);
  });

  it("leaves nothing behind once it is answered, neither a timer nor a listener", async () => {
    const { now, handler } = createPending();
    now.look = () => json({ state: { status: "done" }, response: { answer: "So." } });
    const { client, clock } = await createRig({ handler });
    const { signal } = new AbortController();
    await clock.runUntil(client.ask("Why?", { signal }));
    expect(clock.sleeping).toBe(0);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  it("is submitted again, though answered, by whoever wants news", async () => {
    const { asked, now, handler } = createPending();
    now.look = () => json({ state: { status: "done" }, response: { answer: "So." } });
    const { client, clock } = await createRig({ handler });
    for (const forceFresh of [false, true])
      await clock.runUntil(client.ask("Why?", { forceFresh }));
    expect(asked).toHaveLength(2);
  });
});
