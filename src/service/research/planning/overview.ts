/** The parts of a whole, and the main figures of a place, where no measure is named. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import { toFacts } from "../pick-facts.js";
import type { Plan } from "../plan/index.js";
import { isSurelyMeant } from "./meant.js";

/** So near the best, a concept is meant as much as it. */
const alikeShare = 0.85;

const profileFacts = 5;

/** "Browser shares in …": no part is asked by name, so the parts of the whole, largest first. */
export function toWhole(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
): Plan | undefined {
  const [top] = query.concepts;
  const [place, second] = query.places;
  if (top === undefined || place === undefined || second !== undefined) return undefined;
  if (!isSurelyMeant(top)) return undefined;
  const alike = query.concepts.filter(({ score }) => score >= top.score * alikeShare);
  const fitting = new Set(alike.map(({ key }) => key));
  const record = evidence
    .recordsOf(top.key)
    .find(
      ({ kind, concepts, places }) =>
        kind === "composition" &&
        places.length === 1 &&
        places[0] === place.code &&
        concepts.filter((concept) => fitting.has(concept)).length >= 3,
    );
  if (record === undefined) return undefined;
  const facts = record.concepts
    .flatMap((concept) => toFacts(library, evidence, query, [concept], [place.code]))
    .sort((a, b) => b.figure.value - a.figure.value)
    .slice(0, profileFacts);
  return facts.length > 2 ? { kind: "facts", facts } : undefined;
}

/** Places that are told about at once, where nothing but they are named. */
const profilePlaces = 3;
/** Of all of them together, where there are several. */
const sharedFacts = 10;

/** Places and nothing else: some of their main figures, one of each field, that all of them have. */
export function toProfile(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  places: readonly string[],
): Plan {
  // "How much bigger is Russia than Canada" does not say by what.
  const isReckoned = query.operation !== undefined && query.operation !== "rank";
  if (places.length > profilePlaces || isReckoned)
    return { kind: "none", places, arePlacesAlone: true };
  const topics = new Set<number>();
  const concepts = [...library.concepts.values()].filter(({ key, topic }) => {
    const field = rootOf(library, topic);
    const isOfAll = places.every((place) => evidence.figuresOf(key, place).length > 0);
    if (topics.has(field) || !isOfAll) return false;
    topics.add(field);
    return true;
  });
  const facts = concepts
    .slice(0, Math.min(profileFacts, Math.floor(sharedFacts / places.length)))
    .flatMap(({ key }) => toFacts(library, evidence, query, [key], places));
  return facts.length > 0 ? { kind: "facts", facts } : { kind: "none", places };
}

function rootOf(library: Library, topic: number): number {
  const parent = library.topics.get(topic)?.parent ?? null;
  return parent === null ? topic : rootOf(library, parent);
}
