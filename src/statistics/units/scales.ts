import type { Platform } from "../../contract/index.js";

type FactorsByWord = Readonly<Record<Platform, Readonly<Record<string, number>>>>;

const thousand = 1e3;
const million = 1e6;
const milliard = 1e9;
const billion = 1e12;

/**
 * Scale words by language, folded. The same word may differ by a factor of 1000: an English billion
 * is a German Milliarde, a German Billion an English trillion.
 */
export const scaleWords: FactorsByWord = {
  en: {
    thousand,
    thousands: thousand,
    million,
    millions: million,
    mn: million,
    mln: million,
    billion: milliard,
    billions: milliard,
    bn: milliard,
    trillion: billion,
    trillions: billion,
    tn: billion,
  },
  de: {
    tausend: thousand,
    tsd: thousand,
    million,
    millionen: million,
    mio: million,
    milliarde: milliard,
    milliarden: milliard,
    mrd: milliard,
    billion,
    billionen: billion,
    bio: billion,
  },
  fr: {
    millier: thousand,
    milliers: thousand,
    mille: thousand,
    million,
    millions: million,
    mio: million,
    milliard,
    milliards: milliard,
    mrd: milliard,
    billion,
    billions: billion,
  },
  es: {
    mil: thousand,
    miles: thousand,
    millon: million,
    millones: million,
    "mil millones": milliard,
    "miles de millones": milliard,
    billon: billion,
    billones: billion,
  },
};

/** Words that mean something else in another language: a distance, a product, another power of ten. */
const ambiguous = new Set(["mil", "miles", "mille", "bio", "billion", "billions"]);

/** Words of all languages that name a scale and nothing else. */
export const clearScaleWords = (): string[] =>
  Object.values(scaleWords)
    .flatMap((words) => Object.keys(words))
    .filter((word) => !ambiguous.has(word));

/** The scale that a single folded word names in the language, or without doubt in any other. */
export function scaleOfWord(word: string, language: Platform): number | undefined {
  const own = Object.entries(scaleWords[language]).find(([known]) => known === word);
  if (own !== undefined) return own[1];
  if (ambiguous.has(word)) return undefined;
  const others = Object.values(scaleWords).flatMap((words) => Object.entries(words));
  return others.find(([known]) => known === word)?.[1];
}

/** Words at the beginning of a unit that give its scale, the longest first; undefined for none. */
export function leadingScale(
  folded: string,
  language: Platform,
  onlyUnambiguous = false,
): { scale: number; length: number } | undefined {
  const digits = /^1[ ,.']?0{3}(?:[ ,.']?0{3})*(?:s|er)?(?=\s|$)/.exec(folded);
  if (digits) {
    return { scale: Number(digits[0].replace(/\D/g, "")), length: digits[0].length };
  }
  const words = Object.entries(scaleWords[language]).sort(([a], [b]) => b.length - a.length);
  for (const [word, scale] of words) {
    if (!folded.startsWith(word) || (onlyUnambiguous && ambiguous.has(word))) continue;
    const behind = folded.slice(word.length);
    if (behind === "" || /^[.\s]/.test(behind)) return { scale, length: word.length };
  }
  return undefined;
}
