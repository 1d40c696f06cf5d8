/** Currencies as they are typed, folded, in any of the four languages. */

export interface Currency {
  /** ISO 4217 code, lower case. */
  readonly code: string;
  /** Code of the place that pays with it. */
  readonly place: string;
  /** What it is called, folded, in any of the four languages. */
  readonly words: readonly string[];
}

const currencies: readonly Currency[] = (
  [
    ["usd", "USA", "dollar dollars dolar dolares"],
    ["eur", "EMU", "euro euros"],
    ["gbp", "GBR", "pound pounds sterling pfund livre libra"],
    ["jpy", "JPN", "yen yens yenes"],
    ["chf", "CHE", "franken frankens franc francs franco"],
    ["cny", "CHN", "yuan renminbi rmb"],
    ["aud", "AUS", "aussie"],
    ["nzd", "NZL", "kiwi"],
    ["cad", "CAN", "loonie"],
    ["brl", "BRA", ""],
    ["dkk", "DNK", ""],
    ["hkd", "HKG", ""],
    ["inr", "IND", "rupee rupees rupie roupie rupia"],
    ["krw", "KOR", "won"],
    ["myr", "MYS", "ringgit"],
    ["mxn", "MEX", "peso pesos"],
    ["nok", "NOR", ""],
    ["sek", "SWE", ""],
    ["zar", "ZAF", "rand"],
    ["sgd", "SGP", ""],
    ["lkr", "LKA", ""],
    ["twd", "TWN", ""],
    ["thb", "THA", "baht"],
    ["ves", "VEN", "bolivar bolivares"],
  ] as const
).map(([code, place, words]) => ({ code, place, words: words === "" ? [] : words.split(" ") }));

/** Dollars beside that of the United States, by whose they are, as a pattern of the folded words beside "dollar". */
const dollars = (
  [
    ["cad", "kanad|canad"],
    ["aud", "austral"],
    ["nzd", "new zealand|neuseel|neo ?zeland|nueva zelanda|nouvelle zelande"],
    ["hkd", "hong ?kong"],
    ["sgd", "singap"],
    ["twd", "taiwan"],
  ] as const
).map(([code, whose]) => ({
  code,
  pattern: new RegExp(
    String.raw`\b(?:${whose})\w* dol+ars?\b|\bdol+ar(?:es|s)? (?:de |du |d )?(?:${whose})\w*`,
  ),
}));

/** "Canadian dollar", "dollar canadien": by its code, as it is not the dollar. */
export const withCodes = (text: string): string =>
  dollars.reduce((coded, { code, pattern }) => coded.replace(pattern, code), text);

/** By ISO 4217 code, lower case. */
export const byCode = new Map(currencies.map((currency) => [currency.code, currency]));
export const byWord = new Map(
  currencies.flatMap((currency) => currency.words.map((word) => [word, currency] as const)),
);
/** By its code or by what it is called, folded. */
export const currencyOf = (word: string): Currency | undefined =>
  byCode.get(word) ?? byWord.get(word);
/** What currencies are called, folded, in any of the four languages. */
export const currencyWords: ReadonlySet<string> = new Set(byWord.keys());
