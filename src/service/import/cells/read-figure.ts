export type DecimalSign = "." | ",";

/** What stands for "no figure" where the mapping does not say. */
export const usualMissing: readonly string[] = [
  "",
  "..",
  ":",
  "-",
  "–",
  "n/a",
  "N/A",
  "NA",
  "NaN",
  "null",
];

/**
 * A number with "." or "," before its decimals. Its thousands stand in groups of three behind one sign: the
 * other of the two, a blank or an apostrophe. "0,123" and "12 3" are no groups.
 */
const written = (decimal: "\\." | ",", group: "\\." | ",") =>
  new RegExp(
    `^([-+\u2212\u2013]?)[ \u00a0]?(\\d*|[1-9]\\d{0,2}([${group} \u00a0\u2007\u2008\u2009\u202f'’])\\d{3}(?:\\3\\d{3})*)(?:${decimal}(\\d*))?(e[-+]?\\d{1,3})?$`,
    "i",
  );
const notations = { ".": written("\\.", ","), ",": written(",", "\\.") } as const;
const plainNumber = /^-?\d+(?:\.\d+)?$/;
const notDigits = /\D/g;

/** What many tables write where there is no figure, and is a number all the same. */
const nines = /^[-\u2212\u2013]9{3,}(?:[.,]0+)?$/;
export const doubtOfNines = (text: string): string | undefined =>
  nines.test(text)
    ? `"${text}" stands for no figure in many tables. ${sayOfNines(text)}`
    : undefined;
export const sayOfNines = (text: string): string =>
  `Where it does here, say table: { missing: ["${text}"] }${text.includes("e") ? ", written as in the file" : ""}; where it is a figure, table: { missing: [""] }; in datapackage.json "missingValues" says either`;

/** A figure as a column writes it, or why it is none. */
export function readFigure(
  text: string,
  decimal: DecimalSign,
): number | { readonly reason: string } {
  const trimmed = text.trim();
  const value =
    decimal === "." && plainNumber.test(trimmed) ? Number(trimmed) : toNumber(trimmed, decimal);
  if (value === undefined) return { reason: whyNoFigure(trimmed, decimal) };
  return Number.isFinite(value) ? value : { reason: `"${text}" is too large a number` };
}

function toNumber(text: string, decimal: DecimalSign): number | undefined {
  const [, sign = "", whole = "", , decimals = "", exponent = ""] =
    notations[decimal].exec(text) ?? [];
  if (whole === "" && decimals === "") return undefined;
  const digits = `${whole.replace(notDigits, "")}.${decimals}${exponent}`;
  return Number(`${sign === "" || sign === "+" ? "" : "-"}0${digits}`);
}

export const isFigureWith = (text: string, decimal: DecimalSign): boolean =>
  typeof readFigure(text, decimal) === "number";

/** Whichever its decimal sign is. */
export const isFigure = (text: string): boolean =>
  isFigureWith(text, ".") || isFigureWith(text, ",");

export const isFormulaError = (text: string): boolean =>
  /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i.test(text.trim());

const money = /^[€$£¥]\s*[-+\u2212\u2013]?[\d.,]+$|^[-+\u2212\u2013]?[\d.,]+\s*[€$£¥]$/;
const bracketed = /^\([\d.,' \u00a0\u202f]+\)$/;
const beginsLikeFigure = /^[-+\u2212\u2013]?\d+(?:[.,]\d+)?\s*[^\d\s.,]/;

function whyNoFigure(text: string, decimal: DecimalSign): string {
  const shown = `"${text.replace(/\s*[\r\n]+\s*/g, " / ")}"`;
  if (/[\r\n]/.test(text)) return `${shown} stands on several lines: write one number into a cell`;
  if (text.endsWith("%")) return `${shown} has a percent sign: put it into the unit`;
  if (/^[-+]?[\d.,]+(?:\s[\d.,]+)+$/.test(text))
    return `${shown} has a blank that does not part thousands: write one number into a cell, without its footnote`;
  if (isFormulaError(text)) return `${shown} is the error of a formula`;
  if (money.test(text)) return `${shown} has a currency: put it into the unit`;
  if (bracketed.test(text))
    return `${shown} stands in brackets: where they mean that it is below zero, say table: { negative: parentheses }`;
  const alone = beginsLikeFigure.test(text) ? ": write the figure alone" : "";
  return `${shown} is not a number with "${decimal}" before its decimals${alone}`;
}

/** How many decimals a text shows. */
export const decimalsOf = (value: number): number => {
  const [, decimals = ""] = String(value).split(".");
  return /e/i.test(decimals) ? 6 : Math.min(6, decimals.length);
};

/** How many decimals a value needs lest it look like another: a twentieth of it is the most that rounding may change. */
export function leastDecimals(value: number): number {
  const size = Math.abs(value);
  if (size >= 10 || Number.isInteger(size)) return 0;
  let decimals = 0;
  while (decimals < 6 && Math.abs(Number(size.toFixed(decimals)) - size) > size / 20) decimals += 1;
  return decimals;
}
