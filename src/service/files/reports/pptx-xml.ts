import { editParts } from "./document-parts.js";

/**
 * Finishes a written presentation: missing points become gaps, in the chart and in the workbook behind
 * it, instead of empty values, which are not valid numbers; series without a colour of their own leave the
 * legend; and the dates inside are the edition's.
 */
export function finishPptx(
  pptx: Uint8Array,
  day: string,
  unnamedSeries: readonly number[],
): Uint8Array {
  const edition = `${day}T00:00:00Z`;
  const unnamed = unnamedSeries.map(
    (index) => `<c:legendEntry><c:idx val="${index}"/><c:delete val="1"/></c:legendEntry>`,
  );
  return editParts(pptx, {
    "ppt/charts/chart": (xml) =>
      xml
        .replace(/<c:pt idx="\d+"><c:v>(?:null|NaN|undefined)?<\/c:v><\/c:pt>/g, "")
        .replace(/<c:legendPos val="\w+"\/>/, (position) => position + unnamed.join("")),
    "docProps/core.xml": (xml) => xml.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, edition),
    "ppt/embeddings/": (_xml, bytes) =>
      editParts(bytes, {
        "xl/worksheets/sheet": (xml) => xml.replace(/<c r="[A-Z]+\d+"><v><\/v><\/c>/g, ""),
      }),
  });
}
