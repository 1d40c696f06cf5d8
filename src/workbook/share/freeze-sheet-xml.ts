import { attribute } from "./file-parts.js";

export interface FrozenSheetXml {
  readonly xml: string;
  /** What each formula's values fill, by its address: "A1:B4", or the address itself. */
  readonly frozen: ReadonlyMap<string, string>;
}

/** A cell with its formula: never a closed cell, which has none, with the formula of the next. */
const cellWithFormula =
  /<((?:\w+:)?)c\b([^>]*)(?<!\/)>((?:(?!<\/\1c>).)*?)<\1f\b([^>]*?)(?:\/>|>(.*?)<\/\1f>)(.*?)<\/\1c>/gs;

/**
 * Takes the formulas out of cells of a sheet's part: what is left is the value the file keeps of each,
 * with its format. Spilled cells are values in a file already.
 *
 * @param wanted addresses of the anchors: "B2".
 * @param pictures of those, the ones that show a picture or card: without the file's own note of it,
 *   an error would be left, so such a cell keeps its formula.
 */
export function freezeSheetXml(
  xml: string,
  wanted: ReadonlySet<string>,
  pictures: ReadonlySet<string>,
): FrozenSheetXml {
  const frozen = new Map<string, string>();
  const lostGroups = new Set<string>();
  const isFrozen = (attributes: string) => {
    const address = attribute(attributes, "r") ?? "";
    if (!wanted.has(address)) return false;
    return !pictures.has(address) || attribute(attributes, "vm") !== undefined;
  };
  const strip = (isGone: (attributes: string, formula: string) => boolean) => (text: string) =>
    text.replace(
      cellWithFormula,
      (cell, prefix: string, attributes: string, before: string, formula: string, _, after) => {
        if (!isGone(attributes, formula)) return cell;
        const address = attribute(attributes, "r") ?? "";
        const [group, zone] = [attribute(formula, "si"), attribute(formula, "ref")];
        if (group !== undefined && zone !== undefined) lostGroups.add(group);
        frozen.set(address, (group === undefined ? zone : undefined) ?? address);
        const kept = attributes.replace(/\scm="\d+"/, "");
        return `<${prefix}c${kept}>${before}${String(after)}</${prefix}c>`;
      },
    );
  const once = strip(isFrozen)(xml);
  // A filled-down formula stands in its first cell alone; the others would refer to nothing.
  const isOrphan = (_: string, formula: string) => lostGroups.has(attribute(formula, "si") ?? "");
  return { xml: lostGroups.size === 0 ? once : strip(isOrphan)(once), frozen };
}
