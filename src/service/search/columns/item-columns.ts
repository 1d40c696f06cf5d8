/** What is looked at of every candidate, in arrays by ordinal: thousands of items are scored in a millisecond. */
import type { Steps } from "../../library/turns.js";
import type { Draft, Item, MeasureDrafts } from "../items.js";
import { createGrowing, createGrowingFloats } from "./growing.js";
import { createAddMeasure } from "./measure-columns.js";
import { ofObject } from "../of-object.js";
import { prominenceOf } from "../prominence.js";

/** What many items have in common, so that each question judges it once. */
interface Shared<T> {
  /** By ordinal: the index in `values`. */
  readonly at: Uint32Array;
  readonly values: readonly T[];
}

export type Subject = Pick<Item, "concepts" | "shape" | "part" | "partner">;
export type ItemSpan = Pick<Item, "id" | "from" | "to">;
/** What is filtered by, beside places. */
export type ItemTerms = Pick<Item, "releasedAt" | "isPremium" | "industry">;
/** Places that are shown together, the partner among them. */
type ShownTogether = Pick<Item, "places" | "prominence">;

export interface ItemColumns {
  readonly ids: readonly string[] | Float64Array;
  /** Concepts and shape, and whether it is a part of what is asked. */
  readonly subjects: Shared<Subject>;
  /** The period that is covered; the identifier is that of the first item of it, and says the kind. */
  readonly spans: Shared<ItemSpan>;
  readonly lists: Shared<ShownTogether>;
  readonly terms: Shared<ItemTerms>;
  /** Titles of the kinds that have some of their own; empty for others. */
  readonly titles: readonly Item["titles"][];
}

const itemsPerStep = 50;

/** Values by what tells them apart, one thing after the other: texts of a million items would be made for nothing. */
function createSharing<T>(
  keysOf: (item: Draft) => readonly unknown[],
  toValue: (item: Draft) => T,
  expected: number,
) {
  type Level = Map<unknown, Level | number>;
  const root: Level = new Map();
  const values: T[] = [];
  const at = createGrowing(expected);
  const indexOf = (item: Draft): number => {
    let level = root;
    const keys = keysOf(item);
    const last = keys.length - 1;
    for (let depth = 0; depth < last; depth += 1) {
      const next = level.get(keys[depth]);
      if (next instanceof Map) level = next;
      else {
        const made: Level = new Map();
        level.set(keys[depth], made);
        level = made;
      }
    }
    const known = level.get(keys[last]);
    if (typeof known === "number") return known;
    const index = values.push(toValue(item)) - 1;
    level.set(keys[last], index);
    return index;
  };
  return {
    indexOf,
    size: () => values.length,
    add: (item: Draft) => {
      at.add(indexOf(item));
    },
    extend: (by: number) => at.extend(by),
    done: (): Shared<T> => ({ at: at.done(), values }),
  };
}

/** Of one kind either all are numbers or none. */
function createIds(expected: number) {
  const numbers = createGrowingFloats(expected);
  const texts: string[] = [];
  return {
    add: (id: Item["id"]) => {
      if (typeof id === "number") numbers.add(id);
      else texts.push(id);
    },
    extend: (by: number) => numbers.extend(by),
    count: () => numbers.count() + texts.length,
    done: (): ItemColumns["ids"] => (texts.length > 0 ? texts : numbers.done()),
  };
}

/** What items have in common, met one after the other. */
function createSharings(expected: number) {
  // Lists are many names long: one that has been met is known without reading it.
  const nameOf = ofObject((list: readonly string[]) => list.join(" "));
  const subjects = createSharing<Subject>(
    ({ concepts, shape, part }) => [nameOf(concepts), shape, part],
    ({ concepts, shape, part, partner }) => ({ concepts, shape, part, partner }),
    expected,
  );
  const spans = createSharing<ItemSpan>(
    ({ from, to }) => [from, to],
    ({ id, from, to }) => ({ id, from, to }),
    expected,
  );
  const terms = createSharing<ItemTerms>(
    ({ releasedAt, isPremium, industry }) => [releasedAt, isPremium, industry],
    ({ releasedAt, isPremium, industry }) => ({ releasedAt, isPremium, industry }),
    expected,
  );
  const lists = createSharing<ShownTogether>(
    ({ places }) => [nameOf(places)],
    ({ places: listed }) => {
      const places = new Set(listed);
      return { places, prominence: prominenceOf(places) };
    },
    expected,
  );
  return { subjects, spans, terms, lists };
}

/**
 * @param drafts in the order of their ordinals; undefined ends a step
 * @param expected so many items: with more or less it takes longer
 */
export function* columnSteps(
  drafts: Iterable<Draft | MeasureDrafts | undefined>,
  expected: number,
): Steps<ItemColumns> {
  const sharings = createSharings(expected);
  const { subjects, spans, terms, lists } = sharings;
  const ids = createIds(expected);
  const addMeasure = createAddMeasure(sharings, ids.extend);
  const titles: Item["titles"][] = [];
  for (const draft of drafts) {
    if (draft === undefined) {
      yield;
      continue;
    }
    if ("statistics" in draft) {
      yield* addMeasure(draft);
      continue;
    }
    for (const column of [subjects, spans, terms, lists]) column.add(draft);
    if (draft.titles !== undefined) titles[ids.count()] = draft.titles;
    ids.add(draft.id);
    if (ids.count() % itemsPerStep === 0) yield;
  }
  yield;
  const shared = { subjects: subjects.done(), spans: spans.done() };
  yield;
  const others = { terms: terms.done(), lists: lists.done() };
  yield;
  return {
    ids: ids.done(),
    ...shared,
    ...others,
    titles,
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
