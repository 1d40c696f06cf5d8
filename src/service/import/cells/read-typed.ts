import type { MappedMeasure } from "../mapping.js";
import type { TypedCell } from "../tables/row.js";
import { otherMoney, toUnit } from "../units.js";

const percent = /%|\bper ?cent|prozent|\bpour ?cent|\bpor ?ciento/i;

/** Whether figures of a measure are percentages as they stand, by any of its unit's names. */
export const isInPercent = ({ unit, scale = 1 }: MappedMeasure): boolean =>
  scale === 1 && (typeof unit === "string" ? [unit] : Object.values(unit)).some(isPercent);
const isPercent = (name: string) => percent.test(name);

const perMille = /‰|pro ?mille?|per ?mille?|por ?mil|(?:per|pro) (?:1[., ]?000|thousand|tausend)/i;

/** Why what a format shows beside a figure is of another unit than its measure; undefined where it is not. */
function otherUnit(beside: string, measure: MappedMeasure): string | undefined {
  const { en } = toUnit(measure).name;
  if (/^%/.test(beside) ? isInPercent(measure) : !/^‰/.test(beside) || perMille.test(en))
    return otherMoney(beside, measure) ? `and its unit is ${en}: one of them is wrong` : undefined;
  return `and its unit is ${en}: put that into the unit`;
}

const known = new WeakMap<MappedMeasure, Map<string, string | undefined>>();

/** The same, looked at once for all cells of a column. */
function knownOtherUnit(beside: string, measure: MappedMeasure): string | undefined {
  const all = known.get(measure) ?? new Map<string, string | undefined>();
  known.set(measure, all);
  if (!all.has(beside)) all.set(beside, otherUnit(beside, measure));
  return all.get(beside);
}

/** The figure of a workbook's cell as Excel shows it, or why it is none. */
export function readTyped(
  typed: TypedCell,
  measure: MappedMeasure,
): number | { readonly reason: string } {
  if ("reason" in typed) return typed;
  const { number, isPercentage, beside = "" } = typed;
  const other = beside === "" ? undefined : knownOtherUnit(beside, measure);
  if (other !== undefined)
    return { reason: `${String(number)} is shown with "${beside}" by its number format, ${other}` };
  if (!isPercentage) return number;
  // 0.059 * 100 is 5.9 only after rounding the binary fraction away.
  const shown = Number((number * 100).toPrecision(15));
  return isInPercent(measure)
    ? shown
    : { reason: `${String(shown)}% is shown as a percentage: put percent into the unit` };
}
