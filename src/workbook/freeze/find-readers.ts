import type { ShownResult } from "../cells/read-cells.js";
import { readFormulas } from "../cells/read-formulas.js";
import type { FormulaCell } from "../cells/read-formulas.js";
import { allSheets } from "../cells/scan-workbook.js";
import { cellKey, findReferences } from "../formulas/references.js";
import { namesOf, rangedIn } from "./frozen-part.js";
import type { FrozenFormulas, RangedFormula } from "./frozen-formula.js";
import { trackNames } from "./kept-references.js";
import type { WhereNow } from "./kept-references.js";
import { asRanged, firstCellKey, isSameFormula } from "./ranged-formulas.js";

export interface Readers {
  /** Formulas that read a spill which will be values, and can be written. */
  readonly cells: readonly FormulaCell[];
  /** Results that a formula on a protected sheet reads: frozen, it could not go on showing its figure. */
  readonly held: ReadonlySet<ShownResult>;
  /** What an earlier freeze has made of the formula in this cell, where nobody has changed it since. */
  rangedAt(cell: Pick<FormulaCell, "sheetName" | "address" | "formula">): RangedFormula | undefined;
  readonly whereNow: WhereNow;
}

/**
 * The formulas of the whole workbook that read these results by their spill: `A1#` is `#REF!` as soon
 * as A1 is a value. Round trips: one, and those of reading every sheet's formulas.
 */
export async function findReaders(
  context: Excel.RequestContext,
  results: readonly ShownResult[],
  frozen: FrozenFormulas,
): Promise<Readers> {
  const ranged = rangedIn(frozen);
  const whereNow = await trackNames(context, namesOf(ranged));
  const formulas = await readFormulas(context, await allSheets(context), (formula) =>
    formula.includes("#"),
  );
  const byCell = new Map(
    results.map((result) => [cellKey(result.cell.sheetName, result.cell.address), result]),
  );
  const readBy = new Map(
    formulas.map((cell) => {
      const spills = findReferences(cell.formula, cell.sheetName).filter(({ isSpill }) => isSpill);
      return [cell, spills.flatMap(({ sheet, local }) => byCell.get(cellKey(sheet, local)) ?? [])];
    }),
  );
  const held = new Set(
    formulas.flatMap((cell) => (cell.isProtected ? (readBy.get(cell) ?? []) : [])),
  );
  const isFrozenToo = (cell: FormulaCell) => {
    const own = byCell.get(cellKey(cell.sheetName, cell.address));
    return own !== undefined && !held.has(own);
  };
  const rangedByCell = new Map(
    ranged.flatMap((reader): [string, RangedFormula][] => {
      const now = whereNow(reader.name);
      return typeof now === "string" ? [[firstCellKey(now), reader]] : [];
    }),
  );
  return {
    cells: formulas.filter(
      (cell) => !isFrozenToo(cell) && readBy.get(cell)?.some((result) => !held.has(result)),
    ),
    held,
    rangedAt: ({ sheetName, address, formula }) => {
      const kept = rangedByCell.get(cellKey(sheetName, address));
      return kept !== undefined && isSameFormula(formula, asRanged(kept, sheetName, whereNow))
        ? kept
        : undefined;
    },
    whereNow,
  };
}
