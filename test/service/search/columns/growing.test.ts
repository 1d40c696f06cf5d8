import { expect, it } from "vitest";
import {
  createGrowing,
  createGrowingFloats,
} from "../../../../src/service/search/columns/growing.js";

it.each([0, 5, 5000])("numbers are those that were added, where %i were expected", (expected) => {
  for (const numbers of [createGrowing(expected), createGrowingFloats(expected)]) {
    numbers.add(1);
    numbers.extend(2).set([2, 3]);
    expect(numbers.extend(0)).toHaveLength(0);
    numbers.add(4);
    numbers.extend(3000).fill(5);
    expect(numbers.count()).toBe(3004);
    expect([...numbers.done()]).toEqual([1, 2, 3, 4, ...new Array<number>(3000).fill(5)]);
  }
});
