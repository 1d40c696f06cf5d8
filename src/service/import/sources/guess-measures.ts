import { readHeading } from "../cells/read-heading.js";
import { isFormulaError } from "../cells/read-figure.js";
import { isInPercent } from "../cells/read-typed.js";
import { endsInPercent, withoutBrackets } from "../cells/written-figure.js";
import type { MappedMeasure } from "../mapping.js";
import { slug } from "../slug.js";
import { enough, isFigure, isMissing, share, type Column } from "./guess-columns.js";

/** A column with fewer cells that begin like a figure is no column of figures with remarks. */
const some = 0.3;
const beginsLikeFigure = (text: string) => /^\s*[-+\u2212\u2013(]?\s*[.,]?\d/.test(text);

/** A column each of whose figures has a percent sign says its unit itself. */
const isOfPercent = (texts: readonly string[]) =>
  share(texts, endsInPercent) === 1 &&
  texts.every((text) => isMissing(text) || isPercentFigure(text));
const isPercentFigure = (text: string) => endsInPercent(text) && isFigure(text.trim().slice(0, -1));

/** Whether a column holds figures as its unit has them: with percent signs where that is percent, or nothing is. */
export function holdsFigures({ name, texts }: Pick<Column, "name" | "texts">): boolean {
  if (share(texts, isFigure) >= enough || isOfPercent(texts)) return true;
  const read = readHeading(name);
  const isPercent = read !== undefined && isInPercent({ ...read });
  return isPercent && share(texts, (text) => isFigure(text) || isPercentFigure(text)) >= enough;
}

export function toMeasure({ name: heading, texts }: Column, questions: string[]): MappedMeasure {
  const read = readHeading(heading);
  if (read !== undefined) return { column: heading, key: slug(read.name), ...read };
  if (isOfPercent(texts))
    return { column: heading, key: slug(heading), name: heading, unit: "percent" };
  questions.push(`the unit of "${heading}"`);
  return { column: heading, key: slug(heading), name: heading, unit: "?" };
}

/** What to say of a text that stands where a figure might. */
function hintOf(text: string): string {
  if (isPercentFigure(text))
    return `Where the others are percentages too, its unit is percent, as of a heading with "(%)"`;
  if (isFigure(withoutBrackets(text)))
    return "Where brackets mean that it is below zero, say table: { negative: parentheses }";
  if (isFormulaError(text))
    return `It is the error of a formula: mend it in the workbook, or say table: { missing: [${JSON.stringify(text)}] } where there is none`;
  // A footnote behind a figure, text that begins with a digit, and a truth value are no words for a missing figure.
  if (/\d/.test(text))
    return "Where it is a figure with a mark or a footnote, write the figure alone";
  if (/^(?:true|false)$/i.test(text)) return "It says yes or no: write 1 and 0 where it is counted";
  return `Where that means that there is none, say table: { missing: [${JSON.stringify(text)}] }`;
}

/** The column that seems to hold the figures beside too much that is none; asks what that is. */
export function likelyFigures(columns: readonly Column[], questions: string[]): Column | undefined {
  const [likely] = columns
    .map((column) => ({ column, figures: share(column.texts, beginsLikeFigure) }))
    .filter(({ figures }) => figures >= some)
    .sort((a, b) => b.figures - a.figures);
  const question = "which column holds the figures";
  const other = likely?.column.texts.find((text) => !isMissing(text) && !isFigure(text));
  questions.push(
    likely === undefined || other === undefined
      ? question
      : `${question}: it seems to be "${likely.column.name}", but "${other.trim()}" is no figure. ${hintOf(other.trim())}`,
  );
  return likely?.column;
}
