const excelErrors = new Set(["#N/A", "#VALUE!", "#REF!", "#DIV/0!", "#NUM!", "#NAME?", "#NULL!"]);

/** Excel refuses a longer text, and with it all that is written together with it. */
const maxTextLength = 32_767;

/** What Excel would take for something else than this text: a formula, a number, a date, a logical. */
const readsAsOther =
  /^[=+\-@\t\r'#]|^\s*[\d.,$€£¥%(]|^(true|false|wahr|falsch|vrai|faux|verdadero|falso)$/i;

/**
 * A value as `range.values` takes it so that the cell shows just this value: text of a service never
 * becomes a formula, and "2017" or "1-2" stay text. Missing values clear the cell.
 */
export function toCellInput(value: unknown): string | number | boolean {
  if (typeof value === "number") return Number.isFinite(value) ? value : "#NUM!";
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return "";
  if (excelErrors.has(value)) return value;
  const text = value.slice(0, maxTextLength);
  // Month names too ("May 2020", "1. Quartal") read as dates in some language of Excel.
  return readsAsOther.test(text) || /\d/.test(text) ? `'${text}` : text;
}

/** Rows of values for `range.values`, padded to a rectangle. */
export function toCellInputs(
  rows: readonly (readonly unknown[])[],
): (string | number | boolean)[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, index) => toCellInput(row[index])));
}
