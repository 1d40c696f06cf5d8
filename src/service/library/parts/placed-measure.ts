/** An imported measure with what its source says of it: its statistics as records. */
import type { LibraryConcept } from "../catalogue/index.js";
import type { DataSource, StatisticColumns } from "../library-model.js";
import type { KeyedRecord } from "../records/build-context.js";
import type { HeldMeasure } from "./held-measure.js";

/** A measure of which statistics are shown. */
export interface ShownMeasure {
  readonly measure: HeldMeasure;
  readonly concept: LibraryConcept;
  readonly source: DataSource | undefined;
}

export interface Placed {
  readonly measure: HeldMeasure;
  readonly concept: LibraryConcept;
  readonly concepts: readonly string[];
  readonly sources: readonly string[];
  readonly releasedAt: string;
  /** All its statistics. */
  readonly part: StatisticColumns;
}

// Field by field: made a million times for one index, this takes a fifth of what spreading objects takes.
export function recordAt(placed: Placed, at: number): KeyedRecord {
  const { concept, concepts, sources, releasedAt } = placed;
  const { isPremium, industry } = concept;
  const { id, kind, variant, places, from, to } = placed.measure.records.at(at);
  const key = `${kind}|${concept.key}|${variant ?? places[0] ?? ""}`;
  // prettier-ignore
  return variant === undefined
    ? { id, key, kind, concepts, places, from, to, sources, isPremium, industry, releasedAt }
    : { id, key, kind, concepts, places, variant, from, to, sources, isPremium, industry, releasedAt };
}

export const isShort = ({ concept }: Placed): boolean => concept.numbers !== "long";

const releasedAtOf = ({ source }: ShownMeasure): string => source?.releasedAt ?? "";

/** @param before how it was placed: as long as the same is said of it, so it is @default it was not */
export function toPlaced(one: ShownMeasure, before?: Placed): Placed {
  const { measure, concept } = one;
  const releasedAt = releasedAtOf(one);
  if (before?.concept === concept && before.releasedAt === releasedAt) return before;
  const { ids, byNumber, columns } = measure.records;
  const placed: Placed = {
    ...{ measure, concept, releasedAt },
    ...{ concepts: [concept.key], sources: [concept.source] },
    part: {
      ...{ ids, byNumber, columns, concept: concept.key, releasedAt },
      recordAt: (at) => recordAt(placed, at),
    },
  };
  return placed;
}
