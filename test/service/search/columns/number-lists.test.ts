import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../src/service/library/turns.js";
import {
  createNumberLists,
  invertSteps,
  listAt,
  type NumberLists,
} from "../../../../src/service/search/columns/number-lists.js";

function toLists(lists: readonly (readonly number[])[]): NumberLists {
  const growing = createNumberLists();
  for (const list of lists) growing.add(list);
  return growing.done();
}

const each = (lists: NumberLists) =>
  Array.from({ length: lists.starts.length - 1 }, (_one, at) => [...listAt(lists, at)]);

describe("lists of numbers", () => {
  it("are read as they were added, empty ones too, however many they are", () => {
    const many = Array.from({ length: 3000 }, (_one, at) =>
      Array.from({ length: at % 4 }, (_number, place) => at + place),
    );
    expect(each(toLists(many))).toEqual(many);
  });

  it("are empty where there is none", () => {
    const lists = toLists([[7]]);
    expect([...listAt(lists, 1)]).toEqual([]);
    expect([...listAt(lists, -1)]).toEqual([]);
    expect([...listAt(toLists([]), 0)]).toEqual([]);
  });

  it("are inverted: by number the lists that hold it, rising", () => {
    const lists = toLists([[], [2, 0], [], [], [2], [3, 0, 2]]);
    expect(each(atOnce(invertSteps(lists, 5)))).toEqual([[1, 5], [], [1, 4, 5], [5], []]);
    expect(each(atOnce(invertSteps(toLists([]), 2)))).toEqual([[], []]);
  });
});
