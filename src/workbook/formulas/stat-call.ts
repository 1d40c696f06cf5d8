/** An argument as the formula has it, before any cell is read. */
export type FormulaArgument =
  | { readonly kind: "omitted" }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "array"; readonly values: readonly (readonly (string | number | boolean)[])[] }
  /** A cell, range or spill; `isSpill` is the `#` operator. */
  | { readonly kind: "range"; readonly address: string; readonly isSpill: boolean }
  /** A defined name. */
  | { readonly kind: "name"; readonly name: string }
  /** Anything that only Excel can evaluate. */
  | { readonly kind: "expression" };

/** One call of a STAT function inside a formula. */
export interface StatCall {
  /** The function's id without namespace: "SEARCH", "ASK.FACTS". */
  readonly functionId: string;
  readonly arguments: readonly FormulaArgument[];
  /** The arguments as written. */
  readonly argumentTexts: readonly string[];
  /** The defined name that holds the call, where it does not stand in the cell's own formula. */
  readonly inName?: string;
  /** First and one past the last character of the call in the formula, the name's where a name holds it. */
  readonly start: number;
  readonly end: number;
}

/** The answer, its facts or its sources. */
export function asksResearch({ calls }: { readonly calls: readonly StatCall[] }): boolean {
  return calls.some(({ functionId }) => functionId.split(".")[0] === "ASK");
}

// A workbook opened where the add-in is missing keeps `_xldudf_STAT_ASK_FACTS`: dots become underscores.
const statName = /^(?:_xlfn\.)?(?:_xldudf_)?STAT[._](.+)$/i;

/** "STAT.ASK.FACTS" and "_xldudf_STAT_ASK_FACTS" → "ASK.FACTS"; undefined for other functions. */
export function statFunctionId(name: string): string | undefined {
  return statName.exec(name)?.[1]?.toUpperCase().replaceAll("_", ".");
}
