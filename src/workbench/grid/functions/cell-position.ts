import type { Model } from "@odoo/o-spreadsheet";

/** Where a cell is; undefined for one that is gone. */
export function positionOf(model: Model, cellId: number) {
  try {
    return model.getters.getCellPosition(cellId);
  } catch {
    // The getter throws for a cell that is gone; there is no question that asks without throwing.
    return undefined;
  }
}
