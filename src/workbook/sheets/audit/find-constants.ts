import { createBatches } from "../../batches.js";
import { addressOf } from "../../cells/address.js";
import { readAreas, type CellArea } from "../../cells/read-areas.js";
import type { StatCell } from "../../cells/scan-workbook.js";

/** Constants around more cells than this are not looked for: the audit stays readable and quick. */
const maxCells = 2_000;

/** Up to this many cells a result is read with what is around it; of a larger one only what is around. */
const mostReadWhole = 100;

/** A live result. */
interface Filled extends CellArea {
  readonly cell: StatCell;
}

/**
 * Typed-in numbers that touch a live result: the likeliest places where somebody overwrote a figure by
 * hand; frozen and fixed figures are none. By cell, addresses without sheet. Two round trips, more only where Excel takes no more at once.
 */
export async function findConstantsBeside(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
  standing: readonly Standing[],
): Promise<Map<StatCell, string[]>> {
  const isStanding = standingAt(standing);
  const filled = await readFilled(context, cells.slice(0, maxCells));
  const found = new Map<StatCell, { readonly row: number; readonly column: number }[]>();
  await readAreas(context, filled.flatMap(around), ({ result, row, column, formulas }) => {
    formulas.forEach((line, rowOffset) => {
      line.forEach((formula, columnOffset) => {
        const at = { row: row + rowOffset, column: column + columnOffset };
        if (typeof formula !== "number" || isWithin(result, at)) return;
        if (isStanding(result.cell.sheetId, at)) return;
        found.set(result.cell, [...(found.get(result.cell) ?? []), at]);
      });
    });
  });
  return new Map(
    [...found].map(([cell, places]) => [
      cell,
      places
        .sort((a, b) => a.row - b.row || a.column - b.column)
        .map(({ row, column }) => addressOf(row, column)),
    ]),
  );
}

/** Figures of ours without a formula: frozen, or inserted so. */
type Standing = readonly [
  cell: Pick<StatCell, "sheetId">,
  state: { readonly area: Omit<CellArea, "sheet"> },
];

/** Whether a figure of ours stands there without a formula. */
function standingAt(standing: readonly Standing[]) {
  const areas = new Map<string, Omit<CellArea, "sheet">[]>();
  for (const [{ sheetId }, { area }] of standing)
    areas.set(sheetId, [...(areas.get(sheetId) ?? []), area]);
  return (sheetId: string, at: { readonly row: number; readonly column: number }) =>
    areas.get(sheetId)?.some((area) => isWithin(area, at)) === true;
}

/** The cells that each formula fills. */
async function readFilled(
  context: Excel.RequestContext,
  cells: readonly StatCell[],
): Promise<Filled[]> {
  const batches = createBatches(context);
  const spills: { cell: StatCell; sheet: Excel.Worksheet; spill: Excel.Range }[] = [];
  for (const cell of cells) {
    await batches.next();
    const sheet = context.workbook.worksheets.getItem(cell.sheetId);
    const spill = sheet.getRange(cell.address).getSpillingToRangeOrNullObject();
    spill.load("rowCount,columnCount");
    spills.push({ cell, sheet, spill });
  }
  await context.sync();
  return spills.map(({ cell, sheet, spill }) => ({
    ...{ cell, sheet, row: cell.row, column: cell.column },
    rowCount: spill.isNullObject ? 1 : spill.rowCount,
    columnCount: spill.isNullObject ? 1 : spill.columnCount,
  }));
}

/** What touches a result, corners included; the edges of the sheet cut it off. */
function around(result: Filled): (CellArea & { readonly result: Filled })[] {
  const { sheet, row, column, rowCount, columnCount } = result;
  const top = Math.max(0, row - 1);
  const left = Math.max(0, column - 1);
  const area = (r: number, c: number, height: number, width: number) => ({
    ...{ sheet, result, row: r, column: c, rowCount: height, columnCount: width },
  });
  const width = column - left + columnCount + 1;
  if (rowCount * columnCount <= mostReadWhole)
    return [area(top, left, row - top + rowCount + 1, width)];
  return [
    ...(row > 0 ? [area(row - 1, left, 1, width)] : []),
    ...(column > 0 ? [area(row, column - 1, rowCount, 1)] : []),
    area(row, column + columnCount, rowCount, 1),
    area(row + rowCount, left, 1, width),
  ];
}

const isWithin = (
  { row, column, rowCount, columnCount }: Omit<CellArea, "sheet">,
  at: { readonly row: number; readonly column: number },
) =>
  at.row >= row &&
  at.row < row + rowCount &&
  at.column >= column &&
  at.column < column + columnCount;
