import {
  axisNumberFormat,
  type ExcelChart,
  type ValueBounds,
} from "../../../statistics/chart/index.js";
import { editParts, writtenTexts } from "./document-parts.js";

/**
 * Finishes the charts of a written workbook with what the library that writes it does not do: quiet
 * grid lines, and series as lines on a second value axis; and texts stay as they are written.
 */
export function finishCharts(
  xlsx: Uint8Array,
  secondary: ExcelChart["secondary"],
  bounds?: ValueBounds,
): Uint8Array {
  return editParts(xlsx, {
    "xl/sharedStrings": writtenTexts,
    "xl/charts/chart": (xml) => {
      const quiet = xml.replaceAll("<c:majorGridlines/>", gridlines);
      return secondary === undefined ? quiet : splitChart(quiet, secondary, bounds);
    },
  });
}

const gridlines =
  `<c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="E3E6EA"/></a:solidFill>` +
  `</a:ln></c:spPr></c:majorGridlines>`;

const categoryAxisId = 900_000_001;
const valueAxisId = 900_000_002;

function splitChart(
  xml: string,
  secondary: NonNullable<ExcelChart["secondary"]>,
  bounds: ValueBounds | undefined,
): string {
  const extent =
    bounds === undefined ? "" : `<c:max val="${bounds.max}"/><c:min val="${bounds.min}"/>`;
  const format = bounds === undefined ? "#,##0" : axisNumberFormat(bounds);
  const unit = bounds === undefined ? "" : `<c:majorUnit val="${bounds.step}"/>`;
  const moved: string[] = [];
  const kept = xml.replace(/<c:ser>.*?<\/c:ser>/gs, (series) => {
    const index = Number(/<c:idx val="(\d+)"/.exec(series)?.[1]);
    if (!secondary.seriesIndexes.includes(index)) return series;
    // invertIfNegative belongs to bars; a line with it does not pass as a valid chart.
    moved.push(series.replace(/<c:invertIfNegative val="\d"\/>/g, ""));
    return "";
  });
  const axisIds = `<c:axId val="${categoryAxisId}"/><c:axId val="${valueAxisId}"/>`;
  const lines =
    `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${moved.join("")}` +
    `<c:marker val="1"/>${axisIds}</c:lineChart>`;
  const axes =
    `<c:valAx><c:axId val="${valueAxisId}"/><c:scaling><c:orientation val="minMax"/>${extent}</c:scaling>` +
    `<c:delete val="0"/><c:axPos val="r"/><c:numFmt formatCode="${format}" sourceLinked="0"/>` +
    `<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>` +
    `<c:crossAx val="${categoryAxisId}"/><c:crosses val="max"/><c:crossBetween val="between"/>${unit}</c:valAx>` +
    `<c:catAx><c:axId val="${categoryAxisId}"/><c:scaling><c:orientation val="minMax"/></c:scaling>` +
    `<c:delete val="1"/><c:axPos val="b"/><c:majorTickMark val="none"/>` +
    `<c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>` +
    `<c:crossAx val="${valueAxisId}"/><c:crosses val="autoZero"/></c:catAx>`;
  return kept
    .replace(/<\/c:(?:bar|line)Chart>/, (end) => end + lines)
    .replace(/(<\/c:valAx>)(?!.*<\/c:valAx>)/s, `$1${axes}`);
}
