/** Items that a question without a place scores alike: those of one subject, period and prominence. */
import type { Steps } from "../library/turns.js";
import type { ItemColumns } from "./columns/item-columns.js";
import { countingSteps, spreadSteps, toRanks } from "./columns/counting.js";

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

export function* alikeSteps({ subjects, spans, lists }: ItemColumns): Steps<Alike> {
  const size = subjects.at.length;
  const count = subjects.values.length;
  const prominence = toRanks(lists.values.map((list) => list.prominence));
  const known = yield* spreadSteps(lists.at, prominence.ranks);
  // What is sorted last counts most.
  const byProminence = yield* countingSteps(known, prominence.values.length);
  const bySpan = yield* countingSteps(spans.at, spans.values.length, byProminence.sorted);
  const { sorted: ordinals, starts: firsts } = yield* countingSteps(
    subjects.at,
    count,
    bySpan.sorted,
  );
  const isAlike = (a: number, b: number): boolean =>
    spans.at[a] === spans.at[b] && known[a] === known[b];
  const groups = new Uint32Array(count + 1);
  const groupOf = new Uint32Array(size);
  const starts = new Uint32Array(size + 1);
  let found = 0;
  let seen = 0;
  for (let subject = 0; subject < count; subject += 1) {
    const [first, end] = [firsts[subject] ?? 0, firsts[subject + 1] ?? 0];
    groups[subject] = found;
    for (let at = first; at < end; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      if (at === first || !isAlike(ordinals[at - 1] ?? 0, ordinal)) starts[found++] = at;
      groupOf[ordinal] = found - 1;
    }
    if (Math.floor(end / itemsPerStep) > seen) {
      seen = Math.floor(end / itemsPerStep);
      yield;
    }
  }
  groups[count] = found;
  starts[found] = size;
  return {
    subjectsOf: toSubjectsOf(subjects.values),
    ...{ groups, groupOf, ordinals },
    starts: starts.slice(0, found + 1),
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
