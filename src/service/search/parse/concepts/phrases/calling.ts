/** What a concept itself is called, in every language: worked out once, and kept as numbers in one array. */
import { platforms } from "../../../../../contract/known-values.js";
import { ofConcept } from "../../of-concept.js";
import { toPhraseWords, type PhraseWords } from "./phrase-words.js";

interface CallingPhrase extends PhraseWords {
  readonly stems: readonly number[];
  /** Its place among the platforms. */
  readonly language: number;
  readonly isSynonym: boolean;
}

const isSynonymBit = 1;
const isTickerBit = 2;
const isDatedBit = 4;

/** Phrase by phrase: language, bits, how many stems, the stems, how many written words, and those. */
const packedCalling = ofConcept((concept): Uint32Array => {
  const packed: number[] = [];
  for (const [language, platform] of platforms.entries()) {
    const add = (text: string, isSynonym: boolean) => {
      const words = toPhraseWords(text);
      if (words === undefined) return;
      const { stems, written, isTicker, isDated } = words;
      const bits =
        (isSynonym ? isSynonymBit : 0) | (isTicker ? isTickerBit : 0) | (isDated ? isDatedBit : 0);
      packed.push(language, bits);
      for (const list of [stems, written]) packed.push(list.length, ...Array.from(list));
    };
    for (const text of new Set(nameForms(concept.name[platform]))) add(text, false);
    for (const text of concept.synonyms[platform]) add(text, true);
  }
  return Uint32Array.from(packed);
});

/** Language by language, names before synonyms. */
export function callingPhrases(...of: Parameters<typeof packedCalling>): CallingPhrase[] {
  const packed = packedCalling(...of);
  const phrases: CallingPhrase[] = [];
  let at = 0;
  const next = () => packed[at++] ?? 0;
  // Plain arrays: of views of a few numbers each takes longer to make than to read.
  const list = () => {
    const numbers: number[] = [];
    for (let left = next(); left > 0; left -= 1) numbers.push(next());
    return numbers;
  };
  while (at < packed.length) {
    const [language, bits] = [next(), next()];
    const [stems, written] = [list(), list()];
    phrases.push({
      ...{ language, stems, written },
      isSynonym: (bits & isSynonymBit) !== 0,
      isTicker: (bits & isTickerBit) !== 0,
      isDated: (bits & isDatedBit) !== 0,
    });
  }
  return phrases;
}

/** "Real gross domestic product (GDP)" is also called without its brackets, and by what is in them. */
function nameForms(name: string): string[] {
  const inner = /\(([^)]*)\)/.exec(name)?.[1];
  if (inner === undefined) return [name];
  const outer = name.replace(/\s*\([^)]*\)/, "");
  return [name, outer, inner.split(/\s+/).length <= 3 ? inner : name];
}
