/** The best items where no place is asked: a group of items that score alike is scored as one. */
import type { Alike } from "../alike.js";
import type { ParsedQuery } from "../parse/query/parsed-query.js";
import type { KindIndex } from "../kind-index.js";
import type { FirstFound } from "./ranked.js";
import { fromKeys, ordinalOf, smallest, stepsOf, toKey, type Sorted } from "./scores/score-keys.js";
import type { Scorer } from "./scores/scoring.js";

export function findAlike(
  kindIndex: KindIndex,
  query: ParsedQuery,
  scorer: Scorer,
  wanted: number,
): FirstFound {
  const { alike, columns, workspace } = kindIndex;
  const { groups, starts } = alike;
  const subjects: number[] = [];
  const best: number[] = [];
  let [count, total] = [0, 0];
  for (const subject of askedSubjects(kindIndex, query)) {
    const scored = scoreSubject(kindIndex, subject, scorer, count);
    if (scored.length === 0) continue;
    count += scored.length;
    subjects.push(subject);
    best.push(...bestTwo(alike, scored));
    total += (starts[groups[subject + 1] ?? 0] ?? 0) - (starts[groups[subject] ?? 0] ?? 0);
  }
  return {
    total,
    first: toItems(alike, smallest(workspace.keys.subarray(0, count), wanted), wanted),
    subjects,
    bestOfEach: fromKeys(Float64Array.from(best).sort()),
    holds: (ordinal) => subjects.includes(columns.subjects.at[ordinal] ?? 0),
  };
}

function askedSubjects(
  { subjectsOf, columns, workspace }: KindIndex,
  { concepts, others }: ParsedQuery,
): readonly number[] {
  if (concepts.length === 0) return [...columns.subjects.values.keys()];
  const found: number[] = [];
  workspace.subjects.begin();
  for (const { key } of [...concepts, ...others]) {
    for (const subject of subjectsOf(key))
      if (workspace.subjects.mark(subject)) found.push(subject);
  }
  return found;
}

/** @returns the keys of the first items of its groups; empty where it does not answer */
function scoreSubject(
  { alike, workspace }: KindIndex,
  subject: number,
  scorer: Scorer,
  from: number,
): Float64Array {
  const { groups, starts, ordinals } = alike;
  const common = scorer.ofSubject(subject);
  let count = from;
  const end = common === undefined ? 0 : (groups[subject + 1] ?? 0);
  for (let group = groups[subject] ?? 0; group < end; group++) {
    const ordinal = ordinals[starts[group] ?? 0] ?? 0;
    workspace.keys[count++] = toKey(scorer.withOwn(common ?? 0, ordinal), ordinal);
  }
  return workspace.keys.subarray(from, count);
}

/** Keys of the best two items of the groups of one subject. */
function bestTwo({ groupOf, starts, ordinals }: Alike, firsts: Float64Array): readonly number[] {
  let best = Infinity;
  let next = Infinity;
  for (let at = 0; at < firsts.length; at++) {
    const key = firsts[at] ?? 0;
    if (key >= next) continue;
    const ordinal = ordinalOf(key);
    const group = groupOf[ordinal] ?? 0;
    const second = (starts[group] ?? 0) + 1;
    const isAlone = second === starts[group + 1];
    const following = isAlone ? Infinity : key - ordinal + (ordinals[second] ?? 0);
    next = Math.min(Math.max(key, best), following, next);
    best = Math.min(key, best);
  }
  return next === Infinity ? [best] : [best, next];
}

/** Keys of the first items of a group. */
function keysOf(
  { groupOf, starts, ordinals }: Alike,
  first: number,
  most: number,
): readonly number[] {
  const ordinal = ordinalOf(first);
  const group = groupOf[ordinal] ?? 0;
  const from = starts[group] ?? 0;
  const to = Math.min(starts[group + 1] ?? 0, from + most);
  return Array.from(ordinals.subarray(from, to), (other) => first - ordinal + other);
}

/** @param firsts keys of the best groups, as many as items are wanted, in their order */
function toItems(alike: Alike, firsts: Float64Array, wanted: number): Sorted {
  const found: number[] = [];
  for (let at = 0; at < firsts.length && found.length < wanted;) {
    const steps = stepsOf(firsts[at] ?? 0);
    const equal: number[] = [];
    for (; at < firsts.length && stepsOf(firsts[at] ?? 0) === steps; at++)
      equal.push(...keysOf(alike, firsts[at] ?? 0, wanted - found.length));
    found.push(...equal.sort((a, b) => a - b));
  }
  return fromKeys(Float64Array.from(found.slice(0, wanted)));
}
