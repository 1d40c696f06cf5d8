import type { Drawing } from "./drawing.js";
import { ellipsize, wrapText } from "../text-fit.js";

/** How much of the height a legend may take. */
const maxShare = 0.45;
const maxLines = 3;

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
  // A legend that scrolls has one row; where it does not, a long name has a row, or several, of its own.
  const widthPx = isInteractive ? look.widthPx * 0.55 : look.widthPx - fontSizePx * 2.6;
  const fit = { widthPx, fontSizePx, measure };
  const rows = isInteractive ? 1 : countRows(names, drawing, widthPx);
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
      formatter: (name: string) =>
        isInteractive ? ellipsize(name, fit) : wrapText(name, fit, maxLines).join("\n"),
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
    const lines = wrapText(name, { widthPx: maxPx, fontSizePx, measure }, maxLines).length;
    const itemPx = fontSizePx * 2.6 + Math.min(maxPx, measure(name, fontSizePx));
    if (usedPx > 0 && usedPx + itemPx > look.widthPx) {
      rows += 1;
      usedPx = 0;
    }
    rows += lines - 1;
    usedPx += itemPx;
  }
  return Math.min(rows, Math.floor((look.heightPx * maxShare) / (fontSizePx * 1.75)));
}
