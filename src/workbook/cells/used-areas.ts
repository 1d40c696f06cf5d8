/** A part of a sheet that is used; zero-based. */
interface UsedArea {
  readonly sheet: Excel.Worksheet;
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;
}

/** Cells of all sheets together that are read without looking closer. */
const readableCells = 400_000;
/** An area of fewer is not divided. */
const smallArea = 10_000;
/** Parts an area is divided into, each way. */
const divisions = 8;
const maxLooks = 6;

/**
 * The used parts of these sheets, their protection loaded: one area each, or several where it would be
 * a table of millions of cells with little in it, as of a sheet with something in its last row. One
 * round trip, and a few more for such tables.
 */
export async function findUsedAreas(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
): Promise<UsedArea[]> {
  const whole = sheets.map((sheet) => {
    sheet.protection.load("protected");
    // Not of values only: whether a formula that shows "" has a value is not documented.
    return ask(sheet, sheet.getUsedRangeOrNullObject(false));
  });
  await context.sync();
  let areas = whole.flatMap(answered);
  // Formats alone may fill millions of cells; then only what has values counts.
  for (const valuesOnly of [false, true]) {
    for (let look = 0; look < maxLooks && cellsIn(areas) > readableCells; look += 1) {
      const before = cellsIn(areas);
      areas = await lookCloser(context, areas, valuesOnly);
      if (cellsIn(areas) > before / 2) break;
    }
  }
  return areas;
}

const cellsIn = (areas: readonly UsedArea[]) =>
  areas.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0);

interface Asked {
  readonly sheet: Excel.Worksheet;
  readonly used: Excel.Range;
}

function ask(sheet: Excel.Worksheet, used: Excel.Range): Asked {
  used.load("rowIndex,columnIndex,rowCount,columnCount");
  return { sheet, used };
}

function answered({ sheet, used }: Asked): UsedArea[] {
  if (used.isNullObject) return [];
  const { rowIndex: row, columnIndex: column, rowCount, columnCount } = used;
  return [{ sheet, row, column, rowCount, columnCount }];
}

/** What is used in each part of the large areas. One round trip. */
async function lookCloser(
  context: Excel.RequestContext,
  areas: readonly UsedArea[],
  valuesOnly: boolean,
): Promise<UsedArea[]> {
  const isLarge = (area: UsedArea) => cellsIn([area]) > smallArea;
  const asked = areas
    .filter(isLarge)
    .flatMap(partsOf)
    .map(({ sheet, row, column, rowCount, columnCount }) =>
      ask(
        sheet,
        sheet
          .getRangeByIndexes(row, column, rowCount, columnCount)
          .getUsedRangeOrNullObject(valuesOnly),
      ),
    );
  await context.sync();
  return [...areas.filter((area) => !isLarge(area)), ...asked.flatMap(answered)];
}

function partsOf({ sheet, row, column, rowCount, columnCount }: UsedArea): UsedArea[] {
  const height = Math.ceil(rowCount / divisions);
  const width = Math.ceil(columnCount / divisions);
  const parts: UsedArea[] = [];
  for (let down = 0; down < rowCount; down += height) {
    for (let across = 0; across < columnCount; across += width) {
      parts.push({
        sheet,
        row: row + down,
        column: column + across,
        rowCount: Math.min(height, rowCount - down),
        columnCount: Math.min(width, columnCount - across),
      });
    }
  }
  return parts;
}
