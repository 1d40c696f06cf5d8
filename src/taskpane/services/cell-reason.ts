import type { PaneErrorLog } from "./host-ports.js";

/** "'My sheet'!B2" as a host writes it → "My sheet!B2". */
export const plainPlace = (cell: string): string =>
  cell.replace(/^'(.*)'!/, (_, sheet: string) => `${sheet.replaceAll("''", "'")}!`);

/**
 * The sentence of the newest error that a STAT function had in a cell: Excel keeps it where only the mouse finds it.
 * @param place such as "My sheet!B2"
 */
export const cellReason = (errorLog: PaneErrorLog, place: string): string | undefined =>
  errorLog.entries().find(({ cell }) => plainPlace(cell) === place)?.reason;
