import { describe, expect, it } from "vitest";
import { platforms, type Platform } from "../../../../../src/contract/known-values.js";
import { atOnce, type Steps } from "../../../../../src/service/library/turns.js";
import { conceptIndexSteps } from "../../../../../src/service/search/parse/concepts/concept-index.js";
import {
  addToVocabulary,
  createConceptWords,
  createVocabulary,
} from "../../../../../src/service/search/parse/concepts/concept-words.js";
import { listAt } from "../../../../../src/service/search/columns/number-lists.js";
import { phrasesOfName } from "../../../../../src/service/search/parse/concepts/phrases/calling.js";
import { phraseIndexSteps } from "../../../../../src/service/search/parse/concepts/phrases/phrase-index.js";
import {
  createPhrases,
  trust,
  type Phrases,
} from "../../../../../src/service/search/parse/concepts/phrases/phrase-columns.js";
import { phraseSteps } from "../../../../../src/service/search/parse/concepts/phrases/phrases.js";
import { phraseVocabulary } from "../../../../../src/service/search/parse/concepts/phrases/phrase-words.js";
import { tallySteps } from "../../../../../src/service/search/parse/concepts/tally.js";
import { createQueryParser } from "../../../../../src/service/search/index.js";
import { smallLibrary } from "../../small-library.js";

/** What a word may mean among some stems, each with its quality in thousandths. */
function meanings(word: string, stems: readonly string[]): readonly (readonly [string, number])[] {
  // However they came: all at once, or each behind what was there.
  const [all, ...each] = [stems, ...stems.map((stem) => [stem])].map((some) => {
    const vocabulary = createVocabulary();
    for (const stem of some) addToVocabulary(vocabulary, stem, false);
    return vocabulary;
  });
  const words = createConceptWords(all === undefined ? [] : [all], new Set());
  expect(createConceptWords(each, new Set()).meanings(word)).toEqual(words.meanings(word));
  return words
    .meanings(word)
    .map(({ stem, quality }) => [stem, Math.round(1000 * quality)] as const);
}

describe("what a word may mean among the words of the library", () => {
  it("is itself, and behind it the longer ones that it begins, for seven tenths of their likeness", () => {
    // 0.5 and 0.4 times the share of letters: 5 of 14, 4 of 6.
    const strom = [
      ["strom", 1000],
      ["stromverbrauch", 450],
    ];
    expect(meanings("strom", ["stromverbrauch", "strom"])).toEqual(strom);
    expect(meanings("strom", ["strom", "stromverbrauch"])).toEqual(strom);
    expect(meanings("rent", ["rental", "rent"])).toEqual([
      ["rent", 1000],
      ["rental", 537],
    ]);
  });

  it("is no other word than itself where the library knows it, save what it begins", () => {
    expect(meanings("export", ["export", "expert"])).toEqual([["export", 1000]]);
    expect(meanings("strom", ["strom", "grundstrom"])).toEqual([["strom", 1000]]);
  });

  it("is no other figure, however alike the two are written", () => {
    expect(meanings("covid18", ["covid19"])).toEqual([]);
    expect(meanings("covid19", ["covid18", "covid19"])).toEqual([["covid19", 1000]]);
  });

  it("is part of a compound, but not of one that is four times as long", () => {
    // 0.4 and 0.4 times the share of letters, which have to be more than a half: 5 of 19, 5 of 20.
    expect(meanings("strom", ["haushaltstromkosten"])).toEqual([["haushaltstromkosten", 505]]);
    expect(meanings("strom", ["haushaltsstromkosten"])).toEqual([]);
  });

  it("is the whole word alone, of what is added as a whole", () => {
    const vocabulary = createVocabulary();
    addToVocabulary(vocabulary, "unemploy", true);
    const wholly = createConceptWords([vocabulary], new Set());
    expect(wholly.meanings("unemploy")).toEqual([{ stem: "unemploy", quality: 1 }]);
    expect(wholly.meanings("unemplay")).toEqual([]);
    expect(meanings("unemplay", ["unemploy"])).toHaveLength(1);
  });

  it("comes best first, alike ones in the order of the alphabet, at most eight", () => {
    const alike = ["a", "b", "c", "d", "f", "g", "h", "i", "j"].map((end) => `unemploy${end}`);
    const first = alike.slice(0, 7).map((stem) => [stem, 856] as const);
    const best = ["unemploy", 1000] as const;
    const all = [...alike.slice(4), "unemploy", ...alike.slice(0, 4)];
    // Known: 0.7 times 0.5 and 0.4 times 8 of 9 letters.
    expect(meanings("unemploy", all)).toEqual([best, ...first.map(([stem]) => [stem, 599])]);
    const unknown = [...alike].reverse();
    expect(meanings("unemploy", unknown).slice(0, 7)).toEqual(first);
    expect(meanings("unemploy", unknown)).toHaveLength(8);
    expect(meanings("unemploy", ["unemployment", "unemployb", "unemploya"])).toEqual([
      ["unemploya", 856],
      ["unemployb", 856],
      ["unemployment", 767],
    ]);
  });
});

