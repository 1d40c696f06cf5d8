import type PptxGenJS from "pptxgenjs";
import { decimalsOf, formatValue, hasPeriods, themes } from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import { fileWords } from "../file-words.js";
import type { Measures } from "../svg/typeface.js";
import { cutToLines } from "./slide-texts.js";

const maxRows = 14;
const maxColumns = 8;
const widthPt = 887;
const cellMarginsPt = 15;

const head = {
  bold: true,
  color: "FFFFFF",
  fill: { color: (themes.light.colors[0] ?? "").slice(1) },
};

/** The data as a native table, as far as it fits a slide. */
export function addTable(slide: PptxGenJS.Slide, item: FileItem, measures: Measures): void {
  const { categories, series } = item.chart.table;
  const words = fileWords[item.language];
  const shownSeries = series.slice(0, maxColumns);
  const shown = Math.min(maxRows, categories.length);
  // Of a long course of time the end says more than the beginning.
  const from = hasPeriods(item.chart) ? categories.length - shown : 0;
  // A table's rows measure different things, so each figure of it has its own decimals.
  const decimals = shownSeries.map(({ values }) =>
    item.chart.graphType === "table"
      ? undefined
      : decimalsOf(values.filter((value) => typeof value === "number")),
  );
  const columnPt = widthPt / (shownSeries.length + 1) - cellMarginsPt;
  const cut = (text: string, lines: number) =>
    cutToLines(text, measures.bold, { sizePt: 12, lines, widthPt: columnPt });
  const rows: PptxGenJS.TableRow[] = [
    [
      { text: "", options: head },
      ...shownSeries.map(({ name }) => ({
        text: cut(name, 3),
        options: { ...head, align: "right" as const },
      })),
    ],
    ...categories.slice(from, from + shown).map((name, at) => [
      { text: cut(name, 2) },
      ...shownSeries.map(({ values }, column) => {
        const value = values[from + at] ?? null;
        const written =
          typeof value === "number"
            ? formatValue(value, item.language, decimals[column] ?? decimalsOf([value]))
            : (value ?? words.missing);
        return { text: written, options: { align: "right" as const } };
      }),
    ]),
  ];
  if (shown < categories.length || shownSeries.length < series.length) {
    rows.push([
      {
        text: words.rowsOf(shown, categories.length),
        options: { colspan: shownSeries.length + 1, italic: true, align: "right" },
      },
    ]);
  }
  slide.addTable(rows, {
    ...{ x: 0.5, y: 1.6, w: 12.33, fontFace: "Calibri", fontSize: 12 },
    color: themes.light.text.slice(1),
    border: { type: "solid", pt: 0.5, color: themes.light.grid.slice(1) },
  });
}
