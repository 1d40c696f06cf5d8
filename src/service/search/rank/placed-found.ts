/** The best items where nothing but places is asked: lists of places that cannot have any of them are not looked into. */
import type { KindIndex } from "../kind-index.js";
import type { FirstFound } from "./ranked.js";
import { fromKeys, smallest, toKey } from "./scores/score-keys.js";
import type { Scorer } from "./scores/scoring.js";

/** Of sums that are added up in another order. */
const rounding = 1e-9;

export function findPlaced(
  kindIndex: KindIndex,
  scorer: Scorer,
  lists: Iterable<number>,
  wanted: number,
): Pick<FirstFound, "total" | "first" | "holds"> {
  const asked = [...lists]
    .map((list) => ({ list, ...scorer.limitOf(list) }))
    .filter(({ answers }) => answers !== "none")
    .sort((a, b) => b.most - a.most);
  const best = createBest(kindIndex.workspace.keys, wanted);
  let total = 0;
  for (const { list, most, answers } of asked) {
    const ordinals = kindIndex.ofList(list);
    const isAmongBest = toKey(most + rounding, 0) <= best.last();
    if (answers === "all" && !isAmongBest) total += ordinals.length;
    else
      for (const ordinal of ordinals) {
        const score = scorer.score(ordinal);
        if (score === undefined) continue;
        total += 1;
        best.add(toKey(score, ordinal));
      }
  }
  const found = new Set(asked.map(({ list }) => list));
  const listOf = (ordinal: number): number => kindIndex.columns.lists.at[ordinal] ?? -1;
  return {
    total,
    first: fromKeys(best.done()),
    holds: (ordinal) => found.has(listOf(ordinal)) && scorer.score(ordinal) !== undefined,
  };
}

/** The smallest keys of those added. @param room is written over */
function createBest(room: Float64Array, wanted: number) {
  let count = 0;
  let last = Infinity;
  const settle = (): Float64Array => {
    const kept = smallest(room.subarray(0, count), wanted);
    room.set(kept);
    count = kept.length;
    if (count === wanted) last = kept[count - 1] ?? Infinity;
    return kept;
  };
  return {
    /** No key above it is among them. */
    last: () => {
      if (count > wanted) settle();
      return last;
    },
    add: (key: number) => {
      if (key > last) return;
      room[count++] = key;
    },
    done: settle,
  };
}
