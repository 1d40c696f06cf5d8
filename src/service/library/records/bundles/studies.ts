import type { LibraryConcept, TopicDefinition } from "../../catalogue/index.js";
import { lengthOf } from "../../identifiers.js";
import type { Steps } from "../../turns.js";
import type { BuildContext } from "../build-context.js";
import { bundlesOf, toBundle, type BundleRecord, type FindRecord } from "./bundle.js";

type Context = Pick<BuildContext, "catalogue" | "places" | "concepts">;

/** About places and groups of them that have a name. */
export function placeStudies({ catalogue, places }: Context, find: FindRecord): BundleRecord[] {
  const named = [...catalogue.placeGroups.values()]
    .filter(({ name }) => name !== undefined)
    .map(({ key }) => key);
  return [
    ...catalogue.bundles.placeStudies.flatMap((each) =>
      bundlesOf("study", each, places.keys(), find),
    ),
    ...catalogue.bundles.groupStudies.flatMap((each) => bundlesOf("study", each, named, find)),
  ];
}

const rankedRegions = ["WLD", "AFR", "ASI", "EUR", "NOA", "SOA", "OCE"];
const leastRankings = 3;

/**
 * Per topic and region, the latest rankings of the topic's concepts.
 * @param known of topics that have no other concepts than theirs @default none
 */
export function* topicStudySteps(
  { catalogue, concepts }: Context,
  find: FindRecord,
  known?: KnownStudies,
): Steps<BundleRecord[]> {
  const ofTopic = new Map<number, LibraryConcept[]>();
  for (const concept of concepts.values()) {
    const others = ofTopic.get(concept.topic);
    if (others === undefined) ofTopic.set(concept.topic, [concept]);
    else others.push(concept);
  }
  const studies: BundleRecord[] = [];
  for (const topic of catalogue.topics) {
    const ofThis = ofTopic.get(topic.id) ?? [];
    if (known !== undefined && ofThis.every((one) => known.concepts.get(one.key) === one))
      studies.push(...(known.ofTopic.get(topic.id) ?? []));
    else
      for (const region of rankedRegions) {
        studies.push(...rankingStudies(topic, region, ofThis, find));
        yield;
      }
  }
  return studies;
}

interface KnownStudies extends Pick<Context, "concepts"> {
  /** By the numbers of topics. */
  readonly ofTopic: ReadonlyMap<number, readonly BundleRecord[]>;
}

function rankingStudies(
  { id, industry }: TopicDefinition,
  region: string,
  concepts: readonly LibraryConcept[],
  find: FindRecord,
): BundleRecord[] {
  const variant = region === "WLD" ? "latest" : `latest:${region}`;
  const found = concepts.flatMap(({ key }) => find.ranking(key, variant) ?? []);
  if (found.length < leastRankings) return [];
  const about = { bundle: bundleOf(id), about: region, industry };
  return [toBundle({ kind: "study", ...about, numbers: lengthOf(id), places: [region] }, found)];
}

const bundleOf = (topic: number): string => `topic-${String(topic)}`;

/** Studies by the numbers of the topics that they are about. */
export function byTopic(
  topics: readonly TopicDefinition[],
  studies: readonly BundleRecord[],
): ReadonlyMap<number, readonly BundleRecord[]> {
  const found = new Map<string, BundleRecord[]>(topics.map(({ id }) => [bundleOf(id), []]));
  for (const study of studies) found.get(study.bundle)?.push(study);
  return new Map(topics.map(({ id }) => [id, found.get(bundleOf(id)) ?? []]));
}