/** The phrases that are trusted so: their concepts, languages and words. */
const trustedSo = ({ concept, language, trust: all, written }: Phrases, wanted: number) =>
  Array.from(all.keys())
    .filter((id) => all[id] === wanted)
    .map((id) => [
      concept[id],
      platforms[language[id] ?? -1],
      Array.from(listAt(written, id), phraseVocabulary.textOf).join(" "),
    ]);

describe("what concepts are called", () => {
  it("is also the title and the publisher of their source, half trusted, and in English", () => {
    const sources = [...smallLibrary.sources].map(
      ([key, one]) => [key, { ...one, publisher: "Groningen" }] as const,
    );
    const library = { ...smallLibrary, sources: new Map(sources) };
    const { phrases } = atOnce(phraseSteps(library));
    const [old, fresh] = ["penn world table", "electricity maps"];
    expect(trustedSo(phrases, trust.source)).toEqual(
      [old, old, old, old, old, fresh, fresh].flatMap((title, concept) => [
        [concept, "en", title],
        [concept, "en", "groningen"],
      ]),
    );
  });

  it("is also the name of every topic it belongs to, trusted less", () => {
    const { phrases } = atOnce(phraseSteps(smallLibrary));
    const unemployment = trustedSo(phrases, trust.theme).filter(([concept]) => concept === 4);
    expect(unemployment.filter(([, language]) => language === "en")).toEqual([
      [4, "en", "economy"],
      [4, "en", "labour market"],
    ]);
  });

  it("names nothing unknown where a question says whose figures are wanted", () => {
    const parser = createQueryParser(smallLibrary, { now: () => Date.UTC(2026, 10, 20) });
    const unknown = (text: string) => parser.parse(text).unknown;
    expect(unknown("GDP Penn World Table")).toEqual([]);
    expect(unknown("GDP Maddison")).toEqual(["Maddison"]);
  });

  it("is read of five concepts at a time, so that others are answered in between", () => {
    const { texts } = atOnce(phraseSteps(smallLibrary));
    expect(texts.starts).toHaveLength(7 * platforms.length + 1);
    // One of them is before the first, when the names of topics are read.
    expect(pausesOf(phraseSteps(smallLibrary))).toBe(3);
  });
});

function pausesOf(steps: Steps<unknown>): number {
  let pauses = 0;
  while (steps.next().done !== true) pauses += 1;
  return pauses;
}

/** Names of concepts by their places. */
function phrasesOf(
  names: readonly (readonly [concept: number, text: string, language?: Platform])[],
): Phrases {
  const phrases = createPhrases();
  for (const [concept, text, language = "en"] of names) {
    const name = phrasesOfName({ en: text, de: text, fr: text, es: text });
    phrases.add({ concept, language: platforms.indexOf(language) }, name, trust);
  }
  return phrases.done();
}

describe("what a word weighs", () => {
  it("falls with the number of concepts that are called by it, down to a least weight", () => {
    const phrases = phrasesOf(
      Array.from({ length: 10 }, (_, at) => [
        at,
        `${at < 1 ? "gold " : ""}${at < 2 ? "coal " : ""}${at < 7 ? "iron " : ""}metal`,
      ]),
    );
    const index = atOnce(phraseIndexSteps(phrases, 10));
    // The logarithm of 11 concepts and one by those that hold it and a half.
    expect(index.weightOf("gold")).toBeCloseTo(Math.log(11 / 1.5), 9);
    expect(index.weightOf("coal")).toBeCloseTo(Math.log(11 / 2.5), 9);
    expect(index.weightOf("iron")).toBe(0.6);
  });
});

describe("what the words of a question add up to", () => {
  it("is one for what is exactly a name of the concept", () => {
    const concepts = atOnce(conceptIndexSteps(smallLibrary, atOnce(phraseSteps(smallLibrary))));
    const [first] = concepts.find(["gross", "domestic", "product"]);
    expect(first?.key).toBe("gdp");
    expect(first?.score).toBeCloseTo(1, 9);
    expect(first?.coverage).toBeCloseTo(1, 9);
    expect(first?.byLanguage.en).toBeCloseTo(1, 9);
  });

  it("is as much for the last word as for the first of a long question, and nothing of the one before", () => {
    const greek = "alpha beta gamma delta epsilon zeta kappa lambda sigma omega";
    const phrases = phrasesOf([
      [0, greek],
      [0, "palabra", "es"],
    ]);
    const tally = atOnce(tallySteps(atOnce(phraseIndexSteps(phrases, 1)), 1));
    const scoresOf = (text: string) => tally(text.split(" "))?.concepts[0]?.scores;
    expect(scoresOf(`${greek} palabra`)).toEqual({
      en: expect.closeTo(10 / 11, 9) as number,
      es: expect.closeTo(1 / 11, 9) as number,
    });
    expect(scoresOf("palabra")).toEqual({ es: expect.closeTo(1, 9) as number });
  });
});
