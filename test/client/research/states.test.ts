import { describe, expect, it } from "vitest";
import { settle, until } from "../../support/fake-clock.js";
import { createRig, json, type Handler } from "../../support/fake-service.js";

/** A service whose jobs are in the state that the test says, by their questions. */
async function createResearching() {
  const asked: string[] = [];
  const now = new Map<string, string>();
  const handler: Handler = ({ path, init, query }) => {
    if (path.endsWith("/ask")) {
      asked.push((JSON.parse(init.body as string) as { question: string }).question);
      return json({ researchToken: `token-${String(asked.length)}` });
    }
    const question = asked[Number(query.research_token?.slice(6)) - 1] ?? "";
    const status = now.get(question) ?? "requested";
    return json({
      state: { status },
      response: status === "done" ? { answer: `${question} So.` } : null,
    });
  };
  const rig = await createRig({ handler });
  /** Asks, and notes what is told of the job. */
  const ask = (question: string, how: { forceFresh?: boolean; signal?: AbortSignal } = {}) => {
    const states: string[] = [];
    const answer = rig.client.ask(question, {
      ...how,
      onState: ({ state }) => states.push(state.status),
    });
    return { states, answer };
  };
  const goOn = async (question: string, status: string) => {
    now.set(question, status);
    // The part that asks questions is loaded with the first one.
    await until(() => asked.includes(question));
    await settle(20);
    await rig.clock.advance(10_000);
    await settle(20);
  };
  return { ...rig, asked, ask, goOn };
}

describe("the state of a job", () => {
  it("is told once, however often it is looked at, and to whoever comes later at once", async () => {
    const { ask, goOn, clock } = await createResearching();
    const first = ask("Why?");
    await goOn("Why?", "moderated");
    await goOn("Why?", "moderated");
    expect(first.states.at(-1)).toBe("moderated");
    const later = ask("Why?");
    await settle();
    expect(later.states).toEqual(["moderated"]);
    await goOn("Why?", "done");
    await clock.runUntil(Promise.all([first.answer, later.answer]));
    expect(first.states.slice(-2)).toEqual(["moderated", "done"]);
    expect(later.states).toEqual(["moderated", "done"]);
  });

  it("is told to those who stay when another leaves", async () => {
    const { ask, goOn, clock } = await createResearching();
    const leaving = new AbortController();
    const left = ask("Why?", { signal: leaving.signal });
    const stays = ask("Why?");
    await goOn("Why?", "moderated");
    leaving.abort();
    await expect(left.answer).rejects.toMatchObject({ code: "aborted" });
    await goOn("Why?", "done");
    await clock.runUntil(stays.answer);
    expect(stays.states.slice(-2)).toEqual(["moderated", "done"]);
    expect(left.states).not.toContain("done");
  });

  it("is not that of an earlier job of the same question, also while another one runs", async () => {
    const { ask, goOn, clock, asked } = await createResearching();
    const other = ask("And why not?");
    await until(() => asked.length === 1);
    const first = ask("Why?");
    await goOn("Why?", "done");
    await clock.runUntil(first.answer);
    await goOn("Why?", "moderated");
    const again = ask("Why?", { forceFresh: true });
    await settle(20);
    expect(again.states).toEqual(["moderated"]);
    await goOn("Why?", "done");
    await clock.runUntil(again.answer);
    expect(again.states).toEqual(["moderated", "done"]);
    await goOn("And why not?", "done");
    expect((await clock.runUntil(other.answer)).value.response?.answer).toBe("And why not? So.");
  });
});

describe("a refresh that only resumes", () => {
  it("does not keep a cell from asking in the same moment", async () => {
    const { client, asked, ask, goOn, clock } = await createResearching();
    const resumed = client.ask("Why?", { resumeOnly: true });
    const cell = ask("Why?");
    await expect(resumed).rejects.toMatchObject({ code: "not-cached" });
    await goOn("Why?", "done");
    expect((await clock.runUntil(cell.answer)).value.response?.answer).toBe("Why? So.");
    expect(asked).toEqual(["Why?"]);
  });
});
