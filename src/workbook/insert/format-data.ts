/** Days without doubt in every country. */
const dateFormat = "yyyy-mm-dd";

/** Cells of a block, counted from where it begins. */
export interface CellBlock {
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

/** Dates are numbers, which only their format tells. */
export function formatDates(
  sheet: Excel.Worksheet,
  { row, column }: Pick<CellBlock, "row" | "column">,
  dates: readonly CellBlock[],
  format: string = dateFormat,
): void {
  for (const block of dates) {
    const { rowCount, columnCount } = block;
    if (rowCount < 1 || columnCount < 1) continue;
    const cells = sheet.getRangeByIndexes(
      row + block.row,
      column + block.column,
      rowCount,
      columnCount,
    );
    cells.numberFormat = Array.from({ length: rowCount }, () =>
      Array<string>(columnCount).fill(format),
    );
  }
}

/** Figures that are read beside their chart: the same decimals, and a header that is seen as one. */
export function formatData(
  sheet: Excel.Worksheet,
  { row, column, rowCount, columnCount }: CellBlock,
  {
    numberFormat,
    hasDates = false,
    dateFormat: dates,
  }: {
    readonly numberFormat: string;
    readonly hasDates?: boolean | undefined;
    /** @default as days */
    readonly dateFormat?: string | undefined;
  },
): void {
  sheet.getRangeByIndexes(row, column, 1, columnCount).format.font.bold = true;
  if (rowCount < 2 || columnCount < 2) return;
  // Above its figures, which stand on the right.
  const names = sheet.getRangeByIndexes(row, column + 1, 1, columnCount - 1);
  names.format.horizontalAlignment = Excel.HorizontalAlignment.right;
  if (hasDates) {
    const block = { row: 1, column: 0, rowCount: rowCount - 1, columnCount: 1 };
    formatDates(sheet, { row, column }, [block], dates);
  }
  const values = sheet.getRangeByIndexes(row + 1, column + 1, rowCount - 1, columnCount - 1);
  values.numberFormat = Array.from({ length: rowCount - 1 }, () =>
    Array<string>(columnCount - 1).fill(numberFormat),
  );
}

/** A name on the right of its cell is cut at its beginning where it is longer: "tal population". Widths are the user's. */
export function wrapNames({ format }: Excel.Range): void {
  format.wrapText = true;
  format.autofitRows();
}
