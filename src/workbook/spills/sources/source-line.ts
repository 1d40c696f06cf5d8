import type { Platform } from "../../../contract/index.js";
import { toCellInput, writeLinkedText } from "../../cells/write-text.js";
import {
  saysNoSource,
  sourceWords,
  withoutBreaks,
  withRemark,
} from "../../insert/marks/source-words.js";
import { breaksOf, sumOf, type UnitMark } from "../../insert/marks/unit-mark.js";
import type { ShownContent } from "../titles/shown-content.js";
import type { Line } from "../titles/title-texts.js";

/** Stands where nothing is known. */
const unknown = "…";

/**
 * "Quelle: Eurostat" → "Quelle: OECD. Bruch in der Reihe bei 2020: …": its word for a source is kept; without any the
 * line says the names alone.
 *
 * @returns what stands there now
 */
export function writeSource(
  line: Line,
  row: number,
  content: ShownContent,
  language: Platform = "en",
): string {
  const before = line.texts[row] ?? "";
  const { isKnown, link } = content;
  const text = sourceText(before, content, language);
  if (!isKnown && text === before) return text;
  const cell = line.range.getCell(row - line.firstRow, 0);
  // Else it would lead to the content that was shown before.
  cell.clear(Excel.ClearApplyTo.hyperlinks);
  writeLinkedText(cell, text, link === undefined ? undefined : { address: link });
  return text;
}

export function sourceText(
  before: string,
  content: ShownContent,
  language: Platform = "en",
): string {
  const words = sourceWords[language];
  const named = (names: string) => {
    if (saysNoSource(before)) return words.source(names);
    const [word = ""] = /^[^:]{1,20}:\s*/.exec(before) ?? [];
    return word + names;
  };
  if (!content.isKnown) return named(unknown);
  const line = content.sources === "" ? words.noSource : named(content.sources);
  return withRemark(line, breaksText(content, language));
}

function breaksText({ breaks }: ShownContent, language: Platform): string {
  const text = breaks?.text ?? "";
  return text === "" ? "" : sourceWords[language].breaks(text);
}

interface Marked {
  readonly content: ShownContent;
  readonly mark: UnitMark;
}

/** Whether other breaks are shown than when the lines were written. */
export const hasOtherBreaks = ({ content: { breaks }, mark }: Marked): boolean =>
  breaks !== undefined && breaksOf(breaks) !== (mark.breaks ?? "");

/** What a line is to say of the same content. Undefined where it says so, and where it is its user's. */
export function restatedSource(
  text: string,
  one: Marked,
  language: Platform = "en",
): string | undefined {
  if (!hasOtherBreaks(one)) return undefined;
  const line = withoutBreaks(text);
  const isOurs = one.mark.written?.includes(sumOf(text)) === true;
  const remark = isOurs ? breaksText(one.content, language) : "";
  const wanted = withRemark(line, remark);
  return wanted === text ? undefined : wanted;
}

export const restateSource = (line: Line, row: number, text: string): void => {
  line.range.getCell(row - line.firstRow, 0).values = [[toCellInput(text)]];
};
