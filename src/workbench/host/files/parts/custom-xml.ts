import type { PackageParts } from "./package-parts.js";
import { attribute, escapeXml, officeRelations, openTag, xmlHead } from "./xml.js";

const dataStore = "http://schemas.openxmlformats.org/officeDocument/2006/customXml";
const propertiesType = "application/vnd.openxmlformats-officedocument.customXmlProperties+xml";

/** Custom XML parts with their ids. */
export function writeCustomXml(
  parts: PackageParts,
  xmlParts: ReadonlyMap<string, string>,
  workbookPath: string,
): void {
  let number = 0;
  for (const [id, xml] of xmlParts) {
    const path = `customXml/item${++number}.xml`;
    parts.add(path, xml.startsWith("<?xml") ? xml : xmlHead + xml, {
      to: workbookPath,
      relation: `${officeRelations}/customXml`,
    });
    const properties =
      `${xmlHead}<ds:datastoreItem ds:itemID="${escapeXml(id)}" xmlns:ds="${dataStore}">` +
      `<ds:schemaRefs/></ds:datastoreItem>`;
    parts.add(`customXml/itemProps${number}.xml`, properties, {
      to: path,
      relation: `${officeRelations}/customXmlProps`,
      contentType: propertiesType,
    });
  }
}

/** @returns the parts by id, in the file's order */
export function readCustomXml(parts: PackageParts, workbookPath: string): [string, string][] {
  const items = parts
    .relations(workbookPath)
    .filter(({ type }) => type === `${officeRelations}/customXml`);
  return items.flatMap(({ target }, index): [string, string][] => {
    const xml = parts.text(target);
    if (xml === undefined) return [];
    const [properties] = parts.relations(target);
    const root = parts.text(properties?.target ?? "") ?? "";
    const id = attribute(openTag(root, "datastoreItem"), "(?:\\w+:)?itemID");
    const spare = `{${String(index + 1).padStart(8, "0")}-0000-4000-8000-FFFFFFFFFFFF}`;
    return [[id ?? spare, xml.replace(/^<\?xml[^>]*\?>\s*/, "")]];
  });
}
