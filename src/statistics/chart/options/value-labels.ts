import type { Drawing } from "./drawing.js";
import { formatScaled, formatValue } from "../number-text.js";

/** The part of the picture between the axes, before labels are measured exactly. */
export interface Plot {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels per category along the category axis. */
  readonly bandPx: number;
}

export function guessedPlot(
  drawing: Drawing,
  room: { readonly top: number; readonly bottom: number },
): Plot {
  const { look, family, categories, fontSizePx } = drawing;
  const isLying = family === "bars" || family === "stacked-bars";
  const widthPx = look.widthPx - fontSizePx * (family === "dual" ? 9 : isLying ? 1 : 5);
  const heightPx = look.heightPx - room.top - room.bottom - fontSizePx * 1.8;
  const alongPx = isLying ? heightPx : widthPx;
  return { widthPx, heightPx, bandPx: alongPx / Math.max(1, categories.length) };
}

/** Few bars of one series, or of one category, carry their values; then they need no value axis. */
export function hasValueLabels(drawing: Drawing, plot: Plot): boolean {
  const { family, series, categories, fontSizePx } = drawing;
  if (series.length !== 1 && categories.length !== 1) return false;
  const barPx = plot.bandPx / series.length;
  if (family === "bars") return barPx >= fontSizePx * 1.15;
  // Several columns of one category stand close together, at most 56 pixels each.
  const roomPx = series.length === 1 ? barPx : Math.min(barPx * 0.72, 56);
  return family === "columns" && valueLabelPx(drawing) <= roomPx - 2;
}

/** Width of the longest value label. */
export function valueLabelPx(drawing: Drawing): number {
  const values = drawing.series.flatMap((series) => series.values);
  return values.reduce<number>(
    (widest, value) =>
      value === null
        ? widest
        : Math.max(widest, drawing.measure(valueLabel(value, drawing), drawing.fontSizePx - 1)),
    0,
  );
}

export function valueLabel(value: number, { look, decimals, chart }: Drawing): string {
  return Math.abs(value) >= 10_000_000
    ? formatScaled(value, { language: look.language, unit: chart.unit })
    : formatValue(value, look.language, decimals);
}
