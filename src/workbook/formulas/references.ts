import { tokenize } from "@borgar/fx";

/** A cell or range that a formula refers to. */
export interface FoundReference {
  /** First and one past the last character of the address in the formula, the `#` of a spill left out. */
  readonly start: number;
  readonly end: number;
  readonly sheet: string;
  /** As written: "$A$1:B2". */
  readonly local: string;
  /** All that the formula in this cell spills: `A1#`. */
  readonly isSpill: boolean;
}

/** Cells and ranges a formula refers to in this workbook; names and other workbooks stay as written. */
export function findReferences(formula: string, sheetName: string): FoundReference[] {
  return tokenize(formula, { withLocation: true }).flatMap(
    ({ type, value, loc }, index, tokens) => {
      if ((type !== "range" && type !== "range_beam") || loc === undefined) return [];
      const { sheet, local } = splitAddress(value);
      // Several sheets at once or another workbook: nothing a name of ours could follow.
      if (sheet !== undefined && /[:[\]]/.test(sheet)) return [];
      const [start = 0, end = 0] = loc;
      const next = tokens[index + 1];
      const isSpill = next?.type === "operator" && next.value === "#";
      return [{ start, end, sheet: sheet ?? sheetName, local, isSpill }];
    },
  );
}

/** Equal for equal cells, however a formula spells them: "sheet1!b2". */
export const cellKey = (sheet: string, local: string) =>
  `${sheet}!${local.replaceAll("$", "")}`.toLowerCase();

/** "'My ''own'' sheet'!A1" → { sheet: "My 'own' sheet", local: "A1" }. */
export function splitAddress(address: string): { sheet: string | undefined; local: string } {
  const at = address.lastIndexOf("!");
  if (at < 0) return { sheet: undefined, local: address };
  const sheet = address.slice(0, at);
  const isQuoted = sheet.startsWith("'") && sheet.endsWith("'");
  return {
    sheet: isQuoted ? sheet.slice(1, -1).replaceAll("''", "'") : sheet,
    local: address.slice(at + 1),
  };
}

/**
 * A reference as somebody wrote it, to other cells: "'My sheet'!$A$1" to "A1:B4" is
 * "'My sheet'!$A$1:$B$4".
 *
 * @param prefix sheet with its "!". @default the one written
 */
export function redirect(
  written: string,
  local: string,
  prefix = written.slice(0, written.lastIndexOf("!") + 1),
): string {
  return prefix + withDollars(local, splitAddress(written).local);
}

/** "B4:C5" with the signs of "$A$1:B2" is "$B$4:C5". */
function withDollars(address: string, pattern: string): string {
  const patterns = pattern.split(":");
  return address
    .replaceAll("$", "")
    .split(":")
    .map((corner, index) => {
      const signs = patterns[index] ?? patterns[0] ?? "";
      const [, column = "", row = ""] = /^([A-Z]*)(\d*)$/i.exec(corner) ?? [];
      const isColumnFixed = column !== "" && signs.startsWith("$");
      const isRowFixed = row !== "" && /(?:[A-Z]|^)\$\d/i.test(signs);
      return (isColumnFixed ? "$" : "") + column + (isRowFixed ? "$" : "") + row;
    })
    .join(":");
}
