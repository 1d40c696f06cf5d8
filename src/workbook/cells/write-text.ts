import { cellNumber, longestCellText } from "../../statistics/index.js";

const excelErrors = new Set(["#N/A", "#VALUE!", "#REF!", "#DIV/0!", "#NUM!", "#NAME?", "#NULL!"]);

/** Excel counts the sign before a text too, and refuses the whole batch with one that is longer. */
const maxTextLength = longestCellText - 1;

/**
 * A text that no Excel takes for something else: it begins with a letter and holds no digit. All others
 * are written with the sign that makes them text, whatever they begin with: "=", a line break before it,
 * a mark of byte order, a full-width "＝", "1. Quartal", "May 2020".
 */
const isPlain = (text: string) => /^\p{L}\P{N}*$/u.test(text) && !logical.test(text);

/** As the languages of the add-in spell them. */
const logical = /^(true|false|wahr|falsch|vrai|faux|verdadero|falso)$/i;

/** What `range.values` takes for a cell. */
export type CellInput = string | number | boolean;

/**
 * A value as `range.values` takes it so that the cell shows just this value: text of a service never
 * becomes a formula, and "2017" or "1-2" stay text. Missing values clear the cell.
 */
export function toCellInput(value: unknown): CellInput {
  if (typeof value === "number") return cellNumber(value) ?? "#NUM!";
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return "";
  if (excelErrors.has(value)) return value;
  const text = cutText(value, maxTextLength);
  return text === "" || isPlain(text) ? text : `'${text}`;
}

/** The beginning of a text; never half of a character that takes two units. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/** Rows of values for `range.values`, padded to a rectangle. */
export function toCellInputs(rows: readonly (readonly unknown[])[]): CellInput[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, index) => toCellInput(row[index])));
}

/** Where a link of a cell leads: an https page, or a cell such as 'Sheet 1'!B2. */
export type LinkTarget = { readonly address: string } | { readonly cell: string };

/**
 * Text in a cell, and a link where it leads to an https page or a cell of this workbook. Excel writes the
 * text of a link into the cell as if it were typed, so it takes the guarded text, and the cell has the
 * last word.
 */
export function writeLinkedText(cell: Excel.Range, text: string, target?: LinkTarget): void {
  const content = toCellInput(text);
  const link = target === undefined ? undefined : linkOf(target);
  if (link !== undefined) cell.hyperlink = { ...link, textToDisplay: String(content) };
  cell.values = [[content]];
}

function linkOf(target: LinkTarget): Excel.RangeHyperlink | undefined {
  if ("cell" in target) return { documentReference: target.cell };
  return target.address.startsWith("https://") ? { address: target.address } : undefined;
}

/** Excel refuses longer titles of charts. */
const maxTitleLength = 255;

/**
 * A text for the title of a chart, an axis or a series, where a leading "=" makes a reference and no sign
 * can make it text: a space that does not break goes before it.
 */
export function toTitle(text: string): string {
  const title = cutText(text, maxTitleLength - 1);
  return /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u.test(title) ? `\u00A0${title}` : title;
}
