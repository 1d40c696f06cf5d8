/** The statistics of one imported measure in few bytes each: records are made of them when they are asked for. */
import type { SaidInColumns, StatisticKind } from "../library-model.js";
import type { NumberedLists } from "../numbered/numbered-lists.js";
import type { NumberedTexts } from "../numbered/numbered-texts.js";
import type { KeyedRecord } from "../records/build-context.js";

const kinds = ["series", "ranking", "comparison"] as const satisfies readonly StatisticKind[];
type Kind = (typeof kinds)[number];

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
  readonly texts: NumberedTexts;
  readonly lists: NumberedLists;
}

const numbersOf = (
  records: readonly KeyedRecord[],
  texts: NumberedTexts,
  textOf: (record: KeyedRecord) => string,
) => Uint32Array.from(records, (record) => texts.numberOf(textOf(record)));

/** @param records of one measure alone, as they were built */
export function packRecords(records: readonly KeyedRecord[], shared: SharedLists): MeasureRecords {
  const ids = Float64Array.from(records, ({ id }) => id);
  const byNumber = Uint32Array.from(records.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  // What reads the columns must hold them alone, and so nothing of the records.
  return createRecords(shared, ids, byNumber, {
    kinds: Uint8Array.from(records, ({ kind }) => kinds.indexOf(kind as Kind)),
    variants: numbersOf(records, shared.texts, ({ variant = "" }) => variant),
    from: numbersOf(records, shared.texts, (one) => one.from),
    to: numbersOf(records, shared.texts, (one) => one.to),
    places: Uint32Array.from(records, (one) => shared.lists.numberOf(one.places)),
  });
}

function createRecords(
  { texts, lists }: SharedLists,
  ids: Float64Array,
  byNumber: Uint32Array,
  columns: SaidInColumns,
): MeasureRecords {
  const { kinds: kindAt, variants, from, to, places } = columns;
  const ranking = kinds.indexOf("ranking");
  return {
    ...{ ids, byNumber, columns },
    at: (index) => {
      const variant = texts.textOf(variants[index] ?? 0);
      return {
        id: ids[index] ?? 0,
        kind: kinds[kindAt[index] ?? 0] ?? "series",
        places: lists.listOf(places[index] ?? -1),
        variant: variant === "" ? undefined : variant,
        from: texts.textOf(from[index] ?? 0),
        to: texts.textOf(to[index] ?? 0),
      };
    },
    rankingAt: (variant) => {
      const wanted = texts.find(variant);
      if (wanted === undefined) return -1;
      let at = variants.indexOf(wanted);
      while (at >= 0 && kindAt[at] !== ranking) at = variants.indexOf(wanted, at + 1);
      return at;
    },
  };
}
