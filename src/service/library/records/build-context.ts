import type { Figures } from "../figures/figures.js";
import { toContentId } from "../identifiers.js";
import type { Catalogue, LibraryConcept } from "../catalogue/index.js";
import type {
  Concept,
  DataSource,
  LibraryPlace,
  StatisticKind,
  StatisticRecord,
} from "../library-model.js";

/** What every builder of records reads. */
export interface BuildContext {
  readonly catalogue: Catalogue;
  readonly concepts: ReadonlyMap<string, LibraryConcept>;
  readonly places: ReadonlyMap<string, LibraryPlace>;
  readonly sources: ReadonlyMap<string, DataSource>;
  readonly figures: Figures;
}

interface RecordParts {
  readonly kind: StatisticKind;
  /** What follows the kind in the record's key. */
  readonly key: string;
  readonly concepts: readonly Concept[];
  readonly places: readonly string[];
  readonly variant?: string;
  readonly from: string;
  readonly to: string;
}

/** Completes a record with what follows from its concepts: sources, industry, date, whether it is paid. */
export type KeyedRecord = StatisticRecord & { readonly key: string };

export function toRecord(context: BuildContext, parts: RecordParts): KeyedRecord {
  const { kind, concepts, places, variant, from, to } = parts;
  const key = `${kind}|${parts.key}`;
  const sources = [...new Set(concepts.map(({ source }) => source))];
  const released = sources.map((source) => context.sources.get(source)?.releasedAt ?? "").sort();
  return {
    id: toContentId(key, concepts[0]?.numbers),
    key,
    kind,
    concepts: concepts.map((concept) => concept.key),
    places,
    ...(variant === undefined ? {} : { variant }),
    from,
    to,
    sources,
    isPremium: concepts.some(({ isPremium }) => isPremium),
    industry: concepts[0]?.industry ?? 1,
    // The newest vintage in it: before that the combination could not have been made.
    releasedAt: released.at(-1) ?? "",
  };
}
