import type { Platform } from "../../../contract/index.js";
import { foldText, leadingScale, type Places } from "../../../statistics/index.js";
import { moneyToken } from "./money-token.js";
import type { Token } from "./token.js";
import { isUnitWord, personWords } from "./unit-words.js";

interface Reader {
  readonly language: Platform;
  readonly places: Places;
}

const filler =
  /^(?:[\s.:;*_&]+|d['’]|(?:in|en|em|of|de|des|du|der|von|the|and|und|et|y|expressed|measured|units?|einheit(?:en)?|unites?|unidad(?:es)?|nominal|current(?: prices)?|zu jeweiligen preisen|prix courants|precios corrientes|a|aux)(?![\p{L}\p{N}]))/iu;
const percent =
  /^(?:%|(?:per ?cent|prozent|pour ?cent|por ciento|pct)(?![\p{L}\p{N}])|v\.? ?h\.?(?![\p{L}\p{N}]))/iu;
const base = /^(\d{4})\s?=\s?100(?!\d)/;
const zeros =
  /^['’‘`´](000(?:,?000)*)(?:['’]?s)?(?![\p{L}\p{N}])|^(000(?:,?000)*)(?:['’]?s)?(?![\p{L}\p{N}])/u;
const power = /^(?:[x×*]\s?)?10(?:\^|\*\*)?\s?([369]|12|[³⁶⁹]|¹²)(?![\p{L}\p{N}])/u;
const exponents: Readonly<Record<string, number>> = { "³": 3, "⁶": 6, "⁹": 9, "¹²": 12 };
const ones = /^(?:[x×*]\s?)?(1(?:[ ,.'’\u00a0\u202f]?0{3})+)(?:['’]?s|er)?(?![\p{L}\p{N}])/u;
const shortWords = /^(thous|thsd|ths|k|mill|mrds|mds|md|trn)\.?(?![\p{L}\p{N}])/u;
const shortScales: Readonly<Record<string, number>> = {
  ...{ thous: 1e3, thsd: 1e3, ths: 1e3, k: 1e3, mill: 1e6 },
  ...{ mrds: 1e9, mds: 1e9, md: 1e9, trn: 1e12 },
};
/** Of two meanings in the languages that tables and panes are in, which may differ. */
const twoMeanings = /^(?:mil(?! millones)|miles(?! de )|mille|billions?|bio)(?![\p{L}\p{N}])/u;
const anyWord = /^[\p{L}\p{N}](?:[\p{L}\p{N}²³'’/-]|[.,](?=\d))*|^[^]/u;

/** The next thing that a unit says. */
export function nextToken(text: string, { language, places }: Reader): Token {
  const skipped = filler.exec(text)?.[0].length;
  if (skipped !== undefined) return { length: skipped };
  return (
    moneyToken(text, places) ?? numberToken(text) ?? wordScale(text, language) ?? plainToken(text)
  );
}

function numberToken(text: string): Token | undefined {
  const year = base.exec(text);
  if (year !== null) return { length: year[0].length, word: `${year[1] ?? ""}=100`, isUnit: true };
  const found = zeros.exec(text);
  if (found !== null) {
    const digits = (found[1] ?? found[2] ?? "").replace(/\D/g, "");
    return { length: found[0].length, scale: 10 ** digits.length, isUnit: true };
  }
  const raised = power.exec(text);
  const exponent = raised?.[1] ?? "";
  if (raised !== null) {
    const scale = 10 ** (exponents[exponent] ?? Number(exponent));
    return { length: raised[0].length, scale, isUnit: true };
  }
  const whole = ones.exec(text);
  if (whole === null) return undefined;
  const scale = Number((whole[1] ?? "").replace(/\D/g, ""));
  return { length: whole[0].length, scale, isUnit: true };
}

function wordScale(text: string, language: Platform): Token | undefined {
  // Folding keeps the length here, so that what follows can be cut from the text itself.
  const folded = text.replace(/\p{L}/gu, (letter) => foldText(letter).slice(0, 1) || letter);
  const short = shortWords.exec(folded);
  // A capital K may be a temperature.
  if (short !== null && !text.startsWith("K"))
    return { length: short[0].length, scale: shortScales[short[1] ?? ""], isUnit: true };
  if (/^miles de (?!millones)/.test(folded)) return { length: 8, scale: 1e3, isUnit: true };
  const isOwn = folded.startsWith("bill") ? language === "en" : isSpokenSo(folded, language);
  if (twoMeanings.test(folded) && !isOwn) {
    const word = twoMeanings.exec(folded)?.[0] ?? "";
    return { length: word.length, word, isUnit: true };
  }
  const others = (["en", "de", "fr", "es"] as const).map((each) =>
    leadingScale(folded, each, each !== language),
  );
  const found = leadingScale(folded, language) ?? others.find((each) => each !== undefined);
  return found && { ...found, isUnit: true };
}

const isSpokenSo = (folded: string, language: Platform) =>
  (language === "fr" && folded.startsWith("mille")) ||
  (language === "es" && folded.startsWith("miles")) ||
  (language === "de" && folded.startsWith("bio"));

function plainToken(text: string): Token {
  const share = percent.exec(text)?.[0].length;
  if (share !== undefined) return { length: share, word: "percent", isUnit: true };
  const found = anyWord.exec(text)?.[0] ?? text.charAt(0);
  const word = foldText(found);
  const isNothing = !/[\p{L}\p{N}‰°¥₹₽₩]/u.test(word);
  if (isNothing) return { length: found.length };
  const isPersons = personWords.test(word);
  return {
    length: found.length,
    word: isPersons ? "persons" : word,
    isUnit: isPersons || isUnitWord(word, text.slice(found.length)),
  };
}
