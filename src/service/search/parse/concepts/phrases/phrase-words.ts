/** What a text has to be found by, whoever is called so. */
import { createNumberedTexts } from "../../../../library/numbered/numbered-texts.js";
import { toStem, toTokens } from "../../text.js";
import { isFunctionWord } from "../content-words.js";

/** Words as numbers. */
interface PhraseWords {
  readonly stems: ArrayLike<number>;
  /** As they are written, folded. */
  readonly written: ArrayLike<number>;
  /** A ticker: it is typed as it is or not meant. */
  readonly isTicker: boolean;
  /** A year was left out of it. */
  readonly isDated: boolean;
}

/** Of all phrases ever read, each word once: a word of content that is gone stays. */
export const phraseVocabulary = createNumberedTexts();

const ticker = /^[A-Z][A-Z\d]{3,}$/;

/** Undefined for a text without words. */
export function toPhraseWords(text: string): PhraseWords | undefined {
  const all = toTokens(text).map(({ folded }) => folded);
  // "Population since 1800" stands for the past as such, a little behind the thing itself.
  const tokens = all.filter((token) => !/^(?:1[5-9]|20)\d\d$/.test(token));
  // Fillers stay in a name: "historical population" is not "population".
  const meant = tokens.filter((token) => token.length > 1 && !isFunctionWord(token));
  const stems = [...new Set((meant.length > 0 ? meant : tokens).map(toStem))];
  if (stems.length === 0) return undefined;
  return {
    stems: stems.map(phraseVocabulary.numberOf),
    written: [...new Set(tokens)].map(phraseVocabulary.numberOf),
    isTicker: ticker.test(text),
    isDated: tokens.length < all.length,
  };
}
