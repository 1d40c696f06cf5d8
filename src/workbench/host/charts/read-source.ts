import type { Workbook, Zone } from "../../grid/index.js";
import type { SeriesRange, SeriesState } from "./chart-state.js";
import { newSeries } from "./chart-state.js";

/**
 * Series from a source range, as Excel guesses them: texts in the first column (or an empty corner)
 * are categories, texts in the first row are the series' names.
 */
export function readSource(
  workbook: Workbook,
  source: SeriesRange,
  seriesBy: unknown,
  newId: () => string,
): SeriesState[] {
  const { sheetId, zone } = source;
  const rows = zone.bottom - zone.top + 1;
  const columns = zone.right - zone.left + 1;
  const isByRows = seriesBy === "Rows" || (seriesBy !== "Columns" && columns > rows);
  const kind = (row: number, col: number) => workbook.kind({ sheetId, row, col });
  const isLabel = (row: number, col: number) =>
    kind(row, col) === "String" || kind(row, col) === "Empty";
  const hasFirstRow =
    rows > 1 &&
    allLabels(range(zone.left + (columns > 1 ? 1 : 0), zone.right), (col) =>
      isLabel(zone.top, col),
    );
  const firstData = zone.top + (hasFirstRow ? 1 : 0);
  const hasFirstColumn =
    columns > 1 &&
    (allLabels(range(firstData, zone.bottom), (row) => isLabel(row, zone.left)) ||
      (hasFirstRow && kind(zone.top, zone.left) === "Empty"));
  const left = zone.left + (hasFirstColumn ? 1 : 0);
  const place = (part: Zone): SeriesRange => ({ sheetId, zone: part });
  const lines = isByRows ? range(firstData, zone.bottom) : range(left, zone.right);
  return lines.map((line) => {
    const series = newSeries(newId());
    if (isByRows) {
      series.values = place({ top: line, bottom: line, left, right: zone.right });
      if (hasFirstColumn)
        series.nameCell = place({ top: line, bottom: line, left: zone.left, right: zone.left });
      if (hasFirstRow)
        series.categories = place({ top: zone.top, bottom: zone.top, left, right: zone.right });
    } else {
      series.values = place({ top: firstData, bottom: zone.bottom, left: line, right: line });
      if (hasFirstRow)
        series.nameCell = place({ top: zone.top, bottom: zone.top, left: line, right: line });
      if (hasFirstColumn) {
        series.categories = place({
          top: firstData,
          bottom: zone.bottom,
          left: zone.left,
          right: zone.left,
        });
      }
    }
    return series;
  });
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Texts, at least one of them; a line of empty cells names nothing. */
const allLabels = (indices: readonly number[], isLabel: (index: number) => boolean) =>
  indices.length > 0 && indices.every(isLabel);
