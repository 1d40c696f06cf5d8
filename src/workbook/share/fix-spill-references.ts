import { unescapeXml } from "./file-parts.js";

/** The zone a frozen formula's values fill ("A1:B4"), by its sheet's name and its address. */
export type FrozenZones = ReadonlyMap<string, string>;

export const zoneKey = (sheetName: string, address: string) =>
  `${sheetName.toLowerCase()}!${address.replaceAll("$", "")}`;

/** In a file "A1#" is a function of the anchor. */
const spillReference = /_xlfn\.ANCHORARRAY\(([^()]*)\)/g;

/**
 * References to the spill of a formula that is a value now, as ranges: whoever reads the copy would find
 * `#REF!` as soon as Excel calculates, since values spill nowhere.
 *
 * @param xml formulas as a part holds them.
 * @param ownSheet of formulas that name none.
 */
export function fixSpillReferences(xml: string, ownSheet: string, zones: FrozenZones): string {
  return xml.replace(spillReference, (whole, reference: string) => {
    const cut = reference.lastIndexOf("!") + 1;
    const sheet = unescapeXml(reference.slice(0, Math.max(0, cut - 1)))
      .replace(/^'|'$/g, "")
      .replaceAll("''", "'");
    const address = reference.slice(cut);
    const zone = zones.get(zoneKey(sheet === "" ? ownSheet : sheet, address));
    if (zone === undefined) return whole;
    const isFixed = address.includes("$");
    const range = isFixed ? zone.replace(/([A-Z]+)(\d+)/g, "$$$1$$$2") : zone;
    return reference.slice(0, cut) + range;
  });
}
