/** Rows and columns of a spill, header and categories included. */
export interface SpillSize {
  readonly rowCount: number;
  readonly columnCount: number;
}

/** What the cells of a spill looked like before it changed its size, and what the new ones look like. */
export interface ReadFormats {
  readonly spill: Excel.Range;
  readonly before: SpillSize;
  readonly now: SpillSize;
  readonly oldHeader: Excel.Range;
  /** The header of the last figures that stay. */
  readonly oldNames: Excel.Range;
  readonly left: readonly LeftArea[];
}

/** Cells that a spill has left, by where they stood in it. */
interface LeftArea {
  readonly row: number;
  readonly column: number;
  readonly cells: Excel.Range;
  /** Of the columns that went; the area's first row. */
  readonly header?: Excel.Range;
}

/** What Excel says of a cell nobody has formatted. */
const unformatted = "General";

/** Loads what `fitFormats` needs; the caller's next round trip fills it. */
export function readFormats(
  spill: Excel.Range,
  { before, now }: Pick<ReadFormats, "before" | "now">,
): ReadFormats {
  const columns = Math.min(before.columnCount, now.columnCount);
  const oldHeader = spill.getCell(0, 0).getResizedRange(0, columns - 1);
  oldHeader.load("format/font/bold");
  // Of the figures' headers: the first column's stands where its texts do.
  const oldNames = spill.getCell(0, columns - 1);
  oldNames.load("format/horizontalAlignment");
  spill.load("numberFormat");
  const left: LeftArea[] = [];
  const take = (row: number, column: number, rows: number, width: number) => {
    if (rows <= 0 || width <= 0) return;
    const cells = spill.getCell(row, column).getResizedRange(rows - 1, width - 1);
    cells.load("numberFormat,values");
    if (row > 0) return void left.push({ row, column, cells });
    const header = spill.getCell(0, column).getResizedRange(0, width - 1);
    header.load("format/font/bold,format/horizontalAlignment");
    left.push({ row, column, cells, header });
  };
  const rows = Math.min(before.rowCount, now.rowCount);
  take(0, now.columnCount, rows, before.columnCount - now.columnCount);
  take(now.rowCount, 0, before.rowCount - now.rowCount, before.columnCount);
  return { spill, before, now, oldHeader, oldNames, left };
}

/**
 * Gives the rows and columns that came the number format of those that were there, where these have one
 * in common, and takes it from the empty cells of those that went. What somebody has formatted otherwise
 * is left alone. The first column and the first row are headers and categories, and may hold dates.
 */
export function fitFormats(read: ReadFormats): void {
  const { before, now, oldHeader, oldNames } = read;
  growFormats(read);
  if (now.columnCount > before.columnCount) {
    const first = read.spill.getCell(0, before.columnCount);
    const added = first.getResizedRange(0, now.columnCount - before.columnCount - 1);
    if (oldHeader.format.font.bold) added.format.font.bold = true;
    if (before.columnCount > 1 && isRight(oldNames)) added.format.horizontalAlignment = right;
  }
  for (const area of read.left) clearFormats(read, area);
}

const right = "Right";
const isRight = ({ format }: Excel.Range) => format.horizontalAlignment === right;

function growFormats({ spill, before, now: { rowCount, columnCount } }: ReadFormats): void {
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
  // A second header row has no dates in it.
  const categories = column(0).slice(oldRows > 2 ? 1 : 0);
  grow(0, oldRows, common(categories));
  for (const index of range(oldColumns, columnCount)) grow(index, 1, ofAll);
  const ofHeader = headerFormat(formats, oldColumns);
  if (ofHeader === undefined || columnCount <= oldColumns) return;
  const added = range(oldColumns, columnCount).map((index) => pick(formats[0]?.[index], ofHeader));
  spill.getCell(0, oldColumns).getResizedRange(0, added.length - 1).numberFormat = [added];
}

/** What the cells of the first row have in common behind its first one, where that is a format. */
function headerFormat(formats: readonly (readonly string[])[], columns: number) {
  const format = columns > 1 ? common(formats[0]?.slice(1, columns) ?? []) : undefined;
  return format === unformatted ? undefined : format;
}

/** The column's figures that stay tell which format was the spill's; else those that went. */
function clearFormats(
  { spill, now, oldHeader, oldNames }: ReadFormats,
  { row, column, cells, header }: LeftArea,
): void {
  const formats = cells.numberFormat as string[][];
  const values = cells.values as unknown[][];
  const kept = spill.numberFormat as string[][];
  const figures = kept.slice(1, now.rowCount);
  const ofHeader = headerFormat(kept, now.columnCount);
  const isFree = (line: number, index: number) => values[line]?.[index] === "";
  const formatOf = (index: number) => {
    const stays = column + index < now.columnCount && figures.length > 0;
    const gone = formats.filter((_, line) => row + line > 0 && isFree(line, index));
    return common(
      stays ? figures.map((line) => line[column + index]) : gone.map((line) => line[index]),
    );
  };
  const own = range(0, formats[0]?.length ?? 0).map(formatOf);
  const cleared = formats.map((line, at) =>
    line.map((format, index) => {
      const isOurs = format === own[index] || (row + at === 0 && format === ofHeader);
      return isOurs && isFree(at, index) ? unformatted : format;
    }),
  );
  if (JSON.stringify(cleared) !== JSON.stringify(formats)) cells.numberFormat = cleared;
  const isHeaderFree = values[0]?.every((value) => value === "") === true;
  if (header?.format.font.bold === true && oldHeader.format.font.bold && isHeaderFree) {
    header.format.font.bold = false;
    if (isRight(header) && isRight(oldNames)) header.format.horizontalAlignment = "General";
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
