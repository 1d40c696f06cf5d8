import type { Platform } from "../../../contract/index.js";
import { loadPlaces, type Place } from "../../../statistics/index.js";
import type { WantedPlace } from "./wanted-part.js";

/** Other ways in which titles say a place. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  USA: ["U.S.", "US", "USA", "American"],
  GBR: ["UK", "U.K.", "British"],
  WLD: ["Worldwide", "World", "global"],
};

/** @returns undefined where no place is spelled so */
export async function wantedPlace(
  spelling: string,
  language: Platform,
): Promise<WantedPlace | undefined> {
  const places = await loadPlaces();
  const place: Place | undefined = places.byCode(spelling) ?? places.find(spelling);
  if (place === undefined) return undefined;
  const { code, names } = place;
  return { code, name: names[language], words: [names.en, ...(otherWords[code] ?? [])] };
}
