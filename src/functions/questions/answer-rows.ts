import type { Platform, ResearchSource } from "../../contract/index.js";
import { decimalSignOf, parseNumber, plainText, type TableCell } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { ResearchAnswer } from "./load-answer.js";
import { canonicalAddress } from "../shape/canonical-address.js";
import { dateCell } from "../shape/columns.js";
import { periodText } from "../shape/period-text.js";

interface AnswerLayout {
  /** cell: all in one cell. lines: a row per paragraph. @default "cell" */
  readonly layout?: "cell" | "lines" | undefined;
  /** Name the sources behind the answer. */
  readonly sources?: boolean | undefined;
}

export function answerRows(answer: ResearchAnswer, layout: AnswerLayout): string[][] {
  const text = readable(answer.answer);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const named = layout.sources === true ? answer.sources.map(sourceLine) : [];
  if (layout.layout === "lines") return [...lines, ...named].map((line) => [line]);
  return [[[text, ...named].join("\n")]];
}

/** Title, value (a number where it is one), unit and type of every key fact. */
export function factRows(answer: ResearchAnswer, language: Platform): TableCell[][] {
  if (answer.keyFacts.length === 0) throw new CellError("no-facts");
  const notation = notationOf(answer, language);
  const rows = answer.keyFacts.map(({ title, value, unit, type }) => [
    readable(title),
    parseNumber(value, notation) ?? value,
    unit,
    type,
  ]);
  return [["title", "value", "unit", "type"], ...rows];
}

export function sourceRows(answer: ResearchAnswer): TableCell[][] {
  if (answer.sources.length === 0) throw new CellError("no-sources");
  const rows = answer.sources.map((source) => [
    source.title,
    source.source ?? null,
    source.contentType,
    periodText(source),
    dateCell(source.releasedAt),
    canonicalAddress(source.url),
  ]);
  return [["title", "source", "type", "period", "released", "link"], ...rows];
}

const localeLanguages: Readonly<Record<string, Platform>> = {
  german: "de",
  english: "en",
  french: "fr",
  spanish: "es",
};

/**
 * The notation of the numbers: no answer says it. A figure that can be read one way only decides for
 * all ("1.234,5"), else the language of the sources, else the user's.
 */
function notationOf(answer: ResearchAnswer, language: Platform): Platform {
  const locale = localeLanguages[answer.sources[0]?.locale ?? ""] ?? language;
  const figures = answer.keyFacts.map(({ value }) => /\d[\d.,]*\d/.exec(value)?.[0] ?? "");
  const sign = figures.map(decimalSignOf).find((each) => each !== undefined);
  if (sign === undefined) return locale;
  const isEnglish = sign === ".";
  if (isEnglish === (locale === "en")) return locale;
  return isEnglish ? "en" : "de";
}

function sourceLine({ title, source, url }: ResearchSource, index: number): string {
  const address = url === "" ? "" : canonicalAddress(url);
  const parts = [title, source, address].filter((part) => part !== undefined && part !== "");
  return `[${String(index + 1)}] ${parts.join(", ")}`;
}

/** Without tags, where the service writes HTML, and without the stars of bold Markdown. */
function readable(text: string): string {
  const plain = /<[a-z][^>]*>/i.test(text) ? plainText(text) : text.trim();
  return plain.replace(/\*\*([^*\n]+)\*\*/g, "$1");
}
