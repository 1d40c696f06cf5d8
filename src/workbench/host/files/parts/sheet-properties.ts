import type { PackageParts } from "./package-parts.js";
import { attribute, escapeXml, officeRelations, openTags } from "./xml.js";

const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.customProperty";
const relation = `${officeRelations}/customProperty`;

/** Texts the add-in keeps with a sheet. @returns the element that names them in the sheet */
export function writeSheetProperties(
  parts: PackageParts,
  sheetPath: string,
  properties: ReadonlyMap<string, string>,
): string {
  if (properties.size === 0) return "";
  const entries = [...properties].map(([key, value]) => {
    const number = parts.paths().filter((path) => path.includes("customProperty")).length + 1;
    const path = `xl/customProperty${number}.bin`;
    const id = parts.add(path, toUtf16(value), { to: sheetPath, relation, contentType });
    return `<customPr name="${escapeXml(key)}" r:id="${id}"/>`;
  });
  return `<customProperties>${entries.join("")}</customProperties>`;
}

export function readSheetProperties(parts: PackageParts, sheetPath: string): [string, string][] {
  const relations = parts.relations(sheetPath);
  const sheet = parts.text(sheetPath) ?? "";
  return openTags(sheet, "customPr").flatMap((element): [string, string][] => {
    const id = attribute(element, "\\w+:id");
    const bytes = parts.bytes(relations.find((one) => one.id === id)?.target ?? "");
    const name = attribute(element, "name");
    return bytes === undefined || name === undefined
      ? []
      : [[name, new TextDecoder("utf-16le").decode(bytes)]];
  });
}

/** Excel keeps these texts as UTF-16. */
function toUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) {
    view.setUint16(index * 2, text.charCodeAt(index), true);
  }
  return bytes;
}
