import type { ColumnMapping, MappedMeasure } from "../mapping.js";
import { isInPercent } from "./read-typed.js";

const percentSign = /\s*%$/;
const bracketed = /^\(\s*([^()\s+\u2212\u2013-].*?)\s*\)$/;

export const endsInPercent = (text: string): boolean => percentSign.test(text.trim());
/** "(1,234)" as "-1,234". */
export const withoutBrackets = (text: string): string => text.replace(bracketed, "-$1");

/**
 * A figure's text as others write it: without the percent sign that its unit says, and with a minus for the brackets of
 * accountants, where a mapping says that they are that.
 */
export function writtenFigure(
  text: string,
  measure: MappedMeasure,
  { table }: Pick<ColumnMapping, "table">,
): string {
  const negative = measure.negative ?? table?.negative;
  const signed = negative === "parentheses" ? withoutBrackets(text.trim()) : text.trim();
  return isInPercent(measure) ? signed.replace(percentSign, "") : signed;
}
