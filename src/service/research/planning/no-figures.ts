/** What a question is answered by where no measure of it has figures of the places. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import type { Plan } from "../plan/index.js";
import { isCalledAs, isCalledSo } from "./meant.js";
import { toProfile } from "./overview.js";

/** Of places and no measure that the library knows: what is lacking, or the main figures of the places. */
export function ofNoMeasure(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  places: readonly string[],
): Plan {
  const subject = query.lacking.join(" ");
  // "US trade deficit with China" has its places in it.
  const where = query.isBetween ? [] : withGroups(query, places);
  const { lesserPlace } = query;
  const lesser = lesserPlace === undefined ? {} : { lesserPlace };
  if (subject !== "") return { kind: "none", places: where, subject, ...lesser };
  if (places.length === 0) return { kind: "none", places };
  return toProfile(library, evidence, query, places);
}

/** Groups by their keys, and no member of theirs one by one. */
const withGroups = ({ groups }: ParsedQuery, places: readonly string[]): readonly string[] => {
  const members = new Set<string>(groups.flatMap((group) => group.members));
  return [...groups.map(({ key }) => key), ...places.filter((code) => !members.has(code))];
};

/**
 * What is missing: of what covers all places, where it is called so; else of what is asked, where that has no figures.
 * "EU GDP vs US GDP" asks for no growth rate.
 */
export function toNone(
  library: Library,
  query: ParsedQuery,
  [asked, covering]: readonly (string | undefined)[],
  places: readonly string[],
): Plan {
  if (covering === undefined) return { kind: "none", places };
  // The labor force is no population: where nothing of that name is of the place, the word itself is named.
  const subject = query.lacking.join(" ");
  if (subject !== "" && !isCalledSo(query, asked ?? covering))
    return { kind: "none", places: withGroups(query, places), subject };
  if (isCalledAs(query, covering, asked)) return { kind: "none", places, concept: covering };
  const concept = asked ?? covering;
  const covered = library.coveredPlaces(concept);
  const lacking = places.filter((code) => !covered.includes(code));
  return { kind: "none", places: lacking.length === 0 ? places : lacking, concept };
}
