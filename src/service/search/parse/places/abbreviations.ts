/** "PE ratio", "IT spending", "AI investment": two capitals that a country has for its code, and that say another thing here. */
import { isFunctionWord } from "../concepts/content-words.js";
import type { Token } from "../text.js";
import { isOrdinary } from "../word-lists.js";

/** What analysts write in two letters beside a noun. */
const known: ReadonlySet<string> = new Set(
  "AD AI AM AR BA BI CD CV DJ EC FM GE GM GP HR IO IP IQ IR IT LP MA MC MD ML MP MS NA PA PE PG PM PR PS PT RE SC SM TV VA VC VR".split(
    " ",
  ),
);
/** These are said of places whatever else is named. */
const sure: ReadonlySet<string> = new Set(["US", "UK", "GB", "EU"]);
/** What countries have and nothing else: "IT GDP" is Italy's. */
const national =
  /^(?:gdp|gnp|gni|bip|pib|population|bevolkerung|poblacion|inflation|inflacion|unemployment|arbeitslos\w*|chomage|desempleo|cpi|economy|exports?|imports?|debt)$/;
const inside = /^(?:in|for|of|en|dans|fur|bei|para)$/;
const joining = /[,;&+/]/;

/** True for a token that names something and is told apart by what stands before it. */
const isNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  !/^\d/.test(token.folded) &&
  !/^[A-Z]{2,3}$/.test(token.raw) &&
  !joining.test(token.gap) &&
  !isFunctionWord(token.folded) &&
  !isOrdinary(token.folded);

/**
 * Whether a code of two letters is none of a place: it stands before a noun and is known as another word, or another
 * place is named that it is not set beside.
 *
 * @param isNamed whether a token names a place
 */
export function isAbbreviation(
  tokens: readonly Token[],
  at: number,
  isNamed: (index: number) => boolean,
): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (own?.raw.length !== 2 || sure.has(own.raw) || next === undefined) return false;
  const isKnown = known.has(own.raw);
  // "AI in Germany" asks of Germany.
  if (isKnown && at === 0 && inside.test(next.folded) && isNamed(at + 2)) return true;
  if (!isNoun(next) || isNamed(at + 1)) return false;
  const isOfCountries = national.test(next.folded);
  if (isKnown && (!isOfCountries || isNamed(at - 1))) return true;
  const isListed =
    isNamed(at - 1) || joining.test(own.gap) || isFunctionWord(before?.folded ?? "the");
  return !isListed && !isOfCountries && tokens.some((_, other) => isNamed(other));
}
