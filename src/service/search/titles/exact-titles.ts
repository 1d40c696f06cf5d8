/** Finds an item by its whole title, in any of the four languages. */
import { languageOrder, type Platform } from "../../../contract/known-values.js";
import { inTurns, type IsAsked, type Steps } from "../../library/turns.js";
import type { Block } from "../columns/blocks.js";
import type { Subject } from "../columns/sharings.js";
import type { KindIndex } from "../kind-index.js";
import { hashOfKey, toKey, type Called } from "./item-titles.js";

export interface ExactTitles {
  /** Ordinals of the items called so, with the language of the title; empty for most texts. */
  find(text: string): ReadonlyMap<number, Platform>;
}

/** Titles of so many items are read before other work may get its turn. */
const itemsPerStep = 10;

/** By the hashes of titles, the ordinals of what is called so. */
type ByHash = ReadonlyMap<number, number | readonly number[]>;

/**
 * By what the first items are made of, their titles. The library's own statistics stay when something is imported, and
 * stand before it: their titles are not read again.
 */
export type KnownTitles = WeakMap<object, ByHash>;

interface Reading extends Called {
  readonly known: KnownTitles;
  /** Of others the titles are not read. */
  readonly isRead: (subject: Subject) => boolean;
  /** Asked between steps; false ends it early. */
  readonly isWanted: () => boolean;
  /** What comes first. */
  readonly isAsked: IsAsked;
}

type Columns = Pick<KindIndex, "itemAt" | "columns">;

/** Ordinals of the items whose titles are read. */
function* ordinalSteps(
  { columns: { subjects } }: Columns,
  { from, end }: Pick<Block, "from" | "end">,
  isRead: Reading["isRead"],
): Steps<number[]> {
  const isReadOf = subjects.values.map(isRead);
  const read: number[] = [];
  for (let ordinal = from; ordinal < end; ordinal += 1) {
    if (isReadOf[subjects.at[ordinal] ?? 0] === true) read.push(ordinal);
    if (ordinal % 50_000 === 0) yield;
  }
  return read;
}

/** Of some items. */
function* hashSteps(
  index: Columns,
  range: Pick<Block, "from" | "end">,
  { hashesOf, isRead, isWanted }: Reading,
): Steps<ByHash> {
  const ordinals = new Map<number, number | number[]>();
  const read = yield* ordinalSteps(index, range, isRead);
  for (let start = 0; start < read.length && isWanted(); start += itemsPerStep) {
    for (const ordinal of read.slice(start, start + itemsPerStep)) {
      const item = index.itemAt(ordinal);
      addHashes(ordinals, ordinal, item === undefined ? [] : hashesOf(item));
    }
    yield;
  }
  return ordinals;
}

function addHashes(
  ordinals: Map<number, number | number[]>,
  ordinal: number,
  hashes: readonly number[],
): void {
  for (const hash of hashes) {
    const present = ordinals.get(hash);
    if (present === undefined) ordinals.set(hash, ordinal);
    else if (typeof present === "number") {
      if (present !== ordinal) ordinals.set(hash, [present, ordinal]);
    } else if (!present.includes(ordinal)) present.push(ordinal);
  }
}

/** Of the items that stay whatever is imported, if they are the first, and of the others. */
function* allSteps(index: Columns, reading: Reading): Steps<readonly ByHash[]> {
  const { blocks, ids } = index.columns;
  const [first] = blocks;
  const [of, ...others] = first?.of ?? [];
  const all = { from: 0, end: ids.length };
  if (first === undefined || of === undefined || others.length > 0)
    return [yield* hashSteps(index, all, reading)];
  const known = reading.known.get(of) ?? (yield* hashSteps(index, first, reading));
  if (reading.isWanted()) reading.known.set(of, known);
  return [known, yield* hashSteps(index, { ...all, from: first.end }, reading)];
}

/** Resolves when all titles are read. */
export async function readExactTitles(index: Columns, reading: Reading): Promise<ExactTitles> {
  const { itemAt } = index;
  const { titleOf } = reading;
  const read = await inTurns(allSteps(index, reading), reading.isAsked);
  return {
    find(text) {
      const key = toKey(text);
      const found = new Map<number, Platform>();
      if (key === "") return found;
      const hash = hashOfKey(key);
      for (const ordinal of read.flatMap((ordinals) => ordinals.get(hash) ?? [])) {
        const item = itemAt(ordinal);
        if (item === undefined) continue;
        const titleIn = titleOf(item);
        const language = languageOrder.find((each) => toKey(titleIn(each)) === key);
        if (language !== undefined) found.set(ordinal, language);
      }
      return found;
    },
  };
}
