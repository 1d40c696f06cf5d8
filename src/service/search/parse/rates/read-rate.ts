/** A question that asks for a rate alone: of exchange, or a central bank's. */
import { askedFrequencyOf, latestPartIn, readChanges } from "../../../../statistics/index.js";
import type { Library } from "../../../library/library-model.js";
import type { Named } from "../qualifiers/naming.js";
import { foldedText, type Token } from "../text.js";
import { saysExtreme, toExtreme } from "../concepts/asked-words.js";
import { turned } from "../orders/judged.js";
import type { ParsedQuery } from "../query/parsed-query.js";
import { realExchangeRate } from "../unmeasured.js";
import { averageWords } from "../word-lists.js";
import { parseCentralBankRate } from "./central-banks.js";
import { parseExchangeRate, type ExchangeRate, type Reciprocal } from "./exchange-rates.js";
import { calledMoney, parseNationalRate, type CalledMoney } from "./national-rates.js";

interface AskedRate {
  /** Key of the concept. */
  readonly concept: string;
  /** Code of the place. */
  readonly place: string;
  /** Absent of a rate that names no money. */
  readonly called?: CalledMoney;
  readonly extreme: ParsedQuery["extreme"];
  readonly reciprocal?: Reciprocal;
}

/** Undefined where the text asks for anything besides. */
export function readRate(
  library: Library,
  tokens: readonly Token[],
  named: Named,
): AskedRate | undefined {
  if (isOfGoods(tokens, named)) return undefined;
  const words = wordsOfRate(tokens, named);
  const rate = parseExchangeRate(words, saysWorth(tokens, named));
  const withEnd = (found: ExchangeRate): AskedRate => ({
    ...found,
    called: calledMoney(words),
    extreme: extremeOf(tokens, named, found),
  });
  if (rate !== undefined) return withEnd(rate);
  const bank = parseCentralBankRate(tokens.filter((_, at) => !named.ofPeriod.has(at)));
  if (bank !== undefined) return { ...bank, extreme: toExtreme(named.open) };
  const ofPlaces = new Set([...named.ofPlaces].map((at) => tokens[at]));
  const national = parseNationalRate({
    tokens: words,
    places: named.places.map(({ code }) => code),
    isOfPlace: (token) => ofPlaces.has(token),
    covered: (concept) => (library.concepts.has(concept) ? library.coveredPlaces(concept) : []),
  });
  return national && withEnd(national);
}

/** "Real exchange rate" is one of what money buys there, and of the currency of Brazil where that is named. */
const isOfGoods = (tokens: readonly Token[], { places }: Named): boolean =>
  realExchangeRate.test(foldedText(tokens)) && !places.some(({ code }) => code === "BRA");

/** What stands beside a period, and beside what is said of every month's rates: their average, the lowest. */
function wordsOfRate(tokens: readonly Token[], { ofPeriod, open }: Named): readonly Token[] {
  const isEnd = saysExtreme(open);
  // "The annual average" is that of the year's months.
  const isAverage = tokens.some(({ folded }) => averageWords.has(folded));
  const ofMonths = (frequency: ReturnType<typeof askedFrequencyOf>): boolean =>
    frequency === "monthly" || (isAverage && frequency === "annual");
  const ofNow = latestPartIn(tokens);
  const ofChange = readChanges(tokens);
  return tokens.filter(
    ({ folded }, at) =>
      !ofPeriod.has(at) &&
      !ofNow.has(at) &&
      !ofChange.some(({ first, last }) => first <= at && at <= last) &&
      !ofMonths(askedFrequencyOf(folded)) &&
      !averageWords.has(folded) &&
      !strongest.test(folded) &&
      !weakest.test(folded) &&
      !isEnd(folded),
  );
}

const strongest = /^(?:strongest|starkste[nrsm]?)$/;
const weakest = /^(?:weakest|schwachste[nrsm]?)$/;
/** What is said of a rate as it is stated, and not of what money is worth. */
const asStated =
  /^(?:rates?|exchange|(?:wechsel)?kurs(?:e[ns]?|s)?|taux|cours|tipo|cambio|per|je|pro|par|por)$/;
const has = (tokens: readonly Token[], word: RegExp): boolean =>
  tokens.some(({ folded }) => word.test(folded));

/** "When was the yen weakest?" asks of one money what it was worth. */
const saysWorth = (tokens: readonly Token[], { open }: Named): boolean =>
  toExtreme(open) !== undefined || has(tokens, strongest) || has(tokens, weakest);

/** "Yen lowest against the dollar": where most yen are paid for one. */
function extremeOf(
  tokens: readonly Token[],
  { open }: Named,
  { isOfPlace, reciprocal }: ExchangeRate,
): ParsedQuery["extreme"] {
  const says = (word: RegExp) => has(tokens, word);
  const ofWorth = says(strongest) ? "highest" : says(weakest) ? "lowest" : undefined;
  const end = ofWorth ?? toExtreme(open);
  const isWorth = ofWorth !== undefined || reciprocal !== undefined || !says(asStated);
  return end !== undefined && isOfPlace === true && isWorth ? turned[end] : end;
}
