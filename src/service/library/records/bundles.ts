import type { BundleDefinition } from "../catalogue/index.js";
import { lengthOf, toContentId, type NumberLength } from "../identifiers.js";
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

export function buildInfographics(
  context: BuildContext,
  statistics: readonly KeyedRecord[],
): BundleRecord[] {
  const byKey = new Map(statistics.map((record) => [record.key, record]));
  const places = [...context.places.keys()];
  const groups = [...context.catalogue.placeGroups.keys()];
  const { placeInfographics, groupInfographics } = context.catalogue.bundles;
  return [
    ...placeInfographics.flatMap((each) => bundlesOf("infographic", each, places, byKey)),
    ...groupInfographics.flatMap((each) => bundlesOf("infographic", each, groups, byKey)),
    ...mapInfographics(context, byKey),
  ];
}

function mapInfographics(
  context: BuildContext,
  byKey: ReadonlyMap<string, KeyedRecord>,
): BundleRecord[] {
  const { worldMaps } = context.catalogue.bundles;
  return [...context.concepts.values()].flatMap(({ key, industry, numbers }) => {
    const ranking = byKey.get(`ranking|${key}|latest`);
    if (ranking === undefined || ranking.places.length < leastOnMap) return [];
    const found = bundlesOf("infographic", { ...worldMaps, industry, numbers }, [key], byKey);
    return found.map((record) => ({ ...record, places: ["WLD"] }));
  });
}

export function buildStudies(
  context: BuildContext,
  statistics: readonly KeyedRecord[],
): BundleRecord[] {
  const byKey = new Map(statistics.map((record) => [record.key, record]));
  const named = [...context.catalogue.placeGroups.values()]
    .filter(({ name }) => name !== undefined)
    .map(({ key }) => key);
  const { placeStudies, groupStudies } = context.catalogue.bundles;
  return [
    ...placeStudies.flatMap((each) => bundlesOf("study", each, [...context.places.keys()], byKey)),
    ...groupStudies.flatMap((each) => bundlesOf("study", each, named, byKey)),
    ...topicStudies(context, byKey),
  ];
}

function bundlesOf(
  kind: "infographic" | "study",
  definition: BundleDefinition & Numbered,
  subjects: readonly string[],
  byKey: ReadonlyMap<string, KeyedRecord>,
): BundleRecord[] {
  return subjects.flatMap((about) => {
    const found = definition.statistics.flatMap((key) => byKey.get(key.replace("*", about)) ?? []);
    if (found.length < definition.least) return [];
    const members = kind === "infographic" ? found.slice(0, mostOfInfographic) : found;
    const { key, industry, numbers } = definition;
    return toBundle({ kind, bundle: key, about, industry, numbers }, members);
  });
}

/** Per topic and region, the latest rankings of the topic's concepts. */
function topicStudies(
  context: BuildContext,
  byKey: ReadonlyMap<string, KeyedRecord>,
): BundleRecord[] {
  return context.catalogue.topics.flatMap((topic) =>
    rankedRegions.flatMap((region) => {
      const found = [...context.concepts.values()]
        .filter((concept) => concept.topic === topic.id)
        .flatMap(({ key }) => {
          const variant = region === "WLD" ? "latest" : `latest:${region}`;
          return byKey.get(`ranking|${key}|${variant}`) ?? [];
        });
      if (found.length < leastRankings) return [];
      const about = { bundle: `topic-${topic.id}`, about: region, industry: topic.industry };
      const record = toBundle({ kind: "study", ...about, numbers: lengthOf(topic.id) }, found);
      return { ...record, places: [region] };
    }),
  );
}

interface BundleParts extends Pick<BundleRecord, "bundle" | "about" | "industry">, Numbered {
  readonly kind: "infographic" | "study";
}

function toBundle(
  { kind, bundle, about, industry, numbers }: BundleParts,
  members: readonly KeyedRecord[],
): BundleRecord {
  const key = `${kind}|${bundle}|${about}`;
  return {
    id: toContentId(key, numbers),
    key,
    statistics: members.map(({ id }) => id),
    industry,
    places: [...new Set(members.flatMap(({ places }) => places))],
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
