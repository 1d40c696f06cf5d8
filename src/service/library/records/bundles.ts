import type { BundleDefinition } from "../catalogue/index.js";
import { lengthOf, toContentId, type NumberLength } from "../identifiers.js";
import type { Concept } from "../library-model.js";
import type { Steps } from "../turns.js";
import type { BuildContext, KeyedRecord } from "./build-context.js";

/** An infographic or a study, as built: a bundle of statistics about a place, a group or a topic. */
export interface BundleRecord {
  readonly id: number;
  readonly key: string;
  readonly statistics: readonly number[];
  readonly industry: number;
  readonly places: readonly string[];
  readonly isPremium: boolean;
  readonly releasedAt: string;
  /** Key of the definition, and of the place, group or topic that it is about. */
  readonly bundle: string;
  readonly about: string;
}

interface Numbered {
  /** How long the bundle's number is. @default "short" */
  readonly numbers?: NumberLength | undefined;
}

const mostOfInfographic = 4;
const rankedRegions = ["WLD", "AFR", "ASI", "EUR", "NOA", "SOA", "OCE"];
const leastRankings = 3;
/** Fewer countries than this would leave a world map empty. */
const leastOnMap = 60;

/** Statistics that are there. */
export interface FindRecord {
  byKey(key: string): KeyedRecord | undefined;
  ranking(concept: string, variant: string): KeyedRecord | undefined;
}

export function* infographicSteps(context: BuildContext, find: FindRecord): Steps<BundleRecord[]> {
  const places = [...context.places.keys()];
  const groups = [...context.catalogue.placeGroups.keys()];
  const { placeInfographics, groupInfographics } = context.catalogue.bundles;
  const found: BundleRecord[] = [];
  for (const each of placeInfographics) {
    found.push(...bundlesOf("infographic", each, places, find));
    yield;
  }
  for (const each of groupInfographics) found.push(...bundlesOf("infographic", each, groups, find));
  yield;
  for (const [at, concept] of [...context.concepts.values()].entries()) {
    found.push(...mapInfographics(context, concept, find));
    if (at % conceptsPerStep === 0) yield;
  }
  return found;
}

const conceptsPerStep = 50;

function mapInfographics(
  context: BuildContext,
  { key, industry, numbers }: Concept,
  find: FindRecord,
): BundleRecord[] {
  const { worldMaps } = context.catalogue.bundles;
  const ranking = find.ranking(key, "latest");
  if (ranking === undefined || ranking.places.length < leastOnMap) return [];
  return bundlesOf("infographic", { ...worldMaps, industry, numbers }, [key], find, ["WLD"]);
}

export function* studySteps(context: BuildContext, find: FindRecord): Steps<BundleRecord[]> {
  const named = [...context.catalogue.placeGroups.values()]
    .filter(({ name }) => name !== undefined)
    .map(({ key }) => key);
  const { placeStudies, groupStudies } = context.catalogue.bundles;
  const found: BundleRecord[] = [];
  for (const each of placeStudies) {
    found.push(...bundlesOf("study", each, [...context.places.keys()], find));
    yield;
  }
  for (const each of groupStudies) found.push(...bundlesOf("study", each, named, find));
  yield;
  found.push(...(yield* topicStudySteps(context, find)));
  return found;
}

function bundlesOf(
  kind: "infographic" | "study",
  definition: BundleDefinition & Numbered,
  subjects: readonly string[],
  find: FindRecord,
  places?: readonly string[],
): BundleRecord[] {
  return subjects.flatMap((about) => {
    const found = definition.statistics.flatMap((key) => find.byKey(key.replace("*", about)) ?? []);
    if (found.length < definition.least) return [];
    const members = kind === "infographic" ? found.slice(0, mostOfInfographic) : found;
    const { key, industry, numbers } = definition;
    return toBundle({ kind, bundle: key, about, industry, numbers, places }, members);
  });
}

/** Per topic and region, the latest rankings of the topic's concepts. */
function* topicStudySteps(context: BuildContext, find: FindRecord): Steps<BundleRecord[]> {
  const ofTopic = new Map<number, string[]>();
  for (const { key, topic } of context.concepts.values()) {
    const keys = ofTopic.get(topic);
    if (keys === undefined) ofTopic.set(topic, [key]);
    else keys.push(key);
  }
  const studies: BundleRecord[] = [];
  for (const topic of context.catalogue.topics)
    for (const region of rankedRegions) {
      const variant = region === "WLD" ? "latest" : `latest:${region}`;
      const concepts = ofTopic.get(topic.id) ?? [];
      const found = concepts.flatMap((concept) => find.ranking(concept, variant) ?? []);
      yield;
      if (found.length < leastRankings) continue;
      const about = { bundle: `topic-${topic.id}`, about: region, industry: topic.industry };
      const numbers = lengthOf(topic.id);
      studies.push(toBundle({ kind: "study", ...about, numbers, places: [region] }, found));
    }
  return studies;
}

interface BundleParts extends Pick<BundleRecord, "bundle" | "about" | "industry">, Numbered {
  readonly kind: "infographic" | "study";
  /** @default those of its members */
  readonly places?: readonly string[] | undefined;
}

/** Of many lists most are the same one. */
const placesOf = (members: readonly KeyedRecord[]): readonly string[] => [
  ...new Set([...new Set(members.map(({ places }) => places))].flat()),
];

function toBundle(
  { kind, bundle, about, industry, numbers, places }: BundleParts,
  members: readonly KeyedRecord[],
): BundleRecord {
  const key = `${kind}|${bundle}|${about}`;
  return {
    id: toContentId(key, numbers),
    key,
    statistics: members.map(({ id }) => id),
    industry,
    places: places ?? placesOf(members),
    // A study is paid where part of what it shows is.
    isPremium: members.some(({ isPremium }) => isPremium),
    releasedAt:
      members
        .map(({ releasedAt }) => releasedAt)
        .sort()
        .at(-1) ?? "",
    bundle,
    about,
  };
}
