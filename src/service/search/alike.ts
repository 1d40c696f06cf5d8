/** Items that a question without a place scores alike: those of one subject, period and prominence. */
import type { Steps } from "../library/turns.js";
import { beginWithAll, createFindBlock, type Block } from "./columns/blocks.js";
import type { ItemColumns } from "./columns/item-columns.js";
import { countingSteps, toRanks } from "./columns/counting.js";
import { createGrowing, spareRoom, withSpare } from "./columns/growing.js";

export interface Alike {
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
const blocksPerStep = 50;

/** Groups, filled block by block. */
interface Filling {
  readonly groups: Uint32Array;
  readonly groupOf: Uint32Array;
  readonly ordinals: Uint32Array;
  readonly starts: ReturnType<typeof createGrowing>;
}

/** @param before what there was before: groups of the same items are taken from it */
export function* alikeSteps(
  columns: ItemColumns,
  before?: { readonly columns: ItemColumns; readonly alike: Alike },
): Steps<Alike> {
  const { subjects, blocks } = columns;
  const size = subjects.at.length;
  // Items that stand first as they did keep their places, and their groups.
  const kept = before?.columns.blocks ?? [];
  const continued = beginWithAll(blocks, kept) ? before?.alike : undefined;
  const groupOf = roomFor(size, continued?.groupOf);
  yield;
  const ordinals = roomFor(size, continued?.ordinals);
  yield;
  const groups = new Uint32Array(subjects.values.length + 1);
  yield;
  const starts = createGrowing(spareRoom(before?.alike.starts));
  const filling: Filling = { groups, groupOf, ordinals, starts };
  if (continued !== undefined) {
    groups.set(continued.groups.subarray(0, -1));
    starts.beginWith(continued.starts, continued.starts.length - 1);
    yield;
  }
  const find = createFindBlock(kept);
  const kindOf = createKindOf(columns);
  for (const [at, block] of blocks.slice(continued === undefined ? 0 : kept.length).entries()) {
    const known = find(block, block.end - block.from);
    if (known !== undefined && before !== undefined)
      takeGroups(filling, block, known, before.alike);
    else yield* addGroups(filling, block, subjects.at, kindOf);
    if (at % blocksPerStep === 0) yield;
  }
  groups[subjects.values.length] = starts.count();
  starts.add(size);
  return { groups, groupOf, ordinals, starts: starts.done() };
}

/** @param first numbers that stay where they are @default none */
function roomFor(size: number, first?: Uint32Array): Uint32Array {
  const numbers = createGrowing(withSpare(size));
  if (first !== undefined) numbers.beginWith(first, first.length);
  numbers.extend(size - numbers.count());
  return numbers.done();
}

/**
 * By period and prominence: what tells the items of one subject apart. Their order is that of the periods themselves,
 * however these are numbered.
 */
function createKindOf({ spans, lists }: ItemColumns): (ordinal: number) => number {
  const prominence = toRanks(lists.values.map((list) => list.prominence));
  const texts = spans.values.map(({ from, to }) => `${from} ${to}`);
  const rising = [...texts.keys()].sort((a, b) => compareTexts(texts[a] ?? "", texts[b] ?? ""));
  const rankOf = new Uint32Array(texts.length);
  for (const [rank, span] of rising.entries()) rankOf[span] = rank;
  return (ordinal) =>
    (rankOf[spans.at[ordinal] ?? 0] ?? 0) * prominence.values.length +
    (prominence.ranks[lists.at[ordinal] ?? 0] ?? 0);
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** They stand where they stood, but for how many stand before them. */
function takeGroups(
  { groups, groupOf, ordinals, starts }: Filling,
  { from, firstSubject }: Block,
  known: Block,
  before: Alike,
): void {
  const firstGroup = before.groups[known.firstSubject] ?? 0;
  const endGroup = before.groups[known.endSubject] ?? 0;
  const [moved, movedGroup] = [from - known.from, starts.count() - firstGroup];
  if (moved === 0 && movedGroup === 0 && firstSubject === known.firstSubject) {
    groups.set(before.groups.subarray(firstSubject, known.endSubject), firstSubject);
    starts.extend(endGroup - firstGroup).set(before.starts.subarray(firstGroup, endGroup));
    ordinals.set(before.ordinals.subarray(from, known.end), from);
    groupOf.set(before.groupOf.subarray(from, known.end), from);
    return;
  }
  for (let subject = known.firstSubject; subject < known.endSubject; subject += 1)
    groups[firstSubject + subject - known.firstSubject] =
      (before.groups[subject] ?? 0) + movedGroup;
  for (let group = firstGroup; group < endGroup; group += 1)
    starts.add((before.starts[group] ?? 0) + moved);
  for (let at = known.from; at < known.end; at += 1) {
    ordinals[at + moved] = (before.ordinals[at] ?? 0) + moved;
    groupOf[at + moved] = (before.groupOf[at] ?? 0) + movedGroup;
  }
}

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

function* addGroups(
  { groups, groupOf, ordinals, starts }: Filling,
  { from, end, firstSubject, endSubject }: Block,
  subjectAt: Uint32Array,
  kindOf: (ordinal: number) => number,
): Steps<void> {
  const subjects = subjectAt.subarray(from, end).map((subject) => subject - firstSubject);
  const counted = yield* countingSteps(subjects, endSubject - firstSubject);
  for (let at = from; at < end; at += 1) ordinals[at] = (counted.sorted[at - from] ?? 0) + from;
  let seen = 0;
  for (let subject = 0; subject < endSubject - firstSubject; subject += 1) {
    const [first, last] = [counted.starts[subject] ?? 0, counted.starts[subject + 1] ?? 0];
    sortOrdinals(ordinals.subarray(from + first, from + last), kindOf);
    groups[firstSubject + subject] = starts.count();
    let kind = -1;
    for (let at = from + first; at < from + last; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const next = kindOf(ordinal);
      if (next !== kind) starts.add(at);
      kind = next;
      groupOf[ordinal] = starts.count() - 1;
    }
    if (Math.floor(last / itemsPerStep) > seen) {
      seen = Math.floor(last / itemsPerStep);
      yield;
    }
  }
}
