/** What is looked at of every candidate, in arrays by ordinal: thousands of items are scored in a millisecond. */
import type { Steps } from "../../library/turns.js";
import type { Draft, DraftBlock, Item } from "../items.js";
import { createBlocks, createFindBlock, type Block } from "./blocks.js";
import { createGrowingFloats, withSpare } from "./growing.js";
import { createAddMeasure } from "./measure-columns.js";
import { createSharings, type SharedColumns, type Sharings } from "./sharings.js";
import { firstBlocks, takeFirst } from "./taken/take-first.js";
import { createTakeBlock } from "./taken/take-block.js";

export interface ItemColumns extends SharedColumns {
  /** All items, in their order. */
  readonly blocks: readonly Block[];
}

const itemsPerStep = 50;

/** Of one kind either all are numbers or none. */
function createIds(expected: number) {
  const numbers = createGrowingFloats(expected);
  const texts: string[] = [];
  return {
    add: (id: Item["id"]) => {
      if (typeof id === "number") numbers.add(id);
      else texts.push(id);
    },
    ...{ extend: numbers.extend, reserve: numbers.reserve },
    take: (before: ItemColumns["ids"], from: number, end: number) => {
      if (before instanceof Float64Array)
        numbers.extend(end - from).set(before.subarray(from, end));
      else texts.push(...before.slice(from, end));
    },
    beginWith: (before: ItemColumns["ids"], wanted: number) => {
      if (before instanceof Float64Array) numbers.beginWith(before, wanted);
      else texts.push(...before.slice(0, wanted));
    },
    count: () => numbers.count() + texts.length,
    done: (): ItemColumns["ids"] => (texts.length > 0 ? texts : numbers.done()),
  };
}

type AnyDraft = Draft | DraftBlock;

/**
 * @param drafts in the order of their ordinals; undefined ends a step
 * @param expected so many items: with more or less it takes longer
 * @param before what there was before: blocks that are made of the same are taken from it
 */
export function* columnSteps(
  drafts: Iterable<AnyDraft | undefined>,
  expected: number,
  before?: ItemColumns,
): Steps<ItemColumns> {
  const all: AnyDraft[] = [];
  for (const draft of drafts)
    if (draft === undefined) yield;
    else all.push(draft);
  const sharings = createSharings(withSpare(expected));
  const { subjects, spans, terms, lists } = sharings;
  const ids = createIds(withSpare(expected));
  const add = (draft: Draft): void => {
    for (const column of [subjects, spans, terms, lists]) column.add(draft);
    ids.add(draft.id);
  };
  const blocks = createBlocks({
    ...{ items: ids.count, subjects: subjects.size },
    ...{ spans: spans.size, terms: terms.size, lists: lists.size },
  });
  const addBlock = createAddBlock(sharings, ids, add, before);
  const first = before === undefined ? [] : firstBlocks(all, before);
  const last = first.at(-1);
  if (before === undefined || last === undefined)
    yield* reserveSteps([ids, subjects, spans, terms, lists]);
  else {
    yield* takeFirst(sharings, before, last);
    ids.beginWith(before.ids, last.end);
    blocks.beginWith(first);
  }
  for (const draft of all.slice(first.length)) {
    if ("of" in draft) {
      blocks.begin();
      subjects.begin();
      blocks.close(draft.of, yield* addBlock(draft));
    } else {
      add(draft);
      if (ids.count() % itemsPerStep === 0) yield;
    }
  }
  yield;
  const shared = { subjects: subjects.done(), spans: spans.done() };
  yield;
  const others = { terms: terms.done(), lists: lists.done() };
  yield;
  return { ids: ids.done(), ...shared, ...others, blocks: blocks.done() };
}

function* reserveSteps(columns: readonly { readonly reserve: () => void }[]): Steps<void> {
  for (const { reserve } of columns) {
    reserve();
    yield;
  }
}

type Ids = ReturnType<typeof createIds>;

function createAddBlock(
  sharings: Sharings,
  ids: Ids,
  add: (draft: Draft) => void,
  before: ItemColumns | undefined,
): (block: DraftBlock) => Steps<Block | undefined> {
  const find = createFindBlock(before?.blocks ?? []);
  const takeIds = (from: number, end: number) => {
    ids.take(before?.ids ?? [], from, end);
  };
  const take = before && createTakeBlock(sharings, takeIds, before);
  const addMeasure = createAddMeasure(sharings, ids.extend);
  return function* (block) {
    const known = find(block, block.size);
    if (known !== undefined && take !== undefined) yield* take(known, block.terms);
    else if ("statistics" in block) yield* addMeasure(block);
    else
      for (const draft of block.drafts()) {
        add(draft);
        if (ids.count() % itemsPerStep === 0) yield;
      }
    return known;
  };
}

/** The item of an ordinal, made of its columns; undefined where there is none. */
export function itemOf(columns: ItemColumns, ordinal: number): Item | undefined {
  const { ids, subjects, spans, lists, terms } = columns;
  const id = ids[ordinal];
  const subject = subjects.values[subjects.at[ordinal] ?? -1];
  const span = spans.values[spans.at[ordinal] ?? -1];
  const list = lists.values[lists.at[ordinal] ?? -1];
  const term = terms.values[terms.at[ordinal] ?? -1];
  if (id === undefined || subject === undefined || span === undefined) return undefined;
  if (list === undefined || term === undefined) return undefined;
  const { concepts, shape, part, partner } = subject;
  const { places, prominence } = list;
  const { releasedAt, isPremium, industry } = term;
  const { from, to } = span;
  // prettier-ignore
  return { id, concepts, places, shape, part, partner, from, to, releasedAt, isPremium, industry, prominence };
}
