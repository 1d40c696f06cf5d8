/** The order of a list that nothing was asked of. */
import type { Steps } from "../../library/turns.js";
import type { ItemColumns } from "../columns/item-columns.js";
import { countingSteps } from "../columns/counting.js";

const breadth = {
  ranking: 0.3,
  comparison: 0.2,
  series: 0.1,
  composition: 0.1,
  dual: 0,
  profile: 0,
};

const itemsPerStep = 1000;

/** By ordinal, which its value is of those there are, the largest first. */
function* fallingSteps(
  size: number,
  valueOf: (ordinal: number) => number,
): Steps<{ readonly places: Uint32Array; readonly count: number }> {
  const values = new Float64Array(size);
  const different = new Set<number>();
  for (let at = 0; at < size; at += 1) {
    const value = valueOf(at);
    values[at] = value;
    different.add(value);
    if (at % itemsPerStep === 0) yield;
  }
  const falling = [...Float64Array.from(different).sort()].reverse();
  yield;
  const placeOf = new Map(falling.map((value, at) => [value, at] as const));
  yield;
  const places = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    places[at] = placeOf.get(values[at] ?? 0) ?? 0;
    if (at % itemsPerStep === 0) yield;
  }
  return { places, count: falling.length };
}

/** Fresh first; within one release the concepts take turns, each with its broadest item first. */
export function* broadSteps({ subjects, spans, lists, terms }: ItemColumns): Steps<Uint32Array> {
  const size = subjects.at.length;
  const broad = subjects.values.map(({ shape }) => (shape === undefined ? 0 : breadth[shape]));
  const newness = spans.values.map(({ to }) => (Number(to.slice(0, 4)) || 0) / 1e4);
  yield;
  const rank = yield* fallingSteps(size, (ordinal) => {
    const prominence = lists.values[lists.at[ordinal] ?? 0]?.prominence ?? 0;
    const behind = broad[subjects.at[ordinal] ?? 0] ?? 0;
    return prominence + behind + (newness[spans.at[ordinal] ?? 0] ?? 0);
  });
  const { sorted: byRank } = yield* countingSteps(rank.places, rank.count);
  const turns = new Map<string, number>();
  const turn = new Uint32Array(size);
  let most = 1;
  for (let at = 0; at < size; at += 1) {
    const ordinal = byRank[at] ?? 0;
    const key = subjects.values[subjects.at[ordinal] ?? 0]?.concepts[0] ?? "";
    const next = turns.get(key) ?? 0;
    turn[ordinal] = next;
    turns.set(key, next + 1);
    most = Math.max(most, next + 1);
    if (at % itemsPerStep === 0) yield;
  }
  const release = yield* fallingSteps(size, (ordinal) => {
    const released = terms.values[terms.at[ordinal] ?? 0]?.releasedAt ?? 0;
    return Number.isNaN(released) ? 0 : released;
  });
  const byTurn = yield* countingSteps(turn, most, byRank);
  return (yield* countingSteps(release.places, release.count, byTurn.sorted)).sorted;
}
