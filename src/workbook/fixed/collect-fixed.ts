import type { CellArea } from "../cells/read-areas.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { addressOf } from "../cells/address.js";
import { compareFigures } from "./compare-figures.js";
import type { FixedInsertion } from "./fixed-content.js";
import { fixedPart } from "./fixed-part.js";
import { locateFixed, type Located } from "./locate-fixed.js";

/** Figures that were inserted without a formula, where they are now. */
export interface FixedState {
  readonly content: FixedInsertion;
  readonly area: Omit<CellArea, "sheet">;
  /** Others stand among them now. */
  readonly isChanged: boolean;
}

/**
 * All that is still in the workbook, by the first of its cells; those on copied sheets too, as Excel gives their names
 * copies that lead there. What is deleted, emptied or overwritten whole is none.
 *
 * Two round trips where nothing was ever inserted so, five else, more where there is very much.
 */
export async function collectFixed(
  context: Excel.RequestContext,
): Promise<ReadonlyMap<StatCell, FixedState>> {
  const known = await fixedPart.read(context);
  if (Object.keys(known).length === 0) return new Map();
  const { located, pictures } = await locateFixed(context, known);
  const tables = located.flatMap(({ content, sheet, range }) => {
    if (content.values === undefined) return [];
    const left = compareFigures(content.values, range.values as unknown[][]);
    return left === "gone" ? [] : [stateOf(content, sheet, range, left === "changed")];
  });
  const shown = pictures.map(({ content, sheet }) => {
    const source = located.find(
      ({ content: { name }, sheet: { id } }) => name === content.name && id === sheet.id,
    );
    // Where its source is deleted, or it has another place than that, its sheet is all that is known.
    return stateOf(content, sheet, source?.range ?? firstCell, false);
  });
  return new Map([...tables, ...shown]);
}

type Area = Pick<Excel.Range, "rowIndex" | "columnIndex" | "rowCount" | "columnCount">;

const firstCell: Area = { rowIndex: 0, columnIndex: 0, rowCount: 1, columnCount: 1 };

function stateOf(
  content: FixedInsertion,
  sheet: Located["sheet"],
  { rowIndex: row, columnIndex: column, rowCount, columnCount }: Area,
  isChanged: boolean,
): [StatCell, FixedState] {
  const cell: StatCell = {
    ...{ sheetId: sheet.id, sheetName: sheet.name, row, column, address: addressOf(row, column) },
    isHidden: sheet.visibility !== Excel.SheetVisibility.visible,
    isProtected: false,
    ...{ formula: "", value: "", calls: [], isUnresolved: false },
  };
  return [cell, { content, area: { row, column, rowCount, columnCount }, isChanged }];
}
