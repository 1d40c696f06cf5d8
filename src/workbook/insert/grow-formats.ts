/** What the cells of a spill looked like before it changed its size, and what the new ones look like. */
export interface ReadFormats {
  readonly spill: Excel.Range;
  /** All of the spill, header and categories included. */
  readonly before: { readonly rowCount: number; readonly columnCount: number };
  readonly oldHeader: Excel.Range;
}

/** What Excel says of a cell nobody has formatted. */
const unformatted = "General";

/** Loads what `growFormats` needs; the caller's next round trip fills it. */
export function readFormats(spill: Excel.Range, before: ReadFormats["before"]): ReadFormats {
  const columns = Math.min(before.columnCount, spill.columnCount);
  const oldHeader = spill.getCell(0, 0).getResizedRange(0, columns - 1);
  oldHeader.load("format/font/bold");
  spill.load("numberFormat");
  return { spill, before, oldHeader };
}

/**
 * Gives the rows and columns that came the number format of those that were there, where these have one
 * in common, and leaves alone what somebody has formatted. The first column holds categories.
 */
export function growFormats({ spill, before, oldHeader }: ReadFormats): void {
  const { rowCount, columnCount } = spill;
  const formats = spill.numberFormat as string[][];
  const oldRows = Math.min(before.rowCount, rowCount);
  const oldColumns = Math.min(before.columnCount, columnCount);
  const column = (index: number) => formats.slice(1, oldRows).map((row) => row[index]);
  const ofAll = common(range(1, oldColumns).flatMap(column));
  const grow = (index: number, firstRow: number, format: string | undefined) => {
    if (format === undefined || format === unformatted || firstRow >= rowCount) return;
    const wanted = formats.slice(firstRow).map((row) => [pick(row[index], format)]);
    const cells = spill.getCell(firstRow, index).getResizedRange(rowCount - firstRow - 1, 0);
    cells.numberFormat = wanted;
  };
  for (const index of range(1, oldColumns)) grow(index, oldRows, common(column(index)));
  for (const index of range(oldColumns, columnCount)) grow(index, 1, ofAll);
  if (columnCount > oldColumns && oldHeader.format.font.bold) {
    const added = spill.getCell(0, oldColumns).getResizedRange(0, columnCount - oldColumns - 1);
    added.format.font.bold = true;
  }
}

const pick = (present: string | undefined, format: string) =>
  present === undefined || present === unformatted ? format : present;

/** The one format that all have. */
function common(formats: readonly (string | undefined)[]): string | undefined {
  const [first] = formats;
  return formats.every((format) => format === first) ? first : undefined;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
