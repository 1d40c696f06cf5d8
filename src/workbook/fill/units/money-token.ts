import { currencies, type Places } from "../../../statistics/index.js";
import type { Token } from "./token.js";

const shortScales: Readonly<Record<string, number>> = {
  ...{ k: 1e3, th: 1e3, m: 1e6, mm: 1e6, mn: 1e6, mio: 1e6, mln: 1e6, mill: 1e6 },
  ...{ b: 1e9, bn: 1e9, md: 1e9, mds: 1e9, mrd: 1e9, mrds: 1e9, tn: 1e12, trn: 1e12 },
};
const shorts = Object.keys(shortScales)
  .sort((one, other) => other.length - one.length)
  .join("|");

/** A sign of dollars alone is that of the United States; that of yen and yuan is neither. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:u\.?s\.?\s?\$|\$\s?u\.?s\.?(?![\p{L}])|\$)/iu, "USD"],
  [/^€/, "EUR"],
  [/^£/, "GBP"],
];
const codes = new RegExp(
  `^(?:(?:${currencies.map(({ code }) => code).join("|")})|(?:eur|usd|gbp|chf|jpy))(?=(?:${shorts})?\\.?(?!\\p{L}))`,
  "u",
);

const before = new RegExp(`^(${shorts}|t(?=\\s?(?:EUR|€)))\\.?\\s?`, "iu");
const behind = new RegExp(`^\\.?\\s?(${shorts})\\.?(?![\\p{L}\\p{N}])`, "iu");

const wordsAtMost = 4;

/** "€m", "k€", "EUR bn", "US dollars", "MUSD", "TEUR": a currency with the letters of its scale. */
export function moneyToken(text: string, places: Places): Token | undefined {
  const own = moneyAt(text);
  if (own !== undefined)
    return isPlace(text, own.length, places) ? undefined : withScale(text, own);
  const letters = before.exec(text);
  const short = letters?.[1]?.toLowerCase();
  if (letters === null || short === undefined) return undefined;
  const rest = text.slice(letters[0].length);
  const money = moneyAt(rest);
  if (money === undefined || isPlace(rest, money.length, places)) return undefined;
  const scale = short === "t" ? 1e3 : shortScales[short];
  return { ...money, length: letters[0].length + money.length, scale };
}

function withScale(text: string, money: Token): Token {
  const found = behind.exec(text.slice(money.length));
  const scale = shortScales[found?.[1]?.toLowerCase() ?? ""];
  if (found === null || scale === undefined) return money;
  return { ...money, length: money.length + found[0].length, scale };
}

function moneyAt(text: string): Token | undefined {
  for (const { code, names } of currencies) {
    const length = names?.exec(text)?.[0].length;
    if (length !== undefined) return { length, currency: code, isUnit: true };
  }
  for (const [sign, currency] of signs) {
    const length = sign.exec(text)?.[0].length;
    if (length !== undefined) return { length, currency, isUnit: true };
  }
  const code = codes.exec(text)?.[0];
  return code === undefined
    ? undefined
    : { length: code.length, currency: code.toUpperCase(), isUnit: true };
}

/** "Euro area" is a place and no currency, "US dollars" is a currency. */
function isPlace(text: string, length: number, places: Places): boolean {
  const words = text.trim().split(/\s+/);
  return words.slice(0, wordsAtMost).some((_, at) => {
    const name = words.slice(0, at + 1).join(" ");
    return name.length > length && (places.find(name) ?? places.group(name)) !== undefined;
  });
}
