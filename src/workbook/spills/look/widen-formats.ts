import { excelNumberFormat } from "../../../statistics/chart/index.js";
import type { Titled } from "../titles/find-titled.js";
import { giveFormat, isRound, numbersIn, type GivenFormats } from "./write-formats.js";

/** Whether anybody knows what a chart was given: only that is taken back. */
export const isGiven = ({ format, end }: GivenFormats): boolean =>
  format !== undefined || end !== undefined;

/** Queues what {@link widenFormats} reads. */
export function loadFigures(chart: Excel.Chart, figures: Excel.Range): void {
  figures.load("values,numberFormat");
  axisOf(chart)?.load("minimum,maximum,numberFormat");
  if (!isRound(chart)) chart.axes.categoryAxis.load("categoryType,numberFormat");
}

/**
 * Queues formats for newer figures of the same content: with too few decimals 5.25 would be shown as 5, and an axis that
 * begins at zero has no bar for what has fallen below. A format or an end that somebody has chosen stays.
 *
 * @returns what the chart has of us from now on
 */
export function widenFormats(
  titled: Titled,
  chart: Excel.Chart,
  { figures, before }: { readonly figures: Excel.Range; readonly before: GivenFormats },
): GivenFormats {
  const numbers = numbersIn(figures.values as unknown[][]);
  return {
    format: widerFormat(titled, chart, { figures, numbers, before }),
    end: openEnd(chart, numbers, before),
  };
}

/** "#,##0.00" of 2; undefined of a format that shows figures as something else. */
const decimalsIn = (format: string): number | undefined =>
  /^#,##0(?:\.(0+))?$/.exec(format) === null ? undefined : (format.split(".")[1]?.length ?? 0);

function widerFormat(
  titled: Titled,
  chart: Excel.Chart,
  {
    figures,
    numbers,
    before: { format },
  }: {
    readonly figures: Excel.Range;
    readonly numbers: readonly number[];
    readonly before: GivenFormats;
  },
): string | undefined {
  const decimals = format === undefined ? undefined : decimalsIn(format);
  const wanted = excelNumberFormat(numbers);
  if (decimals === undefined || (decimalsIn(wanted) ?? 0) <= decimals) return format;
  const isOurs = (figures.numberFormat as unknown[][]).flat().every((one) => one === format);
  if (isOurs && !titled.isProtected[1]) giveFormat(figures, wanted);
  const axis = axisOf(chart);
  if (axis !== undefined && axis.numberFormat === format) axis.numberFormat = wanted;
  return wanted;
}

function openEnd(
  chart: Excel.Chart,
  numbers: readonly number[],
  { end }: GivenFormats,
): GivenFormats["end"] {
  const isHidden = (value: number) => (end === "minimum" ? value < 0 : value > 0);
  if (end === undefined || !numbers.some(isHidden)) return end;
  const axis = axisOf(chart);
  // An empty text leaves an end to Excel.
  if (axis !== undefined && axis[end] === 0) axis[end] = "";
  return undefined;
}

const axisOf = (chart: Excel.Chart): Excel.ChartAxis | undefined =>
  isRound(chart) ? undefined : chart.axes.valueAxis;
