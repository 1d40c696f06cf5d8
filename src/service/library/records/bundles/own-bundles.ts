import { atOnce } from "../../turns.js";
import type { BuildContext, KeyedRecord } from "../build-context.js";
import type { BundleRecord, FindRecord } from "./bundle.js";
import { placeInfographics, worldMapSteps } from "./infographics.js";
import { placeStudies, topicStudySteps, type TopicStudies } from "./studies.js";

/** Bundles of the library's own statistics: the same whatever is imported beside them. */
export interface OwnBundles {
  /** About places and groups of them. */
  readonly placeStudies: readonly BundleRecord[];
  readonly topicStudies: TopicStudies;
  readonly infographics: readonly BundleRecord[];
}

/** @param byKey the library's own statistics */
export function buildOwnBundles(
  context: Pick<BuildContext, "catalogue" | "places" | "concepts">,
  byKey: ReadonlyMap<string, KeyedRecord>,
): OwnBundles {
  const find: FindRecord = {
    byKey: (key) => byKey.get(key),
    ranking: (concept, variant) => byKey.get(`ranking|${concept}|${variant}`),
  };
  return {
    placeStudies: placeStudies(context, find),
    topicStudies: atOnce(topicStudySteps(context, find)),
    infographics: [
      ...placeInfographics(context, find),
      ...[...atOnce(worldMapSteps(context, context.concepts.values(), find)).values()].flat(),
    ],
  };
}
