import type { FindPlace } from "../cells/find-place.js";
import { nameIn, type SdmxMessage, type SdmxObservation } from "./message.js";

/** ISO's two and three letters and UN's numbers are known; private codes are not. */
const known = /^([A-Z]{2,3}|\d{3})$/;

/** The place by its code, and where that is a private one, by its name; both must mean the same. */
export function placeOf(
  one: SdmxObservation,
  dimension: string,
  message: SdmxMessage,
  findPlace: FindPlace,
): string | { readonly reason: string } {
  const code = one.value(dimension);
  if (code === "") return { reason: "names no place" };
  const name = nameIn(message.namesOf(one.flow).code(dimension, code), "en");
  const byCode = known.test(code) ? findPlace(code) : undefined;
  const byName = name === undefined ? undefined : findPlace(name);
  if (byCode !== undefined && byName !== undefined && byCode !== byName)
    return { reason: `"${code}" is called "${name ?? ""}", which is another place` };
  const found = byCode ?? byName ?? findPlace(code);
  const shown = name === undefined ? `"${code}"` : `"${code}" (${name})`;
  return found ?? { reason: `${shown} is no place that the library knows` };
}
