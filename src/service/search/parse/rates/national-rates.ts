/**
 * Exchange rates by whose money it is: "Argentine peso", "Turkish lira", "couronne tchèque". "Peso" is Spanish for a
 * weight, and "real" is without inflation, too: beside the country they are its money.
 */
import { nationalCurrencies } from "../../../../statistics/index.js";
import { platforms, type Platform } from "../../../../contract/known-values.js";
import { fold, type Token } from "../text.js";
import { byCode, byWord, currencyOf } from "./currencies.js";
import {
  against,
  asksRate,
  isBase,
  isBeside,
  toDollarRate,
  type ExchangeRate,
} from "./exchange-rates.js";

interface Money {
  /** ISO 4217 code, lower case. */
  readonly code: string;
  readonly place: string;
  /** Folded words of its names, by language. */
  readonly words: Readonly<Record<Platform, ReadonlySet<string>>>;
}

/** What the unit is called besides, in English. */
const alsoCalled: Readonly<Record<string, string>> = {
  czk: "crown",
  dkk: "crown",
  nok: "crown",
  sek: "crown kronor",
  rub: "rouble",
  ron: "lei",
  mdl: "lei",
};

/** Of a name that is a metal's, as the Zimbabwean one is. */
const metals = new Set(["gold", "or", "oro"]);

const currencies = nationalCurrencies();
const monies: readonly Money[] = currencies.map(({ code: iso, place, names }) => {
  const code = iso.toLowerCase();
  const wordsOf = (language: Platform) =>
    `${names[language]} ${language === "en" ? (alsoCalled[code] ?? "") : ""}`
      .split(/[\s()/-]+/)
      .map((word) => fold(word))
      .filter((word) => word.length > 2 && !metals.has(word));
  return {
    ...{ code, place },
    words: Object.fromEntries(
      platforms.map((language) => [language, new Set(wordsOf(language))]),
    ) as unknown as Record<Platform, ReadonlySet<string>>,
  };
});

/** What the unit itself is called: the last word in English and German, the first in French and Spanish. */
const units = new Set([
  ...currencies.flatMap(({ names: { en, de, fr, es } }) => [
    ...[en, de].map((name) => fold(/[^\s-]+$/.exec(name)?.[0] ?? "")),
    ...[fr, es].map((name) => fold(/^(?:nouveau |nuevo )?(\S+)/i.exec(name)?.[1] ?? "")),
  ]),
  ...Object.values(alsoCalled).flatMap((words) => words.split(" ")),
]);

/** By each word of a name. */
const byName = new Map<string, Set<Money>>();
for (const money of monies) {
  for (const word of platforms.flatMap((language) => [...money.words[language]])) {
    byName.set(word, (byName.get(word) ?? new Set()).add(money));
  }
}

/** As it stands in a name: without an end of the plural or of a case ("zlotys", "reales", "Kronen", "kroner"). */
function toName(word: string): string | undefined {
  if (byName.has(word)) return word;
  const forms = word.length > 4 ? ["es", "en", "s", "n", "r"] : [];
  return forms
    .filter((end) => word.endsWith(end))
    .map((end) => word.slice(0, -end.length))
    .find((form) => byName.has(form));
}

/** Other things are called so, too, so that they are asked for by the country or as a rate alone. */
const otherThings =
  /^(?:reals?|reales|sol|soles|som|sum|lev|leva|lei|leu|mark|marks|marco|gulden|dram|lek|kip|kina|tala|loti|dong|colon|pula|lari|gourde|leone|leona|krone|kronen|couronnes?|coronas?|crowns?)$/;

/** Whose it is where nothing says so, of several that call theirs so; what shows it names the country. */
const mostMeant: Readonly<Record<string, string>> = {
  ...{ ruble: "rub", rubel: "rub", rouble: "rub", rublo: "rub" },
  ...{ krona: "sek", kronor: "sek" },
};

