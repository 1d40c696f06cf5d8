import type { MappedMeasure } from "../mapping.js";
import type { TypedCell } from "../tables/row.js";

const percent = /%|\bper ?cent|prozent|\bpour ?cent|\bpor ?ciento/i;

/** Whether figures of a measure are percentages as they stand, by any of its unit's names. */
export const isInPercent = ({ unit, scale = 1 }: MappedMeasure): boolean =>
  scale === 1 && (typeof unit === "string" ? [unit] : Object.values(unit)).some(isPercent);
const isPercent = (name: string) => percent.test(name);

/** The figure of a workbook's cell as Excel shows it, or why it is none. */
export function readTyped(
  typed: TypedCell,
  measure: MappedMeasure,
): number | { readonly reason: string } {
  if ("reason" in typed) return typed;
  const { number, isPercentage } = typed;
  if (!isPercentage) return number;
  // 0.059 * 100 is 5.9 only after rounding the binary fraction away.
  const shown = Number((number * 100).toPrecision(15));
  return isInPercent(measure)
    ? shown
    : { reason: `${String(shown)}% is shown as a percentage: put percent into the unit` };
}
