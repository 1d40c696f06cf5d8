import type { StatCell } from "../cells/scan-workbook.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { ScanScope } from "../cells/scan-workbook.js";
import { toCellInputs } from "../cells/write-values.js";
import { frozenPart } from "./frozen-part.js";
import type { FrozenFormula } from "./frozen-part.js";

export interface FreezeReport {
  readonly frozen: readonly StatCell[];
  /** Left as they are, and why. */
  readonly skipped: readonly { readonly cell: StatCell; readonly reason: SkipReason }[];
}

export type SkipReason = "protected" | "busy" | "unresolved";

export interface FreezeOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A name Excel accepts and no other frozen formula has. */
  readonly createName: () => string;
}

/**
 * Replaces STAT formulas by the values they show, spills whole, formats kept, and keeps the formulas in
 * the workbook for `thaw`. A cell that shows no value yet is left alone, since freezing it would lose it.
 */
export async function freeze(
  context: Excel.RequestContext,
  scope: ScanScope,
  options: FreezeOptions,
): Promise<FreezeReport> {
  const cells = await scanWorkbook(context, scope);
  const skipped = cells.flatMap((cell) => {
    const reason = skipReason(cell);
    return reason === undefined ? [] : [{ cell, reason }];
  });
  const ready = cells.filter((cell) => skipReason(cell) === undefined);
  const areas = ready.map((cell) => {
    const anchor = context.workbook.worksheets.getItem(cell.sheetId).getRange(cell.address);
    const spill = anchor.getSpillingToRangeOrNullObject();
    anchor.load("values");
    spill.load("values");
    return { cell, anchor, spill };
  });
  await context.sync();

  const frozen = areas.map(({ cell, anchor, spill }) => {
    const range = spill.isNullObject ? anchor : spill;
    return { cell, anchor, range, values: range.values as unknown[][] };
  });
  const formulas = frozen.map(({ cell, values }): FrozenFormula => ({
    name: options.createName(),
    sheetId: cell.sheetId,
    sheetName: cell.sheetName,
    address: cell.address,
    formula: cell.formula,
    rowCount: values.length,
    columnCount: values[0]?.length ?? 1,
    values,
    frozenAt: options.now,
  }));
  // The formulas are in the file before the first cell loses one.
  await frozenPart.update(context, (known) => ({
    ...known,
    ...Object.fromEntries(formulas.map((formula) => [formula.name, formula])),
  }));
  frozen.forEach(({ anchor, range, values }, index) => {
    const name = formulas[index]?.name;
    if (name === undefined) return;
    const item = context.workbook.names.add(name, anchor);
    item.visible = false;
    range.values = toCellInputs(values);
  });
  await context.sync();
  return { frozen: ready, skipped };
}

function skipReason(cell: StatCell): SkipReason | undefined {
  if (cell.isProtected) return "protected";
  if (cell.value === "#BUSY!" || cell.value === "#GETTING_DATA") return "busy";
  // Nothing worth keeping is shown, and the formula would be lost to readers.
  if (cell.value === "#NAME?") return "unresolved";
  return undefined;
}
