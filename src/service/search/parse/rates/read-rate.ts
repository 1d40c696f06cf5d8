/** A question that asks for a rate alone: of exchange, or a central bank's. */
import { askedFrequencyOf } from "../../../../statistics/index.js";
import type { Library } from "../../../library/library-model.js";
import type { Named } from "../qualifiers/naming.js";
import { foldedText, type Token } from "../text.js";
import { saysExtreme } from "../concepts/asked-words.js";
import { realExchangeRate } from "../unmeasured.js";
import { averageWords } from "../word-lists.js";
import { parseCentralBankRate } from "./central-banks.js";
import { parseExchangeRate } from "./exchange-rates.js";
import { calledMoney, parseNationalRate, type CalledMoney } from "./national-rates.js";

interface AskedRate {
  /** Key of the concept. */
  readonly concept: string;
  /** Code of the place. */
  readonly place: string;
  /** Absent of a rate that names no money. */
  readonly called?: CalledMoney;
}

/** Undefined where the text asks for anything besides. */
export function readRate(
  library: Library,
  tokens: readonly Token[],
  named: Named,
): AskedRate | undefined {
  if (isOfGoods(tokens, named)) return undefined;
  const words = wordsOfRate(tokens, named);
  const rate = parseExchangeRate(words);
  if (rate !== undefined) return { ...rate, called: calledMoney(words) };
  const bank = parseCentralBankRate(tokens.filter((_, at) => !named.ofPeriod.has(at)));
  if (bank !== undefined) return bank;
  const ofPlaces = new Set([...named.ofPlaces].map((at) => tokens[at]));
  const national = parseNationalRate({
    tokens: words,
    places: named.places.map(({ code }) => code),
    isOfPlace: (token) => ofPlaces.has(token),
    covered: (concept) => (library.concepts.has(concept) ? library.coveredPlaces(concept) : []),
  });
  return national && { ...national, called: calledMoney(words) };
}

/** "Real exchange rate" is one of what money buys there, and of the currency of Brazil where that is named. */
const isOfGoods = (tokens: readonly Token[], { places }: Named): boolean =>
  realExchangeRate.test(foldedText(tokens)) && !places.some(({ code }) => code === "BRA");

/** What stands beside a period, and beside what is said of every month's rates: their average, the lowest. */
function wordsOfRate(tokens: readonly Token[], { ofPeriod, open }: Named): readonly Token[] {
  const isEnd = saysExtreme(open);
  return tokens.filter(
    ({ folded }, at) =>
      !ofPeriod.has(at) &&
      askedFrequencyOf(folded) !== "monthly" &&
      !averageWords.has(folded) &&
      !isEnd(folded),
  );
}
