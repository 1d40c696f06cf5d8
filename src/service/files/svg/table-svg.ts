import type { Platform } from "../../../contract/known-values.js";
import {
  decimalsOf,
  ellipsize,
  formatValue,
  themes,
  wrapText,
  type ChartInput,
} from "../../../statistics/chart/index.js";
import { fileWords } from "../words.js";
import { svgDocument, svgRect, svgText } from "./svg-text.js";
import type { Measures } from "./typeface.js";

export interface TableLook {
  readonly language: Platform;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontSizePx: number;
}

/** A statistic's data as a drawn table; what does not fit is counted in its last line. */
export function drawTable(chart: ChartInput, look: TableLook, measures: Measures): string {
  const { language, widthPx, heightPx, fontSizePx } = look;
  const { categories, series } = chart.table;
  const words = fileWords[language];
  const theme = themes.light;
  const paddingPx = fontSizePx * 0.7;
  const narrowRowPx = fontSizePx * 2;
  const measure = measures.regular;

  const maxColumns = Math.max(1, Math.floor((widthPx * 0.66) / (fontSizePx * 7)));
  const shownSeries = series.slice(0, maxColumns);
  const namesPx = Math.min(
    widthPx * (shownSeries.length === 1 ? 0.76 : shownSeries.length === 2 ? 0.6 : 0.45),
    Math.max(...categories.map((name) => measure(name, fontSizePx)), fontSizePx * 4) +
      2 * paddingPx,
  );
  const columnPx = (widthPx - namesPx) / Math.max(1, shownSeries.length);
  const headers = shownSeries.map(({ name }) =>
    wrapText(name, { widthPx: columnPx - 2 * paddingPx, fontSizePx, measure: measures.bold }, 3),
  );
  const headerPx =
    Math.max(1, ...headers.map((lines) => lines.length)) * fontSizePx * 1.3 + paddingPx * 1.4;
  const room = Math.floor((heightPx - headerPx) / narrowRowPx);
  const isCut = categories.length > room || series.length > shownSeries.length;
  const shownRows = Math.max(1, Math.min(categories.length, isCut ? room - 1 : room));

  const rowPx = isCut
    ? narrowRowPx
    : Math.min(fontSizePx * 3, (heightPx - headerPx) / Math.max(1, shownRows));
  const parts: string[] = [svgRect(0, 0, widthPx, headerPx, theme.colors[0] ?? theme.text)];
  const white = { sizePx: fontSizePx, color: theme.background, isBold: true };
  const right = (column: number) => namesPx + (column + 1) * columnPx - paddingPx;
  headers.forEach((lines, column) => {
    lines.forEach((line, index) => {
      const y = paddingPx * 0.7 + (index + 1) * fontSizePx * 1.3 - fontSizePx * 0.25;
      parts.push(svgText(line, right(column), y, { ...white, anchor: "end" }));
    });
  });
  // Rows may measure different things, so each has its own decimals.
  for (let row = 0; row < shownRows; row += 1) {
    const top = headerPx + row * rowPx;
    const baseline = top + rowPx / 2 + fontSizePx * 0.35;
    if (row % 2 === 1) parts.push(svgRect(0, top, widthPx, rowPx, "#f3f5f8"));
    const name = ellipsize(categories[row] ?? "", {
      widthPx: namesPx - 2 * paddingPx,
      fontSizePx,
      measure,
    });
    parts.push(svgText(name, paddingPx, baseline, { sizePx: fontSizePx, color: theme.text }));
    shownSeries.forEach(({ values }, column) => {
      const value = values[row] ?? null;
      const text =
        typeof value === "number"
          ? formatValue(value, language, decimalsOf([value]))
          : (value ?? words.missing);
      const fitting = ellipsize(text, { widthPx: columnPx - paddingPx, fontSizePx, measure });
      const color = value === null ? theme.mutedText : theme.text;
      parts.push(
        svgText(fitting, right(column), baseline, { sizePx: fontSizePx, color, anchor: "end" }),
      );
    });
  }
  if (isCut) {
    const text = words.rowsOf(shownRows, categories.length);
    const y = headerPx + shownRows * rowPx + rowPx / 2 + fontSizePx * 0.35;
    parts.push(
      svgText(text, widthPx - paddingPx, y, {
        sizePx: fontSizePx - 1,
        color: theme.mutedText,
        anchor: "end",
      }),
    );
  }
  return svgDocument(widthPx, heightPx, theme.background, parts);
}
