/** The statistics of one imported measure in few bytes each: records are made of them when they are asked for. */
import type { Intern } from "../figures/packed-figures.js";
import type { StatisticKind } from "../library-model.js";
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

/** Texts of which each is there once, by numbers. */
interface Texts {
  numberOf(text: string): number;
  textOf(number: number): string;
}

export function createTexts(): Texts {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    textOf: (number) => texts[number] ?? "",
  };
}

/** What the records of all measures share. */
interface SharedLists {
  readonly texts: Texts;
  readonly intern: Intern;
}

const numbersOf = (
  records: readonly KeyedRecord[],
  texts: Texts,
  textOf: (record: KeyedRecord) => string,
) => Uint32Array.from(records, (record) => texts.numberOf(textOf(record)));

/** @param records of one measure alone, as they were built */
export const packRecords = (
  records: readonly KeyedRecord[],
  { texts, intern }: SharedLists,
): MeasureRecords =>
  // What reads the columns must hold them alone, and so nothing of the records.
  createRecords(texts, {
    ids: Float64Array.from(records, ({ id }) => id),
    kinds: Uint8Array.from(records, ({ kind }) => kinds.indexOf(kind as Kind)),
    variants: numbersOf(records, texts, ({ variant = "" }) => variant),
    from: numbersOf(records, texts, (one) => one.from),
    to: numbersOf(records, texts, (one) => one.to),
    places: records.map((one) => intern(one.places)),
  });

interface RecordColumns {
  readonly ids: Float64Array;
  readonly kinds: Uint8Array;
  /** As numbers of texts. */
  readonly variants: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly places: readonly (readonly string[])[];
}

function createRecords(texts: Texts, columns: RecordColumns): MeasureRecords {
  const { ids, kinds: kindAt, variants, from, to, places } = columns;
  const ranking = kinds.indexOf("ranking");
  return {
    ids,
    at: (index) => {
      const variant = texts.textOf(variants[index] ?? 0);
      return {
        id: ids[index] ?? 0,
        kind: kinds[kindAt[index] ?? 0] ?? "series",
        places: places[index] ?? [],
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
