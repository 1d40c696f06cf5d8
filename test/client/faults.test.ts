import { describe, expect, it } from "vitest";
import { createRig, json, listOf, silence, type Handler } from "../support/fake-service.js";

const distinct = 400;
const cellsEach = 5;
const maxAttempts = 4;

const numberOf = (q: string | undefined) => Number((q ?? "").replace("q", ""));
const good: Handler = ({ query }) => json(listOf([numberOf(query.q)]));

const kinds: Record<string, Handler> = {
  "429": () => json({}, 429, { "retry-after": "1" }),
  "500": () => json({ message: "It broke." }, 500),
  reset: () => {
    throw new TypeError("fetch failed");
  },
  "half a body": ({ query }) =>
    new Response(JSON.stringify(listOf([numberOf(query.q) + 1])).slice(0, 40)),
  "an HTML page": () => new Response("<html>Sign in</html>"),
  silence,
};

/** A sequence that looks random and is the same every time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function run(faulty: (roll: () => number) => Handler | undefined) {
  const roll = sequence(7);
  const rig = await createRig({ handler: (seen) => (faulty(roll) ?? good)(seen), random: roll });
  const cells = Array.from({ length: distinct * cellsEach }, (_, cell) => {
    const number = cell % distinct;
    return rig.client
      .request("searchStatistics", { q: `q${number}` }, { lane: `sheet ${cell % 3}` })
      .then(
        ({ value, isStale }) => ({ number, found: value.items[0]?.identifier, isStale }),
        (error: unknown) => ({ number, error }),
      );
  });
  const results = await rig.clock.runUntil(Promise.all(cells));
  const right = results.filter((result) => "found" in result && result.found === result.number);
  const failed = results.filter((result) => "error" in result);
  return { rig, results, right, failed };
}

describe("2000 cells over 400 distinct requests", () => {
  it("send 400 requests where nothing fails", async () => {
    const { rig, right } = await run(() => undefined);
    expect([right.length, rig.seen.length]).toEqual([2000, distinct]);
  });

  it.each(Object.keys(kinds))(
    "all settle, rightly or clearly, while one answer in five is %s",
    async (kind) => {
      const { rig, results, right, failed } = await run((roll) =>
        roll() < 0.2 ? kinds[kind] : undefined,
      );
      expect(right.length + failed.length).toBe(results.length);
      // Four attempts fail together once in 625 times; two silences use up the minute once in 25.
      expect(right.length).toBeGreaterThan(results.length * 0.9);
      for (const result of failed) {
        expect(result).toMatchObject({
          error: { name: "ApiError", code: expect.any(String) as string },
        });
      }
      expect(rig.seen.length).toBeLessThanOrEqual(distinct * maxAttempts);
      expect(rig.client.status().pending).toBe(0);
      expect(rig.client.status().session.calls).toBe(rig.seen.length);
    },
  );

  it("all settle while every kind of fault comes mixed", async () => {
    const faults = Object.values(kinds);
    const { rig, results, right, failed } = await run((roll) =>
      roll() < 0.2 ? faults[Math.floor(roll() * faults.length)] : undefined,
    );
    expect(right.length + failed.length).toBe(results.length);
    expect(right.length).toBeGreaterThan(results.length * 0.98);
    expect(rig.seen.length).toBeLessThanOrEqual(distinct * maxAttempts);
  });

  it("all fail clearly where nothing ever answers rightly", async () => {
    for (const handler of Object.values(kinds)) {
      const { rig, failed, results } = await run(() => handler);
      expect(failed).toHaveLength(results.length);
      expect(rig.seen.length).toBeLessThanOrEqual(distinct * maxAttempts);
      expect(rig.client.status().pending).toBe(0);
    }
  });
});
