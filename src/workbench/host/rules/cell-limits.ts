import { invalidArgument } from "../host-error.js";

/** Characters of a cell's text, and of a formula, by "Excel specifications and limits". */
const longestText = 32_767;
const longestFormula = 8192;

/** @throws InvalidArgument for a content that no cell of Excel's takes */
export function assertFitsCell(content: string): void {
  if (content.startsWith("=")) {
    if (content.length > longestFormula) {
      throw invalidArgument(`A formula has at most ${longestFormula} characters.`);
    }
    return;
  }
  // The apostrophe that makes a text of what follows is no part of it.
  const length = content.startsWith("'") ? content.length - 1 : content.length;
  if (length > longestText) throw invalidArgument(`A cell has at most ${longestText} characters.`);
}
