/** Which items show the places of a list. */
import type { Steps } from "../../library/turns.js";
import { countingSteps, type Counted } from "./counting.js";
import type { ItemColumns } from "./item-columns.js";
import { joinOrdinals } from "./ordinals.js";

export interface ByList {
  /** Ordinals, rising. */
  readonly of: (list: number) => Uint32Array;
  /** Of the first items, as many as there are; what stands behind them is counted each time. */
  readonly first: Counted & { readonly items: number };
}

/** Of all: with more behind the first ones all are counted anew. */
const mostBehind = 1 / 16;
const none = new Uint32Array(0);

/** @param before where all items that there were are the first still @default it is made anew */
export function* byListSteps({ lists }: ItemColumns, before?: ByList): Steps<ByList> {
  const { at, values } = lists;
  const isKept = before !== undefined && at.length <= (1 + mostBehind) * before.first.items;
  const first = isKept
    ? before.first
    : { ...(yield* countingSteps(at, values.length)), items: at.length };
  const behind = yield* countingSteps(at.subarray(first.items), values.length);
  for (let place = 0; place < behind.sorted.length; place += 1)
    behind.sorted[place] = (behind.sorted[place] ?? 0) + first.items;
  return { first, of: (list) => joinOrdinals([ordinalsIn(first, list), ordinalsIn(behind, list)]) };
}

const ordinalsIn = ({ sorted, starts }: Counted, list: number): Uint32Array =>
  list + 1 < starts.length ? sorted.subarray(starts[list], starts[list + 1]) : none;
