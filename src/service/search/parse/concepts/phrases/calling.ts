/** What a concept itself is called, in every language: worked out once, and kept as numbers in one array. */
import { platforms, type Platform } from "../../../../../contract/known-values.js";
import type { TextByLanguage } from "../../../../library/library-model.js";
import { ofConcept, ofObject } from "../../../of-object.js";
import { toPhraseWords } from "./phrase-words.js";

/**
 * Phrases by the places of their platforms: where those of each platform end, and then phrase by phrase its marks, how
 * many stems, the stems, how many written words, and those.
 */
export type PackedPhrases = Uint32Array;

/** Marks of a phrase. */
export const [isSynonym, isTicker, isDated] = [1, 2, 4];

interface CalledSo {
  readonly text: string;
  readonly marks: number;
}

function packPhrases(calledIn: (platform: Platform) => Iterable<CalledSo>): PackedPhrases {
  const packed = platforms.map(() => 0);
  for (const [language, platform] of platforms.entries()) {
    for (const { text, marks } of calledIn(platform)) {
      const words = toPhraseWords(text);
      if (words === undefined) continue;
      packed.push(marks | (words.isTicker ? isTicker : 0) | (words.isDated ? isDated : 0));
      for (const list of [words.stems, words.written])
        packed.push(list.length, ...Array.from(list));
    }
    packed[language] = packed.length;
  }
  return Uint32Array.from(packed);
}

const asName = (text: string): CalledSo => ({ text, marks: 0 });

/** Of a platform names stand before synonyms. */
export const callingPhrases = ofConcept(({ name, synonyms }): PackedPhrases =>
  packPhrases((platform) => [
    ...[...new Set(nameForms(name[platform]))].map(asName),
    ...synonyms[platform].map((text) => ({ text, marks: isSynonym })),
  ]),
);

/** Of what many concepts have in common: a topic, an industry. */
export const phrasesOfName = ofObject((name: TextByLanguage): PackedPhrases =>
  packPhrases((platform) => [asName(name[platform])]),
);

/** Where those of a platform begin and end. */
export const boundsOf = (packed: PackedPhrases, language: number) => ({
  from: packed[language - 1] ?? platforms.length,
  end: packed[language] ?? 0,
});

/** "Real gross domestic product (GDP)" is also called without its brackets, and by what is in them. */
function nameForms(name: string): string[] {
  const inner = /\(([^)]*)\)/.exec(name)?.[1];
  if (inner === undefined) return [name];
  const outer = name.replace(/\s*\([^)]*\)/, "");
  return [name, outer, inner.split(/\s+/).length <= 3 ? inner : name];
}
