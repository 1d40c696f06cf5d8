/** The statistics of one imported measure in few bytes each: records are made of them when they are asked for. */
import type { StatisticKind } from "../library-model.js";
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
export const packRecords = (records: readonly KeyedRecord[], shared: SharedLists): MeasureRecords =>
  // What reads the columns must hold them alone, and so nothing of the records.
  createRecords(shared, {
    ids: Float64Array.from(records, ({ id }) => id),
    kinds: Uint8Array.from(records, ({ kind }) => kinds.indexOf(kind as Kind)),
    variants: numbersOf(records, shared.texts, ({ variant = "" }) => variant),
    from: numbersOf(records, shared.texts, (one) => one.from),
    to: numbersOf(records, shared.texts, (one) => one.to),
    places: Uint32Array.from(records, (one) => shared.lists.numberOf(one.places)),
  });

interface RecordColumns {
  readonly ids: Float64Array;
  readonly kinds: Uint8Array;
  /** As numbers of texts. */
  readonly variants: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** As numbers of lists. */
  readonly places: Uint32Array;
}

function createRecords({ texts, lists }: SharedLists, columns: RecordColumns): MeasureRecords {
  const { ids, kinds: kindAt, variants, from, to, places } = columns;
  const ranking = kinds.indexOf("ranking");
  return {
    ids,
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
    rankingAt: (variant) =>
      ids.findIndex(
        (_id, at) => kindAt[at] === ranking && texts.textOf(variants[at] ?? 0) === variant,
      ),
  };
}
