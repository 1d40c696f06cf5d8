import type { FullRefreshReport } from "../../../workbook/index.js";
import { Notice } from "../../controls/Notice.js";
import type { RefreshTexts } from "../../messages/refresh.js";

interface BesideFiguresProps {
  readonly texts: RefreshTexts;
  readonly report: Pick<FullRefreshReport, "retitledCharts" | "emptyCharts" | "held">;
}

/** What became of what stands beside the figures: charts with another content or none, and all that protection has held back. */
export function BesideFigures({ texts, report }: BesideFiguresProps) {
  const { retitledCharts, emptyCharts, held } = report;
  const placesOf = (charts: FullRefreshReport["retitledCharts"]) =>
    charts.map(({ name, sheetName }) => `${name} (${sheetName})`).join(", ");
  const listed = (charts: FullRefreshReport["emptyCharts"]) =>
    charts.map(({ name, title, sheetName }) => texts.chartOn(title ?? name, sheetName)).join(", ");
  const sentences = [
    emptyCharts.length > 0 && texts.emptyCharts(emptyCharts.length, listed(emptyCharts)),
    held.titles.length > 0 && texts.heldTitles(placesOf(held.titles)),
    held.charts.length > 0 && texts.heldCharts(placesOf(held.charts)),
    held.sheets.length > 0 && texts.heldSheets(held.sheets.join(", ")),
  ].filter((sentence) => sentence !== false);
  return (
    <>
      {sentences.length > 0 && (
        <Notice intent="warning">
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Notice>
      )}
      {retitledCharts.length > 0 && (
        <Notice intent="info">{texts.retitled(placesOf(retitledCharts))}</Notice>
      )}
    </>
  );
}
