import { cellKey, findReferences, splitAddress } from "../formulas/references.js";
import type { KeptSpill, RangedFormula } from "./frozen-formula.js";
import { replaceParts, rewritten } from "./kept-references.js";
import type { WhereNow } from "./kept-references.js";

/** What a frozen formula has filled. */
export interface FrozenZone {
  /** Name of the frozen formula. */
  readonly of: string;
  /** Hidden name of the zone's cells. */
  readonly zone: string;
  /** "Sheet1!A1:B4". */
  readonly address: string;
}

/** By the key of their first cell. */
export type ZonesByCell = ReadonlyMap<string, FrozenZone>;

/** "Sheet1!A1:B4" → "sheet1!a1". */
export function firstCellKey(address: string): string {
  const { sheet = "", local } = splitAddress(address);
  return cellKey(sheet, local.split(":")[0] ?? local);
}

/** Those spills of a formula that one of the zones was. */
export function spillsInto(
  { formula, references }: Pick<RangedFormula, "formula" | "references">,
  zones: ZonesByCell,
  whereNow: WhereNow,
): KeptSpill[] {
  const byStart = new Map(references.map((reference) => [reference.start, reference]));
  return findReferences(formula, "").flatMap(({ start, isSpill }) => {
    const reference = byStart.get(start);
    if (!isSpill || reference === undefined) return [];
    const now = whereNow(reference.name) ?? reference.address;
    const zone = zones.get(firstCellKey(now));
    return zone === undefined ? [] : [{ start, ...zone }];
  });
}

/**
 * What stands in the cell if nobody has changed it: the formula with every reference where its cells
 * are now, its frozen spills as ranges. Untouched references stay to the letter.
 *
 * @param ownSheet present name of its sheet.
 * @param whereNow undefined where a name itself is gone, so that nothing is known.
 */
export function asRanged(
  { formula, references, spills }: Pick<RangedFormula, "formula" | "references" | "spills">,
  ownSheet: string,
  whereNow: WhereNow,
): string {
  const byStart = new Map(spills.map((spill) => [spill.start, spill]));
  return replaceParts(
    formula,
    references.flatMap(({ start, end, name, address }) => {
      const written = formula.slice(start, end);
      const spill = byStart.get(start);
      if (spill !== undefined) {
        const zone = whereNow(spill.zone);
        const text = rewritten(written, zone === undefined ? spill.address : zone, ownSheet);
        // With the sign of the spill.
        return [{ start, end: end + 1, text }];
      }
      const now = whereNow(name);
      if (now === undefined || now === address) return [];
      return [{ start, end, text: rewritten(written, now, ownSheet) }];
    }),
  );
}

/** Excel may write a formula in other letters than it was given. */
export const isSameFormula = (left: unknown, right: string) =>
  String(left).replace(/\s/g, "").toLowerCase() === right.replace(/\s/g, "").toLowerCase();
