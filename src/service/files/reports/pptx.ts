import type PptxGenJS from "pptxgenjs";
import {
  axisNumberFormat,
  chartBounds,
  excelChart,
  forecastRows,
  hasPeriods,
  themes,
  type ExcelChart,
  type ExcelChartType,
  type ValueBounds,
} from "../../../statistics/chart/index.js";
import type { FileItem } from "../file-item.js";
import { loadMeasures, type Measures } from "../svg/typeface.js";
import { finishPptx } from "./pptx-xml.js";
import {
  maxBars,
  nativeColors,
  numberFormat,
  shownCount,
  sliceColors,
  unnamedSeries,
} from "./report-texts.js";
import { cutToLines, slideTexts } from "./slide-texts.js";
import { addTable } from "./pptx-table.js";

type Slide = PptxGenJS.Slide;
type ChartOptions = PptxGenJS.IChartOpts;

const text = themes.light.text.slice(1);
const muted = themes.light.mutedText.slice(1);
const grid = themes.light.grid.slice(1);
const face = "Calibri";
const maxNamedSeries = 12;
/** Length of the value axis. */
const axisPt = 330;

/** The statistic as a slide with a native, editable chart and one with its data; the description is in the notes. */
export async function toPptx(item: FileItem): Promise<Buffer> {
  const { default: Pptx } = await import("pptxgenjs");
  const pptx = new Pptx();
  pptx.layout = "LAYOUT_WIDE";
  pptx.title = item.title;
  pptx.subject = item.subject;
  pptx.author = item.sources.map(({ publisher }) => publisher).join(", ");
  pptx.company = "";
  pptx.theme = { headFontFace: face, bodyFontFace: face };
  const slide = pptx.addSlide();
  const isTable = item.chart.graphType === "table";
  const measures = await loadMeasures();
  const texts = slideTexts(item, measures);
  addTexts(slide, texts, texts.subtitle);
  if (isTable) addTable(slide, item, measures);
  else {
    addChart(slide, item, excelChart(item.chart), measures);
    const dataSlide = pptx.addSlide();
    addTexts(dataSlide, texts, texts.dataTitle);
    addTable(dataSlide, item, measures);
  }
  slide.addNotes(texts.notes);
  const file = (await pptx.write({ outputType: "nodebuffer" })) as Uint8Array;
  return Buffer.from(
    finishPptx(file, {
      day: item.edition.date,
      unnamedSeries: unnamedSeries(item.chart),
      labelStep: labelStep(item.chart),
      // An area has no points, and the forecast is named above it.
      forecasts: isArea(item.chart) ? [] : forecastRows(item.chart),
    }),
  );
}

const isArea = (chart: FileItem["chart"]): boolean => excelChart(chart).type === "AreaStacked";

/** Title, what is shown, and whose it is. */
function addTexts(
  slide: Slide,
  { title, titlePt, foot }: ReturnType<typeof slideTexts>,
  subtitle: string,
): void {
  slide.addText(title, {
    ...{ x: 0.5, y: 0.3, w: 12.33, h: 0.85, margin: 0, valign: "top", fit: "shrink" },
    ...{ fontFace: face, fontSize: titlePt, bold: true, color: text },
  });
  slide.addText(subtitle, {
    ...{ x: 0.5, y: 1.15, w: 12.33, h: 0.35, margin: 0, valign: "top" },
    ...{ fontFace: face, fontSize: 12, color: muted },
  });
  slide.addText(foot, {
    ...{ x: 0.5, y: 6.75, w: 12.33, h: 0.55, margin: 0, valign: "bottom" },
    ...{ fontFace: face, fontSize: 9, color: muted },
  });
}

/** Letters of all the names below a chart as wide as the slide. */
const lettersBelow = 130;

/** Of standing columns, lines and areas, every how many are named without one name on another. */
function labelStep(chart: FileItem["chart"]): number {
  const { categories } = chart.table;
  if (excelChart(chart).isCategoryAxisReversed || !hasPeriods(chart)) return 1;
  const longest = Math.max(...categories.map((name) => name.length));
  return Math.ceil((categories.length * (longest + 2)) / lettersBelow);
}

const kinds: Readonly<Record<ExcelChartType, "bar" | "line" | "area" | "pie">> = {
  ColumnClustered: "bar",
  ColumnStacked: "bar",
  BarClustered: "bar",
  BarStacked: "bar",
  Line: "line",
  LineMarkers: "line",
  AreaStacked: "area",
  Pie: "pie",
};

