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
  const isScrolled = scrolls(drawing);
  const colored = series.filter(({ hasOwnColor }) => hasOwnColor);
  const restCount = series.length - colored.length;
  const names = isScrolled
    ? series.map(({ name }) => name)
    : [...colored.map(({ name }) => name), ...(restCount > 0 ? [words.more(restCount)] : [])];
  // A legend that scrolls has one row; where it does not, a long name has a row, or several, of its own.
  const widthPx = isScrolled ? look.widthPx * 0.55 : nameWidthPx(drawing);
  const fit = { widthPx, fontSizePx, measure };
  const rows = isScrolled ? 1 : Math.min(countRows(names, drawing, widthPx), mostRows(drawing));
  const rowPx = Math.round(fontSizePx * 1.75);
  return {
    heightPx: rows * rowPx,
    options: {
      show: true,
      type: isScrolled ? "scroll" : "plain",
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
        isScrolled ? ellipsize(name, fit) : wrapText(name, fit, maxLines).join("\n"),
      textStyle: { color: theme.text, fontSize: fontSizePx },
      pageTextStyle: { color: theme.mutedText },
      pageIconColor: theme.text,
      pageIconInactiveColor: theme.grid,
    },
  };
}

/** Scrolling hides names, and a line without one cannot be told from another: only what has no room does so. */
function scrolls(drawing: Drawing): boolean {
  const { series, look } = drawing;
  if (look.isInteractive !== true) return false;
  const names = series.map(({ name }) => name);
  const isTooHigh = countRows(names, drawing, nameWidthPx(drawing)) > mostRows(drawing);
  return isTooHigh || !series.every(({ hasOwnColor }) => hasOwnColor);
}

const nameWidthPx = ({ look, fontSizePx }: Drawing) => look.widthPx - fontSizePx * 2.6;

const mostRows = ({ look, fontSizePx }: Drawing) =>
  Math.floor((look.heightPx * maxShare) / (fontSizePx * 1.75));

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
  return rows;
}
