/** Zero-based column → "B", "AA". */
function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** Zero-based row and column → "B2". */
export const addressOf = (row: number, column: number): string =>
  `${columnLetters(column)}${String(row + 1)}`;

/** "Sheet1!B2", as people read it. */
export const cellName = ({
  sheetName,
  row,
  column,
}: {
  readonly sheetName: string;
  readonly row: number;
  readonly column: number;
}): string => `${sheetName}!${addressOf(row, column)}`;
