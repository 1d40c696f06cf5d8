import { loadPlaces } from "../places/places.js";
import type { AskedParts } from "./read-asked.js";

/**
 * What a search says of places, periods, frequency and change. What reads it is loaded when first needed,
 * as the names of countries are.
 *
 * @param year in which it is asked, for "last year"
 */
export async function readAsked(text: string, year: number): Promise<AskedParts> {
  const [{ readAskedParts }, places] = await Promise.all([
    // In one file with the places: one more would have its name in what every function loads.
    import(/* webpackChunkName: "places" */ "./read-asked.js"),
    loadPlaces(),
  ]);
  return readAskedParts(text, places, year);
}
