/** Which of the measures that may be meant are stated as the first is, so that one may stand in for another. */
import type { Library } from "../library/library-model.js";
import type { ParsedQuery } from "../search/index.js";
import { isChange } from "./asked-measure.js";
import { hasServices, isPartOf, saysGoods } from "./planning/called-alike.js";

/** Keys of those that are called so and of what measures the same from a newer source, best first. */
export function statedAlike(
  library: Library,
  query: ParsedQuery,
  concepts: readonly string[],
): readonly string[] {
  // The year's amount is measured in what a quarter's is at an annual rate.
  const unitOf = (key: string | undefined): string | undefined => {
    const { unit, measure } = library.concepts.get(key ?? "") ?? {};
    const stated =
      measure === undefined ? unit?.en : `${measure.unit ?? ""} ${String(measure.scale)}`;
    // Of places without a figure at rates of exchange, there may be one by purchasing power, which says so.
    // The currency of 2017 is what most countries have today.
    return stated
      ?.replace(/^international dollars/, "U.S. dollars")
      .replace(/ of 2017(?= per)/, "");
  };
  const newerOf = (key: string): readonly string[] => library.concepts.get(key)?.newer ?? [];
  const [meant] = concepts;
  // In millions or in billions, exports of goods are none of services as well.
  const isNewerInGoods = (key: string): boolean =>
    saysGoods(query) && newerOf(meant ?? "").includes(key);
  // Persons and thousands of them are counted alike.
  const measureOf = (key: string | undefined) => library.concepts.get(key ?? "")?.measure;
  const isNewerCount = (key: string): boolean => {
    const [one, other] = [measureOf(meant), measureOf(key)];
    const areCounts = [one, other].every((of) => of?.kind === "stock" || of?.kind === "count");
    return areCounts && one?.unit === other?.unit && newerOf(meant ?? "").includes(key);
  };
  // "How much did the population grow": what is stated in percent, too, is no growth of it.
  const isOfChange = query.isGrowth && isChange(library.concepts.get(meant ?? ""));
  // "Leitzins USA" names the federal funds rate, and not the discount rate that is newer than another's.
  return [...new Set([...concepts, ...concepts.flatMap(newerOf)])].filter(
    (concept) =>
      (unitOf(concept) === unitOf(meant) || isNewerInGoods(concept) || isNewerCount(concept)) &&
      (newerOf(meant ?? "").includes(concept) || !isPartOf(library, query, concept, meant)) &&
      (!isOfChange || isChange(library.concepts.get(concept))) &&
      !(saysGoods(query) && hasServices(library, concept)),
  );
}

/** "The last 12 months", "monthly CPI 2023" are none of a measure of whole years, where there is another. */
export function byParts(
  library: Library,
  { frequency }: ParsedQuery,
  keys: readonly string[],
  places: readonly string[],
): readonly string[] {
  const isOfParts = frequency !== undefined && frequency !== "annual";
  if (!isOfParts) return keys;
  const parts = keys.filter(
    (key) =>
      (library.concepts.get(key)?.frequency ?? "annual") !== "annual" &&
      places.every((place) => library.observations(key, place) !== undefined),
  );
  return parts.length === 0 ? keys : parts;
}
