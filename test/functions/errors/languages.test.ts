import { beforeAll, describe, expect, it } from "vitest";
import { platforms, type Platform } from "../../../src/contract/index.js";
import { cellErrorOf, loadSentences, sentence } from "../../../src/functions/index.js";

type SentenceId = keyof typeof cellErrorOf;
const ids = Object.keys(cellErrorOf) as SentenceId[];

/** What a sentence says in every language alike: the values it is given, functions, and options to type. */
const fixedWords = (text: string) =>
  [...new Set(text.match(/\{\w+\}|STAT\.[A-Z]+|\b[a-z]+=|=A1\.Name/g))].sort();

beforeAll(async () => {
  await Promise.all(platforms.map(loadSentences));
});

describe.each(platforms)("a cell's sentences in %s", (language: Platform) => {
  it.each(ids)("%s: is one, and names what the English one names", (id) => {
    const text = sentence(id, language);
    expect(text).toMatch(/\p{Letter}{2}/u);
    expect(text).not.toMatch(/^\s|\s$|undefined/);
    expect(fixedWords(text)).toEqual(fixedWords(sentence(id, "en")));
  });

  it("say different things differently, and in that language", () => {
    const texts = ids.map((id) => sentence(id, language));
    expect(new Set(texts).size).toBe(ids.length);
    const english = new Set(ids.map((id) => sentence(id, "en")));
    expect(texts.filter((text) => english.has(text))).toEqual(language === "en" ? texts : []);
  });
});
