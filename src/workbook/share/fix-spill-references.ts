import { decodeEntities } from "../../statistics/index.js";
import { cellKey, redirect, splitAddress } from "../formulas/references.js";

/** The zone a frozen formula's values fill ("A1:B4"), by the key of its cell. */
type FrozenZones = ReadonlyMap<string, string>;

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
    const { sheet = ownSheet, local } = splitAddress(decodeEntities(reference));
    const zone = zones.get(cellKey(sheet, local));
    // The sheet's name stays as the file spells it.
    return zone === undefined ? whole : redirect(reference, zone);
  });
}
