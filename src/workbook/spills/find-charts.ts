import { adoptCopies, isCopied } from "./adopt-copies.js";
import type { FittedChart } from "./fit-chart.js";

/** A chart of ours and its data; all that `followSpills` has to know of it is loaded. */
export interface FoundChart extends FittedChart {
  readonly sheetName: string;
  readonly name: Excel.NamedItem;
  /** The first row of `spill` is none of the formula's: its headers stand above it. */
  readonly hasHeaderAbove: boolean;
  /** Of `spill`, its header included. */
  readonly categories: Excel.Range;
  /** Of its own sheet and of its data's. */
  readonly protections: readonly [own: Excel.WorksheetProtection, data: Excel.WorksheetProtection];
}

/** What a chart of ours is called by, and where it stands. */
export interface ChartPlace {
  readonly name: string;
  readonly sheetName: string;
  /** As it is shown above the chart, where it was looked for and is there. */
  readonly title?: string;
}

const chartName = /^STAT_[A-Za-z0-9_]+_\d+$/;

/**
 * The charts of ours that stand on a spill, a table or on nothing any more. Those of sheets that were copied get names of
 * their own, as {@link adoptCopies} says. Three round trips, two where there are none.
 */
export async function findCharts(context: Excel.RequestContext): Promise<readonly FoundChart[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/name,items/protection/protected");
  await context.sync();
  const perSheet = worksheets.items.map((sheet) => {
    const { charts, names: own } = sheet;
    charts.load("items/name,items/chartType");
    own.load("items/name,items/formula");
    return { sheet, charts, own };
  });
  await context.sync();
  const copied = perSheet.filter(isCopied);
  if (copied.length > 0) await adoptCopies(context, copied);
  const ours = perSheet
    .flatMap(({ charts, sheet }) => charts.items.map((chart) => ({ chart, sheet })))
    .filter(({ chart }) => chartName.test(chart.name))
    .map(({ chart, sheet }) => locate(context, chart, sheet));
  if (ours.length === 0) return [];
  await context.sync();
  return ours.filter((found) => !isCopy(found, ours)).map(whole);
}

/** A sheet that was copied has charts of the same names, which show the figures on it: the first's name is not theirs. */
const isCopy = ({ chart, sheetId, dataSheet }: Located, all: readonly Located[]): boolean =>
  all.some(
    (other) =>
      other.chart.name === chart.name &&
      other.sheetId !== sheetId &&
      !dataSheet.isNullObject &&
      other.sheetId === dataSheet.id,
  );

type Located = Omit<FoundChart, "spill" | "headers" | "hasHeaderAbove" | "categories"> & {
  readonly sheetId: string;
  readonly dataSheet: Excel.Worksheet;
  readonly spills: readonly (readonly [
    spill: Excel.Range,
    headers: Excel.Range,
    categories: Excel.Range,
  ])[];
};

function locate(
  context: Excel.RequestContext,
  chart: Excel.Chart,
  { id: sheetId, name: sheetName, protection: own }: Excel.Worksheet,
): Located {
  const name = context.workbook.names.getItemOrNullObject(chart.name);
  const marked = name.getRangeOrNullObject();
  const from = marked.getCell(0, 0).getSpillingToRangeOrNullObject();
  // Of a template's, the header may stand above.
  const below = marked.getCell(1, 0).getSpillingToRangeOrNullObject();
  const spills = [from, below.getOffsetRange(-1, 0).getResizedRange(1, 0)].map(
    (spill) => [spill, spill.getRow(0), spill.getColumn(0)] as const,
  );
  const { worksheet } = marked;
  worksheet.load("id");
  worksheet.protection.load("protected");
  name.load("comment");
  marked.load("rowCount,columnCount");
  for (const [spill, headers, categories] of spills) {
    spill.load("address,rowIndex,columnIndex,rowCount,columnCount");
    headers.load("values");
    categories.load("values");
  }
  chart.series.load("items/name");
  const protections = [own, worksheet.protection] as const;
  return { chart, sheetId, sheetName, dataSheet: worksheet, name, marked, spills, protections };
}

/** A header above belongs to a spill as wide as what the chart shows; any other may fill but one of its columns. */
function whole({ spills, ...found }: Located): FoundChart {
  const { marked } = found;
  const [first, second] = spills;
  const isBelow =
    first?.[0].isNullObject === true &&
    second?.[0].isNullObject === false &&
    marked.rowCount > 1 &&
    second[0].columnCount === marked.columnCount;
  const [spill, headers, categories] = (isBelow ? second : first) ?? [marked, marked, marked];
  return { ...found, spill, headers, categories, hasHeaderAbove: isBelow };
}
