import { canTellMerged } from "../../run-in-excel.js";

/** What is in the way of figures in an area that is on the sheet. */
export interface Obstacle {
  readonly reason: "cells" | "table" | "merged" | "hidden";
  /** Nothing but the area's first cell: its content could be replaced. */
  readonly isCellAlone: boolean;
}

/** What an area holds that figures cannot be written over, or where they would not be seen. Changes nothing. */
export async function findObstacle(
  context: Excel.RequestContext,
  area: Excel.Range,
): Promise<Obstacle | undefined> {
  // Only cells that hold something come back, so that a large empty area costs nothing.
  const content = area.getUsedRangeOrNullObject(true);
  const tables = area.getTables(false);
  const merged = canTellMerged() ? area.getMergedAreasOrNullObject() : undefined;
  area.load("rowIndex,columnIndex,cellCount,rowHidden,columnHidden");
  content.load("rowIndex,columnIndex,cellCount");
  tables.load("items/id");
  merged?.load("areaCount");
  await context.sync();
  const isOneCell = area.cellCount === 1;
  if (tables.items.length > 0) return { reason: "table", isCellAlone: false };
  // Excel keeps nothing in them but what is written into the first; a spill shows an error there.
  if (!isOneCell && merged?.isNullObject === false) return { reason: "merged", isCellAlone: false };
  if (!content.isNullObject) {
    const { rowIndex, columnIndex, cellCount } = content;
    const isFirst = rowIndex === area.rowIndex && columnIndex === area.columnIndex;
    return { reason: "cells", isCellAlone: cellCount === 1 && isFirst };
  }
  // A table would look complete without its hidden rows, and a chart leaves them out. null is of some of several.
  const isSeen =
    area.rowHidden === (false as boolean | null) && area.columnHidden === (false as boolean | null);
  return isOneCell || isSeen ? undefined : { reason: "hidden", isCellAlone: false };
}
