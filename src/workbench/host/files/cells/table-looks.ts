import type { PackageParts } from "../parts/package-parts.js";
import { attribute, officeRelations, openTag } from "../parts/xml.js";

/** What a table's part says and the library that writes and reads it does not know. */
export interface TableLook {
  readonly hasHeader: boolean;
  readonly firstColumn: boolean;
  readonly lastColumn: boolean;
}

/** A written table's part with the looks that the writer does not know. */
export function finishTable(
  xml: string,
  { hasHeader, firstColumn, lastColumn }: TableLook,
): string {
  const styled = xml
    .replace('showFirstColumn="0"', `showFirstColumn="${firstColumn ? 1 : 0}"`)
    .replace('showLastColumn="0"', `showLastColumn="${lastColumn ? 1 : 0}"`);
  if (hasHeader) return styled;
  return styled
    .replace(/<table /, '<table headerRowCount="0" ')
    .replace(/<autoFilter[^>]*(?:\/>|>.*?<\/autoFilter>)/s, "");
}

/** By the tables' names. */
export function readTableLooks(parts: PackageParts, sheetPath: string): Map<string, TableLook> {
  const tables = parts
    .relations(sheetPath)
    .filter(({ type }) => type === `${officeRelations}/table`)
    .map(({ target }) => parts.text(target) ?? "");
  return new Map(
    tables.map((xml): [string, TableLook] => {
      const root = openTag(xml, "table");
      const style = openTag(xml, "tableStyleInfo");
      return [
        attribute(root, "displayName") ?? "",
        {
          hasHeader: attribute(root, "headerRowCount") !== "0",
          firstColumn: attribute(style, "showFirstColumn") === "1",
          lastColumn: attribute(style, "showLastColumn") === "1",
        },
      ];
    }),
  );
}
