import type { Concept } from "../../library-model.js";
import type { Steps } from "../../turns.js";
import type { BuildContext } from "../build-context.js";
import { bundlesOf, type BundleRecord, type FindRecord } from "./bundle.js";

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

/** A map of the world for each concept that has figures of enough of it. */
export function* worldMapSteps(
  context: Context,
  concepts: Iterable<Concept>,
  find: FindRecord,
): Steps<BundleRecord[]> {
  const found: BundleRecord[] = [];
  let read = 0;
  for (const concept of concepts) {
    found.push(...worldMaps(context, concept, find));
    read += 1;
    if (read % conceptsPerStep === 0) yield;
  }
  return found;
}

function worldMaps(
  { catalogue }: Context,
  { key, industry, numbers }: Concept,
  find: FindRecord,
): BundleRecord[] {
  const ranking = find.ranking(key, "latest");
  if (ranking === undefined || ranking.places.length < leastOnMap) return [];
  const definition = { ...catalogue.bundles.worldMaps, industry, numbers };
  return bundlesOf("infographic", definition, [key], find, ["WLD"]);
}
