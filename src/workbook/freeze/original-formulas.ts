import type { FormulaCell } from "../cells/read-formulas.js";
import type { Readers } from "./find-readers.js";
import type { KeptSpill, RangedFormula } from "./frozen-formula.js";
import { nameReferences } from "./kept-references.js";
import type { KeptReference } from "./kept-references.js";

export interface Original {
  readonly formula: string;
  readonly references: readonly KeptReference[];
  /** Ranges already in the cell. */
  readonly spills: readonly KeptSpill[];
}

interface OriginalsOptions {
  readonly readers: Readers;
  readonly createName: () => string;
}

/**
 * What the cells' formulas are when nothing is frozen. Names for their references are made where there
 * are none yet; known after the caller's next round trip.
 */
export async function originalsOf(
  context: Excel.RequestContext,
  cells: readonly FormulaCell[],
  { readers, createName }: OriginalsOptions,
) {
  const known = new Map(
    cells.flatMap((cell): [FormulaCell, RangedFormula][] => {
      const ranged = readers.rangedAt(cell);
      return ranged === undefined ? [] : [[cell, ranged]];
    }),
  );
  const references = await nameReferences(
    context,
    cells.filter((cell) => !known.has(cell)),
    createName,
  );
  return {
    superseded: [...known.values()],
    addNames: () => references.addNames(),
    of: (cell: FormulaCell): Original =>
      known.get(cell) ?? { formula: cell.formula, references: references.of(cell), spills: [] },
  };
}
