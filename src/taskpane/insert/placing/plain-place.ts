/** "'My sheet'!B2" as a host writes it → "My sheet!B2". */
export const plainPlace = (cell: string): string =>
  cell.replace(/^'(.*)'!/, (_, sheet: string) => `${sheet.replaceAll("''", "'")}!`);
