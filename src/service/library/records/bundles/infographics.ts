import type { LibraryConcept } from "../../catalogue/index.js";
import type { Steps } from "../../turns.js";
import type { BuildContext } from "../build-context.js";
import { bundlesOf, type Before, type BundleRecord, type FindRecord } from "./bundle.js";

type Context = Pick<BuildContext, "catalogue" | "places">;

/** About places and groups of them. */
export const placeInfographics = (
  { catalogue, places }: Context,
  find: FindRecord,
): BundleRecord[] => [
  ...catalogue.bundles.placeInfographics.flatMap((each) =>
    bundlesOf("infographic", each, places.keys(), find),
  ),
  ...catalogue.bundles.groupInfographics.flatMap((each) =>
    bundlesOf("infographic", each, catalogue.placeGroups.keys(), find),
  ),
];

/** Fewer countries than this would leave a world map empty. */
const leastOnMap = 60;
const conceptsPerStep = 50;

/** By the concepts' keys. */
export type WorldMaps = ReadonlyMap<string, readonly BundleRecord[]>;

/**
 * A map of the world for each concept that has figures of enough of it.
 * @param before of a concept that is as it was then, its map is taken @default none
 */
export function* worldMapSteps(
  context: Context,
  concepts: Iterable<LibraryConcept>,
  find: FindRecord,
  before?: Before<WorldMaps>,
): Steps<WorldMaps> {
  const found = new Map<string, readonly BundleRecord[]>();
  let read = 0;
  for (const concept of concepts) {
    const known = before?.isSame(concept) === true ? before.found.get(concept.key) : undefined;
    found.set(concept.key, known ?? worldMaps(context, concept, find));
    read += 1;
    if (read % conceptsPerStep === 0) yield;
  }
  return found;
}

function worldMaps(
  { catalogue }: Context,
  { key, industry, numbers }: LibraryConcept,
  find: FindRecord,
): BundleRecord[] {
  const ranking = find.ranking(key, "latest");
  if (ranking === undefined || ranking.places.length < leastOnMap) return [];
  const definition = { ...catalogue.bundles.worldMaps, industry, numbers };
  return bundlesOf("infographic", definition, [key], find, ["WLD"]);
}
