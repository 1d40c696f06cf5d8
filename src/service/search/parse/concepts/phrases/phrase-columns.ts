/** Phrases in columns, while they are added and then. */
import type { Steps } from "../../../../library/turns.js";
import { createGrowing, createGrowingFloats, spareRoom } from "../../../columns/growing.js";
import {
  createNumberLists,
  type GrowingLists,
  type NumberLists,
} from "../../../columns/number-lists.js";
import { boundsOf, isDated, isSynonym, isTicker, type PackedPhrases } from "./calling.js";

/** Columns by phrase. */
export interface Phrases {
  readonly size: number;
  /** Places among the library's concepts, rising. */
  readonly concept: Uint32Array;
  /** Places among the platforms. */
  readonly language: Uint32Array;
  readonly trust: Float64Array;
  /** Numbers of words. */
  readonly stems: NumberLists;
  /** The words as they are written, folded: their numbers. */
  readonly written: NumberLists;
  /** 1 for a ticker. */
  readonly isTicker: Uint32Array;
}

/** How much a phrase of each kind says of its concept. */
export const trust = { name: 1, synonym: 0.97, theme: 0.62, source: 0.5 };
/** What is left of it where a year is left out of the phrase. */
const datedShare = 0.93;

interface Owner {
  /** Its place among the library's concepts. */
  readonly concept: number;
  /** Its place among the platforms. */
  readonly language: number;
}

export interface GrowingPhrases {
  /**
   * Adds packed phrases of one language.
   * @param said how much names say of the concept, and how much synonyms do
   * @param texts takes their stems, too @default none
   */
  add(owner: Owner, packed: PackedPhrases, said: Said, texts?: GrowingLists): void;
  /** Begins with the first of others, as many as are wanted. */
  beginWith(others: Phrases, count: number): Steps<void>;
  /** How many there are by now. */
  count(): number;
  done(): Phrases;
}

export interface Said {
  readonly name: number;
  readonly synonym: number;
}

/** @param like where so many come, or a few more, none is copied @default there are few */
export function createPhrases(like?: Phrases): GrowingPhrases {
  const columns = createColumns(like);
  const { concept, language, trust: trusted, isTicker: tickers, stems, written } = columns;
  return {
    add: (owner, packed, said, texts) => {
      const { from, end } = boundsOf(packed, owner.language);
      for (let at = from; at < end;) {
        const marks = packed[at] ?? 0;
        const stemsFrom = at + 2;
        const stemsEnd = stemsFrom + (packed[at + 1] ?? 0);
        const writtenFrom = stemsEnd + 1;
        at = writtenFrom + (packed[stemsEnd] ?? 0);
        concept.add(owner.concept);
        language.add(owner.language);
        const share = (marks & isDated) === 0 ? 1 : datedShare;
        trusted.add(((marks & isSynonym) === 0 ? said.name : said.synonym) * share);
        tickers.add((marks & isTicker) === 0 ? 0 : 1);
        stems.addPart(packed, stemsFrom, stemsEnd);
        stems.end();
        written.addPart(packed, writtenFrom, at);
        written.end();
        texts?.addPart(packed, stemsFrom, stemsEnd);
      }
    },
    beginWith: (others, count) => beginSteps(columns, others, count),
    count: () => concept.count(),
    done: () => ({
      size: concept.count(),
      ...{ concept: concept.done(), language: language.done(), isTicker: tickers.done() },
      ...{ trust: trusted.done(), stems: stems.done(), written: written.done() },
    }),
  };
}

function createColumns(like: Phrases | undefined) {
  const room = spareRoom(like?.concept);
  return {
    ...{ concept: createGrowing(room), language: createGrowing(room) },
    ...{ trust: createGrowingFloats(room), isTicker: createGrowing(room) },
    ...{ stems: createNumberLists(like?.stems), written: createNumberLists(like?.written) },
  };
}

function* beginSteps(
  columns: ReturnType<typeof createColumns>,
  others: Phrases,
  count: number,
): Steps<void> {
  columns.trust.beginWith(others.trust, count);
  yield;
  for (const name of ["concept", "language", "isTicker"] as const) {
    columns[name].beginWith(others[name], count);
    yield;
  }
  for (const name of ["stems", "written"] as const) {
    columns[name].beginWith(others[name], count);
    yield;
  }
}
