import type { Platform } from "../../contract/index.js";

/** Writes a number with its noun by a language's rules: "1 call", "0 calls", but "0 appel" in French. */
export function countIn(language: Platform) {
  const rules = new Intl.PluralRules(language);
  return (value: number, one: string, many: string): string =>
    `${value.toLocaleString(language)} ${rules.select(value) === "one" ? one : many}`;
}

/** Writes a change with its sign, one or two decimals and its noun: "+1.0 points", but "+1,0 point" in French. */
export function changeIn(language: Platform) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
  const numbers = new Intl.NumberFormat(language, { ...digits, signDisplay: "exceptZero" });
  const rules = new Intl.PluralRules(language, digits);
  return (value: number, one: string, many: string): string =>
    `${numbers.format(value)} ${rules.select(value) === "one" ? one : many}`;
}
