import { citationStyles, type CitationStyle } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, listOf, singleOf, textOf } from "./arguments.js";
import { infoFieldNames, reportFormats, type InfoField, type ReportFormat } from "./field-words.js";

/** Fields by their English words, in any case and with any sign between words; empty for all. */
export function readFields(input: unknown): InfoField[] {
  return readWords(input, infoFieldNames);
}

/** A list of choices from a range or a comma list. */
export function readWords<W extends string>(input: unknown, words: readonly W[]): W[] {
  return listOf(input)
    .filter((word) => !isNone(word))
    .map((word) => oneOf(word, words, "field"));
}

export function readStyle(input: unknown): CitationStyle {
  const value = singleOf(input);
  return isNone(value) ? "apa" : oneOf(textOf(value), citationStyles, "style");
}

export function readFormat(input: unknown): ReportFormat | undefined {
  const value = singleOf(input);
  return isNone(value) ? undefined : oneOf(textOf(value), reportFormats, "format");
}

/** An omitted argument that a host hands over as 0 is "0" where the parameter is text. */
const isNone = (value: unknown) => isOmitted(value) || textOf(value) === "0";
const bare = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, "");

function oneOf<W extends string>(word: string, words: readonly W[], argument: string): W {
  const found = words.find((each) => bare(each) === bare(word));
  if (found !== undefined) return found;
  const allowed = words.join(", ");
  if (argument === "field") throw new CellError("unknown-field", { field: word, allowed });
  throw new CellError("bad-option-value", { option: argument, value: word, allowed });
}
