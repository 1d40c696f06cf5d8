/** The statistics of one imported measure in few bytes each: records are made of them when they are asked for. */
import type { SaidInColumns, StatisticKind } from "../library-model.js";
import { createNumberedLists, type NumberedLists } from "../numbered/numbered-lists.js";
import { createNumberedPairs, type NumberedPairs } from "../numbered/numbered-pairs.js";
import type { KeyedRecord } from "../records/build-context.js";

type Kind = Extract<StatisticKind, "series" | "ranking" | "comparison">;

/** What a record says that its measure does not. */
interface MeasureRecord extends Pick<KeyedRecord, "id" | "places" | "from" | "to"> {
  readonly kind: Kind;
  /** Undefined for a series, which is told by its place. */
  readonly variant: string | undefined;
}

export interface MeasureRecords {
  readonly ids: Float64Array;
  /** Indexes by rising numbers. */
  readonly byNumber: Uint32Array;
  readonly columns: SaidInColumns;
  at(index: number): MeasureRecord;
  /** Where the ranking of a variant stands; -1 where there is none. */
  rankingAt(variant: string): number;
}

/** What the records of all measures share. */
interface SharedLists {
  /** Kind and variant, which is empty where there is none. */
  readonly variants: NumberedPairs;
  /** First and last period. */
  readonly spans: NumberedPairs;
  /** Lists of places. */
  readonly lists: NumberedLists;
}

export const createSharedLists = (): SharedLists => ({
  variants: createNumberedPairs(),
  spans: createNumberedPairs(),
  lists: createNumberedLists(),
});

/** @param records of one measure alone, as they were built */
export function packRecords(records: readonly KeyedRecord[], shared: SharedLists): MeasureRecords {
  const ids = Float64Array.from(records, ({ id }) => id);
  const byNumber = Uint32Array.from(records.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  const { variants, spans, lists } = shared;
  // What reads the columns must hold them alone, and so nothing of the records.
  return createRecords(shared, ids, byNumber, {
    variants: Uint32Array.from(records, ({ kind, variant = "" }) =>
      variants.numberOf(kind, variant),
    ),
    spans: Uint32Array.from(records, ({ from, to }) => spans.numberOf(from, to)),
    places: Uint32Array.from(records, ({ places }) => lists.numberOf(places)),
  });
}

function createRecords(
  shared: SharedLists,
  ids: Float64Array,
  byNumber: Uint32Array,
  columns: SaidInColumns,
): MeasureRecords {
  const { variants, spans, places } = columns;
  return {
    ...{ ids, byNumber, columns },
    at: (index) => {
      const [kind, variant] = shared.variants.pairOf(variants[index] ?? -1);
      const [from, to] = shared.spans.pairOf(spans[index] ?? -1);
      return {
        id: ids[index] ?? 0,
        kind: kind as Kind,
        places: shared.lists.listOf(places[index] ?? -1),
        variant: variant === "" ? undefined : variant,
        ...{ from, to },
      };
    },
    rankingAt: (variant) => {
      const wanted = shared.variants.find("ranking", variant);
      return wanted === undefined ? -1 : variants.indexOf(wanted);
    },
  };
}
