import { foldText } from "../../../statistics/index.js";
import { readHeading } from "../cells/read-heading.js";
import { scaleIn } from "../units.js";

interface HeadingScale {
  /** What says it. */
  readonly text: string;
  readonly said: number;
}

const behindPer = /(?:\b(?:per|pro|je|par|por|of|over|under)\s+|[/<>]\s*)(?:each\s+)?[\d.,'’ ]*$/i;
const zeros = /(?<![\d.,'’]|\d\s)(?:['’]\s?)?000(?:[ ,.'’]?000)*(?:['’]?s)?(?![\d.,])/i;
const thousands = /^(?:in\s+|x\s?|×\s?|\*\s?)?1[ ,.'’]?000(?:[ ,.'’]000)*(?:\s+\p{L}+)?$/iu;
const power = /(?<!\d)10(?:(?:\^|\*\*)([369]|12)|([³⁶⁹]))(?!\d)/;
const raised: Readonly<Record<string, number>> = { "³": 3, "⁶": 6, "⁹": 9 };
const indian: Readonly<Record<string, number>> = {
  lakh: 1e5,
  crore: 1e7,
  万: 1e4,
  億: 1e8,
  亿: 1e8,
};
const indianWord = /\b(lakh|crore)s?\b|(万|億|亿)/i;
const brackets = /[([]([^()[\]]+)[)\]]/g;

/** "(000s)", "x 1,000", "10^6": a scale in digits. */
function inDigits(heading: string): HeadingScale | undefined {
  const plain = zeros.exec(heading);
  if (plain !== null && !behindPer.test(heading.slice(0, plain.index)))
    return { text: plain[0].trim(), said: 10 ** plain[0].replace(/[^0]/g, "").length };
  const [, digits, sign = ""] = power.exec(heading) ?? [];
  const exponent = digits === undefined ? raised[sign] : Number(digits);
  if (exponent !== undefined) return { text: `10^${String(exponent)}`, said: 10 ** exponent };
  for (const [, said = ""] of heading.matchAll(brackets))
    if (thousands.test(said.trim()))
      return { text: said.trim(), said: 10 ** said.replace(/[^0]/g, "").length };
  return undefined;
}

/** "Population, thousands", "GDP in Mio. EUR", "jobs_thousands", "Sales k": a scale in words behind a name. */
function inWords(heading: string): HeadingScale | undefined {
  const bare = heading.replace(brackets, " ").replace(/_+/g, " ").trim();
  const parts = [
    ...[...heading.matchAll(brackets)].map(([, said = ""]) => said.replace(/^in\s+/i, "")),
    /,\s*(?:in\s+)?([^,]+)$/i.exec(bare)?.[1],
    /\s(?:in|en)\s+(.+)$/i.exec(bare)?.[1],
    /(?<!\d)\s([^\s\d]+)$/.exec(bare)?.[1],
  ];
  for (const part of parts) {
    const text = part?.trim() ?? "";
    const said = /^k$/i.test(text) ? 1000 : /^(?:\d|$)/.test(text) ? undefined : scaleIn(text);
    if (said !== undefined) return { text, said };
  }
  const [word, latin, other] = indianWord.exec(foldText(heading)) ?? [];
  const said = indian[latin?.toLowerCase() ?? other ?? ""];
  return word === undefined || said === undefined ? undefined : { text: word, said };
}

/** "EUR m", "US$bn", "£k": behind money one letter is enough, which elsewhere numbers an annex. */
const moneyAndLetter =
  /(?:[€$£¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|CAD|AUD|SEK|NOK|DKK|PLN))\s?(k|m|b|tn)(?!\p{L})/iu;
const letters: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, tn: 1e12 };

/** "GDP, € m", "Exports £bn". */
export function behindMoney(text: string): HeadingScale | undefined {
  const [found = "", letter = ""] = moneyAndLetter.exec(text) ?? [];
  const said = letters[letter.toLowerCase()];
  return said === undefined ? undefined : { text: found, said };
}

/** By what a heading says that its figures are divided; undefined where its unit in brackets says it, or nothing does. */
export function scaleInHeading(heading: string): HeadingScale | undefined {
  const unit = readHeading(heading)?.unit;
  if (unit !== undefined && scaleIn(unit) !== undefined) return undefined;
  return (
    inDigits(heading) ??
    behindMoney(heading) ??
    (unit === undefined || /^k$/i.test(unit) ? inWords(heading) : undefined)
  );
}
