import type { Platform } from "../../contract/index.js";
import type { Day, Places } from "../../statistics/index.js";
import { addressOf } from "../cells/address.js";
import type { Header, Headers } from "../headers/find-headers.js";
import { meaningOf } from "../headers/header-meaning.js";
import type { Block, BlockCell } from "../headers/read-block.js";
import { unitInText } from "./units/asked-unit.js";

/**
 * The first cell that seems to be a header besides the first row and column: a second row of headers, a column of
 * sexes or units. Formulas would not say what it says. Undefined where there is none.
 */
export function findSecondHeader(
  block: Block,
  { rows, columns }: Headers,
  places: Places,
  today: Day,
): string | undefined {
  const [above, beside] = [columns[0]?.row, rows[0]?.column];
  if (above === undefined || beside === undefined) return undefined;
  const firstRow = firstLine(rows, ({ row }) =>
    columns.map(({ column }) => block.cells[row - block.row]?.[column - block.column]),
  )?.row;
  const firstColumn = firstLine(columns, ({ column }) =>
    rows.map(({ row }) => block.cells[row - block.row]?.[column - block.column]),
  )?.column;
  for (const [down, line] of block.cells.entries()) {
    for (const [across, cell] of line.entries()) {
      const [row, column] = [block.row + down, block.column + across];
      if (row <= above || column === beside || cell.text.trim() === "") continue;
      const header = rows.find((each) => each.row === row);
      const meaning = meaningOf(cell, places, today);
      const isOther =
        column < beside
          ? // A year may stand before its months, and a part of the world alone before its places.
            header !== undefined && header.meaning.kind !== "period"
          : row < (firstRow ?? 0) || column < (firstColumn ?? 0);
      const isSamePlace =
        meaning.kind === "place" &&
        header?.meaning.kind === "place" &&
        header.meaning.place.code === meaning.place.code;
      if (isOther && !isSamePlace && (meaning.kind !== "text" || hasWords(cell)))
        return addressOf(row, column);
      if (column > beside && isUnit(cell, places)) return addressOf(row, column);
    }
  }
  return undefined;
}

/** Where figures begin: at the first header that is read, else at the first that has room for one. */
const firstLine = (
  headers: readonly Header[],
  cellsOf: (header: Header) => readonly (BlockCell | undefined)[],
): Header | undefined =>
  headers.find(({ meaning }) => meaning.kind !== "text") ??
  headers.find((header) =>
    cellsOf(header).some((cell) => cell?.isEmpty === true || typeof cell?.value === "number"),
  );

const isText = ({ value }: BlockCell) => typeof value === "string";

/** Not a number of a row, nor a code that nobody can read. */
const hasWords = (cell: BlockCell) =>
  isText(cell) && /\p{L}{2}|[%€$£¥]/u.test(cell.text) && !/\d/.test(cell.text);

const anyLanguage: Platform = "en";
const mostUnitWords = 5;

function isUnit(cell: BlockCell, places: Places): boolean {
  if (!hasWords(cell) || cell.text.trim().split(/\s+/).length > mostUnitWords) return false;
  const unit = unitInText(cell.text, anyLanguage, places);
  return (unit?.scale ?? unit?.currency) !== undefined || cell.text.includes("%");
}
