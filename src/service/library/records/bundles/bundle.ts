/** What shows several statistics. */
import type { BundleDefinition, LibraryConcept } from "../../catalogue/index.js";
import { toContentId, type NumberLength } from "../../identifiers.js";
import type { KeyedRecord } from "../build-context.js";

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

/** Statistics that are there. */
export interface FindRecord {
  byKey(key: string): KeyedRecord | undefined;
  ranking(concept: string, variant: string): KeyedRecord | undefined;
}

/** What was made of another library. */
export interface Before<Found> {
  readonly found: Found;
  /** Whether a concept's statistics are as they were. */
  readonly isSame: (concept: LibraryConcept) => boolean;
}

/**
 * Of each subject of which enough is there.
 * @param places that are shown @default those of the members
 */
export function bundlesOf(
  kind: "infographic" | "study",
  definition: BundleDefinition & Numbered,
  subjects: Iterable<string>,
  find: Pick<FindRecord, "byKey">,
  places?: readonly string[],
): BundleRecord[] {
  return [...subjects].flatMap((about) => {
    const found = definition.statistics.flatMap((key) => find.byKey(key.replace("*", about)) ?? []);
    if (found.length < definition.least) return [];
    const members = kind === "infographic" ? found.slice(0, mostOfInfographic) : found;
    const { key, industry, numbers } = definition;
    return toBundle({ kind, bundle: key, about, industry, numbers, places }, members);
  });
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

export function toBundle(
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
