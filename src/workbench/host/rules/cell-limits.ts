import { longestCellText } from "../../grid/index.js";
import { invalidArgument } from "../host-error.js";

/** Characters of a formula, by "Excel specifications and limits". */
const longestFormula = 8192;
/**
 * Characters of a text inside a formula: "Text values in formulas are limited to 255 characters", which
 * Excel says of one that is entered, and refuses.
 */
const longestLiteral = 255;
/** A text of a formula, or a quoted sheet's name, which is none. */
const quoted = /"(?:[^"]|"")*"|'(?:[^']|'')*'/g;

/** @throws InvalidArgument for a content that no cell of Excel's takes */
export function assertFitsCell(content: string): void {
  if (content.startsWith("=")) {
    if (content.length > longestFormula) {
      throw invalidArgument(`A formula has at most ${longestFormula} characters.`);
    }
    for (const [text] of content.matchAll(quoted)) {
      const length = text.slice(1, -1).replaceAll('""', '"').length;
      if (text.startsWith('"') && length > longestLiteral) {
        throw invalidArgument(`A text in a formula has at most ${longestLiteral} characters.`);
      }
    }
    return;
  }
  // The apostrophe that makes a text of what follows is no part of it.
  const length = content.startsWith("'") ? content.length - 1 : content.length;
  if (length > longestCellText)
    throw invalidArgument(`A cell has at most ${longestCellText} characters.`);
}
