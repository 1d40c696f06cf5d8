/** Items that a question without a place scores alike: those of one subject, period and prominence. */
import type { Steps } from "../library/turns.js";
import type { ItemColumns } from "./columns/item-columns.js";
import { countingSteps, toRanks } from "./columns/counting.js";
import { createGrowing } from "./columns/growing.js";

export interface Alike {
  /** By concept, the places of the subjects that show it. */
  readonly subjectsOf: ReadonlyMap<string, readonly number[]>;
  /** By subject, the first of its groups; at the end, how many groups there are. */
  readonly groups: Uint32Array;
  /** By ordinal, its group. */
  readonly groupOf: Uint32Array;
  /** By group, the first of its items; at the end, how many items there are. */
  readonly starts: Uint32Array;
  /** Ordinals, group by group, rising in each. */
  readonly ordinals: Uint32Array;
}

const itemsPerStep = 4000;

/**
 * By period and prominence, in numbers that say both and the place: the ordinals of one subject alone at a time.
 * @param ordinals rising, of which equal kinds stay so
 */
function sortOrdinals(ordinals: Uint32Array, kindOf: (ordinal: number) => number): void {
  const { length } = ordinals;
  if (length < 2) return;
  const keys = new Float64Array(length);
  for (let at = 0; at < length; at += 1) keys[at] = kindOf(ordinals[at] ?? 0) * length + at;
  keys.sort();
  const before = ordinals.slice();
  for (let at = 0; at < length; at += 1) ordinals[at] = before[(keys[at] ?? 0) % length] ?? 0;
}

export function* alikeSteps({ subjects, spans, lists }: ItemColumns): Steps<Alike> {
  const size = subjects.at.length;
  const count = subjects.values.length;
  const prominence = toRanks(lists.values.map((list) => list.prominence));
  const kindOf = (ordinal: number): number =>
    (spans.at[ordinal] ?? 0) * prominence.values.length +
    (prominence.ranks[lists.at[ordinal] ?? 0] ?? 0);
  const { sorted: ordinals, starts: firsts } = yield* countingSteps(subjects.at, count);
  const groups = new Uint32Array(count + 1);
  const groupOf = new Uint32Array(size);
  const starts = createGrowing();
  let seen = 0;
  for (let subject = 0; subject < count; subject += 1) {
    const [first, end] = [firsts[subject] ?? 0, firsts[subject + 1] ?? 0];
    sortOrdinals(ordinals.subarray(first, end), kindOf);
    groups[subject] = starts.count();
    let kind = -1;
    for (let at = first; at < end; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const next = kindOf(ordinal);
      if (next !== kind) starts.add(at);
      kind = next;
      groupOf[ordinal] = starts.count() - 1;
    }
    if (Math.floor(end / itemsPerStep) > seen) {
      seen = Math.floor(end / itemsPerStep);
      yield;
    }
  }
  groups[count] = starts.count();
  starts.add(size);
  return {
    subjectsOf: toSubjectsOf(subjects.values),
    ...{ groups, groupOf, ordinals },
    starts: starts.done(),
  };
}

function toSubjectsOf(
  subjects: ItemColumns["subjects"]["values"],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { concepts }] of subjects.entries()) {
    for (const concept of new Set(concepts)) {
      const list = found.get(concept);
      if (list === undefined) found.set(concept, [at]);
      else list.push(at);
    }
  }
  return found;
}
