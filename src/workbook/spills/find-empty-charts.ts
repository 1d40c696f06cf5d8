import type { ChartPlace, FoundChart } from "./find-charts.js";

/**
 * Charts of ours without a figure: their cells are deleted or emptied, or their formula shows an error. Frozen figures
 * and those of a table are none the less figures. One round trip where a chart stands on no spill.
 */
export async function findEmptyCharts(
  context: Excel.RequestContext,
  charts: readonly FoundChart[],
): Promise<readonly ChartPlace[]> {
  const still = charts.filter(({ marked, spill }) => !marked.isNullObject && spill.isNullObject);
  for (const { marked } of still) marked.load("values");
  if (still.length > 0) await context.sync();
  const isEmpty = (found: FoundChart) =>
    found.marked.isNullObject || (still.includes(found) && !hasFigure(found.marked));
  return charts.filter(isEmpty).map(({ chart, sheetName }) => ({ name: chart.name, sheetName }));
}

const hasFigure = ({ values }: Excel.Range) =>
  (values as unknown[][]).some((row) => row.some((value) => typeof value === "number"));
