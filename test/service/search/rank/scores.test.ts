import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../src/service/library/index.js";
import { alikeSteps } from "../../../../src/service/search/alike.js";
import { byConceptSteps } from "../../../../src/service/search/columns/by-concept.js";
import { sortBlockSteps } from "../../../../src/service/search/columns/taken/sorted-blocks.js";
import { prominenceOf } from "../../../../src/service/search/prominence.js";
import {
  fromKeys,
  smallest,
  sortKeys,
  toKey,
} from "../../../../src/service/search/rank/scores/score-keys.js";

describe("a place's prominence", () => {
  const of = (...places: string[]) => prominenceOf(new Set(places));

  it("falls from the world down, in the order in which places are offered", () => {
    const falling = "WLD EUU USA CHN DEU FRA ESP POL SWE AUT EGY THA GRC CZE ROU UKR PER".split(
      " ",
    );
    const found = falling.map((code) => of(code));
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(new Set(found).size).toBe(falling.length);
    expect(found[0]).toBe(1);
    expect(found.at(-1)).toBeGreaterThan(0.2);
    expect(found.at(-1)).toBeLessThan(0.4);
    expect([of("TUV"), of()]).toEqual([0.1, 0]);
  });

  it("of several is that of the best known, of many by how much of the world they are", () => {
    expect(of("TUV", "DEU", "PER")).toBe(of("DEU"));
    const many = (count: number) =>
      of(...Array.from({ length: count }, (_, at) => `X${String(at)}`));
    expect(many(20)).toBe(0.1);
    expect(many(21)).toBeCloseTo(0.6525);
    expect(many(200)).toBe(1);
  });
});

describe("scores with their items", () => {
  const keys = (...scores: number[]) => Float64Array.from(scores, (score, at) => toKey(score, at));
  const ordinals = (sorted: ReturnType<typeof fromKeys>) => [...sorted.ordinals];

  it("come best first, equal ones in the order of the items, to six digits", () => {
    const sorted = sortKeys(keys(0.5, 1, 0, 0.5, 0.123456789));
    expect(ordinals(sorted)).toEqual([1, 0, 3, 4, 2]);
    expect([...sorted.scores]).toEqual([1, 0.5, 0.5, 0.123457, 0]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    "the best %i are in their order, of any order before",
    (wanted) => {
      const scores = [0.3, 0.9, 0.1, 0.9, 0.7, 0.2];
      const expected = [1, 3, 4, 0, 5, 2].slice(0, wanted);
      for (let turn = 0; turn < scores.length; turn++) {
        const given = keys(...scores);
        const turned = Float64Array.from([...given.slice(turn), ...given.slice(0, turn)]);
        expect(ordinals(fromKeys(smallest(turned, wanted)))).toEqual(expected);
      }
    },
  );
});

describe("items that score alike", () => {
  it("are those of one subject, period and prominence, in their order", () => {
    const subject = (concept: string) => ({ concepts: [concept], shape: undefined });
    const columns = {
      subjects: {
        at: Uint32Array.from([1, 0, 1, 1, 0, 2, 1]),
        values: [subject("gdp"), subject("rent"), subject("gdp")],
      },
      spans: { at: Uint32Array.from([0, 0, 0, 1, 0, 0, 0]), values: [{}, {}] },
      lists: {
        at: Uint32Array.from([0, 0, 0, 0, 0, 1, 1]),
        values: [{ prominence: 0.5 }, { prominence: 0.1 }],
      },
      blocks: [{ of: [], from: 0, end: 7, firstSubject: 0, endSubject: 3, spans: 2, lists: 3 }],
    };
    const given = columns as unknown as Parameters<typeof alikeSteps>[0];
    const alike = atOnce(alikeSteps(given));
    expect([...alike.ordinals]).toEqual([1, 4, 6, 0, 2, 3, 5]);
    expect([...alike.starts]).toEqual([0, 2, 3, 5, 6, 7]);
    expect([...alike.groupOf]).toEqual([2, 0, 2, 3, 0, 4, 1]);
    expect([...alike.groups]).toEqual([0, 1, 4, 5]);
    const { subjectsOf } = atOnce(byConceptSteps(given, atOnce(sortBlockSteps(given))));
    expect(["gdp", "rent", "wages"].map(subjectsOf)).toEqual([[0, 2], [1], []]);
  });
});
