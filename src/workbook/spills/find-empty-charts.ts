import type { ChartPlace, FoundChart } from "./find-charts.js";

/**
 * Charts of ours without a figure: their cells are deleted or emptied, or their formula shows an error. Frozen figures
 * and those of a table are none the less figures. One round trip where a chart stands on no spill, two more
 * for the titles of those without a figure.
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
  return withTitles(context, charts.filter(isEmpty));
}

async function withTitles(
  context: Excel.RequestContext,
  charts: readonly FoundChart[],
): Promise<readonly ChartPlace[]> {
  if (charts.length === 0) return [];
  for (const { chart } of charts) chart.title.load("visible");
  await context.sync();
  const titled = charts.filter(({ chart }) => chart.title.visible);
  for (const { chart } of titled) chart.title.load("text");
  if (titled.length > 0) await context.sync();
  return charts.map((found) => {
    const { chart, sheetName } = found;
    const place = { name: chart.name, sheetName };
    return titled.includes(found) && chart.title.text !== ""
      ? { ...place, title: chart.title.text }
      : place;
  });
}

const hasFigure = ({ values }: Excel.Range) =>
  (values as unknown[][]).some((row) => row.some((value) => typeof value === "number"));
