import type { LibraryConcept, TopicDefinition } from "../../catalogue/index.js";
import { lengthOf } from "../../identifiers.js";
import { addToList } from "../../lists/add-to-list.js";
import type { Steps } from "../../turns.js";
import type { BuildContext } from "../build-context.js";
import { bundlesOf, toBundle, type Before, type BundleRecord, type FindRecord } from "./bundle.js";

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

/** What a topic's studies are made of, and they. */
interface StudiesOfTopic {
  readonly topic: TopicDefinition;
  readonly concepts: readonly LibraryConcept[];
  readonly studies: readonly BundleRecord[];
}

/** By the numbers of topics. */
export type TopicStudies = ReadonlyMap<number, StudiesOfTopic>;

/**
 * Per topic and region, the latest rankings of the topic's concepts.
 * @param before of a topic whose concepts are as they were then, its studies are taken @default none
 */
export function* topicStudySteps(
  { catalogue, concepts }: Context,
  find: FindRecord,
  before?: Before<TopicStudies>,
): Steps<TopicStudies> {
  const ofTopic = new Map<number, LibraryConcept[]>();
  for (const concept of concepts.values()) addToList(ofTopic, concept.topic, concept);
  const found = new Map<number, StudiesOfTopic>();
  for (const topic of catalogue.topics) {
    const ofThis = ofTopic.get(topic.id) ?? [];
    const known = before?.found.get(topic.id);
    const isAsBefore =
      known?.topic === topic &&
      known.concepts.length === ofThis.length &&
      known.concepts.every((one, at) => one === ofThis[at] && before?.isSame(one) === true);
    const studies = isAsBefore ? known.studies : yield* rankingStudySteps(topic, ofThis, find);
    found.set(topic.id, { topic, concepts: ofThis, studies });
  }
  return found;
}

function* rankingStudySteps(
  topic: TopicDefinition,
  concepts: readonly LibraryConcept[],
  find: FindRecord,
): Steps<BundleRecord[]> {
  const found: BundleRecord[] = [];
  for (const region of rankedRegions) {
    found.push(...rankingStudies(topic, region, concepts, find));
    yield;
  }
  return found;
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
  const about = { bundle: `topic-${String(id)}`, about: region, industry };
  return [toBundle({ kind: "study", ...about, numbers: lengthOf(id), places: [region] }, found)];
}
