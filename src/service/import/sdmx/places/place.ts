import { whyNoPlace } from "../../cells/no-place.js";
import { nameIn, type Names } from "../message.js";
import type { KnownPlaces } from "./known-places.js";

/** 142 is Asia to the United Nations, and Norway to the International Monetary Fund; 001 is the world in all lists. */
const isNumber = (code: string): boolean => /^\d+$/.test(code) && code !== "001";
/** "US-GA", a part of a country as ISO 3166-2 writes it. */
const ofPart = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
/** The country that a code of a part begins with: "BE34", "US_GA". */
const country = /^([A-Z]{2})[0-9_.]/;

export type Place = string | { readonly reason: string };

/**
 * The place by its code, and where that is a private one, by its name; both must mean the same.
 * @param names what the message calls it
 */
export function placeOf(code: string, names: Names | undefined, places: KnownPlaces): Place {
  const { find, isCalled, nameOf } = places;
  if (code === "") return { reason: "names no place" };
  const name = nameIn(names, "en") ?? code;
  const called = `"${code}" is called "${name}", `;
  const byCode = isNumber(code) ? undefined : find(code);
  const byName = name === code ? undefined : find(name);
  if (byCode !== undefined && byName !== undefined && byCode !== byName)
    return { reason: `${called}which is another place than ${nameOf(byCode)}` };
  const all = names?.["en"] === undefined ? Object.values(names ?? {}) : [name];
  if (byCode !== undefined && name !== code && !all.some((one) => isCalled(byCode, one)))
    return {
      reason: `${called}and is ${nameOf(byCode)} elsewhere: which of them is meant is not sure. A mapping reads the codes alone: --mapping FILE`,
    };
  const found = byCode ?? byName;
  const whole = find(country.exec(code)?.[1] ?? "");
  if (found !== undefined && (ofPart.test(code) || (whole !== undefined && whole !== found)))
    return { reason: `${called}and by its code it is a part of a country` };
  const shown = name === code ? `"${code}"` : `"${code}" (${name})`;
  return found ?? { reason: whyNoPlace(code, shown) };
}
