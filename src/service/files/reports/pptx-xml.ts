import { editParts, writtenTexts } from "./document-parts.js";

/**
 * Finishes a written presentation: missing points become gaps, in the chart and in the workbook behind
 * it, instead of empty values, which are not valid numbers; series without a colour of their own leave the
 * legend; of many periods every so many is named; and the dates inside are the edition's.
 */
export function finishPptx(
  pptx: Uint8Array,
  day: string,
  unnamedSeries: readonly number[],
  labelStep: number,
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
