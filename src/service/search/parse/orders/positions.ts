/** "Second largest economy", "zweitgrößte", "segunda economía más grande": the place in an order that is asked for. */
import type { Token } from "../text.js";
import { rankingWords, superlatives } from "../word-lists.js";

/** From the second on. */
const ordinals: readonly RegExp[] = [
  /^(?:second|2nd|zweite[nrsm]?|deuxieme|2e|2eme|segund[oa])$/,
  /^(?:third|3rd|dritte[nrsm]?|troisieme|3e|3eme|tercer[oa]?)$/,
  /^(?:fourth|4th|vierte[nrsm]?|quatrieme|4e|4eme|cuart[oa])$/,
  /^(?:fifth|5th|funfte[nrsm]?|cinquieme|5e|5eme|quint[oa])$/,
  /^(?:sixth|6th|sechste[nrsm]?|sixieme|6e|6eme|sext[oa])$/,
  /^(?:seventh|7th|siebte[nrsm]?|septieme|7e|7eme|septim[oa])$/,
  /^(?:eighth|8th|achte[nrsm]?|huitieme|8e|8eme|octav[oa])$/,
  /^(?:ninth|9th|neunte[nrsm]?|neuvieme|9e|9eme|noven[oa])$/,
  /^(?:tenth|10th|zehnte[nrsm]?|dixieme|10e|10eme|decim[oa])$/,
];
/** "Zweitgrößte", "dritthöchster". */
const compound = /^(zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt)(\w+)$/;

const isEnd = (word: string): boolean =>
  rankingWords.highest.has(word) || rankingWords.lowest.has(word);
const isAdverb = (word: string): boolean =>
  superlatives.adverbHigh.has(word) || superlatives.adverbLow.has(word);

interface Positioned {
  /** Without the words that say it: the order is left. */
  readonly tokens: readonly Token[];
  /** As many places are to be named; absent where no position is asked. */
  readonly placesCount?: number;
}

export function withoutPosition(tokens: readonly Token[]): Positioned {
  const word = (at: number): string => tokens[at]?.folded ?? "";
  for (const [at, token] of tokens.entries()) {
    const [, first = "", rest = ""] = compound.exec(token.folded) ?? [];
    if (isEnd(rest)) {
      const bare = tokens.map((one, place) => (place === at ? { ...token, folded: rest } : one));
      return { tokens: bare, placesCount: positionOf(`${first}e`) };
    }
    const position = positionOf(token.folded);
    // "Segunda economía más grande" has what is ordered between.
    const isOfOrder = isEnd(word(at + 1)) || isAdverb(word(at + 1)) || isAdverb(word(at + 2));
    if (position > 1 && isOfOrder)
      return { tokens: tokens.filter((_, place) => place !== at), placesCount: position };
  }
  return { tokens };
}

const positionOf = (word: string): number => ordinals.findIndex((one) => one.test(word)) + 2;
