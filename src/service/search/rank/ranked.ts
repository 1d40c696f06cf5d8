/** What a question finds: everything in order, or the first pages of it. */
import type { Platform } from "../../../contract/known-values.js";
import type { Subject } from "../columns/sharings.js";
import type { SearchGap, SearchMore } from "../search-backend.js";
import type { Sorted } from "./scores/score-keys.js";

/** Everything, in order. */
export interface Ranking {
  readonly ordinals: Uint32Array;
  /** Parallel to the ordinals; undefined for a broad list. */
  readonly scores: Float64Array | undefined;
  readonly language: Platform;
  readonly gaps: readonly SearchGap[];
  /** Of an item, the concept it was found by; undefined where the order stays as it is. */
  readonly conceptOf?: (item: Subject) => string;
  /** Whether the question names places, and so asks for no others. */
  readonly namesPlaces?: boolean;
}

/** The first pages, as they are shown. */
export interface FirstAnswers {
  /** Best first, as they are shown; all there are where fewer than `mostFirst`. */
  readonly ordinals: Uint32Array;
  /** Parallel to the ordinals; undefined for a broad list. */
  readonly scores: Float64Array | undefined;
  /** All that answers. */
  readonly total: number;
  readonly language: Platform;
  readonly gaps: readonly SearchGap[];
  readonly more: SearchMore | undefined;
}

/** The best before they are put in the order in which they are shown. */
export interface FirstFound {
  /** How many items answer. */
  readonly total: number;
  /** Best first, so many as were wanted. */
  readonly first: Sorted;
  /** Places of the subjects found; known only where no place is asked. */
  readonly subjects: readonly number[];
  /** Of each of these subjects its best two items, in the order of all. */
  readonly bestOfEach: Sorted;
  /** Whether an item answers; asked before the next question only. */
  readonly holds: (ordinal: number) => boolean;
}
