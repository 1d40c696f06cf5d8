import { isFigure } from "../../cells/read-figure.js";
import { isPartOfYear } from "../../cells/part-of-year.js";
import { readHeading } from "../../cells/read-heading.js";
import { isPeriod } from "../../cells/read-period.js";
import { readsLikeUnit } from "../../cells/unit-words.js";

/** The row below a heading. */
interface BelowHeading {
  /** What stands where rows say what they are of: their place, their period. */
  readonly keys: readonly { readonly name: string; readonly text: string }[];
  /** What stands where figures do, and marks for none are left out. */
  readonly texts: readonly string[];
  /** How many columns have figures. */
  readonly columns: number;
}

/** "Exports (million euros)" is a name with its unit, and "Index (2015=100)" none. */
const isUnit = (text: string): boolean => {
  const read = readHeading(text);
  return readsLikeUnit(text) && (read === undefined || readsLikeUnit(read.name));
};

/** A year by itself is a figure as well: several side by side are none. */
const isHeading = (text: string, count: number): boolean =>
  !isFigure(text) || isPartOfYear(text, "quarter") || (count > 1 && isPeriod(text));

/**
 * What is said by a second row of headings, quarters below years, goods below exports: figures are of both rows, and by the
 * first alone those of the first quarter would be the year's. Rows of units are none, and neither is one text over a part
 * of the table. @returns undefined where the row is none
 */
export function secondHeading({ keys, texts, columns }: BelowHeading): string | undefined {
  const isBare = keys.every(
    ({ name, text }) => text.trim() === "" || name === "" || text.trim() === name,
  );
  if (!isBare || texts.length === 0 || texts.length * 2 < columns) return undefined;
  const said = texts.map((text) => text.trim());
  if (said.every(isUnit) || !said.every((text) => isHeading(text, said.length))) return undefined;
  const named = [...new Set(said)].slice(0, 2).map((text) => `"${text}"`);
  return `a second row of headings (${named.join(", ")}) stands below the first, and figures are of what both say: join them with table: { heading: [FIRST, SECOND] }, the numbers of their lines, or write both into one row, such as "2022-Q1" or "Exports of goods", and of measures and years a row for each place and year`;
}
