import { describe, expect, it } from "vitest";
import type { Concept } from "../../../../src/service/library/library-model.js";
import type { FoundConcept } from "../../../../src/service/search/index.js";
import { createQualifier } from "../../../../src/service/search/parse/qualifiers/qualify.js";
import { smallLibrary } from "../small-library.js";

/** "M2", "U6", "CO2": one or two letters with one or two digits tell measures of like names apart. */

/** Measures as they are called in English, each with how well its words fit the question. */
type Fitting = readonly (readonly [name: string, score: number])[];

/** What fits, best first, once a word of the question has been looked for in the names. */
function order(word: string, fitting: Fitting): readonly (readonly [string, number])[] {
  const [gdp] = smallLibrary.concepts.values();
  const concepts = new Map(
    fitting.flatMap(([en]): [string, Concept][] =>
      gdp === undefined ? [] : [[en, { ...gdp, key: en, name: { de: "", en, fr: "", es: "" } }]],
    ),
  );
  const found = fitting.map(([key, score]): FoundConcept => {
    const more = { coverage: 1, language: "en", byLanguage: { en: score } } as const;
    return { key, score, ...more, words: new Set([word]) };
  });
  const asked = {
    maturities: [],
    frequency: undefined,
    years: [],
    isDifference: false,
    isEach: false,
  };
  const told = createQualifier({ ...smallLibrary, concepts })(found, ["money", word], asked);
  expect(told.missing).toEqual([]);
  return told.found.map(({ key, score }) => [key, score]);
}

describe("a measure that has the ticker in its name", () => {
  it.each(["M2", "U6", "G20", "CO2", "PM10"])(
    "comes before one that fits better without it: %s",
    (ticker) => {
      const fitting: Fitting = [
        ["Broad supply", 1],
        [`Stock ${ticker}`, 0.8],
      ];
      const [first] = order(ticker.toLowerCase(), fitting);
      expect(first).toEqual([`Stock ${ticker}`, 0.8]);
    },
  );

  it("lessens the others to four fifths of what it scores, and raises none", () => {
    const fitting: Fitting = [
      ["Broad supply", 1],
      ["Stock M2", 0.8],
      ["Deposits", 0.7],
      ["Cash", 0.3],
    ];
    const expected = [
      ["Stock M2", 0.8],
      ["Broad supply", 0.64],
      ["Deposits", 0.64],
      ["Cash", 0.3],
    ];
    for (const [at, [name, score]] of order("m2", fitting).entries()) {
      expect(name).toBe(expected[at]?.[0]);
      expect(score).toBeCloseTo(Number(expected[at]?.[1]), 9);
    }
  });

  it("is passed over where it fits far less than the best", () => {
    const fitting: Fitting = [
      ["Broad supply", 1],
      ["Stock M2", 0.7],
    ];
    expect(order("m2", fitting)).toEqual(fitting);
  });
});

describe("no ticker, and all stay in their order:", () => {
  it.each(["Money", "Covid19", "Euro50", "B2b", "M2a", "MX", "M", "1990"])("%s", (word) => {
    const fitting: Fitting = [
      ["Broad supply", 1],
      [`Stock ${word}`, 0.9],
    ];
    expect(order(word.toLowerCase(), fitting)).toEqual(fitting);
  });
});
