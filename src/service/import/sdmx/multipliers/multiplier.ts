/** The powers of ten that figures of SDMX messages are in. */
import type { SdmxObservation } from "../message.js";

/** What offices call the power of ten: the standard, the OECD, UNICEF. */
const surelyMultipliers = ["UNIT_MULT", "POWERCODE", "UNIT_MULTIPLIER"] as const;
/**
 * The IMF's, with which figures are in millions in one message, and whole but to be shown in millions in another; and
 * names that offices give it, whose numbers may be powers of ten or what to multiply by.
 */
const unsureMultipliers = ["SCALE", "MULTIPLIER", "MAGNITUDE"] as const;
export const multiplierIds = [...surelyMultipliers, ...unsureMultipliers] as const;

/** "6" for figures in millions; what is no number where it is not sure, or two of an observation's differ. */
export function multiplierOf(one: SdmxObservation): string {
  const said = surelyMultipliers.map((id) => one.value(id)).filter((value) => value !== "");
  const id = unsureMultipliers.find((id) => one.value(id) !== "");
  if (id === undefined) return [...new Set(said)].join(" and ");
  const unsure = one.value(id);
  if (said.length === 0 && unsure !== "0") return `${id} ${unsure}`;
  return [...new Set([...said, unsure])].join(" and ");
}

/** What UNIT_MULT multiplies figures by; a sentence for a power of ten without a word. */
export function scaleOf(multiplier: string): number | { readonly reason: string } {
  if (["", "0", "3", "6", "9", "12"].includes(multiplier)) return 10 ** Number(multiplier);
  if (unsureMultipliers.some((id) => multiplier.startsWith(id)))
    return {
      reason: `has ${multiplier} and no UNIT_MULT: whether its figures are multiplied by it is not sure. A mapping says their unit: --mapping FILE`,
    };
  return { reason: `has UNIT_MULT ${multiplier}; 0, 3, 6, 9 and 12 can be kept` };
}
