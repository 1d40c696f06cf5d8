import { createWorkbookPart } from "../parts/workbook-part.js";
import { readFrozen } from "./read-frozen.js";
import type { WorkbookPart } from "../parts/workbook-part.js";
import type { KeptReference } from "./kept-references.js";

/** A formula that was replaced by its values, kept so that it can come back exactly. */
export interface FrozenFormula {
  /** The name the anchor is found by, whatever rows are inserted above it. */
  readonly name: string;
  readonly sheetId: string;
  readonly sheetName: string;
  /** Of the anchor when frozen: "B2". */
  readonly address: string;
  readonly formula: string;
  /** The cells it refers to, which may move while it is frozen. */
  readonly references?: readonly KeptReference[];
  /** Size of what stood there as values: the whole spill. */
  readonly rowCount: number;
  readonly columnCount: number;
  /** The values as frozen, row by row, to see whether somebody typed over them. */
  readonly values: readonly (readonly unknown[])[];
  /** Milliseconds since 1970. */
  readonly frozenAt: number;
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

export const frozenPart: WorkbookPart<FrozenFormulas> = createWorkbookPart<FrozenFormulas>({
  namespace: "urn:stat-for-excel:frozen",
  // 1 knew no ranged formulas, and would take them for frozen ones.
  version: 2,
  empty: {},
  keepsUnreadable: true,
  migrate: (data, version) => (version <= 2 ? readFrozen(data) : undefined),
  merge: mergeFrozen,
});

export function mergeFrozen(left: FrozenFormulas, right: FrozenFormulas): FrozenFormulas {
  const merged = { ...left };
  for (const [name, formula] of Object.entries(right)) {
    merged[name] = name in merged && merged[name] === null ? null : formula;
  }
  return merged;
}

const isRanged = (formula: FrozenFormula | RangedFormula | null): formula is RangedFormula =>
  formula !== null && "spills" in formula;

export const frozenIn = (data: FrozenFormulas): FrozenFormula[] =>
  Object.values(data).flatMap((formula) =>
    formula === null || isRanged(formula) ? [] : [formula],
  );

export const rangedIn = (data: FrozenFormulas): RangedFormula[] =>
  Object.values(data).filter(isRanged);

/** Every hidden name that these need: of their cells, what they refer to, what stood there. */
export function namesOf(formulas: readonly (FrozenFormula | RangedFormula)[]): Set<string> {
  return new Set(
    formulas.flatMap((formula) => [
      formula.name,
      ...(formula.references ?? []).map(({ name }) => name),
      ...(isRanged(formula) ? formula.spills.map(({ zone }) => zone) : []),
    ]),
  );
}

/** Queues the deletion of names that nothing kept needs any more. */
export function dropNames(
  context: Excel.RequestContext,
  before: FrozenFormulas,
  after: FrozenFormulas,
): void {
  const needed = namesOf([...frozenIn(after), ...rangedIn(after)]);
  for (const name of namesOf([...frozenIn(before), ...rangedIn(before)])) {
    if (!needed.has(name)) context.workbook.names.getItemOrNullObject(name).delete();
  }
}
