/** Which measures are meant as much as the first, so that the newest figure of them may be the one to state. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";

/** Two concepts so near each other are meant alike. */
const sameShare = 0.95;
/** What one country alone has, and is newer by years, is from here on, where one figure is asked. */
const newerShare = 0.925;
const yearsNewer = 3;

/** Of the newest figure that it has of all the places; 0 where it has none of one. */
function newestYear(library: Library, key: string, places: readonly string[]): number {
  const years = places.map((place) =>
    Number(library.observations(key, place)?.periods.at(-1)?.slice(0, 4) ?? 0),
  );
  return Math.min(...years);
}

/**
 * Keys of the measures that are called nearly as the first is, and of what measures the same from a newer source:
 * "US exports" are those of 2026, and not what another source has of 2014.
 *
 * @param alike keys of what is stated as the first is, best first
 */
export function meantAlike(
  library: Library,
  query: ParsedQuery,
  alike: readonly string[],
  places: readonly string[],
): ReadonlySet<string> {
  const { concepts, others, further, crossing } = query;
  const scores = new Map(
    [...further.flat(), ...others, ...concepts].map(({ key, score }) => [key, score]),
  );
  const [first = ""] = alike;
  const isOfOne = others.length === 0 && crossing === undefined;
  const isMuchNewer = (key: string): boolean =>
    isOfOne &&
    library.coveredPlaces(key).length === 1 &&
    newestYear(library, key, places) >= newestYear(library, first, places) + yearsNewer;
  const scoreOf = (key: string): number => scores.get(key) ?? 0;
  const same = alike.filter(
    (key) => scoreOf(key) >= (isMuchNewer(key) ? newerShare : sameShare) * scoreOf(first),
  );
  return new Set([...same, ...same.flatMap((key) => library.concepts.get(key)?.newer ?? [])]);
}
