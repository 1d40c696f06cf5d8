import { tokenize } from "@borgar/fx";
import type { StatCell } from "../cells/scan-workbook.js";
import { splitAddress } from "../cells/resolve-arguments.js";

/** One reference of a frozen formula; the name follows its cells wherever they move. */
export interface KeptReference {
  /** First and one past the last character in the formula. */
  readonly start: number;
  readonly end: number;
  /** Hidden defined name of the cells. */
  readonly name: string;
  /** Where they were when frozen: "Sheet1!A1". */
  readonly address: string;
}

interface FoundReference {
  readonly start: number;
  readonly end: number;
  readonly sheet: string;
  readonly local: string;
}

/** Cells and ranges a formula refers to in this workbook; names and other workbooks stay as written. */
export function findReferences(formula: string, sheetName: string): FoundReference[] {
  return tokenize(formula, { withLocation: true }).flatMap(({ type, value, loc }) => {
    if ((type !== "range" && type !== "range_beam") || loc === undefined) return [];
    const { sheet, local } = splitAddress(value);
    // Several sheets at once or another workbook: nothing a name of ours could follow.
    if (sheet !== undefined && /[:[\]]/.test(sheet)) return [];
    const [start = 0, end = 0] = loc;
    return [{ start, end, sheet: sheet ?? sheetName, local }];
  });
}

export interface NamedReferences {
  /** Queues the hidden names. */
  addNames(): void;
  /** Those of one formula, once the addresses are loaded. */
  of(cell: StatCell): KeptReference[];
}

/**
 * A hidden name for every cell or range that the formulas refer to, one for each however often it is
 * used. The ranges' addresses are loaded; the caller's next round trip fills them.
 */
export function nameReferences(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  createName: () => string,
): NamedReferences {
  const named = new Map<string, { name: string; range: Excel.Range }>();
  const keyOf = ({ sheet, local }: FoundReference) =>
    `${sheet}!${local.replaceAll("$", "")}`.toLowerCase();
  const found = new Map(
    cells.map((cell) => [cell, findReferences(cell.formula, cell.sheetName)] as const),
  );
  for (const reference of [...found.values()].flat()) {
    if (named.has(keyOf(reference))) continue;
    const range = context.workbook.worksheets.getItem(reference.sheet).getRange(reference.local);
    range.load("address");
    named.set(keyOf(reference), { name: createName(), range });
  }
  return {
    addNames() {
      for (const { name, range } of named.values()) {
        context.workbook.names.add(name, range).visible = false;
      }
    },
    of: (cell) =>
      (found.get(cell) ?? []).flatMap((reference) => {
        const entry = named.get(keyOf(reference));
        if (entry === undefined) return [];
        const { start, end } = reference;
        return [{ start, end, name: entry.name, address: entry.range.address }];
      }),
  };
}

/** Where a reference's cells are now: "Sheet1!A3", or null where they were deleted. */
export type WhereNow = (name: string) => string | null | undefined;

/**
 * The formula with every reference where its cells are now, `$` signs and sheet names as they were
 * written. Untouched references stay to the letter.
 *
 * @param whereNow undefined where the name itself is gone, so that nothing is known.
 */
export function moveReferences(
  formula: string,
  references: readonly KeptReference[],
  whereNow: WhereNow,
): string {
  let moved = formula;
  // From the end, so that earlier positions stay true.
  for (const { start, end, name, address } of [...references].sort((a, b) => b.start - a.start)) {
    const now = whereNow(name);
    if (now === undefined || now === address) continue;
    const written = formula.slice(start, end);
    moved = moved.slice(0, start) + rewritten(written, address, now) + moved.slice(end);
  }
  return moved;
}

function rewritten(written: string, before: string, now: string | null): string {
  if (now === null) return "#REF!";
  const old = splitAddress(written);
  const { sheet, local } = splitAddress(now);
  const hasMovedSheet = splitAddress(before).sheet !== sheet;
  const prefix = now.slice(0, now.lastIndexOf("!") + 1);
  return (old.sheet !== undefined || hasMovedSheet ? prefix : "") + withDollars(local, old.local);
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
