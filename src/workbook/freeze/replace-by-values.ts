import type { ShownResult } from "../cells/read-cells.js";
import { toCellInputs } from "../cells/write-values.js";
import { frozenPart } from "./frozen-part.js";
import type { FrozenFormula } from "./frozen-part.js";
import { nameReferences } from "./kept-references.js";

export interface FreezeOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A name Excel accepts and no other name in the workbook has. @default a random one */
  readonly createName?: (() => string) | undefined;
}

/** What the hidden names of frozen formulas and their references begin with. */
export const frozenNamePrefix = "STAT_FROZEN_";

/** A defined name takes letters, digits and underscores. */
const randomName = () => `${frozenNamePrefix}${crypto.randomUUID().replaceAll("-", "")}`;

/**
 * Puts values in the place of formulas and keeps the formulas in the workbook, with names on their
 * anchors and on all cells they refer to, so that `thaw` finds both again. At most three round trips, of
 * which the last alone writes: one step of undo.
 */
export async function replaceByValues(
  context: Excel.RequestContext,
  results: readonly ShownResult[],
  { now, createName = randomName }: FreezeOptions,
): Promise<FrozenFormula[]> {
  if (results.length === 0) return [];
  const references = nameReferences(
    context,
    results.map(({ cell }) => cell),
    createName,
  );
  const part = await frozenPart.open(context);
  const formulas = results.map(({ cell, values }): FrozenFormula => ({
    name: createName(),
    sheetId: cell.sheetId,
    sheetName: cell.sheetName,
    address: cell.address,
    formula: cell.formula,
    references: references.of(cell),
    rowCount: values.length,
    columnCount: values[0]?.length ?? 1,
    values,
    frozenAt: now,
  }));
  // In this order, as Excel keeps what was done where it stops: no cell loses a formula that is not kept.
  part.write((known) => ({
    ...known,
    ...Object.fromEntries(formulas.map((formula) => [formula.name, formula])),
  }));
  references.addNames();
  const anchors = results.map(({ cell }) =>
    context.workbook.worksheets.getItem(cell.sheetId).getRange(cell.address),
  );
  formulas.forEach(({ name }, index) => {
    context.workbook.names.add(name, anchors[index] ?? "").visible = false;
  });
  results.forEach(({ values }, index) => {
    const anchor = anchors[index];
    if (anchor === undefined) return;
    // First of all the spill goes, so that no other formula is in the way of its values.
    anchor.clear(Excel.ClearApplyTo.contents);
    const area = anchor.getResizedRange(values.length - 1, (values[0]?.length ?? 1) - 1);
    area.values = toCellInputs(values);
  });
  await context.sync();
  return formulas;
}
