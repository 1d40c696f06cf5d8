import type { Drawing } from "./drawing.js";
import { ellipsize } from "../text-fit.js";

const maxRows = 4;

interface Legend {
  readonly options: Readonly<Record<string, unknown>>;
  readonly heightPx: number;
}

/** A legend only where there are several series; its height is known before anything is drawn. */
export function legendOf(drawing: Drawing, topPx: number): Legend {
  const { series, family, look, theme, fontSizePx, measure, words } = drawing;
  if (series.length < 2 || family === "pie") return { options: { show: false }, heightPx: 0 };
  const isInteractive = look.isInteractive ?? false;
  const colored = series.filter(({ hasOwnColor }) => hasOwnColor);
  const restCount = series.length - colored.length;
  const names = isInteractive
    ? series.map(({ name }) => name)
    : [...colored.map(({ name }) => name), ...(restCount > 0 ? [words.more(restCount)] : [])];
  const fit = { widthPx: look.widthPx * 0.55, fontSizePx, measure };
  const rows = isInteractive ? 1 : countRows(names, drawing, fit.widthPx);
  const rowPx = Math.round(fontSizePx * 1.75);
  return {
    heightPx: rows * rowPx,
    options: {
      show: true,
      type: isInteractive ? "scroll" : "plain",
      data: names,
      left: 0,
      top: topPx,
      right: 0,
      padding: 0,
      itemGap: Math.round(fontSizePx * 0.9),
      itemWidth: Math.round(fontSizePx * 1.2),
      itemHeight: Math.round(fontSizePx * 0.75),
      align: "left",
      lineStyle: { type: "solid" },
      ...(family === "areas" ? { icon: "roundRect" } : {}),
      formatter: (name: string) => ellipsize(name, fit),
      textStyle: { color: theme.text, fontSize: fontSizePx },
      pageTextStyle: { color: theme.mutedText },
      pageIconColor: theme.text,
      pageIconInactiveColor: theme.grid,
    },
  };
}

function countRows(names: readonly string[], drawing: Drawing, maxPx: number): number {
  const { look, fontSizePx, measure } = drawing;
  let rows = 1;
  let usedPx = 0;
  for (const name of names) {
    const itemPx = fontSizePx * 2.6 + Math.min(maxPx, measure(name, fontSizePx));
    if (usedPx > 0 && usedPx + itemPx > look.widthPx) {
      rows += 1;
      usedPx = 0;
    }
    usedPx += itemPx;
  }
  return Math.min(rows, maxRows);
}
