import { expect, it } from "vitest";
import { countingSteps, toRanks } from "../../../../src/service/search/columns/counting.js";

/** Sorting by whole numbers: of a million items others are answered in between. */

const keys = Uint32Array.from({ length: 120_001 }, (_, at) => at % 3);

it("sorts by keys, equal ones in the order in which they are met, and pauses every 4,000", () => {
  const steps = countingSteps(keys, 3);
  let pauses = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) pauses += 1;
  // Each counted and then placed: at the first, and at every 4,000th behind it up to the 120,000th.
  expect(pauses).toBe(62);
  const { sorted, starts } = step.value;
  expect([...starts]).toEqual([0, 40_001, 80_001, 120_001]);
  expect([...sorted.subarray(0, 3), ...sorted.subarray(40_001, 40_003)]).toEqual([0, 3, 6, 1, 4]);
});

it("ranks values by their size, equal ones alike", () => {
  const { values, ranks } = toRanks([0.5, -1, 12, 0.5, 0]);
  expect(values).toEqual([-1, 0, 0.5, 12]);
  expect([...ranks]).toEqual([2, 0, 3, 2, 1]);
  expect(toRanks([]).values).toEqual([]);
});
