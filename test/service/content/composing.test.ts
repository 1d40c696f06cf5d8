import { describe, expect, it } from "vitest";
import { inTurns, type Steps } from "../../../src/service/library/index.js";

/** Steps that take a moment each, and tell of themselves. */
function* tellingSteps(told: string[]): Steps<string> {
  for (const name of ["first", "second"]) {
    for (const end = performance.now() + 2; performance.now() < end;);
    told.push(name);
    yield;
  }
  return "done";
}

describe("work in turns", () => {
  it("waits for who is asked for between its steps", async () => {
    const told: string[] = [];
    let asked = 3;
    const isAsked = () => {
      if (asked === 0) return false;
      told.push("asked");
      asked -= 1;
      return true;
    };
    expect(await inTurns(tellingSteps(told), isAsked)).toBe("done");
    expect(told.slice(0, 2)).toEqual(["first", "asked"]);
    expect(told.filter((one) => one !== "asked")).toEqual(["first", "second"]);
  });

  it("goes on after a while, however much is asked", async () => {
    const told: string[] = [];
    expect(await inTurns(tellingSteps(told), () => true)).toBe("done");
    expect(told).toEqual(["first", "second"]);
  });

  it("answers others between two steps without being told of them", async () => {
    const told: string[] = [];
    setImmediate(() => told.push("other"));
    expect(await inTurns(tellingSteps(told))).toBe("done");
    expect(told).toEqual(["first", "other", "second"]);
  });
});
