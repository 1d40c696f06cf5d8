import type { ScanScope } from "./scan-workbook.js";

type Rectangle = Pick<Excel.Range, "rowIndex" | "columnIndex" | "rowCount" | "columnCount">;

/**
 * Tells whether an area belongs to a scope: to its sheet, or touching the selection. One round trip, or
 * none for the whole workbook.
 */
export async function areaReader(
  context: Excel.RequestContext,
  scope: ScanScope,
): Promise<(sheetId: string, area: Rectangle) => boolean> {
  if (scope.kind === "workbook") return () => true;
  if (scope.kind === "sheet" && scope.sheetId !== undefined) {
    const { sheetId: wanted } = scope;
    return (sheetId) => sheetId === wanted;
  }
  const sheet = context.workbook.worksheets.getActiveWorksheet();
  sheet.load("id");
  const selection = scope.kind === "selection" ? context.workbook.getSelectedRanges() : undefined;
  selection?.areas.load("items/rowIndex,items/columnIndex,items/rowCount,items/columnCount");
  await context.sync();
  if (selection === undefined) return (sheetId) => sheetId === sheet.id;
  const { items } = selection.areas;
  return (sheetId, area) => sheetId === sheet.id && items.some((item) => overlaps(item, area));
}

function overlaps(left: Rectangle, right: Rectangle): boolean {
  return (
    left.rowIndex < right.rowIndex + right.rowCount &&
    right.rowIndex < left.rowIndex + left.rowCount &&
    left.columnIndex < right.columnIndex + right.columnCount &&
    right.columnIndex < left.columnIndex + left.columnCount
  );
}
