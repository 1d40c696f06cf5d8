import type { Platform } from "../../../contract/known-values.js";
import {
  decimalsOf,
  ellipsize,
  formatValue,
  themes,
  wrapText,
  type ChartInput,
} from "../../../statistics/chart/index.js";
import { fileWords } from "../file-words.js";
import { svgDocument, svgRect, svgText } from "./svg-text.js";
import type { Measures } from "./typeface.js";

export interface TableLook {
  readonly language: Platform;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontSizePx: number;
}

/** Where the parts of a drawn table stand. */
interface TableLayout {
  readonly paddingPx: number;
  readonly namesPx: number;
  readonly columnPx: number;
  readonly headers: readonly (readonly string[])[];
  readonly headerPx: number;
  readonly shownRows: number;
  readonly rowPx: number;
  /** Rows or columns are left out. */
  readonly isCut: boolean;
}

/** A statistic's data as a drawn table; what does not fit is counted in its last line. */
export function drawTable(chart: ChartInput, look: TableLook, measures: Measures): string {
  const layout = layOut(chart, look, measures);
  const rows = Array.from({ length: layout.shownRows }, (_, row) =>
    drawRow(chart, look, layout, measures, row),
  );
  return svgDocument(look.widthPx, look.heightPx, themes.light.background, [
    ...drawHeader(look, layout),
    ...rows.flat(),
    ...(layout.isCut ? [drawCount(chart, look, layout)] : []),
  ]);
}

function layOut(chart: ChartInput, look: TableLook, measures: Measures): TableLayout {
  const { widthPx, heightPx, fontSizePx } = look;
  const { categories, series } = chart.table;
  const paddingPx = fontSizePx * 0.7;
  const narrowRowPx = fontSizePx * 2;
  const maxColumns = Math.max(1, Math.floor((widthPx * 0.66) / (fontSizePx * 7)));
  const shownSeries = series.slice(0, maxColumns);
  const nameWidths = categories.map((name) => measures.regular(name, fontSizePx));
  const namesPx = Math.min(
    widthPx * (shownSeries.length === 1 ? 0.76 : shownSeries.length === 2 ? 0.6 : 0.45),
    Math.max(...nameWidths, fontSizePx * 4) + 2 * paddingPx,
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
  return { paddingPx, namesPx, columnPx, headers, headerPx, shownRows, rowPx, isCut };
}

const rightOf = ({ namesPx, columnPx, paddingPx }: TableLayout, column: number): number =>
  namesPx + (column + 1) * columnPx - paddingPx;

function drawHeader({ widthPx, fontSizePx }: TableLook, layout: TableLayout): string[] {
  const { colors, text, background } = themes.light;
  const { headerPx, headers, paddingPx } = layout;
  const white = { sizePx: fontSizePx, color: background, isBold: true };
  const lines = headers.flatMap((texts, column) =>
    texts.map((line, index) => {
      const y = paddingPx * 0.7 + (index + 1) * fontSizePx * 1.3 - fontSizePx * 0.25;
      return svgText(line, rightOf(layout, column), y, { ...white, anchor: "end" });
    }),
  );
  return [svgRect(0, 0, widthPx, headerPx, colors[0] ?? text), ...lines];
}

/** Rows may measure different things, so each has its own decimals. */
function drawRow(
  { table: { categories, series } }: ChartInput,
  { language, widthPx, fontSizePx }: TableLook,
  layout: TableLayout,
  { regular: measure }: Measures,
  row: number,
): string[] {
  const { paddingPx, namesPx, columnPx, headerPx, rowPx, headers } = layout;
  const theme = themes.light;
  const top = headerPx + row * rowPx;
  const baseline = top + rowPx / 2 + fontSizePx * 0.35;
  const stripe = row % 2 === 1 ? [svgRect(0, top, widthPx, rowPx, "#f3f5f8")] : [];
  const fit = { widthPx: namesPx - 2 * paddingPx, fontSizePx, measure };
  const name = ellipsize(categories[row] ?? "", fit);
  const values = series.slice(0, headers.length).map(({ values }, column) => {
    const value = values[row] ?? null;
    const text =
      typeof value === "number"
        ? formatValue(value, language, decimalsOf([value]))
        : (value ?? fileWords[language].missing);
    const fitting = ellipsize(text, { ...fit, widthPx: columnPx - paddingPx });
    const color = value === null ? theme.mutedText : theme.text;
    const right = rightOf(layout, column);
    return svgText(fitting, right, baseline, { sizePx: fontSizePx, color, anchor: "end" });
  });
  return [
    ...stripe,
    svgText(name, paddingPx, baseline, { sizePx: fontSizePx, color: theme.text }),
    ...values,
  ];
}

/** How many rows are shown of how many. */
function drawCount(
  { table }: ChartInput,
  { language, widthPx, fontSizePx }: TableLook,
  { headerPx, shownRows, rowPx, paddingPx }: TableLayout,
): string {
  const text = fileWords[language].rowsOf(shownRows, table.categories.length);
  const y = headerPx + shownRows * rowPx + rowPx / 2 + fontSizePx * 0.35;
  return svgText(text, widthPx - paddingPx, y, {
    sizePx: fontSizePx - 1,
    color: themes.light.mutedText,
    anchor: "end",
  });
}