interface Asked {
  readonly tokens: readonly Token[];
  /** Codes of the places named. */
  readonly places: readonly string[];
  /** Whether a token names a place. */
  readonly isOfPlace: (token: Token) => boolean;
  /** Codes of the places that a concept has figures for. */
  readonly covered: (concept: string) => readonly string[];
}

/** Per U.S. dollar, the newest that has the country. */
const dollarRates = ["usd-exchange-rate", "usd-exchange-rate-annual", "exchange-rate"];

/** Undefined where no country's money is asked for, or anything besides. */
export function parseNationalRate(asked: Asked): ExchangeRate | undefined {
  const folded = asked.tokens.map((token) => token.folded);
  const isQuestion = folded.some(asksRate);
  const own = asked.tokens.filter((token) => !asked.isOfPlace(token)).map((token) => token.folded);
  const words = own.filter((word) => !isBeside(word, isQuestion));
  const alone = readMoney(asked, words, isQuestion);
  if (alone !== undefined) return { ...alone, isOfPlace: true };
  const isOfFirst = folded.some((word) => against.test(word));
  return words.reduce<ExchangeRate | undefined>((found, word, at) => {
    const base = currencyOf(word);
    if (found !== undefined || base === undefined) return found;
    const rate = readMoney(asked, words.toSpliced(at, 1), true);
    if (rate === undefined) return undefined;
    return { ...per(rate, base.code), ...(isOfFirst && at > 0 ? { isOfPlace: true } : {}) };
  }, undefined);
}

/** What is stated per dollar, per another. */
const per = (rate: ExchangeRate, base: string): ExchangeRate =>
  base === "usd" ? rate : { ...rate, concept: `${base}-exchange-rate` };

function readMoney(
  { places, covered }: Asked,
  words: readonly string[],
  isSure: boolean,
): ExchangeRate | undefined {
  const names = words.map(toName).filter((name) => name !== undefined);
  const [first] = names;
  const [named, other] = places;
  if (first === undefined || names.length < words.length || other !== undefined) return undefined;
  if (!names.some((name) => units.has(name))) return undefined;
  const called = [...(byName.get(first) ?? [])].filter(
    (money) =>
      (named === undefined || money.place === named) &&
      names.every((name) => byName.get(name)?.has(money)) &&
      dollarRates.some((concept) => covered(concept).includes(money.place)),
  );
  const [only, another] = called;
  const most = mostMeant[first] ?? byWord.get(first)?.code;
  const money = another === undefined ? only : called.find(({ code }) => code === most);
  if (money === undefined) return undefined;
  const isAlone = named === undefined && names.length === 1 && !isSure;
  const isOther = otherThings.test(first) || isBase(money.code);
  return isAlone && isOther ? undefined : toRate(money, covered);
}

function toRate({ code, place }: Money, covered: Asked["covered"]): ExchangeRate | undefined {
  const traded = byCode.get(code);
  const rate = traded === undefined ? undefined : toDollarRate(traded);
  const concept = dollarRates.find((key) => covered(key).includes(place));
  if (code === "usd" || concept === undefined) return undefined;
  return rate ?? { concept, place };
}

/** The words that name money, and which share of them is of each language: "peso" of three, "mexican" of one. */
export interface CalledMoney {
  readonly words: ReadonlySet<string>;
  readonly byLanguage: Readonly<Partial<Record<Platform, number>>>;
}

export function calledMoney(tokens: readonly Token[]): CalledMoney {
  const called = tokens.flatMap(({ folded }) => {
    const name = toName(folded);
    return name === undefined ? [] : [{ folded, name }];
  });
  const isIn = (language: Platform, name: string): boolean =>
    [...(byName.get(name) ?? [])].some(({ words }) => words[language].has(name));
  const shares = platforms.map((language) => {
    const own = called.filter(({ name }) => isIn(language, name));
    return [language, own.length / Math.max(1, called.length)] as const;
  });
  return {
    words: new Set(called.map(({ folded }) => folded)),
    byLanguage: Object.fromEntries(shares),
  };
}
