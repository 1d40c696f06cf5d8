import type { Host } from "../../host/index.js";
import { zoneFrame } from "../../host/index.js";
import { dataSheet, glanceCharts, glanceSheet } from "./glance-sheets.js";
import { layOut, writeFormulas, zoneOf } from "./sample-sheet.js";
import { searchSheet } from "./search-sheet.js";

/**
 * Fills a new workbook with sheets of the add-in's formulas, which answer at once; the first is one to look at.
 *
 * @param isKnown whether the add-in has a function, such as "STAT.VALUE"
 */
export function fillSample(host: Host, isKnown: (name: string) => boolean): void {
  const { workbook } = host;
  const page = workbook.sheets.activeId();
  workbook.sheets.rename(page, glanceSheet.name);
  const sheets = [
    { sheet: glanceSheet, sheetId: page },
    ...[searchSheet, dataSheet].map((sheet) => ({
      sheet,
      sheetId: workbook.sheets.add(sheet.name),
    })),
  ];
  for (const { sheet, sheetId } of sheets) layOut(host, sheetId, sheet);
  // Before the figures: a chart tells headings from figures by what stands there.
  for (const chart of glanceCharts) addChart(host, page, chart);
  for (const { sheet, sheetId } of sheets) writeFormulas(host, sheetId, sheet, isKnown);
}

/** A chart of lines over the cells that a formula will fill. */
function addChart(
  { workbook, state: { charts } }: Host,
  page: string,
  { title, data, sheet, at }: (typeof glanceCharts)[number],
): void {
  const sheetId = sheet === undefined ? page : workbook.sheets.named(sheet);
  if (sheetId === undefined) return;
  const chart = charts.add(page, "Line", { sheetId, zone: zoneOf(data) }, "Columns");
  chart.title = title;
  charts.draw(chart);
  charts.place(chart, zoneFrame(workbook, page, zoneOf(at)));
}
