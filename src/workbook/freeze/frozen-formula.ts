import type { ArgumentValue } from "../cells/resolve-arguments.js";
import type { KeptReference } from "./kept-references.js";

/** A STAT call as it was when its formula was frozen: what it refers to may say something else since. */
export interface FrozenCall {
  readonly functionId: string;
  /** Null where only Excel could tell, or where they are too long to be kept. */
  readonly values: readonly ArgumentValue[] | null;
}

/** A formula that was replaced by its values, kept so that it can come back exactly. */
export interface FrozenFormula {
  /** The name the anchor is found by, whatever rows are inserted above it. */
  readonly name: string;
  readonly sheetId: string;
  readonly sheetName: string;
  /** Of the anchor when frozen: "B2". */
  readonly address: string;
  readonly formula: string;
  /** Defined names by which it calls STAT, where it does so by names alone. */
  readonly callsBy?: readonly string[];
  /** What it asked for. */
  readonly asked?: readonly FrozenCall[];
  /** The cells it refers to, which may move while it is frozen. */
  readonly references?: readonly KeptReference[];
  /** Size of what stood there as values: the whole spill. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** The values as frozen, row by row, to see whether somebody typed over them. */
  readonly values: readonly (readonly unknown[])[];
  /** Milliseconds since 1970. */
  readonly frozenAt: number;
  /**
   * When the oldest answer behind the values was fetched; null where nobody knows. Undefined in workbooks of earlier
   * versions.
   */
  readonly retrievedAt?: number | null;
}

/** A formula in its cell still, of which spills that are frozen were made ranges: `A1#` is `A1:B4`. */
export interface RangedFormula {
  /** The name its cell is found by. */
  readonly name: string;
  /** With its spills, as it will come back. */
  readonly formula: string;
  readonly references: readonly KeptReference[];
  /** Those that are ranges now. */
  readonly spills: readonly KeptSpill[];
}

export interface KeptSpill {
  /** Of its reference in the formula. */
  readonly start: number;
  /** Name of the frozen formula that filled it. */
  readonly of: string;
  /** Hidden defined name of all its cells. */
  readonly zone: string;
  /** Where they were when frozen: "Sheet1!A1:B4". */
  readonly address: string;
}

/** By name. What has been brought back stays as null, so that merging with an older copy does not revive it. */
export type FrozenFormulas = Readonly<Record<string, FrozenFormula | RangedFormula | null>>;

/** Where a frozen formula's figures are now: its name's cell, all of them, and their sheet. The first's address is loaded. */
export function frozenCellsOf(
  context: Excel.RequestContext,
  { name, rowCount, columnCount }: FrozenFormula,
) {
  const anchor = context.workbook.names.getItemOrNullObject(name).getRangeOrNullObject();
  anchor.load("address");
  const area = anchor.getResizedRange(rowCount - 1, columnCount - 1);
  return { anchor, area, worksheet: area.worksheet };
}
