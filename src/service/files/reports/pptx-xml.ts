import { editParts, writtenTexts } from "./document-parts.js";
import { foreseenFill } from "./report-texts.js";

interface PptxParts {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly unnamedSeries: readonly number[];
  /** Of many periods every how many are named. */
  readonly labelStep: number;
  /** Rows that are forecasts. */
  readonly forecasts: readonly number[];
}

/**
 * Finishes a written presentation: missing points become gaps, in the chart and in the workbook behind
 * it, instead of empty values, which are not valid numbers; series without a colour of their own leave the
 * legend; of many periods every so many is named; forecasts are told apart; and the dates inside are the edition's.
 */
export function finishPptx(
  pptx: Uint8Array,
  { day, unnamedSeries, labelStep, forecasts }: PptxParts,
): Uint8Array {
  const edition = `${day}T00:00:00Z`;
  const unnamed = unnamedSeries.map(
    (index) => `<c:legendEntry><c:idx val="${index}"/><c:delete val="1"/></c:legendEntry>`,
  );
  // The library writes this element where the schema does not have it, so it is not asked to.
  const skip = `<c:tickLblSkip val="${labelStep}"/><c:tickMarkSkip val="${labelStep}"/>`;
  return editParts(pptx, {
    "ppt/charts/chart": (xml) =>
      xml
        .replace(/<c:pt idx="\d+"><c:v>(?:null|NaN|undefined)?<\/c:v><\/c:pt>/g, "")
        .replace(/<c:ser>.*?<\/c:ser>/gs, (series) => markForecasts(series, forecasts))
        .replace(/<c:noMultiLvlLbl/g, (last) => (labelStep > 1 ? skip + last : last))
        .replace(/<c:legendPos val="\w+"\/>/, (position) => position + unnamed.join("")),
    "docProps/core.xml": (xml) => xml.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, edition),
    "ppt/embeddings/": (_xml, bytes) =>
      editParts(bytes, {
        "xl/sharedStrings": writtenTexts,
        "xl/worksheets/sheet": (xml) => xml.replace(/<c r="[A-Z]+\d+"><v><\/v><\/c>/g, ""),
      }),
  });
}

/** Dashed lines, and pale bars with a dashed edge; as the schema has them, which is before the labels. */
function markForecasts(series: string, forecasts: readonly number[]): string {
  const color = /<a:srgbClr val="(\w{6})"/.exec(series)?.[1] ?? "";
  const edge = `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill><a:prstDash val="dash"/>`;
  const [, labels, marker] =
    /<c:invertIfNegative val="0"\/>(<c:dLbls>.*?<\/c:dLbls>)(<c:marker>.*?<\/c:marker>)/s.exec(
      series,
    ) ?? [];
  if (labels !== undefined && marker !== undefined) {
    const points = forecasts.map(
      (idx) =>
        `<c:dPt><c:idx val="${idx}"/>${marker}<c:bubble3D val="0"/><c:spPr><a:ln w="28575">${edge}</a:ln></c:spPr></c:dPt>`,
    );
    return series.replace(
      `<c:invertIfNegative val="0"/>${labels}${marker}`,
      marker + points.join("") + labels,
    );
  }
  const fill = `<a:solidFill><a:srgbClr val="${foreseenFill(color)}"/></a:solidFill>`;
  const points = forecasts.map(
    (idx) =>
      `<c:dPt><c:idx val="${idx}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${fill}<a:ln w="9525">${edge}</a:ln></c:spPr></c:dPt>`,
  );
  return series.replace(
    /<c:invertIfNegative val="0"\/>(?=<c:dLbls>)/,
    (before) => before + points.join(""),
  );
}
