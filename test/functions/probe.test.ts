import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFunctionProbe } from "../../src/functions/probe/index.js";
import { invocation, provideExcel, provideServices } from "./support/direct-calls.js";
import { jsonService } from "./support/json-service.js";
import { gdp } from "./support/strange-answers.js";

type Associated = (...args: unknown[]) => Promise<unknown[][]>;

/** What Excel calls for a function, as the last word of `associate` on it has it. */
const associated = new Map<string, Associated>();
const call = (id: string, ...args: unknown[]) => associated.get(id)?.(...args, invocation());

let probe: ReturnType<typeof createFunctionProbe>;
beforeAll(() => {
  provideExcel();
  const { CustomFunctions } = globalThis as unknown as { CustomFunctions: object };
  Object.assign(CustomFunctions, {
    associate: (id: string, run: Associated) => associated.set(id, run),
  });
  provideServices(
    jsonService({
      "/v1/data/statistic": () => ({ body: gdp }),
      "/v1/search/statistics": () => ({ body: { items: [gdp], total_count: 1 } }),
    }),
  );
  probe = createFunctionProbe();
});
afterAll(() => {
  probe.close();
});

describe("while functions are probed", () => {
  it("calls that bear the token are answered by whoever probes, a range as a single value", async () => {
    const { token, calls } = probe.open(() => [["probed"]]);
    expect(await call("SEARCH", token, 7)).toEqual([["probed"]]);
    expect(await call("VALUE", [[token, 1]], null)).toEqual([["probed"]]);
    expect(calls.map(({ args }) => args)).toEqual([
      [token, 7],
      [[[token, 1]], null],
    ]);
  });

  it("two probes do not answer for each other", async () => {
    const one = probe.open(() => [[1]]);
    const other = probe.open(() => [[2]]);
    expect(await call("SEARCH", other.token)).toEqual([[2]]);
    expect(await call("SEARCH", one.token)).toEqual([[1]]);
  });

  it("all other calls are answered by the functions themselves, whatever they bear", async () => {
    const { calls } = probe.open(() => [["probed"]]);
    expect(await call("VALUE", [[101]], null, null, null)).toEqual([[1331]]);
    expect(await call("VALUE", [["101"]], null, null, null)).toEqual([[1331]]);
    expect((await call("SEARCH", "gdp", null, null, null, null))?.[1]?.[0]).toBe(101);
    expect(calls).toEqual([]);
  });
});
