import type { Platform } from "../../contract/index.js";

/** Writes a number with its noun by a language's rules: "1 call", "0 calls", but "0 appel" in French. */
export function countIn(language: Platform) {
  const rules = new Intl.PluralRules(language);
  return (value: number, one: string, many: string): string =>
    `${value.toLocaleString(language)} ${rules.select(value) === "one" ? one : many}`;
}
