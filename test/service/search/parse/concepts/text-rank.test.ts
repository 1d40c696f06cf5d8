import fc from "fast-check";
import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { platforms, type Platform } from "../../../../../src/contract/known-values.js";
import { atOnce } from "../../../../../src/service/library/turns.js";
import { createNumberLists } from "../../../../../src/service/search/columns/number-lists.js";
import { phraseVocabulary } from "../../../../../src/service/search/parse/concepts/phrases/phrase-words.js";
import {
  textRankSteps,
  type RankByText,
} from "../../../../../src/service/search/parse/concepts/text-rank.js";

/** What each concept is called, by language. */
type Texts = readonly Readonly<Record<Platform, readonly string[]>>[];

function rankerOf(texts: Texts): RankByText {
  const lists = createNumberLists();
  for (const text of texts)
    for (const platform of platforms) lists.add(text[platform].map(phraseVocabulary.numberOf));
  return atOnce(textRankSteps(lists.done()));
}

/** The same by a library for searching texts. */
function referenceOf(texts: Texts) {
  const index = new MiniSearch<Record<string, string | number>>({
    fields: [...platforms],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  for (const [id, text] of texts.entries())
    index.add({
      id,
      ...Object.fromEntries(platforms.map((platform) => [platform, text[platform].join(" ")])),
    });
  return (stems: ReadonlyMap<string, number>) => {
    const found = index.search([...stems.keys()].join(" "), {
      boostTerm: (term) => stems.get(term) ?? 1,
    });
    const top = found[0]?.score ?? 1;
    return new Map(found.map(({ id, score }) => [Number(id), score / top]));
  };
}

const word = fc.constantFrom("gold", "coal", "iron", "price", "export", "share", "rate", "women");
const words = fc.array(word, { maxLength: 6 });
const text = fc.record({ en: words, de: words, fr: words, es: words });
const stems = fc
  .uniqueArray(fc.tuple(word, fc.double({ min: 0.1, max: 1, noNaN: true })), {
    selector: ([stem]) => stem,
    minLength: 1,
    maxLength: 5,
  })
  .map((entries) => new Map(entries));

describe("how well concepts fit some words", () => {
  it("is what BM25+ makes of all that they are called, question after question", () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 8 }),
        fc.array(stems, { minLength: 1, maxLength: 3 }),
        (texts, questions) => {
          const [rank, reference] = [rankerOf(texts), referenceOf(texts)];
          for (const question of questions) {
            const [scoreOf, expected] = [rank(question), reference(question)];
            for (const concept of texts.keys())
              expect(scoreOf(concept)).toBeCloseTo(expected.get(concept) ?? 0, 10);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is nothing for words that none is called by", () => {
    const rank = rankerOf([{ en: ["gold"], de: [], fr: [], es: [] }]);
    expect(rank(new Map([["silver", 1]]))(0)).toBe(0);
  });
});
