import type { ChartData } from "./insert-chart.js";

/** Figures that are read beside their chart: the same decimals, and a header that is seen as one. */
export function formatData(
  sheet: Excel.Worksheet,
  {
    row,
    column,
    rowCount,
    columnCount,
  }: Pick<ChartData, "row" | "column" | "rowCount" | "columnCount">,
  numberFormat: string,
): void {
  sheet.getRangeByIndexes(row, column, 1, columnCount).format.font.bold = true;
  if (rowCount < 2 || columnCount < 2) return;
  const values = sheet.getRangeByIndexes(row + 1, column + 1, rowCount - 1, columnCount - 1);
  values.numberFormat = Array.from({ length: rowCount - 1 }, () =>
    Array<string>(columnCount - 1).fill(numberFormat),
  );
}
