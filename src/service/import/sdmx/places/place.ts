import { platforms } from "../../../../contract/known-values.js";
import type { FindPlace } from "../../cells/find-place.js";
import { nameIn, type SdmxMessage, type SdmxObservation } from "../message.js";
import { mayMean } from "./place-name.js";

/** ISO's letters are known, and the number that is the world in all lists; those of private lists are not. */
const known = /^(?:[A-Z]{2,3}|001)$/;
/** 142 is Asia to the United Nations, and Norway to the International Monetary Fund. */
const isNumber = (code: string): boolean => /^\d+$/.test(code) && !known.test(code);

/** The place by its code, and where that is a private one, by its name; both must mean the same. */
export function placeOf(
  one: SdmxObservation,
  dimension: string,
  message: SdmxMessage,
  findPlace: FindPlace,
): string | { readonly reason: string } {
  const code = one.value(dimension);
  if (code === "") return { reason: "names no place" };
  const names = message.namesOf(one.flow).code(dimension, code);
  const name = nameIn(names, "en");
  const byCode = known.test(code) ? findPlace(code) : undefined;
  const byName = name === undefined ? undefined : findPlace(name);
  if (byCode !== undefined && byName !== undefined && byCode !== byName)
    return { reason: `"${code}" is called "${name ?? ""}", which is another place` };
  const own = platforms.flatMap((language) => names?.[language] ?? []);
  if (byCode !== undefined && byName === undefined && own.length > 0) {
    const called = findPlace.namesOf(byCode);
    if (!own.some((text) => mayMean(text, byCode, called)))
      return {
        reason: `"${code}" is called "${name ?? ""}", and is ${called[0] ?? byCode} elsewhere: which of them is meant is not sure`,
      };
  }
  const found = byCode ?? byName ?? (isNumber(code) ? undefined : findPlace(code));
  const shown = name === undefined ? `"${code}"` : `"${code}" (${name})`;
  return found ?? { reason: `${shown} is no place that the library knows` };
}
