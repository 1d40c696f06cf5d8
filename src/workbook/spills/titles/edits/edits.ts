/** An edit that somebody here has made, as Excel tells of it. */
export type Edit = Pick<Excel.WorksheetChangedEventArgs, "worksheetId" | "address"> & {
  /** Where Excel tells. */
  readonly changeType?: Excel.WorksheetChangedEventArgs["changeType"];
  /** Of a single cell, where Excel tells them. */
  readonly details?:
    Pick<Excel.ChangedEventDetail, "valueBefore" | "valueAfter"> | null | undefined;
};

/** Rows, columns or cells have come or gone, and others have moved: a chart's ranges, which a spill does not fill, with them. */
export const isShift = ({ changeType = "RangeEdited" }: Edit): boolean =>
  /Inserted|Deleted/.test(changeType);

/** @param row and column from 0 on */
export function covers(
  { worksheetId, address }: Edit,
  sheetId: string,
  row: number,
  column: number,
): boolean {
  if (worksheetId !== sheetId) return false;
  return address.split(",").some((area) => {
    const [first = "", last = first] = area.replace(/^.*!|\$/g, "").split(":");
    const [from, to] = [readCell(first), readCell(last)];
    // "A:C" and "3:5" have no rows or no columns.
    const isIn = (value: number, low: number | undefined, high: number | undefined) =>
      low === undefined || high === undefined || (value >= low && value <= high);
    return isIn(row, from.row, to.row) && isIn(column, from.column, to.column);
  });
}

function readCell(cell: string): { readonly row?: number; readonly column?: number } {
  const [, letters = "", digits = ""] = /^([A-Z]*)(\d*)$/i.exec(cell) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return {
    ...(digits === "" ? {} : { row: Number(digits) - 1 }),
    ...(letters === "" ? {} : { column: column - 1 }),
  };
}

/** Whether an edit of this cell alone has put another value in the place of what it showed. */
export const isReplaced = (
  edits: readonly Edit[],
  cell: { readonly sheetId: string; readonly row: number; readonly column: number },
): boolean =>
  edits.some(({ details, ...edit }) => {
    if (details === undefined || details === null) return false;
    const { valueBefore, valueAfter } = details as Record<string, unknown>;
    return (
      valueBefore !== valueAfter &&
      valueAfter !== "" &&
      covers(edit, cell.sheetId, cell.row, cell.column)
    );
  });
