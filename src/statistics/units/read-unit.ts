import { languageOrder, type Platform } from "../../contract/index.js";
import { foldText } from "../text/fold-text.js";
import { leadingScale, scaleOfWord } from "./scales.js";

export interface Unit {
  /** As the publisher writes it, scale included: "million U.S. dollars". Null where nothing is said. */
  readonly text: string | null;
  /** What one stands for: 1e6 for "million U.S. dollars"; 1 without a scale. */
  readonly scale: number;
  /** The unit without its scale: "U.S. dollars". Null for a bare scale such as "in thousands". */
  readonly base: string | null;
}

/** A bracket that begins with "in" or "en", the last one of a subject: "GDP (in million U.S. dollars)". */
const bracketed = /\((?:in|en|em)\s+([^()]*(?:\([^()]*\)[^()]*)*)\)/giu;

/**
 * Unit and scale of a statistic or indicator: from its `unit` field, else from its subject.
 * `language` is the content's own, since scale words differ: a "billion" is 1e9 or 1e12.
 */
export function readUnit(
  content: { readonly unit?: string | null | undefined; readonly subject?: string | undefined },
  language: Platform = "en",
): Unit {
  const written = content.unit?.trim() ?? "";
  if (written !== "") return parseUnit(written.replace(/^(?:in|en)\s+/i, ""), language);
  const subject = content.subject ?? "";
  const last = [...subject.matchAll(bracketed)].at(-1)?.[1]?.trim() ?? scaledEnd(subject, language);
  return last === undefined || last === ""
    ? { text: null, scale: 1, base: null }
    : parseUnit(last, language);
}

/** "million U.S. dollars" is U.S. dollars at a scale of 1e6. */
function parseUnit(text: string, language: Platform): Unit {
  // Folding must keep the length, so that the rest can be cut from the text itself.
  const folded = text
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (letter) => foldText(letter).slice(0, 1) || letter);
  const found =
    leadingScale(folded, language) ??
    languageOrder
      .filter((other) => other !== language)
      .map((other) => leadingScale(folded, other, true))
      .find((scale) => scale !== undefined);
  if (found === undefined) return trailing(text, folded, language);
  const base = text
    .slice(found.length)
    .replace(/^[.\s]+/, "")
    .replace(/^(?:de\s+|d['’]|of\s+)/i, "");
  return { text, scale: found.scale, base: base === "" ? null : base };
}

/** "USD million", "EUR bn": the scale behind the unit, unless it counts what the unit is per. */
function trailing(text: string, folded: string, language: Platform): Unit {
  const match = /^(.*\S)\s+(\p{L}+)\.?$/u.exec(folded);
  const [, base = "", word = ""] = match ?? [];
  const scale = match === null ? undefined : scaleOfWord(word, language);
  if (scale === undefined || /\b(?:per|pro|je|par|por|of)\b|[\d/]/.test(base)) {
    return { text, scale: 1, base: text };
  }
  return { text, scale, base: text.slice(0, base.length).replace(/,$|,?\s+(?:in|en)$/i, "") };
}

/** What a name ends with, or its part before a colon: "(million U.S. dollars)", "in Mio. Euro". */
const ends = [
  /\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)(?=\s*$|: )/,
  /\s(?:in|en|em)\s+(\p{L}(?:(?!\s(?:in|en|em)\s).)*)$/iu,
];
const percent = /^(?:%|per ?cent|prozent|pour ?cent|por ?ciento)/i;

/** An end that names a scale or percentages. */
function scaledEnd(subject: string, language: Platform): string | undefined {
  return ends
    .map((end) => end.exec(subject)?.[1]?.trim() ?? "")
    .find((text) => percent.test(text) || parseUnit(text, language).scale !== 1);
}

/**
 * The unit of one series. Two axes have two units, which the content says as one text or not at all: then it is what
 * the series' own name ends with.
 */
export function seriesUnit(
  content: Parameters<typeof readUnit>[0],
  name: string,
  language: Platform,
): Unit {
  if ((content.unit ?? "") !== "") return readUnit(content, language);
  const own = readUnit({ subject: name }, language);
  if (own.text !== null) return own;
  const [end] = ends;
  const text = end?.exec(name)?.[1];
  // "GDP (PPP)" names no unit, unless the subject lists it among those of its series.
  const listed = end?.exec(content.subject ?? "")?.[1]?.split(/\s?; /) ?? [];
  return text !== undefined && listed.length > 1 && listed.includes(text)
    ? parseUnit(text, language)
    : readUnit(content, language);
}

/**
 * A subject without the words that name its unit: "GDP (in million U.S. dollars)" is "GDP".
 *
 * @param unit what else may stand at its end: "children per woman"
 */
export function withoutUnit(
  subject: string,
  unit: string | null = null,
  language: Platform = "en",
): string {
  const bracket = [...subject.matchAll(bracketed)].at(-1);
  if (bracket !== undefined) {
    const before = subject.slice(0, bracket.index);
    const behind = subject.slice(bracket.index + bracket[0].length);
    return `${before.trimEnd()}${behind}`.trim() || subject;
  }
  const named = ends.find((end) => {
    const text = end.exec(subject)?.[1]?.trim();
    return text !== undefined && (text === unit || text === scaledEnd(subject, language));
  });
  return (named && subject.replace(named, "").trim()) || subject;
}