function addChart(slide: Slide, item: FileItem, native: ExcelChart, measures: Measures): void {
  const { series, categories } = item.chart.table;
  const shown = shownCount(item.chart);
  const data = series.map(({ name, values }) => ({
    name,
    labels: categories.slice(0, shown),
    // The library's types know no gaps; its charts do, and finishPptx takes the empty points out.
    values: values.slice(0, shown).map((value) => (typeof value === "number" ? value : null)),
  })) as PptxGenJS.OptsChartData[];
  const options = chartOptions(item, native, measures);
  const { secondary } = native;
  if (secondary === undefined) {
    slide.addChart(kinds[native.type], data, options);
    return;
  }
  const colors = nativeColors(item.chart, native);
  const bounds = chartBounds(item.chart);
  const isSecond = (index: number) => secondary.seriesIndexes.includes(index);
  const part = (isWanted: (index: number) => boolean, more: ChartOptions) => ({
    data: data.filter((_, index) => isWanted(index)),
    options: { ...options, ...more, chartColors: colors.filter((_, index) => isWanted(index)) },
  });
  const isFirst = (index: number) => !isSecond(index);
  const line = { secondaryValAxis: true, secondaryCatAxis: true };
  const parts: PptxGenJS.IChartMulti[] = [
    { type: kinds[native.type], ...part(isFirst, {}) },
    { type: "line", ...part(isSecond, line) },
  ];
  // With several types the options come second, which the library's types do not say.
  slide.addChart(parts, {
    ...options,
    valAxes: [
      { ...axis(bounds.first), valAxisLabelFontSize: 11, valGridLine: { color: grid, size: 0.75 } },
      { ...axis(bounds.second), valAxisLabelFontSize: 11, valGridLine: { style: "none" } },
    ],
    catAxes: [{ catAxisLabelFontSize: 11 }, { catAxisHidden: true }],
  } as unknown as PptxGenJS.OptsChartData[]);
}

function chartOptions(item: FileItem, native: ExcelChart, measures: Measures): ChartOptions {
  const { series, categories } = item.chart.table;
  const values = series.flatMap((one) => one.values).filter((value) => typeof value === "number");
  const isPie = native.type === "Pie";
  const isLying = native.isCategoryAxisReversed;
  const isUnmarked =
    native.type === "Line" || native.secondary?.type === "Line" || series.length > maxNamedSeries;
  const isStacked = native.type.endsWith("Stacked");
  const shown = shownCount(item.chart);
  const isLabelled =
    isPie || (series.length === 1 && !native.type.startsWith("Line") && shown <= maxBars);
  return {
    ...{ x: 0.5, y: 1.55, w: 12.33, h: 5.1 },
    altText: `${item.title}. ${item.subject}`,
    chartColors: isPie ? sliceColors(categories.length) : nativeColors(item.chart, native),
    barDir: isLying ? "bar" : "col",
    barGrouping: isStacked ? "stacked" : "clustered",
    barGapWidthPct: shown <= 3 ? 250 : 50,
    displayBlanksAs: "gap",
    lineSize: series.length > maxNamedSeries ? 1 : 2.25,
    lineDataSymbol: isUnmarked ? "none" : "circle",
    lineDataSymbolSize: 6,
    showLegend: native.hasLegend,
    legendPos: series.length > maxNamedSeries ? "r" : "b",
    legendFontSize: 11,
    legendFontFace: face,
    legendColor: text,
    showTitle: false,
    showValue: isLabelled && !isPie,
    showPercent: isPie,
    showLeaderLines: true,
    dataLabelFormatCode: isPie ? "0.0%" : numberFormat(values),
    dataLabelFontSize: 10,
    dataLabelFontFace: face,
    dataLabelColor: text,
    dataLabelPosition: "outEnd",
    dataBorder: { pt: 0.5, color: "FFFFFF" },
    ...categoryAxis(isLying, shown),
    ...valueAxis(item, isLabelled, isPie || native.secondary !== undefined, measures),
    valAxisHidden: isLabelled && !isPie,
  };
}

const categoryAxis = (isLying: boolean, shown: number) =>
  ({
    catAxisLabelFontSize: isLying && shown > 15 ? 9 : 11,
    catAxisLabelFontFace: face,
    catAxisLabelColor: text,
    catAxisLabelPos: "low",
    catAxisOrientation: (isLying ? "maxMin" : "minMax") as "minMax",
    catAxisLineShow: true,
  }) satisfies ChartOptions;

const valueAxis = (
  item: FileItem,
  isLabelled: boolean,
  isUntitled: boolean,
  { regular }: Measures,
): ChartOptions => ({
  valAxisLabelFontSize: 11,
  valAxisLabelFontFace: face,
  valAxisLabelColor: muted,
  ...axis(chartBounds(item.chart).first),
  valAxisLineShow: false,
  valGridLine: isLabelled ? { style: "none" } : { color: grid, size: 0.75 },
  showValAxisTitle: item.chart.unit !== null && !isUntitled,
  valAxisTitle: cutToLines(item.chart.unit ?? "", regular, {
    sizePt: 11,
    lines: 1,
    widthPt: axisPt,
  }),
  valAxisTitleFontSize: 11,
  valAxisTitleFontFace: face,
  valAxisTitleColor: muted,
});

/** Bounds of the drawn chart, and figures along them that are not rounded. */
const axis = (bounds: ValueBounds | undefined): PptxGenJS.IChartPropsAxisVal =>
  bounds === undefined
    ? {}
    : {
        valAxisMinVal: bounds.min,
        valAxisMaxVal: bounds.max,
        valAxisMajorUnit: bounds.step,
        valAxisLabelFormatCode: axisNumberFormat(bounds),
      };
