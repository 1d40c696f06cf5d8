/** What is looked at of every candidate, in arrays by ordinal: thousands of items are scored in a millisecond. */
import type { Steps } from "../../library/turns.js";
import type { Draft, DraftBlock, Item, LoneDraft } from "../items.js";
import { createBlocks, createFindBlock, type Block } from "./blocks.js";
import { createGrowingFloats, withSpare } from "./growing.js";
import { createAddMeasure } from "./measure-columns.js";
import { createSharings, type SharedColumns, type Sharings } from "./sharings.js";
import { beginsWith, takeAll } from "./taken/take-all.js";
import { createTakeBlock } from "./taken/take-block.js";
import { createTakeItem } from "./taken/take-item.js";

export interface ItemColumns extends SharedColumns {
  /** Titles of the kinds that have some of their own; empty for others. */
  readonly titles: readonly Item["titles"][];
  /** What the items of kinds without blocks are made of; empty for others. */
  readonly madeOf: readonly object[];
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
    beginWith: (before: ItemColumns["ids"]) => {
      if (before instanceof Float64Array) numbers.beginWith(before, before.length);
    },
    count: () => numbers.count() + texts.length,
    done: (): ItemColumns["ids"] => (texts.length > 0 ? texts : numbers.done()),
  };
}

type Ids = ReturnType<typeof createIds>;

/** Items that are added by themselves. */
function createAddItem(sharings: Sharings, ids: Ids, before: ItemColumns | undefined) {
  const titles: Item["titles"][] = [];
  const madeOf: object[] = [];
  const take = before && createTakeItem(sharings, before);
  const addWhole = (draft: Draft): void => {
    const { subjects, spans, terms, lists } = sharings;
    for (const column of [subjects, spans, terms, lists]) column.add(draft);
  };
  const add = (draft: Draft | LoneDraft): void => {
    if (!("madeOf" in draft)) addWhole(draft);
    else {
      if (take?.(draft) !== true) addWhole(draft.whole());
      madeOf.push(draft.madeOf);
    }
    if (draft.titles !== undefined) titles[ids.count()] = draft.titles;
    ids.add(draft.id);
  };
  return { add, titles, madeOf };
}

type AnyDraft = Draft | LoneDraft | DraftBlock;

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
  const { add, titles, madeOf } = createAddItem(sharings, ids, before);
  const blocks = createBlocks({
    ...{ items: ids.count, subjects: subjects.size },
    ...{ spans: spans.size, lists: lists.size },
  });
  const addBlock = createAddBlock(sharings, { ...ids, add }, before);
  const known = before && beginsWith(all, before) ? before : undefined;
  if (known === undefined) yield* reserveSteps([ids, subjects, spans, terms, lists]);
  else {
    yield* takeAll(sharings, known);
    ids.beginWith(known.ids);
    blocks.beginWith(known.blocks);
  }
  for (const draft of all.slice(known?.blocks.length)) {
    if ("of" in draft) {
      blocks.begin();
      yield* addBlock(draft);
      blocks.close(draft.of);
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
  return { ids: ids.done(), ...shared, ...others, titles, madeOf, blocks: blocks.done() };
}

function* reserveSteps(columns: readonly { readonly reserve: () => void }[]): Steps<void> {
  for (const { reserve } of columns) {
    reserve();
    yield;
  }
}

interface Adding {
  /** Room for the identifiers of so many items. */
  readonly extend: (by: number) => Float64Array;
  readonly add: (draft: Draft) => void;
  /** How many there are by now. */
  readonly count: () => number;
}

function createAddBlock(
  sharings: Sharings,
  { extend, add, count }: Adding,
  before: ItemColumns | undefined,
): (block: DraftBlock) => Steps<void> {
  const find = createFindBlock(before?.blocks ?? []);
  const take = before && createTakeBlock(sharings, { extend, count }, before);
  const addMeasure = createAddMeasure(sharings, extend);
  return function* (block) {
    const known = find(block, block.size);
    if (known !== undefined && take !== undefined) yield* take(known, block.terms);
    else if ("statistics" in block) yield* addMeasure(block);
    else
      for (const draft of block.drafts()) {
        add(draft);
        if (count() % itemsPerStep === 0) yield;
      }
  };
}

/** The item of an ordinal, made of its columns; undefined where there is none. */
export function itemOf(columns: ItemColumns, ordinal: number): Item | undefined {
  const { ids, subjects, spans, lists, terms, titles } = columns;
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
  const itsTitles = titles[ordinal];
  // prettier-ignore
  return { id, concepts, places, shape, part, partner, from, to, releasedAt, isPremium, industry, titles: itsTitles, prominence };
}
