/** Of concepts that fit the words, those that have figures where they are asked for. */
import type { Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { ofObject } from "../../of-object.js";

export interface AskedPlaces {
  readonly codes: readonly string[];
  /** An order of places is asked. */
  readonly isOrder: boolean;
  /** A place is the other end of a flow: "exports to China". */
  readonly isDirected: boolean;
}

/** All where none has figures there. */
export type ChooseCovered = (
  found: readonly FoundConcept[],
  asked: AskedPlaces,
) => readonly FoundConcept[];

export function createCoverage(library: Library): ChooseCovered {
  const placesOf = createPlacesOfConcept(library);
  const isShown = (key: string, code: string): boolean => isShownIn(library, placesOf(key), code);
  return (found, { codes, isOrder, isDirected }) => {
    if (isOrder) {
      const many = found.filter(({ key }) => placesOf(key).size > 1);
      return many.length === 0 ? found : many;
    }
    if (codes.length === 0) return found;
    const top = found[0]?.score ?? 0;
    const shown = found.flatMap((concept) => {
      const { key } = concept;
      const partner = library.concepts.get(key)?.partner;
      // Exports to one country are not the exports; between two countries they are what is asked.
      if (partner !== undefined && !codes.includes(partner)) return [];
      // "From Germany to France" asks for no third country's trade with one of them.
      const others = codes.filter((code) => code !== partner);
      const isBetween =
        partner !== undefined &&
        (others.length === 0 ? isDirected : others.some((code) => isShown(key, code)));
      if (isBetween) return [{ ...concept, score: top }];
      if (partner !== undefined && others.length > 0) return [];
      return codes.some((code) => isShown(key, code)) ? [concept] : [];
    });
    return shown.length === 0 ? found : shown;
  };
}

/** Lists of places as sets: thousands of concepts have the same list. */
const setOf = ofObject((places: readonly string[]): ReadonlySet<string> => new Set(places));

/** The places a concept has figures of, its partner among them; read once. */
function createPlacesOfConcept(library: Library): (key: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (key) => {
    const present = known.get(key);
    if (present !== undefined) return present;
    const covered = library.coveredPlaces(key);
    const partner = library.concepts.get(key)?.partner;
    const places = partner === undefined ? setOf(covered) : new Set([...covered, partner]);
    known.set(key, places);
    return places;
  };
}

function isShownIn(library: Library, places: ReadonlySet<string>, code: string): boolean {
  if (places.has(code)) return true;
  if (library.places.get(code)?.kind !== "aggregate") return false;
  if (code === "WLD") return places.size > 1;
  return [...places].some((place) => library.places.get(place)?.groups?.includes(code) ?? false);
}
